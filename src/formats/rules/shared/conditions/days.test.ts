import { describe, expect, it } from 'vitest';
import { edited, firedBy, type Edit } from '../../../testing/conditions.ts';
import { FATTURAPA_INVOICE } from '../../../testing/fatturapa-invoices.ts';
import { KSEF_INVOICE } from '../../../testing/ksef-invoices.ts';
import { NAV_DOMESTIC } from '../../../testing/nav-invoices.ts';
import { VERIFACTU_INVOICE } from '../../../testing/verifactu-records.ts';

const ISSUED = /<P_1>[\d-]+</;
const ITALIAN = /(<DatiGeneraliDocumento>.*?<Data>)[\d-]+</s;
const LINKED: Edit = [
  /(<\/DatiGeneraliDocumento>)/,
  '$1<DatiFattureCollegate><IdDocumento>7</IdDocumento><Data>2030-06-31</Data></DatiFattureCollegate>',
];
const HUNGARIAN = /<invoiceIssueDate>[\d-]+</;
const SPANISH = /FechaExpedicionFactura>[\d-]+</;

describe('a rule of an authority on the order of days', () => {
  it.each<[rule: string, set: string, file: string, day: Edit, none: readonly Edit[]]>([
    ['P_1-future', 'ksef', KSEF_INVOICE, [ISSUED, '<P_1>2026-11-30<'], [[ISSUED, '<P_1>2026-11-31<']]],
    ['P_1-future', 'ksef', KSEF_INVOICE, [ISSUED, '<P_1>2030-02-28<'], [[ISSUED, '<P_1>2030-02-29<']]],
    ['00403', 'sdi', FATTURAPA_INVOICE, [ITALIAN, '$12026-11-30+01:00<'], [[ITALIAN, '$131/12/2026<']]],
    ['00418', 'sdi', FATTURAPA_INVOICE, [LINKED[0], LINKED[1].replace('06-31', '06-30')], [LINKED]],
    [
      'INCORRECT_DATE_INVOICE_ISSUE_DATE_LATE',
      'nav',
      NAV_DOMESTIC,
      [HUNGARIAN, '<invoiceIssueDate>2027-01-30<'],
      [[HUNGARIAN, '<invoiceIssueDate>2027-02-30<']],
    ],
    [
      '1112',
      'verifactu',
      VERIFACTU_INVOICE,
      [SPANISH, 'FechaExpedicionFactura>30-11-2026<'],
      [[SPANISH, 'FechaExpedicionFactura>31-11-2026<']],
    ],
    [
      '1152',
      'verifactu',
      VERIFACTU_INVOICE,
      [SPANISH, 'FechaExpedicionFactura>30-09-2024<'],
      [[SPANISH, 'FechaExpedicionFactura>31-09-2024<']],
    ],
  ])('%s of %s judges days, and says nothing of what is none', (rule, set, file, day, none) => {
    expect(firedBy(set, edited(file, [day]))).toContain(rule);
    expect(firedBy(set, edited(file, none))).not.toContain(rule);
  });
});
