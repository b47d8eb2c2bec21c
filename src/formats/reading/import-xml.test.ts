import { beforeAll, describe, expect, it } from 'vitest';
import { ublInvoice } from '../../api/examples/xml.ts';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from './import-xml.ts';
import type { ImportResult } from './importer.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import type { ReportEntry } from '../mapping/report.ts';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function imported(data: string): ImportResult {
  const outcome = importXml({ data }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function entry(result: ImportResult, end: string): ReportEntry {
  const found = result.report.entries.find(({ path }) => path.endsWith(end));
  if (!found) throw new Error(`no entry for ${end}`);
  return found;
}

function leaves(element: XmlElement): string[] {
  const attributes = element.attributes.map(xmlPath);
  const own = element.children.length === 0 && element.text.trim() !== '' ? [xmlPath(element)] : [];
  return [...attributes, ...own, ...element.children.flatMap(leaves)];
}

/** The example with one text replaced. */
const changed = (from: string, to: string): string => ublInvoice.replace(from, to);

describe('the report of an import', () => {
  it.each([
    ['a space that does not break', '\u00a0'],
    ['a byte order mark', '\ufeff'],
  ])('has an entry for a leaf that is only %s', (_, text) => {
    const result = imported(ublInvoice.replace('<cac:AccountingSupplierParty>', `<cbc:Note>${text}</cbc:Note>$&`));
    expect(entry(result, '/Note[1]')).toMatchObject({ value: text });
  });

  it('lists the first thousand characters of a value', () => {
    const result = imported(
      ublInvoice.replace('<cac:AccountingSupplierParty>', `<cbc:Note>${'n'.repeat(1_001)}</cbc:Note>$&`),
    );
    expect(entry(result, '/Note[1]').value).toBe(`${'n'.repeat(1_000)}…`);
    expect(JSON.stringify(result.document)).toContain('n'.repeat(1_001));
  });

  it('is no longer than its limit, and counts what it leaves out', () => {
    const names = Array.from({ length: 30 }, (_, i) => `${'n'.repeat(250)}${i}`);
    const nested = (inside: string) => names.reduceRight((inner, name) => `<${name}>${inner}</${name}>`, inside);
    const result = imported(
      ublInvoice.replace('<cac:AccountingSupplierParty>', `${nested('<a>1</a>'.repeat(2_000))}$&`),
    );
    const { entries, left_out = 0 } = result.report;
    expect(JSON.stringify(result.report).length).toBeLessThan(4_100_000);
    const whole = imported(ublInvoice).report.entries.length;
    expect(entries.length + left_out).toBe(whole + 2_000);
    expect(left_out).toBeGreaterThan(1_000);
  });

  it('has an entry for every leaf of an invoice of 10,000 lines', () => {
    const line = /<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/;
    const lines = Array.from(
      { length: 10_000 },
      (_, i) =>
        `<cac:InvoiceLine><cbc:ID>${i}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity><cac:Item><cbc:Name>Chair</cbc:Name></cac:Item></cac:InvoiceLine>`,
    );
    const { entries, left_out } = imported(ublInvoice.replace(line, lines.join(''))).report;
    expect([entries.length > 40_000, left_out]).toEqual([true, undefined]);
  });
});

describe('importing UBL', () => {
  it('gives the document as a person would write it', () => {
    const { document, format, profile } = imported(ublInvoice);
    expect([format, profile]).toEqual(['ubl', 'en16931']);
    expect(document).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'ES',
      $addons: ['eu-en16931-v2017'],
      type: 'standard',
      code: 'A-1042',
      issue_date: '2026-01-15',
      currency: 'EUR',
      tax: { rounding: 'currency' },
      supplier: {
        name: 'Talleres Arganzuela S.L.',
        tax_id: { country: 'ES', code: 'B98602642' },
        addresses: [{ locality: 'Madrid', country: 'ES' }],
      },
      customer: { name: 'Molinos del Tajo S.A.', addresses: [{ locality: 'Toledo', country: 'ES' }] },
      lines: [
        {
          quantity: '4',
          item: { name: 'Repair of a millstone', unit: 'h', price: '50.00' },
          taxes: [{ cat: 'VAT', percent: '21%' }],
        },
      ],
      payment: { terms: { due_dates: [{ date: '2026-02-14', percent: '100%' }] } },
    });
  });

  it('accounts for every leaf once, at its line and column', () => {
    const { report } = imported(ublInvoice);
    const read = readXml(ublInvoice);
    expect(report.entries.map(({ path }) => path).sort()).toEqual(read.ok && leaves(read.document.root).sort());
    expect(entry(imported(ublInvoice), '/Invoice[1]/ID[1]')).toEqual({
      path: '/Invoice[1]/ID[1]',
      value: 'A-1042',
      line: 6,
      column: 11,
      outcome: 'taken',
      terms: ['BT-1'],
      to: ['$.code'],
    });
  });

  it('sets declared figures against calculated ones, to the cent', () => {
    const right = imported(ublInvoice);
    expect(entry(right, '/LegalMonetaryTotal[1]/PayableAmount[1]')).toMatchObject({
      outcome: 'recalculated',
      to: ['$.totals.payable'],
      became: '242.00',
    });
    expect(entry(right, '/LegalMonetaryTotal[1]/PayableAmount[1]').why).toBeUndefined();
    const wrong = imported(
      changed('<cbc:PayableAmount currencyID="EUR">242.00', '<cbc:PayableAmount currencyID="EUR">442.00'),
    );
    expect(entry(wrong, '/LegalMonetaryTotal[1]/PayableAmount[1]').why).toBe(
      'The XML says 442.00, a difference of 200.00, as much as line 1',
    );
  });

  it.each([
    [
      'an element nobody knows',
      '<cbc:ID>A-1042</cbc:ID>',
      '<cbc:ID>A-1042</cbc:ID><cbc:Odd>1</cbc:Odd>',
      '/Odd[1]',
      'left',
    ],
    ['a date that is none', '2026-01-15', '2026-02-30', '/IssueDate[1]', 'left'],
    ['a number that is none', '>4<', '>four<', '/InvoicedQuantity[1]', 'left'],
    ['a word for a fixed one', 'unitCode="HUR"', 'unitCode=""', '/@unitCode', 'implied'],
    [
      'a currency that is not that of the invoice',
      'currencyID="EUR">50.00',
      'currencyID="USD">50.00',
      'Amount[1]/@currencyID',
      'left',
    ],
  ])('refuses nothing: %s is accounted for', (_, from, to, path, outcome) => {
    const found = imported(changed(from, to)).report.entries.filter((candidate) => candidate.path.endsWith(path));
    expect(found.map((entry) => entry.outcome)).toContain(outcome);
  });

  it('takes the amount of an allowance when its percentage does not give it', () => {
    const allowance = (amount: string): string => `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>
      <cbc:AllowanceChargeReason>Loyal</cbc:AllowanceChargeReason><cbc:MultiplierFactorNumeric>10.0</cbc:MultiplierFactorNumeric>
      <cbc:Amount currencyID="EUR">${amount}</cbc:Amount><cbc:BaseAmount currencyID="EUR">200.00</cbc:BaseAmount></cac:AllowanceCharge>`;
    const discounts = (amount: string) =>
      imported(changed('<cac:TaxTotal>', `${allowance(amount)}<cac:TaxTotal>`)).document['discounts'];
    expect(discounts('20.00')).toEqual([{ reason: 'Loyal', percent: '10%', base: '200.00' }]);
    expect(discounts('19.00')).toEqual([{ reason: 'Loyal', amount: '19.00' }]);
  });

  it('leaves a base without a percentage, which no document states', () => {
    const allowance = `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator>
      <cbc:AllowanceChargeReason>Loyal</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">20.00</cbc:Amount>
      <cbc:BaseAmount currencyID="EUR">200.00</cbc:BaseAmount></cac:AllowanceCharge>`;
    const result = imported(changed('<cac:TaxTotal>', `${allowance}<cac:TaxTotal>`));
    expect(result.document['discounts']).toEqual([{ reason: 'Loyal', amount: '20.00' }]);
    expect(entry(result, '/AllowanceCharge[1]/BaseAmount[1]')).toMatchObject({ outcome: 'left' });
    const { faults } = engine.inspect({ data: result.document }, systemContext);
    expect(faults.map(({ code }) => code)).not.toContain('GOBL-BILL-DISCOUNT-01');
  });

  it('keeps every account, every delivery and every prepayment', () => {
    const means = (iban: string): string => `<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>
      <cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>`;
    const delivery = (date: string): string =>
      `<cac:Delivery><cbc:ActualDeliveryDate>${date}</cbc:ActualDeliveryDate></cac:Delivery>`;
    const paid = `<cac:PrepaidPayment><cbc:PaidAmount currencyID="EUR">42.00</cbc:PaidAmount><cbc:ReceivedDate>2026-01-02</cbc:ReceivedDate></cac:PrepaidPayment>`;
    const added = [
      delivery('2026-01-10'),
      delivery('2026-01-03'),
      means('ES9121000418450200051332'),
      means('DE89370400440532013000'),
      paid,
    ];
    const { document } = imported(changed('<cac:TaxTotal>', `${added.join('')}<cac:TaxTotal>`));
    expect(document['payment']).toMatchObject({
      instructions: {
        key: 'credit-transfer',
        credit_transfer: [{ iban: 'ES9121000418450200051332' }, { iban: 'DE89370400440532013000' }],
      },
      advances: [{ date: '2026-01-02', amount: '42.00' }],
    });
    expect(document['delivery']).toEqual({ date: '2026-01-10', period: { start: '2026-01-03', end: '2026-01-10' } });
  });

  it('divides a price by the quantity it is for, unless the line contradicts it', () => {
    const price = (amount: string, base: string) => {
      const { document } = imported(
        changed(
          '<cbc:PriceAmount currencyID="EUR">50.00</cbc:PriceAmount>',
          `<cbc:PriceAmount currencyID="EUR">${amount}</cbc:PriceAmount><cbc:BaseQuantity>${base}</cbc:BaseQuantity>`,
        ),
      );
      return (document['lines'] as { item: { price: string } }[])[0]?.item.price;
    };
    expect([price('500.00', '10'), price('50.00', '1'), price('50.00', '50.00'), price('350.01', '7')]).toEqual([
      '50.00',
      '50.00',
      '50.00',
      '50.001',
    ]);
  });

  it('says how the document writes what it writes in another way', () => {
    const property =
      '<cac:AdditionalItemProperty><cbc:Name>Year built</cbc:Name><cbc:Value>1874</cbc:Value></cac:AdditionalItemProperty>';
    const result = imported(changed('</cac:Item>', `${property}</cac:Item>`));
    expect(entry(result, '/AdditionalItemProperty[1]/Name[1]')).toMatchObject({
      outcome: 'taken',
      to: ['$.lines[0].item.meta.year-built'],
      became: 'year-built',
    });
    expect(entry(result, '/AdditionalItemProperty[1]/Value[1]').became).toBeUndefined();
    expect(entry(result, '/InvoicedQuantity[1]/@unitCode').became).toBe('h');
  });

  it('refuses what begins no format that is known', () => {
    const outcome = importXml({ data: '<note/>' }, engine, systemContext, RULE_SETS);
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual(['ASSAY-XML-FORMAT']);
  });
});
