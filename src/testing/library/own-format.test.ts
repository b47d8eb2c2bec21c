import { expect, test } from 'vitest';
import type { TypeOf } from '../../engine/index.ts';
import {
  changeExtensions,
  coreParts,
  createEngine,
  defineAddon,
  defineBehaviour,
  defineNormaliser,
  defineType,
  fillExtension,
  integer,
  list,
  optional,
  required,
  TaxCombo,
  text,
} from '../../engine/index.ts';

const Reading = defineType('meter/reading', {
  about: 'What a meter showed, and how much that is since the reading before.',
  fields: {
    meter: required(text, 'Number of the meter.'),
    shown: optional(list(integer), 'What it showed, one figure after another.'),
    used: optional(integer, 'Difference of the last figure and the first.', { calculated: true }),
  },
});
interface Reading extends TypeOf<typeof Reading> {}

const readings = defineBehaviour<Reading>({
  type: Reading,
  steps: [(reading) => ({ ...reading, used: (reading.shown?.at(-1) ?? 0) - (reading.shown?.[0] ?? 0) })],
});

const meters = defineAddon({
  key: 'xx-meter-v1',
  name: { en: 'Meter readings' },
  extensions: [
    { key: 'xx-meter-kind', name: { en: 'Kind of meter' }, values: [{ code: 'E', name: { en: 'Energy' } }] },
  ],
  types: [Reading],
  behaviours: [readings],
  normalisers: [
    defineNormaliser<TaxCombo>(TaxCombo, (combo) => changeExtensions(combo, fillExtension('xx-meter-kind', 'E'))),
  ],
});

const engine = createEngine({ ...coreParts, regimes: [], addons: [meters] });
const context = { now: () => new Date('2026-03-02T09:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

test('a type of one’s own is read, calculated and written like any other', () => {
  const data = { $schema: 'https://gobl.org/draft-0/meter/reading', shown: [120, 180, 260], meter: 'A-7' };
  expect(engine.build({ data }, context)).toEqual({
    ok: true,
    value: { $schema: data.$schema, meter: 'A-7', shown: [120, 180, 260], used: 140 },
  });
  expect(engine.catalogue.schemas()).toContain('https://gobl.org/draft-0/meter/reading');
});

test('a format of one’s own derives codes for documents that name it', () => {
  const data = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $addons: ['xx-meter-v1'],
    currency: 'EUR',
    code: '1',
    supplier: { name: 'Works' },
    customer: { name: 'Anna Berg' },
    lines: [{ quantity: '140', item: { name: 'kWh', price: '0.30' }, taxes: [{ cat: 'VAT', percent: '20%' }] }],
  };
  const built = engine.build({ data }, context);
  expect(built.ok && built.value).toMatchObject({
    lines: [{ taxes: [{ ext: { 'xx-meter-kind': 'E' } }] }],
    totals: { sum: '42.00', payable: '50.40' },
  });
});
