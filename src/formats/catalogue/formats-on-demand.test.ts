import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { fetchFormats } from './formats-on-demand.ts';

const namesOf = async (text: string) => (await fetchFormats(text)).map(({ key }) => key);

describe('formats that a text may be of', () => {
  // Fails for a listed format that is never loaded.
  it.each(
    FORMATS.filter(({ customization }) => !customization).flatMap(({ key, table }) =>
      table.roots.map(({ name }) => [key, name.replace(/^.*:/, '')] as const),
    ),
  )('are %s for <%s>, however it is written', async (key, name) => {
    for (const text of [`<${name}>`, `<${name}/>`, `<x:${name}\n a=''>`]) expect(await namesOf(text)).toEqual([key]);
  });

  it.each([
    ['no invoice', '<Order/>', []],
    ['a name that only begins so', '<InvoiceLine/>', []],
    ['one that names a customization with a table', '<Invoice><cbc:CustomizationID>OIOUBL-2.02<', ['ubl', 'oioubl']],
    ['an answer', '<a:ApplicationResponse>', ['peppol-invoice-response', 'peppol-mlr', 'peppol-mls']],
    ['one that is named in a comment', '<!-- <Invoice> --><CrossIndustryInvoice/>', ['ubl', 'cii']],
  ])('%s', async (_, text, expected) => {
    expect(await namesOf(text)).toEqual(expected);
  });
});
