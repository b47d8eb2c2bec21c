// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuildOutcome } from '../api/use-build.ts';
import { historyStore } from '../state/history-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { built, contextOf, freshState, judged, presentSubject } from '../testing/facts.ts';
import { listCommands } from './command-list.ts';
import { closeDocument } from './document-commands.ts';

let kept: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  freshState('{ "a": 1 }');
  kept = [];
  vi.spyOn(historyStore, 'add').mockImplementation((facts, text) => {
    kept.push([facts.occasion, facts.verdict, text]);
    return Promise.resolve(true);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const run = (id: string, context: ReturnType<typeof contextOf>['context']) =>
  listCommands([])
    .find((command) => command.id === id)
    ?.run(context);

it.each<[string, Partial<BuildOutcome>, unknown[]]>([
  ['built', {}, [['built', 'No faults', '{ "a": 1 }']]],
  ['refused', { kind: 'refused', message: 'No', faults: 2 }, [['built', '2 faults', '{ "a": 1 }']]],
  ['refused without faults', { kind: 'refused', message: 'No', faults: 0 }, [['built', 'Refused', '{ "a": 1 }']]],
  ['not reached', { kind: 'failed' } as Partial<BuildOutcome>, []],
])('a document that is %s is kept as that', async (_, outcome, copies) => {
  const { documentId, revision } = presentSubject();
  const all = { ...built(), documentId, revision, ...outcome } as BuildOutcome;
  await run('build', { ...contextOf().context, build: () => Promise.resolve(all) });
  expect(kept).toEqual(copies);
});

it('a document that is closed is kept with its verdict', async () => {
  await run('close-document', contextOf({ judgement: judged() }).context);
  expect(kept).toEqual([['closed', 'No faults', '{ "a": 1 }']]);
});

it('a document behind the one in front is not kept with the verdict of that one', () => {
  const behind = useWorkbench.getState().activeId;
  useWorkbench.getState().openDocument('front.json', '{ "b": 1 }', 'file');
  closeDocument(contextOf({ judgement: judged() }).context, behind);
  expect(kept).toEqual([['closed', '', '{ "a": 1 }']]);
});

it('a document that was not judged yet is kept as that', async () => {
  const older = judged();
  await run('close-document', contextOf().context);
  freshState('{ "a": 2 }');
  await run('close-document', contextOf({ judgement: older }).context);
  expect(kept).toEqual([
    ['closed', '', '{ "a": 1 }'],
    ['closed', '', '{ "a": 2 }'],
  ]);
});
