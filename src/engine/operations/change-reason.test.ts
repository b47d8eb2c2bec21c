import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { changeReason } from './change-reason.ts';
import type { ChangeKind } from './inspect-report.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const COMBO = { cat: 'VAT', rate: 'general', percent: '21%' };
const OUTPUT: JsonObject = {
  $regime: 'ES',
  issue_date: '2026-01-15',
  $addons: ['es-sii-v1', 'x-v2'],
  lines: [
    {
      quantity: '3',
      item: { price: '10.555' },
      sum: '31.665',
      discounts: [{}],
      taxes: [{ cat: 'IRPF', percent: '15%' }, COMBO],
    },
    {},
  ],
  discounts: [{ percent: '10%', base: '10.00' }],
  totals: {
    sum: '31.67',
    discount: '1.00',
    total: '30.67',
    tax: '6.44',
    total_with_tax: '37.11',
    payable: '37.11',
    advance: '7.11',
  },
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
    ['overwrote', '$.lines[0].taxes[0].percent', 'the tax law of ES'],
    ['overwrote', '$.lines[7].taxes[0].percent', 'the tax law of ES'],
    ['overwrote', '$.nowhere[0].percent', 'the tax law of ES'],
    ['overwrote', '$.nowhere.x.percent', 'the tax law of ES'],
    ['overwrote', '$.percent', 'the tax law of ES'],
    ['overwrote', '$.percent_of', 'calculated from the rest of the document'],
    ['overwrote', '$.surcharge_of', 'calculated from the rest of the document'],
    ['defaulted', '$.$regime', 'country of the supplier'],
    ['defaulted', '$.doc.$regime', 'country of the supplier'],
    ['defaulted', '$.$regime.x', 'calculated from the rest of the document'],
    ['dropped', '$.$addons[0]', 'unknown addon'],
    ['defaulted', '$.$addons[1]', 'required by another addon'],
    ['defaulted', '$.currency', 'currency of ES'],
    ['defaulted', '$.currency_of', 'calculated from the rest of the document'],
    ['defaulted', '$.x.$.currency', 'calculated from the rest of the document'],
    ['defaulted', '$.lines[0].item.currency', 'calculated from the rest of the document'],
    ['defaulted', '$.issue_date', 'no date given: the date of building is used'],
    ['overwrote', '$.issue_date', 'without issue_time, the current date and time are used'],
    ['overwrote', '$.doc.issue_date', 'without issue_time, the current date and time are used'],
    ['normalised', '$.issue_date', 'usual spelling'],
    ['defaulted', '$.issue_time', 'no time given: the time of building is used'],
    ['defaulted', '$.issue_time.x', 'calculated from the rest of the document'],
    ['defaulted', '$.issue_date.x', 'calculated from the rest of the document'],
    ['defaulted', '$.type', 'no type given: the usual one is used'],
    ['defaulted', '$.type_of', 'calculated from the rest of the document'],
    ['defaulted', '$.x.$.type', 'calculated from the rest of the document'],
    ['defaulted', '$.tax.notes[0].text', 'a note that es-sii-v1 or x-v2 asks for in this case'],
    ['defaulted', '$.tax.ext.es-sii-doc-type', 'set by es-sii-v1'],
    ['defaulted', '$.tax.ext.x-kind', 'set by x-v2'],
    ['defaulted', '$.tax.ext.kind', 'set by es-sii-v1 or x-v2'],
    ['defaulted', '$.tax.ext', 'set by es-sii-v1 or x-v2'],
    ['defaulted', '$.tax.extra', 'calculated from the rest of the document'],
    ['normalised', '$.supplier.tax_id.code', 'form of the tax identity'],
    ['defaulted', '$.head.uuid', 'belongs to the envelope'],
    ['defaulted', '$.header', 'calculated from the rest of the document'],
    ['defaulted', '$.x.$.head', 'calculated from the rest of the document'],
    ['normalised', '$.supplier.name', 'usual spelling'],
    ['normalised', '$.lines[0].taxes[0].rate', 'the current name of this rate'],
    ['dropped', '$.supplier.name', 'not part of a built document'],
    ['dropped', '$.totals.odd', 'totals are calculated again'],
    ['dropped', '$.lines[0].taxes[0].rate', 'the other fields of the tax already say it'],
    ['defaulted', '$.lines[0].taxes[0].key', 'the tax law of ES'],
    ['defaulted', '$.lines[0].key_of', 'calculated from the rest of the document'],
    ['calculated', '$.lines[0].i', 'position in the list'],
    ['calculated', '$.totals.sum', 'sum of the 2 lines'],
    ['calculated', '$.totals.discount', 'sum of one discount'],
    ['calculated', '$.totals.charge', 'sum of the charges'],
    ['calculated', '$.totals.total', 'sum 31.67 − discounts 1.00'],
    ['calculated', '$.totals.total_with_tax', 'total 30.67 + tax 6.44'],
    ['calculated', '$.totals.payable', 'total with tax 37.11'],
    ['calculated', '$.totals.due', 'payable 37.11 − advances 7.11'],
    ['calculated', '$.discounts[0].amount', '10% of 10.00'],
    ['calculated', '$.totals.taxes.categories[0].rates[0].surcharge.amount', 'percentage of the base'],
    ['calculated', '$.lines[0].sum', '3 × 10.555'],
    ['calculated', '$.lines[1].sum', 'quantity × price'],
    ['calculated', '$.lines[0].total', 'sum 31.665 − discounts'],
    ['calculated', '$.lines[0].seller', 'calculated from the rest of the document'],
  ])('%s at %s: %s', (kind, path, reason) => {
    expect(withoutPhrases(changeReason(kind, path, OUTPUT))).toBe(reason);
  });

  test.each<[string, string]>([
    ['$.doc.currency', 'currency of PT'],
    ['$.currency', 'currency of FR'],
    ['$.doc.type', 'no type given: the usual one is used'],
    ['$.doc.lines[0].taxes[0].percent', 'rate general on 2026-02-01'],
  ])('in an envelope at %s: %s', (path, reason) => {
    expect(withoutPhrases(changeReason('defaulted', path, ENVELOPE))).toBe(reason);
  });

  test.each<[JsonObject, string]>([
    [{ $regime: 'IT' }, 'IT'],
    [{ $regime: 'IT', $addons: [] }, 'IT'],
    [{ $regime: 'IT', $addons: [7, 'a-v1', null] }, 'a-v1'],
    [{ $regime: 'IT', $addons: 'a-v1' }, 'IT'],
    [{ $regime: 7 }, 'the law'],
    [{}, 'the law'],
  ])('a note in %j is what %s asks for', (document, asker) => {
    expect(withoutPhrases(changeReason('defaulted', '$.tax.notes[0]', document))).toBe(
      `a note that ${asker} asks for in this case`,
    );
  });

  test('names no regime where there is none', () => {
    expect(withoutPhrases(changeReason('defaulted', '$.currency', {}))).toBe('currency of the country');
    expect(withoutPhrases(changeReason('defaulted', '$.currency', { $regime: 7 }))).toBe('currency of the country');
    expect(withoutPhrases(changeReason('defaulted', '$.doc.currency', { $regime: 'ES', doc: [] }))).toBe(
      'currency of ES',
    );
  });
});
