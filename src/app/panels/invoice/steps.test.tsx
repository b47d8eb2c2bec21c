import { setScreenWidth } from '../../testing/screen.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Severity } from '../../../engine/index.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import type { PageProblem } from './place-problems.ts';
import { PageWith } from './testing/PageWith.tsx';

const document = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  issue_date: '2026-11-27',
  supplier: { name: 'Rossi' },
  lines: [{ i: 1, quantity: '2', item: { name: 'Chair' } }],
};
const text = JSON.stringify(document);

function problem(key: string, path: string, severity: Severity = 'error'): PageProblem {
  const paths = [path];
  return {
    paths,
    problem: { key, severity, code: key, message: `${key} \`x\``, paths, line: 1, column: 1, fixes: [] },
  };
}

const problems = [
  problem('ROW', '$.lines[0].quantity'),
  problem('DATE', '$.issue_date'),
  problem('AGAIN', '$.issue_date', 'warning'),
  problem('NOTE', '$.supplier.name', 'info'),
  problem('ALL', '$'),
];

function showPage(shown = problems): void {
  render(<PageWith source={{ text, document, written: document, signed: false }} problems={shown} />);
}

const step = (by: 1 | -1) => act(() => useWorkbench.getState().page?.step(by));
/** The path of the value that has the focus, or the name of what is not a value. */
function focused(): string | null | undefined {
  const { activeElement } = globalThis.document;
  return activeElement?.getAttribute('data-value') ?? activeElement?.getAttribute('aria-label');
}

const STOPS = ['Error 1 of 5: ALL x', '$.issue_date', '$.lines[0].quantity'];

beforeEach(() => {
  setScreenWidth(1440);
  useWorkbench.getState().selectProblem(undefined);
});

it('lead from value to value in reading order and around, once for several problems, past notes', () => {
  showPage();
  const way = [1, 1, 1, 1, -1, -1].map((by) => {
    step(by === 1 ? 1 : -1);
    return focused();
  });
  const [all, date, row] = STOPS;
  expect(way).toEqual([all, date, row, all, row, date]);
  expect(useWorkbench.getState().selectedProblem).toBe('DATE');
});

it('stop at notes where there is nothing else', () => {
  showPage([problem('NOTE', '$.supplier.name', 'info')]);
  step(1);
  expect(focused()).toBe('$.supplier.name');
});

it('lead who comes to the page to the problem that is selected', () => {
  showPage();
  screen.getByRole('button', { name: 'Print' }).focus();
  act(() => useWorkbench.getState().selectProblem('ROW'));
  step(1);
  expect(focused()).toBe(STOPS[2]);
  act(() => useWorkbench.getState().page?.show('AGAIN'));
  expect(focused()).toBe(STOPS[1]);
});

it('leave an open card for the next value', async () => {
  showPage();
  step(1);
  step(1);
  fireEvent.click(globalThis.document.activeElement ?? globalThis.document.body);
  const card = screen.getByRole('dialog');
  expect(card.textContent).toContain('DATE x');
  step(1);
  await waitFor(() => expect(focused()).toBe(STOPS[2]));
  expect(screen.queryByRole('dialog')).toBeNull();
});
