import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerInspect, report, service } from '../testing/service.ts';
import { LONG } from '../source/long-text.ts';
import {
  useFullJudgement,
  useFullJudgementLater,
  useIsPresent,
  useJudgement,
  useJudgementAtRest,
  useOutdated,
} from './use-judgement.ts';

const state = () => useWorkbench.getState();

/** Submits the current text, as the page does. */
const put = () => act(() => state().putForward(presentSubject()));
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
  it('is nothing while it is blank', () => {
    freshState('  \n');
    const { result } = renderQuestion(useJudgement);
    expect(result.current).toEqual({ state: 'empty' });
  });

  it('is awaited, then a verdict on the text that was put forward', async () => {
    const { result } = renderQuestion(useJudgement);
    expect(result.current).toEqual({ state: 'waiting' });
    put();
    await waitFor(() => expect(result.current.state).toBe('judged'));
    expect(result.current).toMatchObject({ verdict: { subject: presentSubject(), accepted: true } });
  });

  it('stands with a keystroke until the newer text is judged, is then that one’s, and is at no time taken for one on another text', async () => {
    const { result } = renderQuestion(() => {
      const judgement = useJudgement();
      return { judgement, present: useIsPresent(judgement.state === 'judged' ? judgement.verdict : undefined) };
    });
    expect(result.current.present).toBe(false);
    put();
    await waitFor(() => expect(result.current).toMatchObject({ judgement: { state: 'judged' }, present: true }));
    const slow = gate();
    answerInspect(async () => {
      await slow.passed;
      return HttpResponse.json(report({ ok: false }));
    });
    type('{ "a": 2 }');
    expect(result.current).toMatchObject({ judgement: { verdict: { accepted: true } }, present: false });
    put();
    expect(result.current).toMatchObject({ judgement: { verdict: { accepted: true } }, present: false });
    slow.open();
    await waitFor(() =>
      expect(result.current).toMatchObject({ judgement: { verdict: { accepted: false } }, present: true }),
    );
  });

  it('renders nothing anew while keys come, and looks out of date when it has been so for a while', async () => {
    let renders = 0;
    const { result } = renderQuestion(() => {
      renders += 1;
      const judgement = useJudgement();
      return { judgement, outdated: useOutdated(judgement) };
    });
    expect(result.current.outdated).toBe(false);
    put();
    await waitFor(() => expect(result.current.judgement.state).toBe('judged'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const before = renders;
    type('{ "a": 2 }');
    act(() => void vi.advanceTimersByTime(500));
    type('{ "a": 3 }');
    expect([result.current.outdated, renders]).toEqual([false, before]);
    act(() => void vi.advanceTimersByTime(400));
    expect(result.current.outdated).toBe(true);
    put();
    await waitFor(() => expect(result.current.outdated).toBe(false));
    type('{ "a": 4 }');
    act(() => void state().openDocument('b.json', ' ', 'file'));
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toEqual({ judgement: { state: 'empty' }, outdated: false });
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

const long = (name: string) => `{ "a": "${name.padEnd(LONG, '.')}" }`;

describe('what takes long to show', () => {
  const useBoth = () => ({ now: useJudgement(), later: useJudgementAtRest() });
  const judgedNow = async (result: { current: ReturnType<typeof useBoth> }) => {
    put();
    await waitFor(() => expect(result.current.now).toMatchObject({ verdict: { subject: presentSubject() } }));
  };

  it('of a short text comes with its verdict', async () => {
    const { result } = renderQuestion(useBoth);
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
    type('{ "a": 2 }');
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
  });

  it('of a long one stays until typing rests', async () => {
    freshState(long('first'));
    const { result } = renderQuestion(useBoth);
    await judgedNow(result);
    expect(result.current.later).toEqual(result.current.now);
    const first = presentSubject();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    type(long('second'));
    expect(result.current.later).toMatchObject({ verdict: { subject: first } });
    await judgedNow(result);
    expect(result.current.later).toMatchObject({ verdict: { subject: first } });
    act(() => void vi.advanceTimersByTime(200));
    expect(result.current.later).toMatchObject({ verdict: { subject: first } });
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
  /** Gives the answers in order, repeating the last one; returns a count of requests. */
  const answerInTurn = (...answers: (() => Response)[]) => {
    const asked = { times: 0 };
    answerInspect(() => (answers[asked.times++] ?? answers.at(-1) ?? inFull)());
    return asked;
  };

  it('comes with the verdict on a short text', async () => {
    const asked = answerInTurn(inFull);
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document, changes: [] } }));
    expect(result.current.full).toEqual(result.current.now);
    expect(asked.times).toBe(1);
  });

  it('is asked for once the verdict on a long one has stood a while, and the last stays until it is there', async () => {
    const brief = () => HttpResponse.json(report());
    const asked = answerInTurn(brief, inFull, brief, inFull);
    freshState(long('first'));
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.now.state).toBe('judged'));
    expect([result.current.full.state, asked.times]).toEqual(['waiting', 1]);
    await waitFor(() =>
      expect(result.current.full).toMatchObject({ verdict: { subject: presentSubject(), document } }),
    );
    expect(asked.times).toBe(2);
    const first = presentSubject();
    type(long('second'));
    put();
    await waitFor(() => expect(result.current.now).toMatchObject({ verdict: { subject: presentSubject() } }));
    expect(result.current.full).toMatchObject({ verdict: { subject: first, document } });
    await waitFor(() =>
      expect(result.current.later).toMatchObject({ verdict: { subject: presentSubject(), document } }),
    );
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
    await waitFor(
      () => expect(result.current.full).toMatchObject({ verdict: { subject: presentSubject(), document } }),
      { timeout: 5000 },
    );
  });

  it('that did not come is asked for again at a press, also where it does not come back by itself', async () => {
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
    await waitFor(() =>
      expect(result.current.full).toMatchObject({ verdict: { subject: presentSubject(), document } }),
    );
  });

  it('is not asked for of a long text that is not JSON', async () => {
    const asked = answerInTurn(inFull);
    freshState(`${long('first')},`);
    const { result } = renderQuestion(useAll);
    put();
    await waitFor(() => expect(result.current.full).toMatchObject({ verdict: { document: undefined, changes: [] } }));
    expect(asked.times).toBe(0);
  });
});
