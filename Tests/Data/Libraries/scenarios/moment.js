// moment.js: dates
// Loads: usr/share/javascript/moment/moment.js
observe('format', () => [moment.utc(0).format('YYYY-MM-DD dddd HH:mm Z'), moment.utc('2024-02-29').add(1, 'year').format('L'), moment.duration(3661, 's').humanize(), moment('31/12/2020', 'DD/MM/YYYY', true).isValid()]);
observe('relative', () => [moment().subtract(3, 'days').fromNow(), moment.utc([2020, 0, 31]).endOf('month').toISOString(), moment.utc('2020-W10-3').week()]);
observe('time passes', async () => { const m = moment(); await wait(60); return moment().diff(m) >= 58; });
