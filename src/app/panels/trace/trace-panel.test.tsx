import '../../testing/screen.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import type { InspectRequest } from '../../../engine/index.ts';
import { startJudging } from '../../api/judge-while-typing.ts';
import { AskingPage } from '../../testing/render-question.tsx';
import { CommandProvider } from '../../commands/CommandProvider.tsx';
import { commandList } from '../../frame/place-commands.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { freshState } from '../../testing/facts.ts';
import { fakeEditor } from '../../testing/fake-editor.ts';
import { service } from '../../testing/service.ts';
import { TracePanel } from './TracePanel.tsx';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const text = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "code": "1",
  "currency": "EUR",
  "issue_date": "2026-01-15",
  "supplier": { "name": "S", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "C", "tax_id": { "country": "ES", "code": "54387763P" } },
  "lines": [{ "quantity": "3", "item": { "name": "Pads", "price": "10.555" }, "taxes": [{ "cat": "VAT", "percent": "21%" }] }]
}`;
let stop = (): void => undefined;

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  stop();
  service.resetHandlers();
});
afterAll(() => {
  service.close();
});

it('shows the amount to pay as a tree in words, and lights up what a figure comes from', async () => {
  service.use(
    http.post('*/v0/inspect', async ({ request }) =>
      HttpResponse.json(engine.inspect((await request.json()) as InspectRequest, context) as object),
    ),
  );
  freshState(text, 'a.json');
  const lit: string[][] = [];
  useWorkbench.getState().attachEditor({
    ...fakeEditor(),
    light: (stretches) => {
      const all = stretches === undefined ? [] : Array.isArray(stretches) ? stretches : [stretches];
      lit.push((all as { start: number; end: number }[]).map(({ start, end }) => text.slice(start, end)));
    },
  });
  stop = startJudging(useWorkbench);
  render(
    <AskingPage>
      <CommandProvider list={commandList}>
        <TracePanel />
      </CommandProvider>
    </AskingPage>,
  );
  const user = userEvent.setup();
  await screen.findByRole('list', { name: 'How the totals are calculated' });
  const tree = () => screen.getByRole('list', { name: 'How the totals are calculated' });
  const node = (name: RegExp) => within(tree()).getAllByRole('button', { name })[0] as HTMLElement;
  expect(node(/^Payable/)).toHaveAttribute('aria-expanded', 'true');
  expect(tree()).toHaveTextContent('exactly 38.31465, rounded to 38.31');
  expect(node(/^Sum of the lines/)).toHaveAccessibleName('Sum of the lines');
  await within(tree()).findAllByRole('button', { name: /^Line 1: Pads quantity/ });
  await user.click(node(/^Line 1: Pads/));
  expect(node(/^Price of line 1/)).toBeVisible();
  await user.hover(node(/^Line 1: Pads/));
  expect(lit.at(-1)).toEqual(['"3"', '"10.555"']);
  await user.unhover(node(/^Line 1: Pads/));
  expect(lit.at(-1)).toEqual([]);
  // A bar of the waterfall opens its figure in the tree, however deep, and the focus goes there.
  const bars = screen.getByRole('list', { name: 'From the lines to the amount to pay' });
  expect(
    within(bars)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sum of the lines 31.67', 'VAT 21% 6.65', 'Payable 38.31']);
  await user.click(node(/^Payable/));
  expect(within(tree()).queryByRole('button', { name: /^VAT 21% percentage/ })).toBeNull();
  await user.click(within(bars).getByRole('button', { name: /^VAT 21%/ }));
  expect(within(tree()).getByRole('button', { name: /^VAT 21% percentage/ })).toHaveFocus();
  // The cursor in the line marks the figures that it feeds.
  act(() => {
    useWorkbench.getState().moveCursor(8, 30);
  });
  expect(node(/^Payable/).parentElement).toHaveAttribute('data-fed');
});
