import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { declaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { importXml } from '../../../formats/reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../../../formats/testing/invoices.ts';
import { applyEdits } from '../../../language/edits/apply-edits.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { knowledgeOf } from '../../../language/testing/standard-knowledge.ts';
import { goldenContext } from '../../../testing/examples/examples.ts';
import { loadNationalFormats } from '../../../formats/national/national-formats.ts';
import { CFDI_INVOICE } from '../../../formats/testing/cfdi-receipts.ts';
import { FATTURAPA_INVOICE } from '../../../formats/testing/fatturapa-invoices.ts';
import { NAV_ABROAD } from '../../../formats/testing/nav-invoices.ts';
import { VERIFACTU_INVOICE } from '../../../formats/testing/verifactu-records.ts';
import { isCalculated, valueFieldOf, whyFixed, type PageSource } from './value-field.ts';

let knowledge: Knowledge;
const engine = createStandardEngine();
beforeAll(async () => {
  await loadNationalFormats();
  knowledge = knowledgeOf(engine);
});

const json = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$regime": "DE",
  "issue_date": "2026-11-27",
  "supplier": { "name": "Kessler", "tax_id": { "country": "DE", "code": "811907981" } },
  "lines": [
    {
      "quantity": "24",
      "item": { "name": "Service", "price": "68.00", "unit": "h" },
      "taxes": [{ "cat": "VAT", "percent": "7.0%" }]
    }
  ]
}
`;
const jsonSource: PageSource = {
  text: json,
  document: JSON.parse(json) as JsonObject,
  written: JSON.parse(json) as JsonObject,
  signed: false,
};

function xmlSource(text: string): PageSource {
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  const { document, report } = outcome.value;
  return {
    text,
    document: declaredInvoice(undefined, document, report.entries).document,
    written: document,
    entries: report.entries,
    signed: false,
  };
}

/** The text after a value was given. */
function changed(source: PageSource, path: string, value: string | undefined): string {
  const change = valueFieldOf(path, source, knowledge)?.change(value, source.text);
  return change?.text ?? applyEdits(source.text, change?.edits ?? []);
}

describe('a value of JSON', () => {
  it.each<[string, string, string | undefined, string, string]>([
    ['a text', '$.supplier.name', 'Kessler GmbH', '"Kessler"', '"Kessler GmbH"'],
    ['an amount', '$.lines[0].item.price', '70.00', '"68.00"', '"70.00"'],
    ['a date', '$.issue_date', '2026-11-28', '2026-11-27', '2026-11-28'],
    ['a rate', '$.lines[0].taxes[0].percent', 'rate general', '"percent": "7.0%"', '"rate": "general"'],
    [
      'a value that was missing',
      '$.ordering.code',
      '04011000',
      '\n  ]\n}',
      '\n  ],\n  "ordering": {\n    "code": "04011000"\n  }\n}',
    ],
    ['nothing', '$.lines[0].item.unit', undefined, ', "unit": "h"', ''],
  ])('becomes %s, and nothing else changes', (_, path, value, from, to) => {
    expect(changed(jsonSource, path, value)).toBe(json.replace(from, to));
  });

  it('begins a line with the taxes of the one above it, and a note by itself', () => {
    const added = JSON.parse(changed(jsonSource, '$.lines[1].item.name', 'Filter')) as { lines: readonly unknown[] };
    expect(added.lines[1]).toEqual({ item: { name: 'Filter' }, taxes: [{ cat: 'VAT', percent: '7.0%' }] });
    expect(added.lines[0]).toEqual((JSON.parse(json) as { lines: readonly unknown[] }).lines[0]);
    expect(JSON.parse(changed(jsonSource, '$.notes[0].text', 'Thank you'))).toEqual({
      ...(JSON.parse(json) as JsonObject),
      notes: [{ text: 'Thank you' }],
    });
  });

  it('knows its kind and its choices', () => {
    const field = (path: string) => valueFieldOf(path, jsonSource, knowledge);
    expect(field('$.issue_date')?.input).toBe('date');
    expect(field('$.lines[0].quantity')).toMatchObject({ input: 'amount', written: '24' });
    expect(field('$.supplier.tax_id.country')?.choices?.some(({ value }) => value === 'DE')).toBe(true);
    const rates = field('$.lines[0].taxes[0].percent')?.choices?.map(({ value }) => value);
    expect(rates).toEqual(expect.arrayContaining(['percent 7.0%', 'rate general', 'rate reduced', 'key exempt']));
  });

  it('is locked if it is calculated or signed', () => {
    expect(isCalculated(jsonSource, '$.totals.payable')).toBe(true);
    expect(isCalculated(jsonSource, '$.lines[0].total')).toBe(true);
    expect(isCalculated(jsonSource, '$.totals.rounding')).toBe(false);
    expect(valueFieldOf('$.totals.payable', jsonSource, knowledge)).toBeUndefined();
    expect(valueFieldOf('$.supplier.name', { ...jsonSource, signed: true }, knowledge)).toBeUndefined();
  });
});

describe('a value of XML', () => {
  const ubl = ublInvoice();
  const cii = ciiInvoice();
  it.each<[string, string, string, string | undefined, string, string]>([
    ['a date in UBL', ubl, '$.issue_date', '2026-02-03', '<cbc:IssueDate>2026-02-01<', '<cbc:IssueDate>2026-02-03<'],
    ['a date in CII', cii, '$.issue_date', '2026-02-03', '>20260201<', '>20260203<'],
    ['a unit', ubl, '$.lines[0].item.unit', 'HUR', 'unitCode="C62">10<', 'unitCode="HUR">10<'],
    ['a quantity', ubl, '$.lines[0].quantity', '11', '>10<', '>11<'],
    [
      'a percentage',
      ubl,
      '$.lines[0].taxes[0].percent',
      '21%',
      '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
      '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21<',
    ],
    ['a total', ubl, '$.totals.due', '155.05', '>154.05<', '>155.05<'],
    ['nothing', ubl, '$.payment.terms.due_dates[0].date', undefined, '\n  <cbc:DueDate>2026-03-01</cbc:DueDate>', ''],
  ])('becomes %s, and nothing else changes', (_, xml, path, value, from, to) => {
    expect(xml).toContain(from);
    expect(changed(xmlSource(xml), path, value)).toBe(xml.replace(from, to));
  });

  it('is as it is written, also if it cannot be read', () => {
    const wrong = xmlSource(ubl.replace('>2026-02-01</cbc:IssueDate>', '>01.02.2026</cbc:IssueDate>'));
    expect(valueFieldOf('$.issue_date', wrong, knowledge)).toMatchObject({ input: 'date', written: '01.02.2026' });
    expect(valueFieldOf('$.issue_date', xmlSource(cii), knowledge)?.written).toBe('2026-02-01');
  });

  it('is edited by its element if the document does not have it', () => {
    const path = '/Invoice[1]/CustomizationID[1]';
    expect(valueFieldOf(path, xmlSource(ubl), knowledge)?.written).toBe('urn:cen.eu:en16931:2017');
    expect(valueFieldOf('$.ordering.code', xmlSource(ubl), knowledge)).toBeUndefined();
  });
});

/** A Finvoice, which writes a comma before decimals and days without signs. */
const FINVOICE = `<Finvoice Version="3.0"><InvoiceDetails><InvoiceNumber>71</InvoiceNumber><InvoiceDate Format="CCYYMMDD">20261005</InvoiceDate>
<OrderDate Format="CCYYMMDD">20260814</OrderDate><InvoiceTotalVatIncludedAmount AmountCurrencyIdentifier="EUR">504,56</InvoiceTotalVatIncludedAmount></InvoiceDetails>
<InvoiceRow><ArticleName>Work</ArticleName><InvoicedQuantity QuantityUnitCode="h">5</InvoicedQuantity><UnitPriceNetAmount AmountCurrencyIdentifier="EUR">62,00</UnitPriceNetAmount>
<RowVatRatePercent>25,5</RowVatRatePercent><RowVatCode>S</RowVatCode></InvoiceRow></Finvoice>`;

describe('a value in a file of an authority', () => {
  it.each<[string, string, string, string, string, string, string]>([
    ['a day', VERIFACTU_INVOICE, '$.issue_date', '2026-10-04', '2026-10-06', '>04-10-2026<', '>06-10-2026<'],
    ['a day with its time', CFDI_INVOICE, '$.issue_date', '2026-10-05', '2026-10-06', '2026-10-05T', '2026-10-06T'],
    ['a day without signs', FINVOICE, '$.issue_date', '2026-10-05', '2026-10-06', '>20261005<', '>20261006<'],
    ['a figure', FINVOICE, '$.lines[0].item.price', '62.00', '63.50', '>62,00<', '>63,50<'],
    ['a figure that had no decimals', FINVOICE, '$.lines[0].quantity', '5', '5.5', '>5<', '>5,5<'],
    ['a rate', FINVOICE, '$.lines[0].taxes[0].percent', '25.5', '13.5%', '>25,5<', '>13,5<'],
    ['a part of one', CFDI_INVOICE, '$.lines[0].taxes[0].percent', '16%', '8%', '"0.160000"', '"0.080000"'],
    ['a fine part of one', CFDI_INVOICE, '$.lines[0].taxes[1].percent', '1.25%', '10%', '"0.012500"', '"0.100000"'],
    ['a part of one in NAV', NAV_ABROAD, '$.lines[0].discounts[0].percent', '5%', '7.5%', '>0.05<', '>0.075<'],
    ['a code of its own', CFDI_INVOICE, '$.lines[0].item.unit', 'H87', 'E48', '"H87"', '"E48"'],
    ['a number', FATTURAPA_INVOICE, '$.code', 'P7', 'P8', '<Numero>P7<', '<Numero>P8<'],
  ])('is %s, typed as usual and written as the format writes it', (_, xml, path, shown, value, from, to) => {
    const source = xmlSource(xml);
    expect(valueFieldOf(path, source, knowledge)?.written).toBe(shown);
    expect(xml).toContain(from);
    expect(changed(source, path, value)).toBe(xml.replace(from, to));
  });

  it('that cannot be read is edited by its element, as the format writes it', () => {
    const wrong = xmlSource(FINVOICE.replace('>20261005<', '>5.10.2026<'));
    const element = '/Finvoice[1]/InvoiceDetails[1]/InvoiceDate[1]';
    expect(valueFieldOf(element, wrong, knowledge)).toMatchObject({ input: 'text', written: '5.10.2026' });
    expect(changed(wrong, element, '20261006')).toBe(FINVOICE.replace('>20261005<', '>20261006<'));
  });

  it('that stands twice is changed twice, and one of several elements nowhere', () => {
    const source = xmlSource(FATTURAPA_INVOICE);
    const twice = '$.payment.instructions.credit_transfer[0].iban';
    const iban = /<IBAN>([^<]+)</g;
    expect(new Set(FATTURAPA_INVOICE.match(iban)).size).toBe(1);
    const after = changed(source, twice, 'IT60X0542811101000000123456');
    expect(after.match(iban)).toEqual(FATTURAPA_INVOICE.match(iban)?.map(() => '<IBAN>IT60X0542811101000000123456<'));
    expect(valueFieldOf('$.supplier.name', source, knowledge)).toBeUndefined();
    expect(whyFixed('$.supplier.name', source)).toBe('joined');
    expect(whyFixed('$.currency', source)).toBeUndefined();
    expect(whyFixed('$.$regime', source)).toBe('absent');
    expect(whyFixed('$.supplier', source)).toBeUndefined();
  });
});
