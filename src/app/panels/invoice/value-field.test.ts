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
import { isCalculated, valueFieldOf, type PageSource } from './value-field.ts';

let knowledge: Knowledge;
const engine = createStandardEngine();
beforeAll(() => {
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
