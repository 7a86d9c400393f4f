// Needs: moment/moment.js
var scenario = async ({ observe, wait }) => {
  await observe('version', () => moment.version);
  await observe('format', () => moment.utc(86400000).format('YYYY-MM-DD dddd HH:mm Do w'));
  await observe('parse', () => moment.utc('12-25-1995', 'MM-DD-YYYY', true).toISOString());
  await observe('invalid', () => moment.utc('2020-02-31').isValid());
  await observe('add', () => moment.utc('2020-01-31').add(1, 'month').format());
  await observe('from', () => moment.utc(0).from(moment.utc(7200000)));
  await observe('duration', () => moment.duration(5000000).humanize());
  await observe('now', async () => { const a = moment(); await wait(300); const d = moment().diff(a); return d >= 290 && d < 3000; });
};
