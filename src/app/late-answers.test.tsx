import './testing/screen.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { TraceEntry } from '../engine/index.ts';
import { gate } from '../testing/gate.ts';
import { useWorkbench } from './state/workbench-store.ts';
import { openWorkbench } from './testing/open-workbench.tsx';
import { answerBuild, answerInspect, fault, report, serveTests } from './testing/service.ts';

serveTests();

function verdict(): HTMLElement {
  return screen.getByRole('button', { name: /Show problems$/ });
}

function entry(path: string): TraceEntry {
  const rounding = 'half away from zero';
  return { path, rule: 'sum of the lines', operands: [], exact: '1', value: '1.00', rounding };
}

describe('commands after an edit', () => {
  it('copying the built document is to be had as soon as the new text is judged without faults', async () => {
    answerInspect(() => HttpResponse.json(report({ ok: false, faults: [fault()] })));
    const { user } = openWorkbench('{ "currency": "EUX" }');
    await waitFor(() => expect(verdict()).toHaveTextContent('1 error'));
    await user.click(screen.getByRole('tab', { name: 'Built' }));
    expect(screen.getByRole('button', { name: 'Copy built document' })).toBeDisabled();

    answerInspect(() => HttpResponse.json(report()));
    act(() => {
      const { activeId, changeText } = useWorkbench.getState();
      changeText(activeId, '{ "currency": "EUR" }', 2);
    });
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
    expect(screen.getByRole('button', { name: 'Copy built document' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Replace source by built document' })).toBeEnabled();
  });

  it('and no longer once the text has changed again', async () => {
    const { user } = openWorkbench('{ "currency": "EUR" }');
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
    await user.click(screen.getByRole('tab', { name: 'Built' }));
    expect(screen.getByRole('button', { name: 'Copy built document' })).toBeEnabled();
    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report());
    });
    act(() => {
      const { activeId, changeText } = useWorkbench.getState();
      changeText(activeId, '{ "currency": "USD" }', 2);
    });
    expect(screen.getByRole('button', { name: 'Copy built document' })).toBeDisabled();
    slow.open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy built document' })).toBeEnabled());
  });
});

describe('answers about another document', () => {
  it('a trace is not shown over the next document while that one is traced', async () => {
    answerInspect(() => HttpResponse.json(report({ trace: [entry('$.totals.first')] })));
    const { user } = openWorkbench('{ "a": 1 }');
    await user.click(await screen.findByRole('tab', { name: 'Trace' }));
    expect(await screen.findByText(/totals\.first/)).toBeVisible();

    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report({ trace: [entry('$.totals.second')] }));
    });
    act(() => {
      useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file');
    });
    await waitFor(() => expect(screen.queryByText(/totals\.first/)).not.toBeInTheDocument());
    slow.open();
    expect(await screen.findByText(/totals\.second/)).toBeVisible();
  });

  it('a verdict that comes late is not given to the document that is in front by then', async () => {
    const slow = gate();
    let asked = 0;
    answerInspect(async () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json(report());
      await slow.passed;
      return HttpResponse.json(report({ ok: false, faults: [fault()] }));
    });
    openWorkbench('{ "a": 1 }');
    await waitFor(() => expect(asked).toBe(1));
    act(() => {
      useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file');
    });
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
    slow.open();
    await act(() => slow.passed);
    expect(verdict()).toHaveTextContent('No errors');
  });

  it('a build that ends after its document went behind is not shown as the other one’s', async () => {
    const slow = gate();
    answerBuild(async () => {
      await slow.passed;
      return HttpResponse.json({ built: 'the first' });
    });
    const { user } = openWorkbench('{ "a": 1 }');
    await user.click(screen.getByRole('button', { name: 'Build' }));
    act(() => {
      useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file');
    });
    slow.open();
    await waitFor(() => expect(useWorkbench.getState().resultViews).toEqual(['built']));
    await waitFor(() => expect(verdict()).toHaveTextContent('No errors'));
    expect(screen.queryByText(/the first/)).not.toBeInTheDocument();
    expect(screen.queryByText('Built from the current source.')).not.toBeInTheDocument();
  });
});
