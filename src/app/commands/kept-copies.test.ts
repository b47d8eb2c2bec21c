// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildOutcome } from '../api/build-outcome.ts';
import { historyStore } from '../state/history-store.ts';
import type { Standing } from '../state/standing.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { built, contextOf, freshState, judged, presentSubject } from '../testing/facts.ts';
import { listCommands } from './command-list.ts';

let kept: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  freshState('{ "a": 1 }');
  kept = [];
  vi.spyOn(historyStore, 'add').mockImplementation((facts, text) => {
    kept.push([facts.occasion, facts.standing, text]);
    return Promise.resolve(true);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs a command, and waits for the code of the history, which loads when it is used. */
async function run(id: string, context: ReturnType<typeof contextOf>['context']): Promise<void> {
  await listCommands([])
    .find((command) => command.id === id)
    ?.run(context);
  await vi.dynamicImportSettled();
}

const accepted: Standing = { faults: 0, warnings: 0, altered: false, accepted: true };
const refused: Standing = { ...accepted, accepted: false };

it.each<[string, Partial<BuildOutcome>, unknown[]]>([
  ['built', {}, [['built', accepted, '{ "a": 1 }']]],
  ['refused', { kind: 'refused', message: 'No', faults: 2 }, [['built', { ...refused, faults: 2 }, '{ "a": 1 }']]],
  ['refused without faults', { kind: 'refused', message: 'No', faults: 0 }, [['built', refused, '{ "a": 1 }']]],
  ['not reached', { kind: 'failed' } as Partial<BuildOutcome>, []],
])('a document that is %s is kept as that', async (_, outcome, copies) => {
  const { documentId, revision } = presentSubject();
  const all = { ...built(), documentId, revision, ...outcome } as BuildOutcome;
  await run('build', { ...contextOf().context, build: () => Promise.resolve(all) });
  expect(kept).toEqual(copies);
});

const note = (id: string, revision: number) => {
  useWorkbench.getState().noteStanding(id, { revision, standing: accepted });
};

it('a document that is closed is kept with its verdict', async () => {
  const { documentId, revision } = presentSubject();
  note(documentId, revision);
  await run('close-document', contextOf().context);
  expect(kept).toEqual([['closed', accepted, '{ "a": 1 }']]);
});

it('documents behind the one in front are kept with their own verdicts, also together', async () => {
  const behind = presentSubject();
  note(behind.documentId, behind.revision);
  useWorkbench.getState().openDocument('between.json', '{ "b": 1 }', 'file');
  useWorkbench.getState().openDocument('front.json', '{ "c": 1 }', 'file');
  await run('close-other-documents', contextOf({ judgement: judged() }).context);
  expect(kept).toEqual([
    ['closed', accepted, '{ "a": 1 }'],
    ['closed', undefined, '{ "b": 1 }'],
  ]);
});

it('a document whose text has changed since its verdict is kept without one', async () => {
  const { documentId, revision } = presentSubject();
  note(documentId, revision - 1);
  await run('close-document', contextOf().context);
  expect(kept).toEqual([['closed', undefined, '{ "a": 1 }']]);
});
