import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { changeReason } from './change-reason.ts';
import type { ChangeKind } from './inspect-report.ts';

const COMBO = { cat: 'VAT', rate: 'general', percent: '21%' };
const OUTPUT: JsonObject = {
  $regime: 'ES',
  issue_date: '2026-01-15',
  lines: [{ taxes: [{ cat: 'IRPF', percent: '15%' }, COMBO] }],
  doc: 'not a document',
};
const ENVELOPE: JsonObject = {
  $regime: 'FR',
  issue_date: '1999-01-01',
  doc: { $regime: 'PT', issue_date: '2026-01-15', value_date: '2026-02-01', lines: [{ taxes: [COMBO] }] },
};

describe('the reason for a change', () => {
  test.each<[ChangeKind, string, string]>([
    ['overwrote', '$.lines[0].taxes[1].percent', 'rate general on 2026-01-15'],
    ['overwrote', '$.lines[0].taxes[1].surcharge', 'rate general on 2026-01-15'],
    ['dropped', '$.lines[0].taxes[1].surcharge', 'rate general on 2026-01-15'],
    ['overwrote', '$.lines[0].taxes[0].percent', 'tax regime'],
    ['overwrote', '$.lines[7].taxes[0].percent', 'tax regime'],
    ['overwrote', '$.nowhere[0].percent', 'tax regime'],
    ['overwrote', '$.nowhere.x.percent', 'tax regime'],
    ['overwrote', '$.percent', 'tax regime'],
    ['overwrote', '$.percent_of', 'calculation'],
    ['overwrote', '$.surcharge_of', 'calculation'],
    ['defaulted', '$.$regime', 'country of the supplier'],
    ['defaulted', '$.doc.$regime', 'country of the supplier'],
    ['defaulted', '$.$regime.x', 'calculation'],
    ['dropped', '$.$addons[0]', 'unknown addon'],
    ['defaulted', '$.$addons[1]', 'required by another addon'],
    ['defaulted', '$.currency', 'regime ES'],
    ['defaulted', '$.currency_of', 'calculation'],
    ['defaulted', '$.x.$.currency', 'calculation'],
    ['defaulted', '$.lines[0].item.currency', 'calculation'],
    ['defaulted', '$.issue_date', 'today'],
    ['defaulted', '$.issue_time', 'today'],
    ['defaulted', '$.issue_date.x', 'calculation'],
    ['defaulted', '$.type', 'usual type'],
    ['defaulted', '$.type_of', 'calculation'],
    ['defaulted', '$.x.$.type', 'calculation'],
    ['defaulted', '$.tax.notes[0].text', 'scenario of the regime or an addon'],
    ['defaulted', '$.tax.ext.kind', 'regime or addon'],
    ['defaulted', '$.tax.ext', 'regime or addon'],
    ['defaulted', '$.tax.extra', 'calculation'],
    ['normalised', '$.supplier.tax_id.code', 'form of the tax identity'],
    ['defaulted', '$.head.uuid', 'envelope'],
    ['defaulted', '$.header', 'calculation'],
    ['defaulted', '$.x.$.head', 'calculation'],
    ['normalised', '$.supplier.name', 'usual spelling'],
    ['dropped', '$.supplier.name', 'no place in the built document'],
    ['defaulted', '$.lines[0].taxes[0].key', 'tax regime'],
    ['defaulted', '$.lines[0].key_of', 'calculation'],
    ['calculated', '$.lines[0].i', 'position in the list'],
    ['calculated', '$.totals.payable', 'total with tax − retained tax'],
    ['calculated', '$.totals.taxes.categories[0].rates[0].surcharge.amount', 'percentage of the base'],
    ['calculated', '$.lines[0].sum', 'quantity × price'],
    ['calculated', '$.lines[0].seller', 'calculation'],
  ])('%s at %s: %s', (kind, path, reason) => {
    expect(changeReason(kind, path, OUTPUT)).toBe(reason);
  });

  test.each<[string, string]>([
    ['$.doc.currency', 'regime PT'],
    ['$.currency', 'regime FR'],
    ['$.doc.type', 'usual type'],
    ['$.doc.lines[0].taxes[0].percent', 'rate general on 2026-02-01'],
  ])('in an envelope at %s: %s', (path, reason) => {
    expect(changeReason('defaulted', path, ENVELOPE)).toBe(reason);
  });

  test('names no regime where there is none', () => {
    expect(changeReason('defaulted', '$.currency', {})).toBe('regime');
    expect(changeReason('defaulted', '$.currency', { $regime: 7 })).toBe('regime');
    expect(changeReason('defaulted', '$.doc.currency', { $regime: 'ES', doc: [] })).toBe('regime ES');
  });
});
