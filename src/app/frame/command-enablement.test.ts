// @vitest-environment jsdom

import { setScreenWidth } from '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { problemsOf } from '../api/problem.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { built, factsOf, freshState, judged, presentSubject, type SomeFacts } from '../testing/facts.ts';
import { fault } from '../testing/service.ts';
import { commandList } from './place-commands.ts';

const conditional = commandList.filter(({ enabled }) => enabled);

/** The enabled commands, of those that are not always enabled. */
function toBeHad(facts: SomeFacts = {}): readonly string[] {
  return conditional.filter(({ enabled }) => enabled?.(factsOf(facts))).map(({ id }) => id);
}

const always = ['language-en', 'language-es', 'add-view', 'view-source', 'view-page'];
const switches = ['engine-browser', 'engine-stand-in', ...always];
const withText = [
  'build',
  'download',
  'validate',
  'correct',
  'replicate',
  'envelop',
  'sign',
  'fix-all',
  'hand-on',
  'unwrap',
  'verify',
  // A text without a type may be an invoice of another program.
  'take-over-foreign',
  'compare-with-file',
];
const withBuilt = ['apply-result', 'copy-built'];
const withProblems = ['next-problem', 'previous-problem', 'copy-problems-text', 'copy-problems-json'];

function expectExactly(had: readonly string[], ...groups: readonly (readonly string[])[]): void {
  expect(had.toSorted()).toEqual(groups.flat().toSorted());
}

beforeEach(() => {
  setScreenWidth(1440);
  freshState('{ "a": 1 }');
});

describe('which commands are to be had', () => {
  it('without a text: none that works on one', () => {
    freshState('  \n');
    expectExactly(toBeHad({ judgement: { state: 'empty' } }), switches);
  });

  it('of a document of the format: not what is for those of others', () => {
    freshState('{ "$schema": "https://gobl.org/draft-0/bill/invoice" }');
    expect(toBeHad()).not.toContain('take-over-foreign');
  });

  it('before a verdict: what asks the engine itself', () => {
    expectExactly(toBeHad(), switches, withText);
  });

  it('when the engine failed: the same', () => {
    const trouble = { title: 'Down', advice: '', passing: true };
    expectExactly(toBeHad({ judgement: { state: 'failed', trouble, retry: () => undefined } }), switches, withText);
  });

  it('accepted: also what works on the built document', () => {
    expectExactly(toBeHad({ judgement: judged() }), switches, withText, withBuilt);
  });

  it('with faults: also what works on them', () => {
    const problems = problemsOf(parseJson('{ "a": 1 }'), [fault()]);
    const judgement = judged({ problems, accepted: false });
    expectExactly(toBeHad({ judgement }), switches, withText, withProblems);
  });

  it('accepted without a document: nothing to copy', () => {
    expectExactly(toBeHad({ judgement: judged({ document: undefined }) }), switches, withText);
  });

  it('a verdict about an older text gives no built document, whether or not the page has drawn that', () => {
    const judgement = judged();
    const { documentId } = presentSubject();
    useWorkbench.getState().changeText(documentId, '{ "a": 2 }', 1);
    expectExactly(toBeHad({ judgement }), switches, withText);
  });

  it('a build of the present text is enough, also while the verdict is awaited', () => {
    expectExactly(toBeHad({ outcome: built() }), switches, withText, withBuilt);
  });

  it('a build of another document with as many changes does not count for this one', () => {
    const outcome = built();
    useWorkbench.getState().openDocument('other.json', '{ "b": 1 }', 'file');
    expect(presentSubject().revision).toBe(outcome.revision);
    expectExactly(toBeHad({ outcome }), switches, withText, ['close-other-documents', 'move-document-left']);
  });

  it('a build that was refused gives nothing to copy', () => {
    const { documentId, revision } = presentSubject();
    const outcome = { kind: 'refused', documentId, revision, message: 'No', faults: 1 } as const;
    expectExactly(toBeHad({ outcome }), switches, withText);
  });

  it('offers the engine that does not answer', () => {
    useWorkbench.setState({ engineChoice: 'browser' });
    expectExactly(toBeHad(), ['engine-server', 'engine-stand-in'], always, withText);
  });

  it('offers no longer to stand in once that is chosen', () => {
    useWorkbench.setState({ whileAway: 'stand-in' });
    expectExactly(toBeHad(), ['engine-browser', 'engine-no-stand-in'], always, withText);
  });

  it('offers as many views beside each other as there may be, and one alone as soon as there are several', () => {
    const state = useWorkbench.getState();
    const had = () => toBeHad().filter((id) => ['add-view', 'close-views'].includes(id));
    state.addView();
    expect(had()).toEqual(['add-view', 'close-views']);
    state.addView();
    expect(had()).toEqual(['close-views']);
  });
});
