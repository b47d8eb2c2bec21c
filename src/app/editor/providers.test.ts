import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleKnowledge } from '../../language/testing/sample-knowledge.ts';
import { FakeEditor, FakeModel, monaco, registered } from '../testing/fake-monaco.ts';
import { fault } from '../testing/service.ts';
import './code-action-provider.ts';
import './completion-provider.ts';
import { setKnowledge, setMend, treeOf } from './document-state.ts';
import './hover-provider.ts';
import { showBuilt } from './inlay-provider.ts';
import { markFaults, markSyntax } from './markers.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import type { monaco as Real } from './monaco.ts';
import './structure-providers.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

let model = new FakeModel('');
const real = () => model as unknown as Real.editor.ITextModel;

/** Opens a text; `|` marks the cursor. */
function open(marked: string, uri?: string): { lineNumber: number; column: number } {
  const offset = marked.indexOf('|');
  model = new FakeModel(marked.replace('|', ''), uri);
  setKnowledge(real(), sampleKnowledge);
  return model.getPositionAt(offset);
}

function ask<Answer>(kind: string, method: string, ...args: readonly unknown[]): Answer {
  const provide = registered.json[kind]?.[method];
  if (!provide) throw new Error(`Nothing provides ${kind}.`);
  return provide(...([model, ...args] as never[])) as Answer;
}

function whole(): ReturnType<FakeModel['getFullModelRange']> {
  return model.getFullModelRange();
}

interface Action {
  readonly title: string;
  readonly isPreferred: boolean;
  readonly diagnostics: readonly unknown[];
  readonly edit: {
    readonly edits: readonly { readonly versionId: number; readonly textEdit: { range: never; text: string } }[];
  };
}

/** Runs an action, as Monaco does when it is chosen. */
function carryOut({ edit }: Action): string {
  model.pushEditOperations(
    [],
    edit.edits.map(({ textEdit }) => textEdit),
  );
  return model.getValue();
}

describe('the tree of a model', () => {
  it('is read once for each version', () => {
    open('{ "a": 1 }|');
    const first = treeOf(real());
    expect(treeOf(real())).toBe(first);
    model.type(7, 8, '2');
    expect(treeOf(real())).not.toBe(first);
    expect(treeOf(real()).text).toBe('{ "a": 2 }');
  });
});

describe('quick fixes', () => {
  const wrong = fault({ properties: ['$.currency'], stage: 'input', value: 'USDX', code: 'C-1' });

  const mendings = ['USD', 'EUR'].map((value) => ({
    kind: 'certain' as const,
    title: `Change to "${value}"`,
    safe: false,
    edits: [{ op: 'replace' as const, path: '$.currency', value }],
  }));

  const question = (values: readonly string[]): Mending => ({
    kind: 'ask',
    title: 'Choose currency',
    safe: false,
    edits: [{ op: 'replace', path: '$.currency', value: '<?>' }],
    ask: {
      place: '$.currency',
      form: [
        {
          place: '$.currency',
          input: 'text',
          ...(values.length > 0 && { choices: values.map((value) => ({ value, name: value })) }),
        },
      ],
    },
  });

  beforeEach(() => {
    open('{"currency": "USDX"}|');
    markFaults(real(), [{ fault: wrong, version: 1 }]);
    setMend(real(), (fault, version) => Promise.resolve(version === 1 && fault === wrong ? mendings : []));
  });

  async function actions(markers: readonly unknown[] = []): Promise<readonly Action[]> {
    const answer = ask<Promise<{ actions: readonly Action[] }>>('fixes', 'provideCodeActions', whole(), { markers });
    return (await answer).actions;
  }

  it('come from whoever tried them, and mend the text', async () => {
    const found = await actions();
    expect(found.map(({ title }) => title)).toEqual(['Change to "USD"', 'Change to "EUR"']);
    const [first] = found;
    expect(first && carryOut(first)).toBe('{"currency": "USD"}');
  });

  it('hold for the version they were made for', async () => {
    expect((await actions())[0]?.edit.edits.map(({ versionId }) => versionId)).toEqual([1]);
  });

  it('are not offered where the text changes while they are tried', async () => {
    setMend(real(), () => {
      model.type(0, 0, ' ');
      return Promise.resolve(mendings);
    });
    expect(await actions()).toEqual([]);
  });

  it('are not offered as long as none can be tried', async () => {
    setMend(real(), undefined);
    expect(await actions()).toEqual([]);
  });

  it('of many values for one place are the first few', async () => {
    const many = question(Array.from({ length: 40 }, (_, index) => `V${String(index)}`));
    setMend(real(), () => Promise.resolve([many]));
    const found = await actions();
    expect(found.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `Choose currency: V${String(index)}`),
      'Choose currency',
    ]);
    const [first] = found;
    expect(first && carryOut(first)).toBe('{"currency": "V0"}');
  });

  it('put the cursor into what is left to be typed', async () => {
    setMend(real(), () => Promise.resolve([question([])]));
    expect((await actions())[0]).toMatchObject({
      command: { id: 'assay.select-value', arguments: [real().uri.toString(), '$.currency'] },
    });
  });

  it('have a value typed over in the editor that shows the text', () => {
    const [other, shown] = [new FakeEditor(null), new FakeEditor(model)];
    monaco.editors = [other, shown];
    const select = (...given: unknown[]) =>
      monaco.registeredCommands['assay.select-value']?.({}, ...(given as never[]));
    select('assay://document/gone.json', '$.currency');
    expect([other.calls, shown.calls]).toEqual([[], []]);
    select(real().uri.toString(), '$.currency');
    expect(other.calls).toEqual([]);
    expect(shown.calls.map(([what]) => what)).toEqual(['select', 'reveal', 'focus']);
  });

  it.each([true, false])(
    'that come with the verdict hold for its version alone, and are preferred when safe: %s',
    async (safe) => {
      const textEdits = [{ start: 14, end: 18, text: 'EUR' }];
      const placed = {
        fault: wrong,
        version: 1,
        span: { start: 13, end: 19 },
        fixes: [{ title: 'Write EUR', safe, textEdits }],
      };
      markFaults(real(), [placed]);
      const [first, ...others] = await actions();
      expect([first?.title, first?.isPreferred, others]).toEqual(['Write EUR', safe, []]);
      expect(first && carryOut(first)).toBe('{"currency": "EUR"}');
      expect(await actions()).toEqual([]);
    },
  );

  it('name the markers they are for, and no others', async () => {
    const mine = { code: { value: 'C-1' } };
    const syntax = { code: 'C-1' };
    const other = { code: { value: 'C-2' } };
    expect((await actions([mine, other, {}, syntax]))[0]?.diagnostics).toEqual([mine, syntax]);
  });

  it('of trouble with the JSON itself are preferred', async () => {
    open('{"a": 1 "b": 2}|');
    markSyntax(real());
    const [first] = await actions();
    expect(first?.isPreferred).toBe(true);
    expect(first && JSON.parse(carryOut(first))).toEqual({ a: 1, b: 2 });
  });

  it.each([
    [
      [true, true],
      [true, false],
    ],
    [
      [false, true],
      [false, false],
    ],
  ])('of which the first is preferred when it is safe: %j', async (safe, preferred) => {
    const fixes = safe.map((isSafe, index) => ({
      kind: 'certain' as const,
      title: `Fix ${String(index)}`,
      edits: [],
      safe: isSafe,
    }));
    setMend(real(), () => Promise.resolve(fixes));
    const own = (await actions()).filter(({ title }) => title.startsWith('Fix '));
    expect(own.map(({ isPreferred }) => isPreferred)).toEqual(preferred);
  });

  it('are not offered for trouble that cannot be mended', async () => {
    open('{"a": }|');
    markSyntax(real());
    expect(await actions()).toEqual([]);
  });

  it('are not offered elsewhere', async () => {
    const start = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };
    const { actions: found } = await ask<Promise<{ actions: readonly Action[] }>>(
      'fixes',
      'provideCodeActions',
      start,
      { markers: [] },
    );
    expect(found).toEqual([]);
  });

  it('are not offered for a result', async () => {
    open('{"currency": "USDX"}|', 'assay-result://a/document.json');
    markFaults(real(), [{ fault: wrong, version: 1 }]);
    expect(await actions()).toEqual([]);
  });
});

describe('completion', () => {
  interface Item {
    readonly label: { readonly label: string };
    readonly kind: number;
    readonly insertText: string;
    readonly insertTextRules: number;
    readonly range: never;
    readonly command?: { readonly id: string };
  }

  function items(marked: string, uri?: string): readonly Item[] {
    const position = open(marked, uri);
    return ask<{ suggestions: readonly Item[] }>('completion', 'provideCompletionItems', position).suggestions;
  }

  it('offers members as snippets in place of the word at the cursor', () => {
    const found = items('{"cur|": 1}').find(({ label }) => label.label === 'currency');
    expect(found).toMatchObject({ kind: 3, insertTextRules: 4 });
    expect(found && model.textIn(found.range)).toContain('cur');
  });

  it('says what a member is where that is known, and nothing where it is not', () => {
    const found = items('{|}');
    expect(found.some((item) => 'documentation' in item)).toBe(true);
    for (const item of found)
      if ('documentation' in item) expect(item.documentation).toEqual({ value: expect.any(String) as string });
    expect(
      items('{ "currency": "|" }').filter((item) => 'documentation' in item && item.documentation === undefined),
    ).toEqual([]);
  });

  it('goes on to the values of a member that has some', () => {
    const found = items('{|}').find(({ label }) => label.label === 'currency');
    expect(found?.command?.id).toBe('editor.action.triggerSuggest');
  });

  it('offers values as such', () => {
    const found = items('{"currency": "|"}');
    expect(found.map(({ label }) => label.label)).toEqual(expect.arrayContaining(['EUR', 'USD']));
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set([15]));
  });

  it('offers nothing in a result', () => {
    expect(items('{|}', 'assay-result://a/document.json')).toEqual([]);
  });
});

describe('hover', () => {
  interface Hover {
    readonly range: never;
    readonly contents: readonly { readonly value: string }[];
  }

  it('explains the token under the pointer', () => {
    const position = open('{"currency": "E|UR"}');
    const found = ask<Hover>('hover', 'provideHover', position);
    expect(model.textIn(found.range)).toBe('"EUR"');
    expect(found.contents.map(({ value }) => value)).toEqual(['`EUR` Euro']);
  });

  it('says nothing where there is nothing to say, nor in a result', () => {
    expect(ask('hover', 'provideHover', open('{ | }'))).toBeUndefined();
    expect(ask('hover', 'provideHover', open('{"currency": "E|UR"}', 'assay-result://a'))).toBeUndefined();
  });
});

describe('calculated values in the text', () => {
  interface Hints {
    readonly hints: readonly { readonly label: string; readonly position: { readonly column: number } }[];
  }
  const source = '{"lines": [{"item": {"price": "10.555"}}]}';
  const built = { lines: [{ item: { price: '10.555' }, total: '31.67' }] };

  function hints(range: unknown): readonly string[] {
    return ask<Hints>('inlay', 'provideInlayHints', range).hints.map(({ label }) => label);
  }

  it('show beside their input once the document is built, and are asked for anew', () => {
    open(`${source}|`);
    let asked = 0;
    const changed = registered.json['inlay']?.['onDidChangeInlayHints'] as unknown as (then: () => void) => void;
    changed(() => (asked += 1));
    expect(hints(whole())).toEqual([]);
    showBuilt(real(), built);
    expect(asked).toBe(1);
    expect(hints(whole())).toEqual(['= 31.67']);
    showBuilt(real(), built);
    expect(asked).toBe(1);
  });

  it('are those of the stretch that is in view', () => {
    open(`${source}|`);
    showBuilt(real(), built);
    expect(hints({ startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 5 })).toEqual([]);
  });

  it('stand apart from the text, also at the very edge of what is in view', () => {
    open(`${source}|`);
    showBuilt(real(), built);
    const [hint] = ask<Hints>('inlay', 'provideInlayHints', whole()).hints;
    expect(hint).toMatchObject({ paddingLeft: true, paddingRight: true });
    const column = hint?.position.column ?? 0;
    const stretch = (from: number, to: number) =>
      hints({ startLineNumber: 1, startColumn: from, endLineNumber: 1, endColumn: to });
    expect([stretch(column, column + 1), stretch(column - 1, column), stretch(column + 1, column + 2)]).toEqual([
      ['= 31.67'],
      ['= 31.67'],
      [],
    ]);
  });

  it('go when the document can no longer be built', () => {
    open(`${source}|`);
    showBuilt(real(), built);
    showBuilt(real(), undefined);
    expect(hints(whole())).toEqual([]);
  });
});

describe('the shape of the text', () => {
  it('is laid out by edits of white space alone', () => {
    open('{"a":10.50,"b":[1,2]}|');
    const edits = ask<readonly { range: never; text: string }[]>('format', 'provideDocumentFormattingEdits');
    const before = model.getValue();
    model.pushEditOperations([], [...edits]);
    expect(model.getValue()).toContain('"a": 10.50,\n');
    expect(model.getValue().replace(/\s/g, '')).toBe(before);
  });

  it.each([
    ['what stands over several lines', '{\n  "a": [\n    1,\n    2\n  ],\n  "b": {}\n}|', [1, 6], [2, 4]],
    ['nothing that stands on one line', '{"a": {}, "b": [1]}|'],
    ['nothing on one line that is not closed', '{"a": [1|'],
    ['round a member without a value', '{\n  "a":\n}|', [1, 2]],
    ['what is not closed yet to its end', '{\n  "a": [\n    1|', [1, 3], [2, 3]],
  ])('folds %s, and leaves the closing bracket in view', (_, text, ...folds) => {
    open(text);
    const found = ask<readonly { start: number; end: number }[]>('folding', 'provideFoldingRanges');
    expect(found.map(({ start, end }) => [start, end])).toEqual(folds);
  });
});
