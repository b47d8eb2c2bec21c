// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { problemsOf } from '../api/problem.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { built, factsOf, freshState, judged, type SomeFacts } from '../testing/facts.ts';
import { fault } from '../testing/service.ts';
import { listCommands, type CommandId } from './command-list.ts';

const state = () => useWorkbench.getState();
const list = listCommands([]);

/** The commands that are disabled, of those that can be. */
function disabled(facts: SomeFacts = {}): CommandId[] {
  return list.filter((command) => command.enabled?.(factsOf(facts)) === false).map(({ id }) => id);
}

const OF_TEXT = ['build', 'download', 'validate', 'correct', 'replicate', 'envelop', 'sign', 'verify'];
const OF_A_BUILD = ['apply-result', 'copy-built'];
const OF_PROBLEMS = ['next-problem', 'previous-problem', 'copy-problems-text', 'copy-problems-json'];
const OF_XML = ['take-over-xml'];
const OTHER_ENGINE = ['engine-server', 'engine-no-stand-in'];
const among = (ids: readonly string[]) => disabled().filter((id) => ids.includes(id));

beforeEach(() => {
  localStorage.clear();
  freshState('{ "a": 1 }');
});

describe('what a command needs', () => {
  it('is a text, which spaces are not', () => {
    expect(among(OF_TEXT)).toEqual([]);
    for (const text of ['', ' \n\t']) {
      freshState(text);
      expect(among(OF_TEXT).toSorted()).toEqual(OF_TEXT.toSorted());
    }
  });

  it('is a build of the present text, or a verdict without faults', () => {
    const without = (facts: SomeFacts) => disabled(facts).filter((id) => OF_A_BUILD.includes(id));
    expect(without({})).toEqual(OF_A_BUILD);
    expect(without({ outcome: built() })).toEqual([]);
    expect(without({ judgement: judged() })).toEqual([]);
    expect(without({ judgement: judged({ accepted: false }) })).toEqual(OF_A_BUILD);
    const seal = { intact: true, signatures: [], uncovered: [] };
    expect(without({ judgement: judged({ seal }) })).toEqual(['apply-result']);
    expect(without({ judgement: judged({ seal }), outcome: built() })).toEqual([]);
    const older = { judgement: judged(), outcome: built() };
    state().changeText(state().activeId, '{ "a": 2 }', 2);
    expect(without({ ...older, state: state() })).toEqual(OF_A_BUILD);
  });

  it('is a problem', () => {
    const without = (facts: SomeFacts) => disabled(facts).filter((id) => OF_PROBLEMS.includes(id));
    expect(without({})).toEqual(OF_PROBLEMS);
    expect(without({ judgement: judged() })).toEqual(OF_PROBLEMS);
    const problems = problemsOf(parseJson('{}'), [fault()]);
    expect(without({ judgement: judged({ problems }) })).toEqual([]);
  });

  it('is an XML invoice that was read', () => {
    const without = (facts: SomeFacts) => disabled(facts).filter((id) => OF_XML.includes(id));
    const xml = { format: 'ubl', profile: undefined, document: {}, entries: [] } as const;
    expect(without({})).toEqual(OF_XML);
    expect(without({ judgement: judged() })).toEqual(OF_XML);
    expect(without({ judgement: judged({ xml }) })).toEqual([]);
  });

  it('is a text in JSON or XML, and another one that it is compared with', () => {
    const without = () => disabled().filter((id) => /compare/.test(id));
    for (const [text, ...unmet] of [['number;date', 'compare-with-file'], ['{ "a": 1 }'], ['<Invoice/>']] as const) {
      freshState(text);
      expect(without()).toEqual([...unmet, 'swap-compared']);
    }
    const first = state().activeId;
    state().openDocument('other.xml', '<a/>', 'file');
    state().compareWith(state().activeId, first);
    expect(disabled()).not.toContain('swap-compared');
    state().closeDocument(first);
    expect(disabled()).toContain('swap-compared');
  });

  it('is that another engine answers, or stands in', () => {
    const engines = () => disabled().filter((id) => id.startsWith('engine-'));
    expect(engines()).toEqual(OTHER_ENGINE);
    state().chooseEngine('browser');
    state().chooseWhileAway('stand-in');
    expect(engines()).toEqual(['engine-browser', 'engine-stand-in']);
  });
});
