import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { report, service } from '../testing/service.ts';
import { useMendings } from './mendings.ts';
import { useAskingDestination } from './use-asking-destination.ts';
import { useDestinationStore } from './destination-store.ts';
import { releasedName, useDestination } from './use-destination.ts';
import { useJudgement } from './use-judgement.ts';

const example = (name: string): JsonObject => {
  const read: unknown = JSON.parse(readFileSync(`examples/${name}.json`, 'utf8'));
  if (!isJsonObject(read as JsonObject)) throw new Error(`${name} is no document`);
  return read as JsonObject;
};
const xrechnung = example('de/invoice-xrechnung');
const german = example('de/invoice');
const state = () => useWorkbench.getState();

beforeAll(async () => {
  // A test must not end while the engine is loading.
  await import('../workers/answer-asked.ts');
  await import('../../formats/catalogue/formats.ts');
  await import('../../operations/destination-verdict.ts');
  vi.stubGlobal('Worker', PageWorker);
  service.listen({ onUnhandledRequest: 'error' });
}, 120_000);
beforeEach(() => {
  useDestinationStore.setState(useDestinationStore.getInitialState(), true);
});
afterEach(() => {
  service.resetHandlers();
});
afterAll(() => {
  service.close();
  vi.unstubAllGlobals();
});

function open(data: JsonObject | string, engine: 'browser' | 'server' = 'browser') {
  freshState(typeof data === 'string' ? data : JSON.stringify(data, null, 1));
  state().chooseEngine(engine);
  const page = renderQuestion(() => {
    useAskingDestination();
    const judgement = useJudgement();
    const problems = judgement.state === 'judged' ? judgement.verdict.problems : [];
    return { destination: useDestination(), judgement, problems, mendings: useMendings(problems[0]?.fault) };
  });
  put();
  return page.result;
}
const put = () => act(() => state().putForward(presentSubject()));
const type = (data: JsonObject) => {
  act(() => state().changeText(state().activeId, JSON.stringify(data, null, 1), 2));
  put();
};
const choose = (key: string | undefined) => act(() => state().chooseDestination(state().activeId, key));

type Page = ReturnType<typeof open>;
async function judgedFor(page: Page, key: string) {
  await waitFor(
    () => expect(page.current.destination).toMatchObject({ state: 'judged', stale: false, verdict: { key } }),
    { timeout: 10_000 },
  );
  if (page.current.destination.state !== 'judged') throw new Error('No destination is judged.');
  return page.current.destination.verdict;
}
const placed = (page: Page) => page.current.problems.map(({ code, paths, line }) => [code, paths[0], line]);

describe('where a document goes', () => {
  it('is in the verdict, with the release of the rules and whether the document is ready', async () => {
    const page = open(xrechnung);
    const verdict = await judgedFor(page, 'xrechnung');
    expect([verdict.verdict, verdict.told_by, releasedName(verdict)]).toEqual([
      'ready',
      'addon',
      'XRechnung 3.0.2-2.6.0',
    ]);
    expect(page.current.problems.map(({ severity }) => severity)).toEqual(['info']);
  });

  it('is chosen for one document: what is wrong there stands among its problems, at its members', async () => {
    const page = open(german);
    await waitFor(() => expect(page.current.destination.state).toBe('none'), { timeout: 10_000 });
    expect(page.current.problems).toEqual([]);
    // The destinations that accept an invoice, without those for messages about invoices.
    await waitFor(() => {
      const keys = useDestinationStore.getState().choices?.map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining(['xrechnung', 'peppol', 'ksef']));
      expect(keys).not.toContain('peppol-mls');
    });
    choose('peppol');
    expect(page.current.destination.state).toBe('waiting');
    expect((await judgedFor(page, 'peppol')).verdict).toBe('not-ready');
    const lines = activeDocument(state()).text.split('\n');
    const lineOf = (member: string) => lines.findIndex((line) => line.startsWith(` "${member}"`)) + 1;
    expect(placed(page)).toContainEqual(['PEPPOL-EN16931-R010', '$.customer', lineOf('customer')]);
    expect(placed(page)).toContainEqual(['PEPPOL-EN16931-R003', '$.ordering.code', 1]);
    // The engine decides whether it may be built.
    expect(page.current.judgement).toMatchObject({ state: 'judged', verdict: { accepted: true } });
    act(() => state().openDocument('b.json', JSON.stringify(xrechnung), 'file'));
    put();
    await judgedFor(page, 'xrechnung');
    act(() => state().selectDocument(state().documents[0]?.id ?? ''));
    put();
    await judgedFor(page, 'peppol');
    choose(undefined);
    await waitFor(() => expect(page.current.destination.state).toBe('none'), { timeout: 10_000 });
    expect(page.current.problems).toEqual([]);
  });

  it('keeps its problems while the next answer is on its way', async () => {
    const page = open(german);
    choose('peppol');
    await judgedFor(page, 'peppol');
    const before = placed(page);
    const seen = new Set<number>();
    type({ ...german, code: '4711' });
    await waitFor(() => {
      seen.add(page.current.problems.length);
      expect(page.current.destination).toMatchObject({ state: 'judged', stale: true });
    });
    await judgedFor(page, 'peppol');
    expect([...seen]).toEqual([before.length]);
    type({ ...german, ordering: { code: 'B-17' } });
    await waitFor(() => expect(placed(page).map(([code]) => code)).not.toContain('PEPPOL-EN16931-R003'), {
      timeout: 10_000,
    });
  });

  it('mends what is wrong there by fixes that were tried there', async () => {
    const page = open({ ...german, ordering: { code: 'B-17' } });
    choose('xrechnung');
    await judgedFor(page, 'xrechnung');
    await waitFor(() => expect(page.current.mendings?.length).toBeGreaterThan(0), { timeout: 20_000 });
    expect(page.current.mendings?.map(({ ask }) => ask?.form.map(({ place }) => place))).toContainEqual(
      expect.arrayContaining([expect.stringContaining('$.supplier')]),
    );
  });

  it('adds to XML what the rules of the chosen destination say, in place', async () => {
    const page = open(ublInvoice());
    await judgedFor(page, 'en16931');
    expect(page.current.problems).toEqual([]);
    choose('xrechnung');
    await judgedFor(page, 'xrechnung');
    await waitFor(() => expect(placed(page).map(([code]) => code)).toContain('BR-DE-15'), { timeout: 10_000 });
    const [problem] = page.current.problems;
    expect(problem?.range?.end).toBeGreaterThan(problem?.range?.start ?? Infinity);
  });

  it('adds what the rules of the specification say that XML names', async () => {
    const page = open(ublInvoice().replace(/(<cbc:CustomizationID>)[^<]*/, '$1urn:peppol:pint:billing-1@sg-1'));
    await judgedFor(page, 'pint-sg');
    expect(placed(page).map(([code]) => code)).toContainEqual(expect.stringMatching(/-SG$/));
  });
});

describe('no destination', () => {
  it.each([
    ['of a blank document', '  ', 'empty'],
    ['of what is neither JSON nor XML', '{ "a": ', 'unreadable'],
    ['of a document that tells none', '{ "$schema": "https://gobl.org/draft-0/note/message", "content": "x" }', 'none'],
  ])('%s', async (_, text, expected) => {
    const page = open(text);
    await waitFor(() => expect(page.current.destination.state).toBe(expected), { timeout: 10_000 });
  });

  it('where the service fails, which is said, and asked again', async () => {
    let fails = true;
    service.use(
      http.post('*/v0/inspect', async ({ request }) => {
        const asked = (await request.json()) as { readonly destination?: string };
        return fails && asked.destination !== undefined
          ? HttpResponse.json({ code: 500, key: 'internal', message: 'Broken', faults: [] }, { status: 500 })
          : HttpResponse.json(report());
      }),
    );
    const page = open(german, 'server');
    await waitFor(() => expect(page.current.destination.state).toBe('failed'), { timeout: 20_000 });
    expect(page.current.judgement.state).toBe('judged');
    fails = false;
    const { destination } = page.current;
    if (destination.state === 'failed') act(destination.retry);
    await waitFor(() => expect(page.current.destination.state).toBe('none'), { timeout: 10_000 });
  });
});
