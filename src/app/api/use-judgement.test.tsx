import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerBuild, answerInspect, fault, report, service } from '../testing/service.ts';
import { rulesQuestion } from './questions.ts';
import { build, useBuildOutcome, useIsBuilding } from './use-build.ts';
import { LONG } from '../editor/long-text.ts';
import { useFullJudgement, useFullJudgementLater, useJudgement, useJudgementAtRest } from './use-judgement.ts';
import { useSubject } from './use-subject.ts';
import { useRuleReport, useTrace } from './use-trace.ts';

const state = () => useWorkbench.getState();

/** The page puts the present text forward. */
const put = () => act(() => state().judge(presentSubject()));
const type = (text: string) => act(() => state().changeText(state().activeId, text, 2));
const internal = () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 });

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  freshState('{ "a": 1 }');
});
afterEach(() => {
  service.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => {
  service.close();
});

describe('what is known about the active document', () => {
  it('is that there is none, while it is blank', () => {
    freshState('  \n');
    const { result } = renderQuestion(useJudgement);
    expect(result.current).toEqual({ state: 'empty' });
  });

  it('is awaited, then a verdict on the text that was put forward', async () => {
    const { result } = renderQuestion(useJudgement);
    expect(result.current).toEqual({ state: 'waiting' });
    put();
    await waitFor(() => expect(result.current.state).toBe('judged'));
    expect(result.current).toMatchObject({ verdict: { subject: presentSubject(), accepted: true }, stale: false });
  });

  it('goes stale with a keystroke, stays until the newer text is judged, and is then that one’s', async () => {
    const { result } = renderQuestion(useJudgement);
    put();
    await waitFor(() => expect(result.current.state).toBe('judged'));
    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report({ ok: false }));
    });
    type('{ "a": 2 }');
    expect(result.current).toMatchObject({ state: 'judged', stale: true, verdict: { accepted: true } });
    put();
    expect(result.current).toMatchObject({ state: 'judged', stale: true, verdict: { accepted: true } });
    slow.open();
    await waitFor(() => expect(result.current).toMatchObject({ stale: false, verdict: { accepted: false } }));
  });

  it('is never another document’s', async () => {
    const { result } = renderQuestion(useJudgement);
    put();
    await waitFor(() => expect(result.current.state).toBe('judged'));
    act(() => void state().openDocument('b.json', '{ "b": 1 }', 'file'));
    expect(result.current).toEqual({ state: 'waiting' });
  });

  it('stays a failure while it is asked again, and for a newer text, until there is an answer', async () => {
    const { result } = renderQuestion(useJudgement);
    put();
    await waitFor(() => expect(result.current.state).toBe('judged'));
    answerInspect(internal);
    type('{ "a": 2 }');
    put();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report({ ok: false }));
    });
    const failed = result.current;
    act(() => {
      if (failed.state === 'failed') failed.retry();
    });
    expect(result.current.state).toBe('failed');
    type('{ "a": 3 }');
    put();
    expect(result.current.state).toBe('failed');
    slow.open();
    await waitFor(() => expect(result.current).toMatchObject({ state: 'judged', verdict: { accepted: false } }));
  });

  it('is a failure, which is no verdict, until it is asked again', async () => {
    answerInspect(internal);
    const { result } = renderQuestion(useJudgement);
    put();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    const failed = result.current;
    expect(failed).toMatchObject({ trouble: { title: 'The service failed', passing: true } });
    answerInspect(() => HttpResponse.json(report()));
    act(() => {
      if (failed.state === 'failed') failed.retry();
    });
    await waitFor(() => expect(result.current.state).toBe('judged'));
  });

  it('comes back by itself once the service does', async () => {
    answerInspect(internal);
    const { result } = renderQuestion(useJudgement);
    put();
    await waitFor(() => expect(result.current.state).toBe('failed'));
    answerInspect(() => HttpResponse.json(report()));
    await waitFor(() => expect(result.current.state).toBe('judged'), { timeout: 5000 });
  });
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

  it('are none where the engine tells none', async () => {
    const trace = renderQuestion(useTrace);
    const rules = renderQuestion(useRuleReport);
    put();
    await waitFor(() => expect([trace.result.current.data, rules.result.current.data]).toEqual([[], null]));
  });

  it('are none of a text that is no JSON, and nobody is asked', async () => {
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

describe('building', () => {
  const document = { $schema: 'https://gobl.org/draft-0/bill/invoice', built: true };
  const bench = () => renderQuestion(() => ({ outcome: useBuildOutcome(), building: useIsBuilding() }));

  it('gives the document and keeps it for whoever shows it, under the text that was built', async () => {
    const slow = gate();
    answerBuild(async () => {
      await slow.passed;
      return HttpResponse.json(document);
    });
    const { result } = bench();
    expect([result.current.outcome, result.current.building]).toEqual([undefined, false]);
    const { documentId, revision } = presentSubject();
    let done: Promise<unknown> = Promise.resolve();
    act(() => void (done = build()));
    await waitFor(() => expect(result.current.building).toBe(true));
    type('{ "typed": "meanwhile" }');
    slow.open();
    const outcome = await act(() => done);
    expect(outcome).toEqual({ kind: 'built', documentId, revision, document });
    await waitFor(() => expect([result.current.outcome, result.current.building]).toEqual([outcome, false]));
  });

  it.each([
    [
      'refused with its faults',
      () =>
        HttpResponse.json({ code: 422, key: 'validation', message: 'No', faults: [fault(), fault()] }, { status: 422 }),
      { kind: 'refused', message: 'No', faults: 2 },
    ],
    ['a failure of the service', internal, { kind: 'failed', trouble: { title: 'The service failed' } }],
    ['no answer', () => HttpResponse.error(), { kind: 'failed', trouble: { title: 'The service does not answer' } }],
    ['nonsense', () => HttpResponse.json([]), { kind: 'failed', trouble: { passing: true } }],
  ])('that ends in %s says so', async (_, respond, outcome) => {
    answerBuild(respond);
    const { result } = bench();
    await act(() => build());
    await waitFor(() => expect(result.current.outcome).toMatchObject(outcome));
  });

  it('of one document is not the outcome of another', async () => {
    answerBuild(() => HttpResponse.json(document));
    const { result } = bench();
    await act(() => build());
    await waitFor(() => expect(result.current.outcome?.kind).toBe('built'));
    const first = state().activeId;
    act(() => void state().openDocument('b.json', '{ "b": 1 }', 'file'));
    expect(result.current.outcome).toBeUndefined();
    act(() => state().selectDocument(first));
    expect(result.current.outcome?.kind).toBe('built');
  });
});

const long = (name: string) => `{ "a": "${name.padEnd(LONG, '.')}" }`;

describe('what takes long to show', () => {
  const useBoth = () => ({ now: useJudgement(), later: useJudgementAtRest() });
  const judgedNow = async (result: { current: ReturnType<typeof useBoth> }) => {
    put();
    await waitFor(() =>
      expect(result.current.now).toMatchObject({ verdict: { subject: presentSubject() }, stale: false }),
    );
  };

  it('of a short text comes with its verdict', async () => {
    const { result } = renderQuestion(useBoth);
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
    type('{ "a": 2 }');
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
  });

  it('of a long one stays, and is stale, until typing rests', async () => {
    freshState(long('first'));
    const { result } = renderQuestion(useBoth);
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
    const first = presentSubject();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    type(long('second'));
    expect(result.current.later).toMatchObject({ verdict: { subject: first }, stale: true });
    await judgedNow(result);
    expect(result.current.later).toMatchObject({ verdict: { subject: first }, stale: true });
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current.later).toMatchObject({ verdict: { subject: first }, stale: true });
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current.later).toEqual(result.current.now);
  });

  it('is never that of another document', async () => {
    freshState(long('first'));
    const { result } = renderQuestion(useBoth);
    await judgedNow(result);
    act(() => void state().openDocument('other.json', long('other'), 'file'));
    expect(result.current.later).toEqual({ state: 'waiting' });
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
  });
});

describe('what building makes of a text', () => {
  const useAll = () => ({ now: useJudgement(), full: useFullJudgement(), later: useFullJudgementLater() });
  const document = { $schema: 'x' };
  const inFull = () => HttpResponse.json(report({ document, changes: [] }));
  /** Answers one after the other, the last again and again; gives how many were asked for. */
  const answerInTurn = (...answers: (() => Response)[]) => {
    const asked = { times: 0 };
    answerInspect(() => (answers[asked.times++] ?? answers.at(-1) ?? inFull)());
    return asked;
  };

  it('comes with the verdict on a short text', async () => {
    const asked = answerInTurn(inFull);
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() =>
      expect(result.current.full).toMatchObject({ verdict: { document, changes: [] }, stale: false }),
    );
    expect(result.current.full).toEqual(result.current.now);
    expect(asked.times).toBe(1);
  });

  it('is asked for once the verdict on a long one has stood a while, and the last stays, stale, until it is there', async () => {
    const brief = () => HttpResponse.json(report());
    const asked = answerInTurn(brief, inFull, brief, inFull);
    freshState(long('first'));
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.now.state).toBe('judged'));
    expect([result.current.full.state, asked.times]).toEqual(['waiting', 1]);
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document }, stale: false }));
    expect(asked.times).toBe(2);
    const first = presentSubject();
    type(long('second'));
    put();
    await waitFor(() => expect(result.current.now).toMatchObject({ verdict: { subject: presentSubject() } }));
    expect(result.current.full).toMatchObject({ verdict: { subject: first, document }, stale: true });
    await waitFor(() => expect(result.current.later).toMatchObject({ verdict: { document }, stale: false }));
    expect(asked.times).toBe(4);
  });

  it('is not asked for while a newer text waits for its verdict', async () => {
    const brief = () => HttpResponse.json(report());
    const asked = answerInTurn(brief, brief, inFull);
    freshState(long('first'));
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.now.state).toBe('judged'));
    type(long('second'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([asked.times, result.current.full.state]).toEqual([1, 'waiting']);
    put();
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { subject: presentSubject() } }));
    expect(asked.times).toBe(3);
  });

  it('is a failure of its own where it alone cannot be had', async () => {
    answerInTurn(() => HttpResponse.json(report()), internal);
    freshState(long('first'));
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.full.state).toBe('failed'));
    expect(result.current.now.state).toBe('judged');
    answerInTurn(inFull);
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document } }), { timeout: 5000 });
  });

  it('that could not be had is asked for again by whoever presses, also where it does not come back by itself', async () => {
    const refused = () => HttpResponse.json({ code: 400, key: 'input', message: 'x' }, { status: 400 });
    answerInTurn(() => HttpResponse.json(report()), refused);
    freshState(long('first'));
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.full.state).toBe('failed'));
    const failed = result.current.full;
    answerInTurn(() => HttpResponse.json(report()), inFull);
    act(() => {
      if (failed.state === 'failed') failed.retry();
    });
    expect(result.current.full.state).toBe('failed');
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document } }));
  });

  it('is none of a long text that is no JSON, and nobody is asked', async () => {
    const asked = answerInTurn(inFull);
    freshState(`${long('first')},`);
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document: undefined, changes: [] } }));
    expect(asked.times).toBe(0);
  });
});
