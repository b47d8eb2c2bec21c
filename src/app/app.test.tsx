import './testing/screen.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { gate } from '../testing/gate.ts';
import { openWorkbench } from './testing/open-workbench.tsx';
import { answerBuild, answerInspect, fault, report, serveTests, service } from './testing/service.ts';

serveTests();

const sound = '{ "currency": "EUR" }';

function verdict(): HTMLElement {
  return screen.getByRole('button', { name: /Show problems$/ });
}

describe('the verdict', () => {
  it('turns green once the engine accepts the text', async () => {
    openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
    expect(verdict()).toHaveClass('verdict-accepted');
  });

  it('counts faults and warnings apart', async () => {
    answerInspect(() =>
      HttpResponse.json(report({ ok: false, faults: [fault(), fault({ severity: 'warning', code: 'W' })] })),
    );
    openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('1 error, 1 warning'));
  });

  it('is red for text that is not JSON, without asking the service', async () => {
    let asked = 0;
    answerInspect(() => {
      asked += 1;
      return HttpResponse.json(report());
    });
    openWorkbench('{ "currency": }');
    await waitFor(() => expect(verdict()).toHaveTextContent('1 error'));
    expect(asked).toBe(0);
  });

  it('does not take a report for sound that says ok and lists an error', async () => {
    answerInspect(() => HttpResponse.json(report({ ok: true, faults: [fault()] })));
    openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('1 error'));
    expect(verdict()).not.toHaveClass('verdict-accepted');
  });

  it.each([
    [
      'fails',
      () => HttpResponse.json({ code: 500, key: 'internal', message: 'Out of order', faults: [] }, { status: 500 }),
    ],
    ['answers with a page', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['answers with half a report', () => HttpResponse.json({ ok: true })],
    ['answers with nothing', () => new HttpResponse(null)],
    ['does not answer', () => HttpResponse.error()],
  ])('is never green when the service %s', async (_, answer) => {
    answerInspect(answer);
    const { user } = openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('Not checked'));
    expect(verdict()).not.toHaveClass('verdict-accepted');
    await user.click(verdict());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  it('waits for a slow service without a verdict', async () => {
    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report());
    });
    openWorkbench(sound);
    expect(verdict()).toHaveTextContent('Checking');
    slow.open();
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
  });

  it('comes back by itself once the service answers again', async () => {
    answerInspect(() => HttpResponse.json({}, { status: 500 }));
    openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('Not checked'));
    service.resetHandlers();
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
  });

  it('is asked for anew as soon as the network is back', async () => {
    let asked = 0;
    answerInspect(() => {
      asked += 1;
      return asked < 4 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json(report());
    });
    openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('Not checked'));
    for (let tried = asked; tried < 4; tried = asked) {
      dispatchEvent(new Event('offline'));
      dispatchEvent(new Event('online'));
      await waitFor(() => expect(asked).toBeGreaterThan(tried), { timeout: 900 });
    }
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
  });

  it('comes back when checking again succeeds', async () => {
    answerInspect(() => HttpResponse.json({}, { status: 500 }));
    const { user } = openWorkbench(sound);
    await waitFor(() => expect(verdict()).toHaveTextContent('Not checked'));
    await user.click(verdict());
    const again = await screen.findByRole('button', { name: 'Check again' });
    service.resetHandlers();
    await user.click(again);
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
  });
});

describe('the problems panel', () => {
  it('shows what was found, what would be accepted and the rule', async () => {
    const wrong = fault({ value: 'X', expected: { kind: 'oneOf', values: ['A', 'B'] }, properties: ['$.currency'] });
    answerInspect(() => HttpResponse.json(report({ ok: false, faults: [wrong] })));
    const { user } = openWorkbench(sound);
    await user.click(await screen.findByRole('tab', { name: /Problems/ }));
    const card = await screen.findByRole('region', { name: 'Selected problem' });
    // What the text itself contains, not what the engine calculated.
    expect(card).toHaveTextContent('Found"EUR"');
    expect(within(card).getByText('A')).toBeVisible();
    expect(card).toHaveTextContent('GOBL-ORG-ITEM-01');
    expect(card).toHaveTextContent('$.currency');
  });

  it('hides a severity that is switched off', async () => {
    const both = [fault(), fault({ severity: 'warning', code: 'W', description: 'Only a warning' })];
    answerInspect(() => HttpResponse.json(report({ ok: false, faults: both })));
    const { user } = openWorkbench(sound);
    await user.click(await screen.findByRole('tab', { name: /Problems/ }));
    const grid = await screen.findByRole('grid', { name: 'Problems' });
    expect(within(grid).getByText('Only a warning')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Show warnings/ }));
    expect(screen.queryByText('Only a warning')).not.toBeInTheDocument();
  });

  it('mends the text by a fix', async () => {
    const fix = { title: 'Use EUR', safe: true, edits: [{ op: 'replace' as const, path: '$.currency', value: 'EUR' }] };
    const wrong = fault({ properties: ['$.currency'], fixes: [fix] });
    service.use(
      http.post('*/v0/inspect', async ({ request }) => {
        const isWrong = (await request.text()).includes('EUX');
        return HttpResponse.json(report(isWrong ? { ok: false, faults: [wrong] } : {}));
      }),
    );
    const { user } = openWorkbench('{ "currency": "EUX" }');
    await user.click(await screen.findByRole('tab', { name: /Problems/ }));
    await user.click(await screen.findByRole('button', { name: 'Use EUR' }));
    await user.click(screen.getByRole('tab', { name: 'Source' }));
    expect(screen.getByRole('textbox', { name: /Source document/ })).toHaveValue('{ "currency": "EUR" }');
  });
});

describe('building', () => {
  it('shows the built document and leaves the source alone', async () => {
    answerBuild(() =>
      HttpResponse.json({ $schema: 'https://gobl.org/draft-0/bill/invoice', totals: { payable: '12.10' } }),
    );
    const { user } = openWorkbench(sound);
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect(await screen.findByText('Built from the current source.')).toBeVisible();
    expect(screen.getAllByText(/12\.10/).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { hidden: true, name: /Source document/ })).toHaveValue(sound);
  });

  it('says that the document was refused', async () => {
    const faults = [{ code: 'A', properties: ['$.currency'], description: 'No' }];
    answerBuild(() => HttpResponse.json({ code: 422, key: 'validation', message: 'Rules', faults }, { status: 422 }));
    const { user } = openWorkbench(sound);
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect(await screen.findByText('Rejected: one error.')).toBeVisible();
  });

  it('says that the service failed, and shows no document as built', async () => {
    answerBuild(() => HttpResponse.json({ built: true }));
    const { user } = openWorkbench(sound);
    await user.click(screen.getByRole('button', { name: 'Build' }));
    expect(await screen.findByText('Unexpected response from the service')).toBeVisible();
    expect(screen.queryByText('Built from the current source.')).not.toBeInTheDocument();
  });
});

describe('the changes', () => {
  it('lists what building did, gravest first', async () => {
    answerInspect(() =>
      HttpResponse.json(
        report({
          changes: [
            { kind: 'calculated', path: '$.totals.payable', after: '31.67', why: 'sum' },
            { kind: 'overwrote', path: '$.currency', before: 'USD', after: 'EUR', why: 'regime' },
          ],
        }),
      ),
    );
    const { user } = openWorkbench(sound);
    await user.click(await screen.findByRole('tab', { name: /Changes/ }));
    const grid = await screen.findByRole('grid', { name: 'Changes' });
    expect(within(grid).queryByText('calculated')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show calculated, 1' }));
    const rows = within(grid).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('replaced'),
      expect.stringContaining('USD→EUR'),
      expect.stringContaining('calculated'),
      expect.stringContaining('31.67'),
    ]);
  });
});

describe('addresses', () => {
  it('says that there is no such page', async () => {
    openWorkbench(sound, '/nowhere');
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});
