import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { europeanInvoice } from '../../api/examples/xml.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml } from '../writing/export-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { readXml } from '../xml/read-xml.ts';
import { countriesOfDocument, countriesOfXml } from './named-countries.ts';

const engine = createStandardEngine();

function named(text: string): readonly string[] {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return countriesOfXml(read.document.root).toSorted();
}

describe('countries of XML', () => {
  it.each([
    ['ubl', ublInvoice],
    ['cii', ciiInvoice],
  ])('are those of the addresses: %s', (_, text) => {
    expect(named(text())).toEqual(expect.arrayContaining(['ES', 'FR']));
  });

  it.each([
    ['a UBL tax number', '<i><PartyTaxScheme><CompanyID> el123</CompanyID></PartyTaxScheme></i>', ['EL']],
    ['a CII tax number', '<i><SpecifiedTaxRegistration><ID>NO9</ID></SpecifiedTaxRegistration></i>', ['NO']],
    ['a country in small letters', '<i><CountryID>dk</CountryID></i>', ['DK']],
    ['any other number', '<i><ID>NO9</ID></i>', []],
    ['no letters', '<i><CompanyID>12</CompanyID></i>', []],
  ])('are those of %s', (_, text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('countries of a document', () => {
  it.each<[string, Json, readonly string[]]>([
    ['a tax number', { supplier: { tax_id: { country: 'EL' } } }, ['EL']],
    ['an address', { customer: { addresses: [{ country: 'se' }] } }, ['SE']],
    ['an identity', { supplier: { identities: [{ code: 'IS12' }] } }, ['IS']],
    ['the regime', { $regime: 'NO' }, ['NO']],
    ['words', { notes: [{ text: 'Norway' }], code: '12' }, []],
    ['nothing', null, []],
  ])('are those of %s', (_, document, expected) => {
    expect(countriesOfDocument(document)).toEqual(expected);
  });

  it.each(['ubl', 'cii'])('have all that the XML written of it has: %s', (format) => {
    const outcome = exportXml({ data: europeanInvoice, format, allowLoss: true }, engine, systemContext, []);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const written = named(outcome.value.content);
    expect(written.length).toBeGreaterThan(0);
    expect(countriesOfDocument(europeanInvoice)).toEqual(expect.arrayContaining([...written]));
  });
});
