// js/html/forms/dates.js: parsing and formatting of the dates and times of input elements.
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#dates-and-times
//
// The numbers are those of each type's algorithms: milliseconds since 1970 (date, week, datetime-local), milliseconds of the day
// (time), and months since January 1970 (month).
//
// Reads, writes and exposes nothing.
// Exports dateNumber(type, text) → number, null for a text that is not valid for the type · dateText(type, number, step): text, with the
//         seconds and fractions that a step of this many milliseconds requires, '' for a number that the type cannot represent.
'use strict'; { const G = this; const { primordials } = G;

const { exec, floor, numberText, slice } = primordials;
const DAY = 86_400_000, HOUR = 3_600_000, MINUTE = 60_000, SECOND = 1000;
// The last time that a Date can represent.
const LAST = 8.64e15;
const FIRST_YEAR = 1, EPOCH_YEAR = 1970, THURSDAY = 3;

const isLeap = year => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const monthLength = (year, month) => month === 2 && isLeap(year) ? 29 : lengths[month - 1];
// The days from 1 January 1970 to a date. Years are counted from March, so that a leap day is the last day of its year.
function daysOf(year, month, day) {
  const from = month > 2 ? year : year - 1, era = floor(from / 400), inEra = from - era * 400;
  const inYear = floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * 146_097 + inEra * 365 + floor(inEra / 4) - floor(inEra / 100) + inYear - 719_468;
}
function dateOf(days) {
  const shifted = days + 719_468, era = floor(shifted / 146_097), inEra = shifted - era * 146_097;
  const yearInEra = floor((inEra - floor(inEra / 1460) + floor(inEra / 36_524) - floor(inEra / 146_096)) / 365);
  const inYear = inEra - (365 * yearInEra + floor(yearInEra / 4) - floor(yearInEra / 100)), place = floor((5 * inYear + 2) / 153);
  const month = place < 10 ? place + 3 : place - 9;
  return { __proto__: null, year: yearInEra + era * 400 + (month <= 2 ? 1 : 0), month, day: inYear - floor((153 * place + 2) / 5) + 1 };
}
// Monday is 0.
const weekday = days => ((days + THURSDAY) % 7 + 7) % 7;
// The Monday of a year's first week, the week that contains its first Thursday.
function firstMonday(year) {
  const first = daysOf(year, 1, 4);
  return first - weekday(first);
}
const weeksOf = year => (firstMonday(year + 1) - firstMonday(year)) / 7;

const monthPattern = /^(\d{4,})-(\d\d)$/, datePattern = /^(\d{4,})-(\d\d)-(\d\d)$/, weekPattern = /^(\d{4,})-W(\d\d)$/;
const timePattern = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?$/, localPattern = /^(\d{4,}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)$/;
// The milliseconds of a date, null if a Date cannot represent it.
const bounded = time => time > LAST || time < -LAST ? null : time;
function dateTime(text) {
  const match = exec(datePattern, text);
  if (match === null) return null;
  const year = +match[1], month = +match[2], day = +match[3];
  if (year < FIRST_YEAR || month < 1 || month > 12 || day < 1 || day > monthLength(year, month)) return null;
  return bounded(daysOf(year, month, day) * DAY);
}
function timeOfDay(text) {
  const match = exec(timePattern, text);
  if (match === null) return null;
  const hours = +match[1], minutes = +match[2], seconds = match[3] === undefined ? 0 : +match[3];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return hours * HOUR + minutes * MINUTE + seconds * SECOND + (match[4] === undefined ? 0 : +slice(`${match[4]}00`, 0, 3));
}
function dateNumber(type, text) {
  switch (type) {
    case 'date': return dateTime(text);
    case 'time': return timeOfDay(text);
    case 'month': {
      const match = exec(monthPattern, text);
      if (match === null) return null;
      const year = +match[1], month = +match[2];
      if (year < FIRST_YEAR || month < 1 || month > 12 || bounded(daysOf(year, month, 1) * DAY) === null) return null;
      return (year - EPOCH_YEAR) * 12 + month - 1;
    }
    case 'week': {
      const match = exec(weekPattern, text);
      if (match === null) return null;
      const year = +match[1], week = +match[2];
      if (year < FIRST_YEAR || year > 300_000 || week < 1 || week > weeksOf(year)) return null;
      return bounded((firstMonday(year) + (week - 1) * 7) * DAY);
    }
    case 'datetime-local': {
      const match = exec(localPattern, text);
      if (match === null) return null;
      const date = dateTime(match[1]), time = timeOfDay(match[2]);
      return date === null || time === null ? null : bounded(date + time);
    }
    default: return null;
  }
} G.dateNumber = dateNumber;

function padded(number, length) {
  let text = numberText(number);
  while (text.length < length) text = `0${text}`;
  return text;
}
// The shortest text of a time: seconds and their fraction only where they are not 0, or steps need them.
function timeText(time, step) {
  const minutes = `${padded(floor(time / HOUR), 2)}:${padded(floor(time % HOUR / MINUTE), 2)}`;
  const seconds = floor(time % MINUTE / SECOND), rest = time % SECOND;
  if (seconds === 0 && rest === 0 && step % MINUTE === 0) return minutes;
  let fraction = rest === 0 && step % SECOND === 0 ? '' : `.${padded(rest, 3)}`;
  while (fraction.length > 2 && fraction[fraction.length - 1] === '0') fraction = slice(fraction, 0, -1);
  return `${minutes}:${padded(seconds, 2)}${fraction}`;
}
function dayText(days) {
  const { year, month, day } = dateOf(days);
  return year < FIRST_YEAR ? '' : `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}
function weekText(days) {
  const thursday = days - weekday(days) + THURSDAY, { year } = dateOf(thursday);
  return year < FIRST_YEAR ? '' : `${padded(year, 4)}-W${padded(floor((days - firstMonday(year)) / 7) + 1, 2)}`;
}
const rounded = number => floor(number + 0.5);
function dateText(type, number, step = MINUTE) {
  if (number !== number) return '';
  if (type === 'month') {
    const month = rounded(number), year = EPOCH_YEAR + floor(month / 12);
    if (year < FIRST_YEAR || year > 275_760) return '';
    return `${padded(year, 4)}-${padded(month - floor(month / 12) * 12 + 1, 2)}`;
  }
  if (type === 'time') return timeText((rounded(number % DAY) + DAY) % DAY, step);
  if (bounded(number) === null) return '';
  const time = rounded(number), days = floor(time / DAY), inDay = time - days * DAY;
  switch (type) {
    case 'date': return dayText(days);
    case 'week': return weekText(days);
    case 'datetime-local': { const day = dayText(days); return day === '' ? '' : `${day}T${timeText(inDay, step)}`; }
    default: return '';
  }
} G.dateText = dateText;
}
