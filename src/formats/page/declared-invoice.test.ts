import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { importXml } from '../reading/import-xml.ts';
import { at } from '../mapping/report.ts';
import { loadNationalFormats } from '../national/national-formats.ts';
import { CFDI_INVOICE } from '../testing/cfdi-receipts.ts';
import { FATTURAPA_INVOICE } from '../testing/fatturapa-invoices.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { declaredInvoice, withoutUnread } from './declared-invoice.ts';

const engine = createStandardEngine();

function declared(text: string, isBuilt = true): JsonObject {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  const { document, report } = outcome.value;
  const built = isBuilt
    ? engine.inspect({ data: withoutUnread(document, report.entries) }, goldenContext).document
    : undefined;
  return declaredInvoice(built, document, report.entries).document;
}

describe('an XML invoice on its page', () => {
  it.each([
    [
      'a date that cannot be read',
      ublInvoice(),
      '>2026-02-01</cbc:IssueDate>',
      '>01.02.2026</cbc:IssueDate>',
      '$.issue_date',
      '01.02.2026',
    ],
    ['a day that does not exist', ciiInvoice(), '>20260201<', '>20260231<', '$.issue_date', '2026-02-31'],
    ['an unknown unit', ublInvoice(), 'unitCode="C62">10<', 'unitCode="HRS">10<', '$.lines[0].item.unit', 'HRS'],
    [
      'a wrong sum',
      ublInvoice(),
      '>174.00</cbc:TaxInclusiveAmount>',
      '>175.00</cbc:TaxInclusiveAmount>',
      '$.totals.total_with_tax',
      '175.00',
    ],
  ])('has %s as it stands there', (_, xml, from, to, path, shown) => {
    expect(xml).toContain(from);
    expect(at(declared(xml.replace(from, to)), path)).toBe(shown);
  });

  it('has the calculated figure where several elements make up one', async () => {
    await loadNationalFormats();
    expect(at(declared(CFDI_INVOICE), '$.totals.sum')).toBe('110.00');
  });

  it('has no date that it does not state', async () => {
    await loadNationalFormats();
    const xml = FATTURAPA_INVOICE.replace('<Data>2026-10-05<', '<Data>05/10/2026<');
    expect(at(declared(xml), '$.issue_date')).not.toBe(goldenContext.now().toISOString().slice(0, 10));
    const without = ublInvoice().replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
    expect(at(declared(without), '$.issue_date')).toBeUndefined();
  });

  it('has every figure also if a value cannot be read', () => {
    const xml = ublInvoice().replace('>2026-02-01</cbc:IssueDate>', '>01.02.2026</cbc:IssueDate>');
    const [rate] = at(declared(xml), '$.totals.taxes.categories[0].rates') as readonly JsonObject[];
    expect(rate).toMatchObject({ base: '145.00', percent: '20%', amount: '29.00' });
  });

  it('has its declared figures also if it cannot be built', () => {
    const totals = at(declared(ublInvoice(), false), '$.totals');
    expect(totals).toMatchObject({
      sum: '150.00',
      total_with_tax: '174.00',
      taxes: { categories: [{ rates: [{ base: '145.00' }] }] },
    });
  });
});
