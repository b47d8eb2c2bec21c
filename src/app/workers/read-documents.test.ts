import { expect, it } from 'vitest';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { knownParties } from '../../language/start/known-parties.ts';
import { readDocuments } from './read-documents.ts';

const YAML = `# Written by hand
$schema: https://gobl.org/draft-0/bill/invoice
code: '0007'
supplier:
  name: Imprenta Lux
  tax_id: { country: ES, code: B85412070 }
customer:
  name: Tienda Sol
`;

const names = async (...texts: readonly string[]) => {
  const { sellers, buyers } = knownParties((await readDocuments(texts)).flat());
  return [sellers.map(({ name }) => name), buyers.map(({ name }) => name)];
};

it('the parties of invoices in UBL, CII and YAML are known, each once', async () => {
  expect(await names(YAML, ublInvoice(), ciiInvoice())).toEqual([
    ['Imprenta Lux', expect.any(String)],
    ['Tienda Sol', expect.any(String)],
  ]);
});

it.each(['<Invoice', '<note>nothing</note>', 'a: [', 'a: 1\na: 2', 'plain words'])(
  'a text that holds no document, %j, gives no party and keeps no other back',
  async (text) => {
    expect(await names(text, YAML)).toEqual([['Imprenta Lux'], ['Tienda Sol']]);
  },
);
