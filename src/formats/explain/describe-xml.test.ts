import { describe, expect, it } from 'vitest';
import { describePlace, xmlTerms } from './describe-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';

const UBL = ublInvoice();
const CII = ciiInvoice();

function placeAt(text: string, offset: number) {
  const terms = xmlTerms(text);
  return terms && describePlace(terms, offset);
}

function at(text: string, mark: string, into = 1) {
  const offset = text.indexOf(mark);
  if (offset < 0) throw new Error(`${mark} is not there`);
  return placeAt(text, offset + into);
}

describe('what stands at a place of an XML invoice', () => {
  it.each([
    [UBL, '<cbc:IssueDate>', 'BT-2', 'Invoice issue date'],
    [UBL, '<cbc:TaxInclusiveAmount', 'BT-112', 'Invoice total amount with VAT'],
    [UBL, 'unitCode="C62"', 'BT-130', 'Invoiced quantity unit of measure code'],
    [UBL, '<cac:InvoiceLine>', 'BG-25', 'Invoice line'],
    [CII, '<ram:TypeCode>380', 'BT-3', 'Invoice type code'],
  ])('is described by its term: %#', (text, mark, id, name) => {
    const [term] = at(text, mark)?.terms ?? [];
    expect([term?.id, term?.name.toLowerCase()]).toEqual([id, name.toLowerCase()]);
    expect(term?.description).not.toBe('');
  });

  it('is no term where an element only holds others, and nothing outside', () => {
    expect(at(UBL, '<cac:LegalMonetaryTotal>')?.terms.map(({ id }) => id)).toEqual(['BG-22']);
    expect(at(UBL, '<cac:TaxScheme>')?.terms).toEqual([]);
    expect(placeAt(UBL, 0)).toBeUndefined();
  });

  it('lies from its start tag to its end tag, with its value inside', () => {
    const place = at(UBL, '<cbc:IssueDate>');
    expect(UBL.slice(place?.start, place?.end)).toMatch(/^<cbc:IssueDate>.*<\/cbc:IssueDate>$/);
    expect(UBL.slice(place?.value.start, place?.value.end)).toBe('2026-02-01');
  });

  it.each([
    [UBL, '<cbc:InvoiceTypeCode>', ['380', '384'], ['381']],
    [CII, '<ram:TypeCode>380', ['380', '381'], []],
    [UBL, '<cbc:DocumentCurrencyCode>', ['EUR', 'SEK'], ['EURO']],
    [UBL, 'currencyID="', ['EUR'], []],
    [UBL, 'unitCode="C62"', ['C62', 'HUR'], ['h']],
    [UBL, '<cbc:IdentificationCode>', ['FR', 'XI'], ['UK']],
    [UBL, '<cbc:PaymentMeansCode', ['30', '58'], ['0']],
  ])('may hold these codes and no others: %#', (text, mark, some, none) => {
    const codes = at(text, mark)?.codes?.codes ?? [];
    expect(some.filter((code) => !codes.includes(code))).toEqual([]);
    expect(none.filter((code) => codes.includes(code))).toEqual([]);
  });

  it.each([
    ['pint:billing-1@sg-1', 'Seller GST identifier'],
    ['pint:billing-1@my-1', 'Seller SST identifier'],
    ['pint:billing-1@jp-1', 'Seller VAT identifier'],
  ])('calls the tax what the rule sets of %s call it', (specification, name) => {
    const text = UBL.replace(/(<cbc:CustomizationID>)[^<]*/, `$1urn:peppol:${specification}`);
    const id = placeAt(text, text.indexOf('<cbc:CompanyID>') + 1);
    expect(id?.terms).toMatchObject([{ id: 'BT-31', name }]);
  });

  it('may hold anything where no list is named', () => {
    expect(at(UBL, '<cbc:IssueDate>')?.codes).toBeUndefined();
  });

  it.each(['', '<a>', '<a/>', '{}'])('is not described for %j', (text) => {
    expect(xmlTerms(text)).toBeUndefined();
  });
});
