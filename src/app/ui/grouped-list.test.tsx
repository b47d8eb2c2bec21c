import '../testing/screen.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupedList } from './GroupedList.tsx';

const acted = vi.fn();
beforeEach(() => {
  acted.mockClear();
});

interface Props {
  readonly rows: readonly string[];
  readonly choosing?: boolean;
}

/** Two groups: words of more than four letters, and the rest. */
function List({ rows, choosing }: Props) {
  const [selected, select] = useState(0);
  const all = rows.map((row, index) => ({ row, index }));
  const groups = [
    { id: 'long', title: 'Long', rows: all.filter(({ row }) => row.length > 4), count: 1000 },
    { id: 'short', title: 'Short', note: 'at most four', rows: all.filter(({ row }) => row.length <= 4) },
  ];
  return (
    <>
      <GroupedList
        label="Words"
        groups={groups}
        rowHeight={20}
        textOf={(row) => row}
        onAction={acted}
        {...(choosing ? { selected, onSelect: select } : {})}
      >
        {(row) => <b>{row}</b>}
      </GroupedList>
      <button>after</button>
    </>
  );
}

const ROWS = ['apple', 'bay', 'cress', 'dill', 'endive'];
const row = (name: string) => screen.getByRole('row', { name });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

describe('by keys', () => {
  it('is one stop for Tab, and arrows go over headings', async () => {
    render(<List rows={ROWS} />);
    const user = userEvent.setup();
    const went: unknown[] = [];
    await user.tab();
    went.push(focused());
    for (const key of [
      '{ArrowDown}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{End}',
      '{ArrowDown}',
      '{ArrowUp}',
      '{ArrowUp}',
      '{Home}',
      'd',
      'e',
    ]) {
      await user.keyboard(key);
      went.push(focused());
    }
    expect(went).toEqual(['apple', 'cress', 'endive', 'bay', 'dill', 'dill', 'bay', 'endive', 'apple', 'dill', 'dill']);
    await user.tab();
    expect(focused()).toBe('BUTTON');
    await user.tab({ shift: true });
    expect(focused()).toBe('dill');
  });

  it('Enter acts on the row by its place among all; a key with Alt, Ctrl or a blank does nothing', async () => {
    render(<List rows={ROWS} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{End}{Alt>}{ArrowUp}{/Alt}{Control>}{Home}{/Control} {Enter}');
    expect(acted.mock.calls).toEqual([[3]]);
  });
});

it('a click acts, and that row is where Tab comes back to', async () => {
  render(<List rows={ROWS} />);
  const user = userEvent.setup();
  await user.click(row('bay'));
  expect(acted.mock.calls).toEqual([[1]]);
  expect(ROWS.filter((name) => row(name).tabIndex === 0)).toEqual(['bay']);
});

describe('where one row is chosen', () => {
  const chosen = () => ROWS.filter((name) => row(name).ariaSelected === 'true');

  it('arrows and clicks choose', async () => {
    render(<List rows={ROWS} choosing />);
    const user = userEvent.setup();
    expect(chosen()).toEqual(['apple']);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['cress']);
    expect(acted).not.toHaveBeenCalled();
    await user.click(row('dill'));
    expect(chosen()).toEqual(['dill']);
    expect(acted.mock.calls).toEqual([[3]]);
  });
});

it('where none is chosen, no row says that it is not', () => {
  render(<List rows={ROWS} />);
  expect(row('apple').getAttribute('aria-selected')).toBeNull();
});

describe('when rows go', () => {
  it('the one in their place has the focus that they had', async () => {
    const { rerender } = render(<List rows={ROWS} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{End}');
    expect(focused()).toBe('dill');
    rerender(<List rows={['apple']} />);
    expect(focused()).toBe('apple');
  });

  it('a focus that is elsewhere stays there, or nowhere', async () => {
    const { rerender } = render(<List rows={ROWS} />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    rerender(<List rows={['apple', 'bay']} />);
    expect(focused()).toBe('BUTTON');
    await user.click(row('bay'));
    (document.activeElement as HTMLElement).blur();
    rerender(<List rows={['apple']} />);
    expect(focused()).toBe('BODY');
  });
});

it('a group says how many of how many there are, and none where that is not known', () => {
  render(<List rows={ROWS} />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Long.*3.*1,?000/),
    'Shortat most four',
  ]);
});

it('of ten thousand rows a few are on the page, and the last by one key', async () => {
  render(<List rows={Array.from({ length: 10_000 }, (_, index) => `number ${String(index)}`)} />);
  expect(screen.getByRole('grid').ariaRowCount ?? screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10002');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});
