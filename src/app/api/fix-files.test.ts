// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import type { PlacedFile } from '../state/file-row.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { findFixes, makeFixes, unfixedFiles } from './fix-files.ts';
import { judgeFiles, stopFiles } from './judge-files.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1',
  currency: 'EUR',
  issue_date: '2026-01-15',
  supplier: { name: 'S', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '1', item: { name: 'Pads', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const sumWrong = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>');
const orderWrong = ublInvoice().replace(
  /(\s*<cbc:ID>A-17<\/cbc:ID>)(\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/,
  '$2$1',
);
const placed = (name: string, text: string): PlacedFile => ({ file: new File([text], name), path: `in/${name}` });
const rows = () => useWorkbench.getState().fileRows;

beforeAll(() => {
  vi.stubGlobal('Worker', PageWorker);
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

it('every safe fix is made in every file, listed, judged anew, and taken back', async () => {
  const text = JSON.stringify(invoice, null, 2);
  await judgeFiles([
    placed('sound.json', text),
    placed('comma.json', text.replace('"10.00"', '"10,00"')),
    placed('name.json', text.replace('"quantity"', '"quantiy"')),
    placed('partly.json', text.replace('"10.00"', '"10,00"').replace('B98602642', 'B')),
    placed('hopeless.json', text.replace('B98602642', 'B')),
    placed('odd.xml', '<a/>'),
    placed('sum.xml', sumWrong),
    placed('order.xml', orderWrong),
  ]);
  const before = rows();
  expect(before.map(({ verdict }) => verdict)).toEqual([
    'accepted',
    'faults',
    'warned',
    'faults',
    'faults',
    'faults',
    'faults',
    'faults',
  ]);
  await findFixes(before);
  // Only shown, not made.
  expect(rows()).toEqual(before);
  const shown = useWorkbench.getState().fileFixes ?? [];
  expect(shown.map(({ row, changes, asked }) => [row.path, changes.map(({ place }) => place), asked])).toEqual([
    ['in/comma.json', ['lines[0].item.price'], []],
    ['in/name.json', ['lines[0].quantiy'], []],
    ['in/partly.json', ['lines[0].item.price'], ['supplier.tax_id.code']],
    ['in/hopeless.json', [], ['supplier.tax_id.code']],
    ['in/order.xml', ['SCHEMA-ORDER'], []],
  ]);
  makeFixes();
  expect(useWorkbench.getState().fileFixes).toBeUndefined();
  expect(rows().map(({ path, verdict, fixed }) => [path, verdict, fixed?.titles.length ?? 0])).toEqual([
    ['in/sound.json', 'accepted', 0],
    ['in/comma.json', 'accepted', 1],
    ['in/name.json', 'accepted', 1],
    ['in/partly.json', 'faults', 1],
    ['in/hopeless.json', 'faults', 0],
    ['in/odd.xml', 'faults', 0],
    ['in/sum.xml', 'faults', 0],
    ['in/order.xml', 'accepted', 1],
  ]);
  expect(rows()[1]?.fixed?.text).toBe(text);
  expect(rows()[7]?.fixed?.text).toBe(ublInvoice());
  expect(withoutPhrases(rows()[7]?.fixed?.titles)).toEqual([{ title: 'Move `ID` before `IssueDate`' }]);
  expect(useWorkbench.getState().fileWork).toBe('stopped');
  expect(unfixedFiles(rows())).toEqual(before);
});

it('a file that can no longer be read stays as it was, and the others are fixed', async () => {
  const text = JSON.stringify(invoice, null, 2).replace('"10.00"', '"10,00"');
  await judgeFiles([placed('gone.json', text), placed('here.json', text)]);
  const before = rows();
  vi.spyOn(before[0]?.file as File, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotFoundError');
  });
  await findFixes(before);
  makeFixes();
  expect(rows().map(({ verdict }) => verdict)).toEqual(['faults', 'accepted']);
  expect(rows()[0]).toEqual(before[0]);
});

it('what is called off shows nothing and changes nothing', async () => {
  const text = JSON.stringify(invoice, null, 2).replace('"10.00"', '"10,00"');
  await judgeFiles([placed('comma.json', text)]);
  const before = rows();
  const looking = findFixes(before);
  stopFiles();
  await looking;
  expect([rows(), useWorkbench.getState().fileFixes, useWorkbench.getState().fileWork]).toEqual([
    before,
    undefined,
    'stopped',
  ]);
});
