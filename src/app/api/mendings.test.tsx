import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../engine/index.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerInspect, fault, report, service } from '../testing/service.ts';
import { useMend, useMendings } from './mendings.ts';
import { useJudgement } from './use-judgement.ts';

const text = JSON.stringify({
  $schema: 'https://gobl.org/draft-0/note/message',
  content: 'x',
  title: 7,
});
const state = () => useWorkbench.getState();
const put = () => act(() => state().putForward(presentSubject()));

beforeAll(async () => {
  // A test must not end while the engine is loading.
  await import('../workers/answer-asked.ts');
  await import('../../formats/catalogue/formats.ts');
  vi.stubGlobal('Worker', PageWorker);
  service.listen({ onUnhandledRequest: 'error' });
}, 120_000);
beforeEach(() => {
  freshState(text);
  act(() => state().changeText(state().activeId, text, 5));
  state().chooseEngine('browser');
});
afterEach(() => {
  service.resetHandlers();
});
afterAll(() => {
  service.close();
  vi.unstubAllGlobals();
});

/** The verdict on the current text, and the fixes of one of its faults. */
function page(chosen: (faults: readonly Fault[]) => Fault | undefined = ([first]) => first) {
  return renderQuestion(() => {
    const judgement = useJudgement();
    const faults = judgement.state === 'judged' ? judgement.verdict.faults : [];
    return { judgement, faults, mendings: useMendings(chosen(faults)), mend: useMend() };
  });
}

async function judgedPage(...given: Parameters<typeof page>) {
  const { result } = page(...given);
  put();
  await waitFor(() => {
    expect(result.current.judgement).toMatchObject({ state: 'judged', verdict: { subject: presentSubject() } });
  });
  return result;
}

describe('the fixes of a fault', () => {
  it('are those that settle it, tried by the engine, for the page as for the editor', async () => {
    const result = await judgedPage();
    const [wrong] = result.current.faults;
    // The first to try fixes loads the code for it.
    await waitFor(
      () => {
        expect(result.current.mendings?.length).toBeGreaterThan(0);
      },
      { timeout: 40_000 },
    );
    expect(wrong && (await result.current.mend(wrong, 5))).toEqual(result.current.mendings);
  });

  it('are tried once, when all that they come of has loaded', async () => {
    const posted = vi.spyOn(PageWorker.prototype, 'postMessage');
    const result = await judgedPage();
    await waitFor(() => {
      expect(result.current.mendings?.length).toBeGreaterThan(0);
    });
    const tried = posted.mock.calls.flatMap(([message]) =>
      message.kind === 'ask' && message.address === 'inspect' ? [message.body] : [],
    );
    posted.mockRestore();
    expect(tried.length).toBeGreaterThan(1);
    expect(new Set(tried).size).toBe(tried.length);
  });

  it('are waited for by the editor, which may ask before that', async () => {
    useWorkbench.setState({ opened: false });
    const result = await judgedPage();
    const [wrong = fault()] = result.current.faults;
    const asked = result.current.mend(wrong, 5);
    act(() => state().finishOpening());
    expect((await asked).length).toBeGreaterThan(0);
  });

  it('are found for the editor also where the page stops asking for them meanwhile', async () => {
    let shown = true;
    const { result, queries, rerender } = page(([first]) => (shown ? first : undefined));
    const underway = new Promise<void>((resolve) => {
      queries.getQueryCache().subscribe(() => {
        if (queries.isFetching({ queryKey: ['mendings'] }) > 0) resolve();
      });
    });
    put();
    await underway;
    const [wrong = fault()] = result.current.faults;
    const asked = result.current.mend(wrong, 5);
    shown = false;
    rerender();
    expect((await asked).length).toBeGreaterThan(0);
  });

  it('are not known before the text is judged, and none of no error', async () => {
    const { result } = page();
    expect(result.current.mendings).toBeUndefined();
    expect(await result.current.mend(fault(), 5)).toEqual([]);
    const none = await judgedPage(() => undefined);
    expect(none.current.mendings).toEqual([]);
  });

  it('do not apply to another version than the one that was judged', async () => {
    const result = await judgedPage();
    const [wrong = fault()] = result.current.faults;
    expect(await result.current.mend(wrong, 6)).toEqual([]);
    act(() => state().changeText(state().activeId, `${text} `, 6));
    expect(await result.current.mend(wrong, 6)).toEqual([]);
  });

  it('are not tried where it only says something', async () => {
    const hint = fault({ severity: 'hint', properties: ['$.title'] });
    const result = await judgedPage(() => hint);
    expect(result.current.mendings).toEqual([]);
    expect(await result.current.mend(hint, 5)).toEqual([]);
  });

  it('are not offered in a text that is not sound JSON', async () => {
    freshState('{ "a": 1,, }');
    const result = await judgedPage(() => fault());
    expect(result.current.mendings).toEqual([]);
  });

  it('are not offered where trying them fails', async () => {
    state().chooseEngine('server');
    const wrong = fault({ properties: ['$.title'], expected: { kind: 'absent' } });
    answerInspect(() => HttpResponse.json(report({ faults: [wrong] })));
    const result = await judgedPage(() => undefined);
    service.use(
      http.post('*/v0/inspect', () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 })),
    );
    expect(await result.current.mend(wrong, 5)).toEqual([]);
  });
});
