import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { createStandardEngine } from '../../standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-03-05T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const BASE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['pt-saft-v1'],
  currency: 'EUR',
  supplier: { name: 'Azulejos do Douro', tax_id: { country: 'PT', code: '514329874' } },
  lines: [{ quantity: '1', item: { name: 'Painel', price: '80.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

/** SAF-T (PT) codes in `tax.ext` of the built invoice, without the source. */
function codesOf(given: JsonObject): Readonly<Record<string, string>> {
  const outcome = engine.build({ data: { ...BASE, ...given } }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { ext } = outcome.value['tax'] as { ext: Record<string, string> };
  const { 'pt-saft-source': _, ...codes } = ext;
  return Object.fromEntries(Object.entries(codes).map(([key, code]) => [key.replace('pt-saft-', ''), code]));
}

const FR = { 'invoice-type': 'FR' };
const paid = (amount: string) => ({ payment: { advances: [{ description: 'Sinal', amount }] } });

const cases: readonly (readonly [string, JsonObject, Readonly<Record<string, string>>])[] = [
  ['a standard invoice is FT', {}, { 'invoice-type': 'FT' }],
  ['a simplified one is FS', { $tags: ['simplified'] }, { 'invoice-type': 'FS' }],
  ['one with the tag of a receipt is FR', { $tags: ['invoice-receipt'] }, FR],
  ['one that is paid in full is FR, even a simplified one', { $tags: ['simplified'], ...paid('98.40') }, FR],
  ['one that is paid in part is FT', paid('98.39'), { 'invoice-type': 'FT' }],
  ['cash VAT is marked', { $tags: ['cash-vat'] }, { 'invoice-type': 'FT', 'cash-vat': '1' }],
  ['a debit note is ND', { type: 'debit-note', preceding: [{ code: 'FT A/1' }] }, { 'invoice-type': 'ND' }],
  ['a credit note is NC', { type: 'credit-note', preceding: [{ code: 'FT A/1' }] }, { 'invoice-type': 'NC' }],
  ['a pro forma invoice is a working document', { type: 'proforma' }, { 'work-type': 'PF' }],
];

describe('types of invoices in SAF-T (PT)', () => {
  it.each(cases)('%s', (_fact, given, codes) => {
    expect(codesOf(given)).toEqual(codes);
  });
});
