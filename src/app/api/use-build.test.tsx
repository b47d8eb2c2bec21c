import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerBuild, fault, serveTests } from '../testing/service.ts';
import { build, useBuildOutcome, useIsBuilding } from './use-build.ts';

const state = () => useWorkbench.getState();
const type = (text: string) => act(() => state().changeText(state().activeId, text, 2));
const internal = () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 });

serveTests();
beforeEach(() => {
  freshState('{ "a": 1 }');
});

describe('building', () => {
  const document = { $schema: 'https://gobl.org/draft-0/bill/invoice', built: true };
  const bench = () => renderQuestion(() => ({ outcome: useBuildOutcome(), building: useIsBuilding() }));

  it('gives the document and keeps it for every panel, under the text that was built', async () => {
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
