import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerInspect, report, serveTests, service } from '../testing/service.ts';
import { useEngineVersion } from './engine-version.ts';
import { useAskingVersion } from './use-asking.ts';
import { useJudgement, type Judgement } from './use-judgement.ts';

const version = { product: 'Assay', gobl: 'draft-0', version: '9.9.9', engine: 'embedded', links: {} };
const state = () => useWorkbench.getState();
const versionNow = () => useEngineVersion.getState().version;

serveTests();
beforeEach(() => {
  freshState('{ "a": 1 }');
});

describe('the version of the service', () => {
  it('reaches the frame', async () => {
    service.use(http.get('*/v0/', () => HttpResponse.json(version)));
    renderQuestion(() => useAskingVersion(true));
    await waitFor(() => expect(versionNow()).toEqual(version));
  });

  it('is not asked for where nobody wants it', () => {
    const { queries } = renderQuestion(() => useAskingVersion(false));
    expect([queries.isFetching(), versionNow()]).toEqual([0, undefined]);
  });

  it('counts as missing where the service gives none', async () => {
    service.use(
      http.get('*/v0/', () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 })),
    );
    renderQuestion(() => useAskingVersion(true));
    await waitFor(() => expect(versionNow()).toBe('failed'));
  });
});

it('never shows the verdict on another document, even for a single frame', async () => {
  const drawn: Judgement[] = [];
  answerInspect(() => HttpResponse.json(report()));
  const { result } = renderQuestion(() => {
    const judgement = useJudgement();
    drawn.push(judgement);
    return judgement;
  });
  act(() => state().putForward(presentSubject()));
  await waitFor(() => expect(result.current.state).toBe('judged'));
  const slow = gate();
  answerInspect(async () => {
    await slow.passed;
    return HttpResponse.json(report());
  });
  drawn.length = 0;
  act(() => {
    state().openDocument('b.json', '{ "b": 1 }', 'file');
    state().putForward(presentSubject());
  });
  expect(new Set(drawn.map((judgement) => judgement.state))).toEqual(new Set(['waiting']));
  slow.open();
  await waitFor(() => expect(result.current).toMatchObject({ verdict: { subject: presentSubject() } }));
});
