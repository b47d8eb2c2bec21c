import { describe, expect, it } from 'vitest';
import type { BuildOutcome } from '../../api/build-outcome.ts';
import type { FullJudgement } from '../../api/use-judgement.ts';
import { builtView } from './built-view.ts';

const document = { $schema: 'x' };
const trouble = { title: 'Down', advice: '', passing: true };
const named = { documentId: 'd', revision: 1 };
const built: BuildOutcome = { kind: 'built', ...named, document };
const refused: BuildOutcome = { kind: 'refused', ...named, message: 'No', faults: 2 };
const failed: BuildOutcome = { kind: 'failed', ...named, trouble };

function judged(accepted: boolean, withDocument = true): FullJudgement {
  const subject = { documentId: 'd', revision: 1, editorVersion: 1, text: '{}' };
  return {
    state: 'judged',
    verdict: {
      subject,
      problems: [],
      countries: [],
      faults: [],
      changes: [],
      context: undefined,
      accepted,
      document: withDocument ? document : undefined,
    },
  };
}

describe('the built pane', () => {
  it.each<[string, number, BuildOutcome | undefined, FullJudgement, string, boolean]>([
    ['a build of the present text', 1, built, judged(true), 'Built', true],
    ['a preview once the text has changed', 2, built, judged(true), 'Preview', true],
    ['an older build when the present text gives nothing', 2, built, judged(false, false), 'Outdated', true],
    ['a refusal, with what building would give', 1, refused, judged(false), 'Not built', true],
    ['a failure of the service, without a document', 1, failed, judged(true), 'Not built', false],
    [
      'that nothing is known when judging failed',
      1,
      undefined,
      { state: 'failed', trouble, retry: () => undefined },
      'Unknown',
      false,
    ],
    ['that nothing can be built from it', 1, undefined, judged(false, false), 'None', false],
    ['that there is no document', 0, undefined, { state: 'empty' }, 'Empty', false],
  ])('shows %s', (_, revision, outcome, judgement, label, hasDocument) => {
    const view = builtView(revision, outcome, judgement);
    expect(view.label).toBe(label);
    expect(view.document !== undefined).toBe(hasDocument);
  });

  it.each([
    [true, true, 'Signed', 'ok'],
    [false, false, 'Altered', 'error'],
  ])('shows a signed envelope as it stands (intact: %s)', (intact, accepted, label, tone) => {
    const judgement = judged(accepted);
    if (judgement.state !== 'judged') throw new Error('Not judged');
    const seal = { intact, signatures: [], uncovered: [] };
    const view = builtView(1, undefined, { ...judgement, verdict: { ...judgement.verdict, seal } });
    expect([view.label, view.tone, view.document]).toEqual([label, tone, document]);
  });

  it('is green for a build of the present text alone', () => {
    expect(builtView(1, built, judged(true)).tone).toBe('ok');
    expect(builtView(2, built, judged(true)).tone).not.toBe('ok');
    expect(builtView(1, failed, judged(true)).tone).not.toBe('ok');
  });
});
