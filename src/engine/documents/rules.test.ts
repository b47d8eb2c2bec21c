import { describe, expect, it } from 'vitest';
import { codesOf, judgedCodesOf } from '../../testing/rules/rule-cases.ts';
import { coreRules } from './rules.ts';

/** The format's rule codes for every document: numbers by family, in full `GOBL-<family>-<number>`. */
const published: Readonly<Record<string, string>> = {
  'BILL-ACTION': '01 02',
  'BILL-CHARGE': '01',
  'BILL-DELIVERY': '01 02 03 04 05',
  'BILL-DISCOUNT': '01',
  'BILL-FAULT': '01',
  'BILL-INVOICE': '01 02 03 04 05 06 07 08 09 10 11',
  'BILL-LINE': '01 02 03 04 05',
  'BILL-LINECHARGE': '01 02 03 04 05',
  'BILL-LINEDISCOUNT': '01',
  'BILL-ORDER': '01 02 03 04 05 06',
  'BILL-PAYMENT': '01 02 03 04 05 06 07 08 09',
  'BILL-PAYMENTLINE': '01 02 03 04 05 11 12',
  'BILL-REASON': '01 02',
  'BILL-STATUS': '01 02 03 04',
  'BILL-STATUSLINE': '01 02',
  'BILL-SUBLINE': '01 02 03 04 05',
  'BILL-TAX': '01 02',
  'CAL-DATE': '01',
  'CAL-DATETIME': '01',
  'CAL-PERIOD': '01 02 10 11',
  'CAL-TIMESTAMP': '01',
  'CBC-CODE': '01 02',
  'CBC-CODEMAP': '01',
  'CBC-DEFINITION': '01 02 03',
  'CBC-KEY': '01 02',
  'CBC-SOURCE': '01',
  'CBC-URI': '01 02',
  'CURRENCY-AMOUNT': '01',
  'CURRENCY-CODE': '01',
  'CURRENCY-EXCHANGERATE': '01 02 03 04',
  'DSIG-DIGEST': '01 02',
  ENVELOPE: '01 02 03 04 11 12 13',
  'HEAD-HEADER': '01 02 03 04',
  'HEAD-LINK': '01 02 03 04 05 06',
  'HEAD-STAMP': '01 02',
  'I18N-LANG': '01',
  'NOTE-MESSAGE': '01',
  'ORG-ATTACHMENT': '01 02',
  'ORG-ATTRIBUTE': '01 02 03',
  'ORG-COORDINATES': '01 02 03',
  'ORG-DOCUMENTREF': '01 02 03',
  'ORG-EMAIL': '01 02',
  'ORG-ENDPOINT': '01',
  'ORG-IDENTITY': '01 02 03',
  'ORG-IMAGE': '01 02 03',
  'ORG-INBOX': '01 02 03 04 05',
  'ORG-ITEM': '01 02 03 05 06 07 08 09',
  'ORG-NAME': '01 02',
  'ORG-NOTE': '01 02',
  'ORG-PERSON': '01',
  'ORG-REGISTRATION': '01',
  'ORG-TELEPHONE': '01',
  'ORG-UNIT': '01',
  'ORG-WEBSITE': '01',
  'PAY-DUEDATE': '01 02',
  'PAY-INSTRUCTIONS': '01 02',
  'PAY-ONLINE': '01',
  'PAY-RECORD': '01',
  'PAY-TERMS': '01',
  'SCHEMA-ID': '01',
  'SCHEMA-OBJECT': '01',
  'TAX-ADDONDEF': '01 02',
  'TAX-ADDONS': '01',
  'TAX-CATEGORYDEF': '01 02 03 04',
  'TAX-COMBO': '01 02 03 04 05 06',
  'TAX-CORRECTIONDEFINITION': '01',
  'TAX-FILTER': '01',
  'TAX-THRESHOLDDEF': '01 02 03 04 05',
  'TAX-IDENTITY': '01 02 03',
  'TAX-NOTE': '01',
  'TAX-RATEDEF': '01 02 03 04',
  'TAX-REGIMEDEF': '01 02 03 04 05',
  'TAX-SCENARIOSET': '01 02',
  'TAX-SET': '01',
  'UUID-UUID': '01',
};

/** Guaranteed by the reader: invalid dates and UUIDs are refused earlier, and amounts always exist. */
const settled = [
  'GOBL-BILL-DELIVERY-03',
  'GOBL-BILL-LINE-02',
  'GOBL-BILL-ORDER-03',
  'GOBL-BILL-PAYMENT-04',
  'GOBL-BILL-SUBLINE-02',
  'GOBL-CAL-DATE-01',
  'GOBL-CAL-DATETIME-01',
  'GOBL-CAL-TIMESTAMP-01',
  'GOBL-TAX-RATEDEF-04',
  'GOBL-TAX-REGIMEDEF-05',
  'GOBL-UUID-UUID-01',
];

const OWN = ['ASSAY-BILL-CHARGE-01', 'ASSAY-PAY-DIRECTDEBIT-01', 'ASSAY-PAY-RECORD-01', 'ASSAY-PAY-RECORD-02'];

describe('rules for every document', () => {
  it('are those that the format publishes', () => {
    const codes = Object.entries(published).flatMap(([family, numbers]) =>
      numbers.split(' ').map((number) => `GOBL-${family}-${number}`),
    );
    // Our own rules, for those whose codes are not published yet.
    expect(codesOf(coreRules)).toEqual([...OWN, ...codes.sort()]);
  });

  it('are judged, except those that reading settles', () => {
    const judged = new Set(judgedCodesOf(coreRules));
    expect(codesOf(coreRules).filter((code) => !judged.has(code))).toEqual(settled);
  });

  it('say what must hold in one sentence that needs no full stop', () => {
    for (const { rows } of coreRules)
      for (const { say } of Object.values(rows)) expect(say).toMatch(/^[A-Z].{10,}[^.]$/);
  });
});
