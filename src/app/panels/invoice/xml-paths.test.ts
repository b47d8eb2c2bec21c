import { expect, it } from 'vitest';
import type { Problem } from '../../api/problem.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { xmlProblems } from './xml-paths.ts';

const LINE = '/Invoice[1]/InvoiceLine[2]';
const entry = { value: 'x', line: 1, column: 1, outcome: 'taken' } as const;
const entries: XmlReading['entries'] = [
  { ...entry, path: '/Invoice[1]/ID[1]', to: ['$.code'], terms: ['BT-1'] },
  { ...entry, path: '/Invoice[1]/IssueDate[1]', outcome: 'left', terms: ['BT-2'] },
  { ...entry, path: '/Invoice[1]/Odd[1]', outcome: 'left' },
  { ...entry, path: `${LINE}/InvoicedQuantity[1]/@unitCode`, to: ['$.lines[1].item.unit'], terms: ['BT-130'] },
  { ...entry, path: '/Invoice[1]/Seller[1]/Party[1]/Name[1]', to: ['$.supplier.name'] },
  { ...entry, path: '/Invoice[1]/Seller[1]/Party[1]/Address[1]/City[1]', to: ['$.supplier.addresses[0].locality'] },
  { ...entry, path: '/Invoice[1]/Total[1]', to: ['$.totals.payable'] },
  { ...entry, path: '/Invoice[1]/Riga[1]/Prezzo[1]', to: ['$.lines[0].item.price'] },
  { ...entry, path: '/Invoice[1]/Riga[2]/Nome[1]', to: ['$.lines[1].item.name'] },
  { ...entry, path: '/Invoice[1]/Riga[2]/Prezzo[1]', to: ['$.lines[1].item.price'] },
  { ...entry, path: '/Invoice[1]/Righe[1]/Riga[1]/Nome[1]', to: ['$.lines[2].item.name'] },
  { ...entry, path: '/Invoice[1]/Righe[1]/Riga[2]/Nome[1]', to: ['$.lines[3].item.name'] },
  { ...entry, path: '/Invoice[1]/AllowanceCharge[1]/Amount[1]', to: ['$.charges[0].amount'] },
  { ...entry, path: '/Invoice[1]/AllowanceCharge[2]/Amount[1]', to: ['$.discounts[0].amount'] },
  { ...entry, path: '/Invoice[1]/AllowanceCharge[3]/Amount[1]', to: ['$.discounts[1].amount'] },
  { ...entry, path: '/Invoice[1]/AllowanceCharge[3]/TaxCategory[1]/ID[1]', to: ['$.discounts[1].taxes[0].key'] },
];

it.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['at its value', ['/Invoice[1]/ID[1]'], [], ['$.code']],
  ['at the value that cannot be read, by its term', ['/Invoice[1]/IssueDate[1]'], [], ['$.issue_date']],
  ['at an attribute', [`${LINE}/InvoicedQuantity[1]/@unitCode`], ['BT-130'], ['$.lines[1].item.unit']],
  ['at what is missing, by its term', ['/Invoice[1]'], ['BT-10'], ['$.ordering.code']],
  ['at the first term with a place', ['/Invoice[1]'], ['BT-999', 'BT-72', 'BG-14'], ['$.delivery.date']],
  ['at what a line lacks', [LINE], ['BT-146'], ['$.lines[1].item.price']],
  [
    'at what a line of CII lacks',
    ['/CrossIndustryInvoice[1]/SupplyChainTradeTransaction[1]/IncludedSupplyChainTradeLineItem[1]'],
    ['BT-153'],
    ['$.lines[0].item.name'],
  ],
  ['at a line', [LINE], [], ['$.lines[1]']],
  ['at an element that the document does not have', ['/Invoice[1]/Odd[1]'], [], ['/Invoice[1]/Odd[1]']],
  [
    'at the party around an element that does not belong there',
    ['/Invoice[1]/Seller[1]/Party[1]/Fax[1]'],
    [],
    ['$.supplier'],
  ],
  ['at the party that lacks an element', ['/Invoice[1]/Seller[1]'], [], ['$.supplier']],
  ['at the whole invoice, for an element of no block', ['/Invoice[1]/Fax[1]'], [], []],
  ['at the line that lacks an element, whatever its name', ['/Invoice[1]/Riga[2]'], [], ['$.lines[1]']],
  ['at the lines, for an element around several', ['/Invoice[1]/Righe[1]'], [], ['$.lines']],
  ['at the discount that lacks an element', ['/Invoice[1]/AllowanceCharge[3]'], ['BT-97'], ['$.discounts[1]']],
  ['at the whole invoice', ['/Invoice[1]'], [], []],
  ['at each value, once', ['/Invoice[1]/Total[1]', '/Invoice[1]/Total[1]'], [], ['$.totals.payable']],
])('a problem stands %s', (_, paths, terms, expected) => {
  const problem: Problem = {
    key: 'a',
    severity: 'error',
    code: 'A',
    message: '',
    paths,
    terms,
    line: 1,
    column: 1,
    fixes: [],
  };
  expect(xmlProblems([problem], entries)[0]?.paths).toEqual(expected);
});

it('a problem without a path stands at the value whose place it has', () => {
  const problem: Problem = {
    key: 'a',
    severity: 'error',
    code: 'A',
    message: '',
    paths: [],
    line: 6,
    column: 18,
    fixes: [],
  };
  const placed = entries.map((entry, index) => (index === 1 ? { ...entry, line: 6, column: 18 } : entry));
  expect(xmlProblems([problem], placed)[0]?.paths).toEqual(['$.issue_date']);
  expect(xmlProblems([{ ...problem, line: 7 }], placed)[0]?.paths).toEqual([]);
});
