import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleKnowledge } from '../../language/testing/sample-knowledge.ts';
import { FakeModel, registered } from '../testing/fake-monaco.ts';
import './completion-provider.ts';
import { setKnowledge, treeOf } from './document-state.ts';
import { showBuilt } from './inlay-provider.ts';
import { LONG } from '../source/long-text.ts';
import type { monaco as Real } from './monaco.ts';
import './structure-providers.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

/** A text of three lines that is long for what its first says. */
const text = `{ "cur": "${'x'.repeat(LONG)}",\n  "lines": [{ "item": { "price": "10.555" } }\n] }`;
let model = new FakeModel('');
/** Cancels the pending call, as Monaco does with the next key. */
let nextKey = (): void => undefined;
const token = {
  isCancellationRequested: false,
  onCancellationRequested: (listen: () => void) => {
    nextKey = () => {
      token.isCancellationRequested = true;
      listen();
    };
  },
};

beforeEach(() => {
  model = new FakeModel(text);
  setKnowledge(real(), sampleKnowledge);
  token.isCancellationRequested = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

const real = () => model as unknown as Real.editor.ITextModel;

/** Asks a provider and records its answer. */
function asked(kind: string, method: string, ...args: readonly unknown[]): readonly unknown[] {
  const answers: unknown[] = [];
  const provide = registered.json[kind]?.[method] as unknown as (...args: readonly unknown[]) => unknown;
  void Promise.resolve(provide(model, ...args)).then((answer) => answers.push(answer));
  return answers;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('folds', () => {
  const folds = () => asked('folding', 'provideFoldingRanges', {}, token);

  it('are given once typing rests', async () => {
    const answers = folds();
    await pass(799);
    expect(answers).toEqual([]);
    await pass(1);
    expect(answers).toEqual([[{ start: 1, end: 2 }]]);
  });

  it('are not given after the next key, not even that there are none', async () => {
    const answers = folds();
    await pass(700);
    nextKey();
    await pass(10_000);
    expect(answers).toEqual([]);
  });

  it('are not given in a text that was closed meanwhile', async () => {
    const answers = folds();
    model.disposed = true;
    await pass(800);
    expect(answers).toEqual([[]]);
  });
});

describe('calculated values', () => {
  const values = () => asked('inlay', 'provideInlayHints', model.getFullModelRange(), token);
  const labels = (answers: readonly unknown[]) =>
    (answers as readonly { hints: readonly { label: string }[] }[]).map(({ hints }) => hints.map(({ label }) => label));

  beforeEach(() => {
    showBuilt(real(), { lines: [{ total: '31.67' }] });
  });

  it('wait for the verdict to read the text', async () => {
    const answers = values();
    await pass(249);
    expect(answers).toEqual([]);
    await pass(1);
    expect(labels(answers)).toEqual([['= 31.67']]);
  });

  it('are there at once in a text that was read', async () => {
    treeOf(real());
    const answers = values();
    await pass(0);
    expect(labels(answers)).toEqual([['= 31.67']]);
  });

  it('are not given after the next key, nor in a text that was closed meanwhile', async () => {
    const called = values();
    nextKey();
    const closed = values();
    model.disposed = true;
    await pass(250);
    expect([labels(called), labels(closed)]).toEqual([[[]], [[]]]);
  });
});

describe('proposals', () => {
  const labels = (answers: readonly unknown[]) =>
    (answers as readonly { suggestions: readonly { label: { label: string } }[] }[]).flatMap(({ suggestions }) =>
      suggestions.map(({ label }) => label.label),
    );
  const proposals = () =>
    asked('completion', 'provideCompletionItems', model.getPositionAt(text.indexOf('cur') + 3), {}, token);

  it('come in a task of their own', async () => {
    const answers = proposals();
    await pass(0);
    expect(answers).toEqual([]);
    await vi.waitFor(() => expect(labels(answers)).toContain('currency'));
  });

  it('are not given after the next key', async () => {
    const answers = proposals();
    nextKey();
    token.isCancellationRequested = true;
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    expect(labels(answers)).toEqual([]);
  });
});
