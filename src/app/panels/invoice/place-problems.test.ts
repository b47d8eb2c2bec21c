import { describe, expect, it } from 'vitest';
import type { JsonObject, Severity } from '../../../engine/index.ts';
import { at } from '../../../formats/mapping/report.ts';
import { paperView } from '../../../formats/page/paper-view.ts';
import type { Problem } from '../../api/problem.ts';
import { placeProblems, type PageMarks } from './place-problems.ts';

const document: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '17',
  currency: 'EUR',
  issue_date: '2026-11-27',
  supplier: {
    name: 'Kessler',
    tax_id: { country: 'DE', code: '811907981' },
    addresses: [{ street: 'Lindenweg', num: '8', code: '34117', locality: 'Kassel', country: 'DE' }],
    inboxes: [{ email: 'none' }],
  },
  lines: [
    {
      quantity: '24',
      item: { name: 'Service', price: '68.00', unit: 'h' },
      taxes: [{ cat: 'VAT', percent: '19%' }],
      total: '1632.00',
    },
    {
      quantity: '2',
      item: { name: 'Filter', price: '149.50' },
      taxes: [{ cat: 'VAT', percent: '19%' }],
      total: '299.00',
    },
  ],
  totals: { sum: '1931.00', tax: '366.89', total_with_tax: '2297.89', payable: '2297.89' },
  payment: {
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'DE89370400440532013000', name: 'K' }] },
  },
  supplier_note: 'Please add',
};

function problem(key: string, severity: Severity = 'error'): Problem {
  return { key, severity, code: key, message: key, paths: [], line: 1, column: 1, fixes: [] };
}

function marksOf(...given: readonly (readonly [paths: readonly string[], severity?: Severity])[]): PageMarks {
  const view = paperView(document, 'en', new Map(), { working: true });
  if (!view) throw new Error('no page');
  const problems = given.map(([paths, severity], index) => ({ problem: problem(String(index), severity), paths }));
  const has = (path: string) => at(document, path) !== undefined;
  return placeProblems(view, has, problems);
}

/** Where one problem stands, in a word. */
function placeOf(path: string): string {
  const { at, slots, elsewhere, whole } = marksOf([[path]]);
  const [slot] = [...slots].flatMap(([block, found]) => found.map((entry) => `slot ${entry.path} in ${block}`));
  const [mark] = [...at.keys()];
  if (whole.length > 0) return 'whole';
  return slot ?? (mark === undefined ? `elsewhere ${elsewhere[0]?.path ?? ''}` : `at ${mark}`);
}

describe('a problem stands', () => {
  it.each([
    ['at its value', '$.issue_date', 'at $.issue_date'],
    ['at one value of a cell', '$.lines[0].item.unit', 'at $.lines[0].item.unit'],
    ['at one value of an address', '$.supplier.addresses[0].locality', 'at $.supplier.addresses[0].locality'],
    ['at the number for its country', '$.supplier.tax_id.country', 'at $.supplier.tax_id.code'],
    ['at the percentage for a rate', '$.lines[0].taxes[0].rate', 'at $.lines[0].taxes[0].percent'],
    [
      'at the account number',
      '$.payment.instructions.credit_transfer[0].iban',
      'at $.payment.instructions.credit_transfer[0].iban',
    ],
    ['in a slot of the head', '$.ordering.code', 'slot $.ordering.code in head'],
    ['in a slot of the head for a member of the document', '$.value_date', 'slot $.value_date in head'],
    ['in a slot of its party', '$.supplier.telephones', 'slot $.supplier.telephones in $.supplier'],
    ['in a slot of a missing party', '$.customer.name', 'slot $.customer.name in $.customer'],
    ['in a slot of its line', '$.lines[1].item.unit', 'slot $.lines[1].item.unit in $.lines[1]'],
    ['in a slot of the payment', '$.payment.terms', 'slot $.payment.terms in $.payment'],
    ['at the heading of a party', '$.supplier', 'at $.supplier'],
    ['at the row of a line', '$.lines[1]', 'at $.lines[1]'],
    ['at the row of a line for an object in it', '$.lines[1].item', 'at $.lines[1]'],
    ['at the lines for the list', '$.lines', 'at $.lines'],
    ['not on the page', '$.supplier.inboxes[0].email', 'elsewhere $.supplier.inboxes[0].email'],
    ['not on the page for an unknown member', '$.supplier_note', 'elsewhere $.supplier_note'],
    ['not on the page for a line that it does not have', '$.lines[7].quantity', 'elsewhere $.lines[7].quantity'],
    ['at the whole document', '$', 'whole'],
  ])('%s', (_, path, expected) => {
    expect(placeOf(path)).toBe(expected);
  });

  it('at each of its places, with one number', () => {
    const { at, numbered } = marksOf([['$.totals.payable', '$.totals.total_with_tax']]);
    expect([...at].map(([path, found]) => [path, found.map(({ number }) => number)])).toEqual([
      ['$.totals.payable', [1]],
      ['$.totals.total_with_tax', [1]],
    ]);
    expect(numbered).toHaveLength(1);
  });

  it('above the page if it has no place', () => {
    expect(marksOf([[]]).whole).toHaveLength(1);
  });
});

it('numbers run in reading order, first the document and last what is not on the page', () => {
  const { numbered } = marksOf(
    [['$.supplier_note']],
    [['$.totals.payable']],
    [['$.lines[0].item.unit']],
    [['$.supplier.tax_id.code']],
    [['$.ordering.code']],
    [['$.code']],
    [['$']],
    [['$.issue_date'], 'hint'],
  );
  expect(numbered.map(({ number, problem: { key } }) => [number, key])).toEqual([
    [1, '6'],
    [2, '5'],
    [3, '4'],
    [4, '3'],
    [5, '2'],
    [6, '1'],
    [7, '0'],
  ]);
});

describe('an announced value', () => {
  const view = paperView(document, 'en', new Map(), { working: true });
  const has = (path: string) => at(document, path) !== undefined;
  const slotsOf = (problems: Parameters<typeof placeProblems>[2], paths: readonly string[]) => {
    if (!view) throw new Error('no page');
    const { slots, toFill, missing } = placeProblems(
      view,
      has,
      problems,
      paths.map((path) => ({ path, code: 'R' })),
    );
    const found = [...slots.values()].flat().map((slot) => [slot.path, slot.problems.length, slot.code]);
    return { slots: found, toFill: [...toFill], missing };
  };

  it('has a slot without a problem', () => {
    expect(slotsOf([], ['$.customer.name', '$.ordering.code'])).toEqual({
      slots: [
        ['$.customer.name', 0, 'R'],
        ['$.ordering.code', 0, 'R'],
      ],
      toFill: [],
      missing: 2,
    });
  });

  it('has the problem of the object that misses it, so that nobody is asked twice', () => {
    const problems = [{ problem: problem('a'), paths: ['$.supplier.telephones'] }];
    expect(slotsOf(problems, ['$.supplier.telephones[0].num'])).toMatchObject({
      slots: [['$.supplier.telephones[0].num', 1, 'R']],
      missing: 1,
    });
  });

  it('has the problem of the whole document whose rule asks for it, and no other', () => {
    const problems = ['R', 'OTHER'].map((code) => ({ problem: problem(code), paths: ['$'] }));
    expect(slotsOf(problems, ['$.issue_time'])).toMatchObject({ slots: [['$.issue_time', 1, 'R']], missing: 1 });
  });

  it('is filled in where the page has a figure that nobody stated', () => {
    expect(slotsOf([], ['$.lines[1].quantity'])).toEqual({ slots: [], toFill: ['$.lines[1].quantity'], missing: 1 });
  });
});

it('shows no slot for a whole object while the engine is asked what a begun document needs', () => {
  const begun: JsonObject = { ...document, payment: {} };
  const view = paperView(begun, 'en', new Map(), { working: true });
  if (!view) throw new Error('no page');
  const has = (path: string) => at(begun, path) !== undefined;
  const problems = [{ problem: problem('0'), paths: ['$.payment.instructions'] }];
  const slotsWhile = (isAsking: boolean) => {
    const { slots, asking, missing } = placeProblems(view, has, problems, [], { isBegun: true, isAsking });
    return [[...slots.values()].flat().map(({ path }) => path), [...asking], missing];
  };
  expect(slotsWhile(true)).toEqual([[], ['0'], 0]);
  expect(slotsWhile(false)).toEqual([['$.payment.instructions'], ['0'], 1]);
});
