import { expect, it } from 'vitest';
import { readValue, spelled, typedHint } from './typed-value.ts';

const HOURS = [
  { value: 'h', name: 'Hours' },
  { value: 'kg', name: 'Metric kilograms' },
  { value: 'm2', name: 'Square metres' },
  { value: 'day', name: 'Days' },
];
const ways = { decimalSign: ',', monthFirst: false, from: '2026-11-27' };
const quantity = {
  input: 'amount',
  written: '24',
  unit: { choices: HOURS, put: (key: string) => key },
  change: () => undefined,
} as const;

it.each<[string, string, string | undefined]>([
  ['24', '24', undefined],
  ['1,5 h', '1.5', 'h'],
  ['24h', '24', 'h'],
  ['24 Hours', '24', 'h'],
  ['1 hour', '1', 'h'],
  ['2 horas', '2', 'h'],
  ['3 Tage', '3', 'day'],
  ['24 HUR', '24', 'h'],
  ['7 m²', '7', 'm2'],
  ['2 kgs', '2', 'kg'],
])('a quantity typed as %s is %s with the unit %s', (given, value, unit) => {
  const read = readValue('$.lines[0].quantity', quantity, given, ways);
  expect([read.value, read.unit, read.trouble]).toEqual([value, unit, undefined]);
});

it.each([
  ['24 hurs', 'No unit is called “hurs”. Is it “Hours”?'],
  ['24 parsecs', 'No unit is called “parsecs”.'],
  ['h', 'Not an amount'],
])('a quantity typed as %s is not read: %s', (given, trouble) => {
  const read = readValue('$.lines[0].quantity', quantity, given, ways);
  expect(read.value).toBeUndefined();
  expect(read.trouble).toContain(trouble);
});

const account = { input: 'text', written: '', change: () => undefined } as const;

it.each<[string, string, string | undefined]>([
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000', undefined],
  ['DE98370400440532013000', 'DE98370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['DE89 3704', 'DE89 3704', 'Not the form of an IBAN'],
])('an IBAN typed as %s is kept as %s', (given, value, trouble) => {
  const read = readValue('$.payment.instructions.credit_transfer[0].iban', account, given, ways);
  expect(read.value).toBe(value);
  if (trouble === undefined) expect(read.trouble).toBeUndefined();
  else expect(read.trouble).toContain(trouble);
});

it('an IBAN is shown in groups', () => {
  const path = '$.payment.instructions.credit_transfer[0].iban';
  expect(spelled(path, 'DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(spelled('$.code', 'DE89370400440532013000')).toBe('DE89370400440532013000');
});

it.each([
  ['date', 'soon', '27.11.'],
  ['amount', 'much', '1,234.50'],
  ['percentage', 'most', '21 %'],
] as const)('a hint on a %s and what is said of “%s” name the ways to write it', (input, given, way) => {
  const field = { input, written: '', change: () => undefined };
  expect(typedHint(field)).toContain(way);
  expect(readValue('$.issue_date', field, given, ways).trouble).toContain(way);
  // The ways that are named are read.
  expect(readValue('$.issue_date', field, way, { ...ways, decimalSign: '.' }).value).toBeDefined();
});
