// numbers.js: the effect of numbers, dates and steps on controls' values
/* Page
<p>page</p>
*/
const starts = { number: '3', range: '3', date: '2020-01-02', month: '2020-01', week: '2020-W01', time: '10:00', 'datetime-local': '2020-01-02T10:00' };
const control = (type, value = starts[type], attributes = {}) => { const input = document.createElement('input'); input.type = type; for (const [name, text] of Object.entries(attributes)) input.setAttribute(name, text); if (value !== undefined) input.value = value; return input; };
const after = (input, step) => { try { step(input); return input.value; } catch (error) { return [error.name, input.value]; } };
for (const type of ['text', 'color', ...Object.keys(starts)]) {
  observe(`valueAsNumber of ${type}`, () => [NaN, Infinity, -Infinity, undefined, null, -0, 0.5, 1.5, -0.4, 1e-7, 1e21, 8.64e15, 8.65e15, -62135596800000, -62135596800001].map(number => after(control(type), input => { input.valueAsNumber = number; })));
  observe(`steps of ${type}`, () => [0, 1, -1, 3, -5, 1e9, -1e9].map(count => [{}, { step: '2' }, { step: 'any' }, { min: '1', max: '6' }].map(attributes => ['stepUp', 'stepDown'].map(name => after(control(type, starts[type], attributes), input => input[name](count))))));
}
observe('valueAsDate', () => Object.keys(starts).map(type => [null, new Date(NaN), new Date(0), new Date(1577934245678), new Date(8.64e15), new Date(-62135596800001)].map(date => after(control(type), input => { input.valueAsDate = date; }))));
observe('times with steps', () => ['time', 'datetime-local'].map(type => [undefined, '1', '2', '.5', '0.001', '90', '3600', 'any'].map(step => [36000000, 36001000, 36000500, 36000010].map(number => after(control(type, undefined, step === undefined ? {} : { step }), input => { input.valueAsNumber = number; })))));
observe('ranges', () => ['1e1', '50.0', '+5', '0x5', '99.999', '-0', '007', '1e1000', '51'].map(value => [{}, { step: '0.1' }, { min: '10', max: '5' }].map(attributes => control('range', value, attributes).value)));
