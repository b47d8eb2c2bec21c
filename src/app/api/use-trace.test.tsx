import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerInspect, fault, report, serveTests, service } from '../testing/service.ts';
import { rulesQuestion } from './questions.ts';
import { useSubject } from './use-subject.ts';
import { useRuleReport, useTrace } from './use-trace.ts';

const state = () => useWorkbench.getState();

/** Submits the current text, as the page does. */
const put = () => act(() => state().putForward(presentSubject()));
const type = (text: string) => act(() => state().changeText(state().activeId, text, 2));
const internal = () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 });

serveTests();
beforeEach(() => {
  freshState('{ "a": 1 }');
});

describe('the subject', () => {
  it('is what was put forward, as long as its document is in front', () => {
    const { result } = renderQuestion(useSubject);
    expect(result.current).toBeUndefined();
    const subject = presentSubject();
    put();
    expect(result.current).toEqual(subject);
    type('{ "a": 2 }');
    expect(result.current).toEqual(subject);
    act(() => void state().openDocument('b.json', '{ "b": 1 }', 'file'));
    expect(result.current).toBeUndefined();
  });
});

describe('trace and rules', () => {
  const entry = {
    path: '$.total',
    rule: 'sum',
    operands: [],
    exact: '1',
    value: '1.00',
    rounding: 'half away from zero',
  };
  const tally = { applied: 2, passed: 1, failed: 1, skipped: [] };

  it('are asked for with the text, each by itself', async () => {
    const asked: unknown[] = [];
    service.use(
      http.post('*/v0/inspect', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(report({ trace: [entry as never], rules: tally, faults: [fault({ code: 'B' })] }));
      }),
    );
    const trace = renderQuestion(useTrace, { verdict: false });
    const rules = renderQuestion(useRuleReport, { verdict: false });
    put();
    await waitFor(() => expect(trace.result.current.data).toEqual([entry]));
    await waitFor(() => expect(rules.result.current.data).toEqual({ tally, failed: new Set(['B']) }));
    expect(asked).toEqual([
      { data: { a: 1 }, include: ['trace'] },
      { data: { a: 1 }, include: ['rules'] },
    ]);
  });

  it('are none where the engine gives none', async () => {
    const trace = renderQuestion(useTrace);
    const rules = renderQuestion(useRuleReport);
    put();
    await waitFor(() => expect([trace.result.current.data, rules.result.current.data]).toEqual([[], null]));
  });

  it('are not asked for of a text that is not JSON', async () => {
    freshState('{ "a": ');
    const trace = renderQuestion(useTrace);
    const rules = renderQuestion(useRuleReport);
    answerInspect(internal);
    put();
    await waitFor(() => expect([trace.result.current.data, rules.result.current.data]).toEqual([null, null]));
  });

  it('without a subject cannot even be asked for', async () => {
    const { queryFn } = rulesQuestion(undefined, 'server');
    const ask = queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
    await expect(ask({ signal: new AbortController().signal })).rejects.toThrow('no text');
  });
});
