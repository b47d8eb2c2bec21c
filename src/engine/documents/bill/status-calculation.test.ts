import { expect, test } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { createStandardEngine } from '../../standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T23:30:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const at = (uri: string) => ({ endpoints: [{ uri }] });
const BASE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/status',
  type: 'response',
  code: 'S-1',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' }, ...at('peppol:s') },
  customer: { name: 'Café Central', ...at('peppol:c') },
  lines: [
    { key: 'accepted', doc: { code: 'F-1' } },
    { key: 'paid', doc: { code: 'F-2' } },
  ],
};

function build(change: JsonObject, envelop = false): JsonObject {
  const outcome = engine.build({ data: { ...BASE, ...change }, envelop }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

test('a status numbers its lines and is dated in UTC, though it follows a regime', () => {
  expect(build({})).toMatchObject({ $regime: 'ES', issue_date: '2026-01-15', lines: [{ index: 1 }, { index: 2 }] });
});

test('a date that is given stays, and no time is filled in', () => {
  expect(build({ issue_date: '2025-12-31', issue_time: '00:00:00' })).toMatchObject({
    issue_date: '2025-12-31',
    issue_time: '00:00:00',
  });
});

test('documents embedded in a line are calculated at their place', () => {
  const payment = { $schema: 'https://gobl.org/draft-0/bill/payment', currency: '', lines: [{ amount: '1' }] };
  const outcome = engine.build({ data: { ...BASE, lines: [{ key: 'paid', complements: [payment] }] } }, context);
  expect(outcome).toMatchObject({
    ok: false,
    error: { faults: [{ properties: ['$.lines[0].complements[0].currency'] }] },
  });
});

test('documents embedded in a line get an identifier', () => {
  const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'Hi' };
  expect(build({ lines: [{ key: 'paid', complements: [message] }] })).toMatchObject({
    lines: [{ complements: [{ uuid: '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' }] }],
  });
});

test.each([
  ['response', 'peppol:c', 'peppol:s'],
  ['update', 'peppol:s', 'peppol:c'],
  ['system', undefined, undefined],
])('a %s goes from %s to %s', (type, from, to) => {
  const { head } = build({ type }, true) as { head: JsonObject };
  expect([head['from'], head['to']]).toEqual([from, to]);
});
