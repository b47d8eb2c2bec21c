import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutationsOf } from '../../testing/rules/mutate.ts';
import { ruleBench } from '../../testing/rules/rule-bench.ts';
import type { Json } from '../core/json/json.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import { defineRegime } from '../core/tax/regime.ts';
import { Invoice } from './bill/invoice.ts';
import { Payment } from './bill/payment.ts';
import { Status } from './bill/status.ts';
import { Envelope } from './envelope/envelope.ts';
import { Message } from './note/message.ts';
import { coreRules } from './rules.ts';
import { RegimeDef } from './tax/regime-def.ts';

const regime = defineRegime({
  country: 'AA',
  name: { en: 'Testland' },
  timeZone: 'UTC',
  currency: 'EUR',
  categories: [{ code: 'VAT', name: { en: 'VAT' }, keys: [{ key: 'standard', name: { en: 'Standard' } }] }],
});
const bench = ruleBench({ rules: coreRules, regimes: [regime], embedded: [Invoice, Message, Status] });

const party = {
  name: 'Acme',
  tax_id: { country: 'AA', code: 'B1', scheme: 'x' },
  identities: [{ key: 'a', code: '1' }],
  people: [{ name: { given: 'Jo' }, emails: [{ addr: 'jo@example.com' }] }],
  inboxes: [{ url: 'https://example.com' }],
  endpoints: [{ uri: 'urn:a' }],
  addresses: [{ street: 'Road', coords: { lat: 1.5, w3w: 'a.b.c' } }],
  meta: { a: 'x' },
};
const combo = { cat: 'VAT', key: 'standard', rate: 'general', percent: '20%', surcharge: '1%', ext: { 'a-b': 'c' } };
const item = { name: 'Chair', price: '1', unit: 'kg', images: [{ url: 'example.com', height: 64 }] };
const invoice = {
  $schema: SCHEMA_ROOT + 'bill/invoice',
  $regime: 'AA',
  $addons: ['a'],
  $tags: ['b'],
  type: 'standard',
  code: '1',
  issue_date: '2026-01-31',
  currency: 'EUR',
  exchange_rates: [{ from: 'EUR', to: 'USD', at: '2026-01-31T00:00:00', amount: '2' }],
  supplier: party,
  customer: party,
  preceding: [{ code: '1', issue_date: '2026-01-31', url: 'example.com', schema: SCHEMA_ROOT + 'bill/invoice' }],
  tax: { rounding: 'precise', point: 'issue', notes: [{ text: 'x' }] },
  lines: [{ i: 1, quantity: '1', item, taxes: [combo], breakdown: [{ i: 1, item }], charges: [{ base: '1' }] }],
  discounts: [{ base: '1', percent: '1%', taxes: [combo, combo] }],
  charges: [{ base: '1', amount: '1' }],
  payment: {
    terms: { key: 'instant', due_dates: [{ date: '2026-01-31', amount: '1' }] },
    instructions: { key: 'card+x', online: [{ url: 'example.com' }] },
    advances: [{ key: 'cash', amount: '1' }],
  },
  delivery: { period: { start: '2026-01-01', end: '2026-01-31' } },
  totals: {},
  notes: [{ key: 'legal', text: 'x' }],
  complements: [{ $schema: SCHEMA_ROOT + 'note/message', content: 'x' }],
  attachments: [{ url: 'example.com', mime: 'application/pdf' }],
};
const head = {
  uuid: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b',
  dig: { alg: 'sha256', val: 'x' },
  stamps: [{ prv: 'a', val: 'x' }],
  links: [{ key: 'a', url: 'example.com', digest: { alg: 'a', val: 'b' } }],
};
const rate = { rate: 'general', name: { en: 'x' }, values: [{ since: '2026-01-01', percent: '1%' }] };

const documents: readonly (readonly [type: DocumentType, json: Json])[] = [
  [Invoice, invoice],
  [Envelope, { $schema: SCHEMA_ROOT + 'envelope', head, doc: invoice, sigs: ['eyJhbGciOiJFUzI1NiJ9.e30.AA'] }],
  [Payment, { currency: 'EUR', total: '1', methods: [{ amount: '1', currency: 'USD' }], lines: [{ payable: '1' }] }],
  [Status, { lines: [{ key: 'paid', reasons: [{ key: 'legal', faults: [{}] }], actions: [{ key: 'none' }] }] }],
  [RegimeDef, { time_zone: 'UTC', categories: [{ code: 'A', map: { a: 'b' }, rates: [rate] }] }],
];

describe('judging', () => {
  it.each(documents)('finds faults at places of the document or throws nothing ($id)', (type, json) => {
    fc.assert(
      fc.property(mutationsOf(json), (mutated) => {
        if (!bench.canRead(type, mutated)) return;
        for (const { path } of bench.judge(type, mutated)) expect(path).toMatch(/^\$/);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
