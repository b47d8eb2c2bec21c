import { setScreenWidth } from '../../testing/screen.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorkbench } from '../../state/workbench-store.ts';
import type { PageProblem } from './place-problems.ts';
import { PageWith } from './testing/PageWith.tsx';

const line = (i: number) => ({
  i,
  quantity: '2',
  item: { name: `Chair ${String(i)}`, price: '10.00', unit: 'h' },
  notes: i === 2 ? [{ text: 'In oak' }] : [],
  sum: '20.00',
  total: '20.00',
});

function invoiceOf(lines: number) {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '17',
    issue_date: '2026-11-27',
    currency: 'EUR',
    supplier: { name: 'Rossi' },
    customer: { name: 'Bianchi', addresses: [{ street: 'Via Po', locality: 'Torino' }] },
    lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
    totals: { sum: '60.00', total: '60.00', payable: '60.00' },
    notes: [{ text: 'Thank you' }],
  };
}

function problemAt(path: string): PageProblem {
  const paths = [path];
  return {
    paths,
    problem: { key: path, severity: 'error', code: 'X', message: 'It is wrong.', paths, line: 1, column: 1, fixes: [] },
  };
}

function pageOf(document: ReturnType<typeof invoiceOf>, problems: readonly PageProblem[] = []) {
  return (
    <PageWith
      source={{ text: JSON.stringify(document), document, written: document, signed: false }}
      problems={problems}
    />
  );
}

/** The page itself, which is hidden from who listens while a card is open. */
const desk = () => document.querySelector('.invoice-desk') ?? document.body;
const at = (path: string) => {
  const value = desk().querySelector<HTMLElement>(`[data-value="${path}"]`);
  if (!value) throw new Error(`No ${path}`);
  return value;
};
const stops = () =>
  [...desk().querySelectorAll('[data-value][tabindex="0"]')].map((stop) => stop.getAttribute('data-value'));
const focused = () => document.activeElement?.getAttribute('data-value') ?? document.activeElement?.ariaLabel;
const press = (key: string, held: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
  return focused();
};
/** The places to which keys lead, one after another. */
const way = (from: string, keys: readonly string[], held: object = {}) => {
  act(() => at(from).focus());
  return keys.map((key) => press(key, held));
};

beforeEach(() => {
  setScreenWidth(1440);
  useWorkbench.getState().selectProblem(undefined);
});

describe('Tab', () => {
  it('stops once in each block, at its first value until another one had the focus', () => {
    render(pageOf(invoiceOf(3)));
    expect(stops()).toEqual([
      '$.code',
      '$.supplier.name',
      '$.customer.name',
      '$.lines[0]',
      '$.lines[3].item.name',
      '$.totals.sum',
      '$.notes[0].text',
    ]);
    act(() => at('$.lines[1].item.price').focus());
    fireEvent.click(at('$.totals.payable'));
    expect(stops()).toEqual(expect.arrayContaining(['$.lines[1].item.price', '$.totals.payable']));
    expect(stops()).toHaveLength(7);
  });

  it('stops at a value that was selected elsewhere, and at the value whose card opens', () => {
    render(pageOf(invoiceOf(3), ['$.lines[1].quantity', '$.meta.one', '$.meta.two'].map(problemAt)));
    act(() => useWorkbench.getState().selectProblem('$.lines[1].quantity'));
    expect(stops()).toContain('$.lines[1].quantity');
    for (const slot of ['$.meta.one', '$.meta.two']) {
      fireEvent.keyDown(document.body, { key: 'F9' });
      expect(stops().at(-1)).toBe(slot);
    }
  });

  it('comes back to the place of a value that is gone, and gives its focus to the row before', () => {
    const { rerender } = render(pageOf(invoiceOf(3)));
    act(() => at('$.lines[2].quantity').focus());
    rerender(pageOf(invoiceOf(2)));
    expect(focused()).toBe('$.lines[1].quantity');
    expect(stops()).toContain('$.lines[1].quantity');
    act(() => at('$.notes[0].text').focus());
    rerender(pageOf({ ...invoiceOf(2), notes: [] }));
    // The bar adds one at this place.
    expect(focused()).toBe('$.notes[0].text');
    expect(document.activeElement).toHaveTextContent('Note');
    expect(stops()).toHaveLength(6);
  });

  it('leaves the focus with who has left the page', () => {
    const { rerender } = render(pageOf(invoiceOf(3)));
    act(() => at('$.lines[2].quantity').focus());
    act(() => screen.getByRole('button', { name: 'Print' }).focus());
    rerender(pageOf(invoiceOf(2)));
    expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  });
});

describe('keys within a block', () => {
  const first = (member: string) => `$.lines[0].${member}`;
  it.each([
    [
      'Left and right go through the values of a row',
      first('quantity'),
      ['ArrowRight', 'ArrowRight', 'ArrowLeft'],
      [first('item.unit'), first('item.price'), first('item.unit')],
    ],
    ['a row ends where it ends', first('total'), ['ArrowRight'], [first('total')]],
    [
      'Up and down stay in the column, and at their place in the cell',
      first('item.unit'),
      ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      ['$.lines[1].item.unit', '$.lines[2].item.unit', '$.lines[1].item.unit'],
    ],
    [
      'what a line has below its item is in its row',
      '$.lines[1].item.name',
      ['ArrowRight', 'ArrowDown', 'ArrowUp'],
      ['$.lines[1].notes[0].text', '$.lines[2].item.name', '$.lines[1].item.name'],
    ],
    [
      'Home and End go to the ends of a row',
      '$.lines[1].item.unit',
      ['Home', 'End'],
      ['$.lines[1]', '$.lines[1].total'],
    ],
    [
      'Page goes past ten rows',
      first('quantity'),
      ['PageDown', 'PageDown', 'PageUp'],
      ['$.lines[10].quantity', '$.lines[11].quantity', '$.lines[1].quantity'],
    ],
    [
      'elsewhere arrows go through all values of the block',
      '$.customer.name',
      ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
      [
        '$.customer.addresses[0].street',
        '$.customer.addresses[0].locality',
        '$.customer.addresses[0].locality',
        '$.customer.addresses[0].street',
        '$.customer.name',
      ],
    ],
    [
      'elsewhere Home and End go to the ends of the block',
      '$.customer.addresses[0].street',
      ['End', 'Home'],
      ['$.customer.addresses[0].locality', '$.customer.name'],
    ],
    [
      'the adding bar is a block',
      '$.lines[12].item.name',
      ['ArrowRight', 'End', 'Home'],
      ['$.discounts[0].amount', '$.preceding[0].code', '$.lines[12].item.name'],
    ],
  ])('%s', (_, from, keys, places) => {
    render(pageOf(invoiceOf(12)));
    expect(way(from, keys)).toEqual(places);
  });

  it('leads to the ends of a long list with Control, and over the seam between two of its parts', () => {
    render(pageOf(invoiceOf(52)));
    expect(way('$.lines[5].quantity', ['End', 'Home'], { ctrlKey: true })).toEqual(['$.lines[51].total', '$.lines[0]']);
    expect(way('$.lines[49].item.price', ['ArrowDown', 'ArrowUp'])).toEqual([
      '$.lines[50].item.price',
      '$.lines[49].item.price',
    ]);
  });
});

describe('who listens', () => {
  it('hears the page by its name, its blocks as groups, and its lines as a grid', () => {
    render(pageOf(invoiceOf(3), [problemAt('$.lines[1].quantity')]));
    expect(screen.getByRole('article', { name: 'Invoice 17' })).toBeVisible();
    const names = within(screen.getByRole('article'))
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-labelledby') ?? '');
    expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Invoice',
      'From',
      'To',
      'Lines',
      'Totals',
      'Notes',
    ]);
    const grid = screen.getByRole('grid');
    expect(within(grid).getAllByRole('row')).toHaveLength(4);
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(6);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3']);
    const wrong = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-invalid') === 'true');
    expect(wrong).toEqual([at('$.lines[1].quantity').closest('td')]);
    expect(at('$.lines[1].quantity')).toHaveAccessibleDescription('Error 1 of 1: It is wrong.');
    expect(at('$.lines[1].quantity')).not.toHaveAttribute('aria-invalid');
  });
});
