import { setScreenWidth } from '../../testing/screen.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { CommandProvider } from '../../commands/CommandProvider.tsx';
import { commandList } from '../../frame/place-commands.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { fakeEditor } from '../../testing/fake-editor.ts';
import { freshState, judged } from '../../testing/facts.ts';
import { AskingPage } from '../../testing/render-question.tsx';
import { Page } from './Page.tsx';
import type { PageProblem } from './place-problems.ts';

const TEXT = JSON.stringify(
  {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '17',
    currency: 'EUR',
    supplier: { name: 'Rossi' },
    customer: { name: 'Bianchi' },
    lines: ['Chair', 'Table', 'Lamp'].map((name, index) => ({
      quantity: String(index + 1),
      item: { name, price: '10.00' },
      taxes: [{ cat: 'VAT', percent: `${String(index)}.0%` }],
    })),
    notes: [{ text: 'One' }, { text: 'Two' }],
  },
  null,
  2,
);

const wrong: PageProblem = {
  paths: ['$.lines[1].quantity'],
  problem: {
    key: 'Q',
    severity: 'error',
    code: 'Q',
    message: 'It is wrong.',
    paths: ['$.lines[1].quantity'],
    line: 1,
    column: 1,
    fixes: [{ title: 'Write 3', edits: [], textEdits: [], safe: true }],
  },
};
const problems = [wrong];
const follow = vi.fn();

/** The page of the active document, which is judged at once. */
function LivePage() {
  const text = useWorkbench((state) => activeDocument(state).text);
  const document = JSON.parse(text) as JsonObject;
  const judgement = judged();
  if (judgement.state !== 'judged') throw new Error('Not judged');
  return (
    <Page
      verdict={judgement.verdict}
      source={{ text, document, written: document, signed: false }}
      problems={problems}
      country={undefined}
      accepted={false}
      title=""
      onPoint={vi.fn()}
      onFollow={follow}
    />
  );
}

const lines = () =>
  (JSON.parse(activeDocument(useWorkbench.getState()).text) as { lines: { item: { name: string } }[] }).lines;
const names = () => lines().map(({ item }) => item.name);
const focused = () => document.activeElement?.getAttribute('data-value') ?? document.activeElement?.textContent;

/** Presses a key on the value at a path. */
function press(path: string, key: string, held: object = {}): void {
  const value = document.querySelector<HTMLElement>(`.invoice-desk [data-value="${path}"]`);
  act(() => value?.focus());
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
}

beforeEach(() => {
  setScreenWidth(1440);
  freshState(TEXT);
  useWorkbench.getState().attachEditor(fakeEditor());
  follow.mockClear();
  render(
    <AskingPage>
      <CommandProvider list={commandList}>
        <LivePage />
      </CommandProvider>
    </AskingPage>,
  );
});

describe('on a value of a row', () => {
  const alt = { altKey: true };
  it.each([
    [
      'Alt and down move it',
      '$.lines[0].quantity',
      'ArrowDown',
      alt,
      'Table Chair Lamp',
      '$.lines[1].quantity',
      'Line 1 moved to place 2 of 3.',
    ],
    [
      'Alt and up move it',
      '$.lines[2].item.name',
      'ArrowUp',
      alt,
      'Chair Lamp Table',
      '$.lines[1].item.name',
      'Line 3 moved to place 2 of 3.',
    ],
    [
      'Alt, Shift and down repeat it below',
      '$.lines[1].item.price',
      'ArrowDown',
      { altKey: true, shiftKey: true },
      'Chair Table Table Lamp',
      '$.lines[2].item.price',
      'Line 2 duplicated.',
    ],
    [
      'so they do with the last one',
      '$.lines[2].item.name',
      'ArrowDown',
      { altKey: true, shiftKey: true },
      'Chair Table Lamp Lamp',
      '$.lines[3].item.name',
      'Line 3 duplicated.',
    ],
    ['Delete on its number removes it', '$.lines[1]', 'Delete', {}, 'Chair Lamp', '$.lines[1]', 'Line 2 removed.'],
    [
      'the focus goes to the row before the last one',
      '$.lines[2]',
      'Delete',
      {},
      'Chair Table',
      '$.lines[1]',
      'Line 3 removed.',
    ],
  ])('%s', async (_, from, key, held, after, focus, said) => {
    press(from, key, held);
    await waitFor(() => expect(names().join(' ')).toBe(after));
    await waitFor(() => expect(focused()).toBe(focus));
    expect(screen.getByRole('status')).toHaveTextContent(`${said} 1 error`);
    // One step back, to the value.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(names()).toEqual(['Chair', 'Table', 'Lamp']));
    await waitFor(() => expect(focused()).toBe(from));
    expect(screen.getByRole('status')).toHaveTextContent(/^Undone: Line \d\. 1 error/);
  });

  it.each([
    ['Delete on a value', '$.lines[1].quantity', 'Delete', {}],
    ['Alt and up on the first row', '$.lines[0].quantity', 'ArrowUp', alt],
    ['Alt and down on the last row', '$.lines[2].quantity', 'ArrowDown', alt],
    ['Alt and down outside of rows', '$.code', 'ArrowDown', alt],
    ['Insert outside of rows', '$.code', 'Insert', {}],
  ])('%s changes nothing', (_, from, key, held) => {
    press(from, key, held);
    expect(activeDocument(useWorkbench.getState()).text).toBe(TEXT);
    expect(focused()).toBe(from);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['the first', 0, ['Chair', 'Shelf', 'Table', 'Lamp']],
    ['the last', 2, ['Chair', 'Table', 'Lamp', 'Shelf']],
  ])('Insert adds one below %s, with its taxes, once it has a value', async (_, index, after) => {
    press(`$.lines[${String(index)}].quantity`, 'Insert');
    const field = screen.getByRole('textbox', { name: `Line ${String(index + 2)}: Item` });
    expect(field).toHaveFocus();
    expect(names()).toHaveLength(3);
    fireEvent.change(field, { target: { value: 'Shelf' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(names()).toEqual(after));
    expect(lines()[index + 1]).toMatchObject({ taxes: [{ cat: 'VAT', percent: `${String(index)}.0%` }] });
    await waitFor(() => expect(focused()).toBe(`$.lines[${String(index + 1)}].item.name`));
  });

  it('Insert and then Escape leave everything as it was', async () => {
    press('$.lines[0].quantity', 'Insert');
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    await waitFor(() => expect(focused()).toBe('$.lines[0].quantity'));
    expect(activeDocument(useWorkbench.getState()).text).toBe(TEXT);
  });

  it('Insert adds an entry below those of other lists too', async () => {
    press('$.notes[0].text', 'Insert');
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Between' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() =>
      expect(JSON.parse(activeDocument(useWorkbench.getState()).text)).toMatchObject({
        notes: [{ text: 'One' }, { text: 'Between' }, { text: 'Two' }],
      }),
    );
  });
});

it('the focus goes to what the bar adds', async () => {
  press('$.lines[3].item.name', 'Enter');
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Shelf' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(names()).toHaveLength(4));
  await waitFor(() => expect(focused()).toBe('$.lines[3].item.name'));
});

describe('on a value', () => {
  it('Control and the point open its card at the first fix', async () => {
    press('$.lines[1].quantity', '.', { ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Write 3' })).toHaveFocus());
  });

  it('Control and the point say where there is no problem', () => {
    press('$.lines[0].quantity', '.', { ctrlKey: true });
    expect(screen.getByRole('status')).toHaveTextContent('Line 1: quantity has no problem.');
    expect(focused()).toBe('$.lines[0].quantity');
  });

  it('Control, Shift and Enter show it in the source', () => {
    press('$.lines[1].quantity', 'Enter', { ctrlKey: true, shiftKey: true });
    expect(follow).toHaveBeenCalledWith('$.lines[1].quantity');
  });

  it.each([['F2'], ['Enter']])('%s opens its field', (key) => {
    press('$.code', key);
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveFocus();
  });
});
