// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildOutcome } from '../api/build-outcome.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { built, contextOf, factsOf, freshState, judged, presentSubject } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import type { CommandContext } from './command.ts';
import { editCommands } from './edit-commands.ts';
import { operationCommands } from './operation-commands.ts';
import { resultCommands } from './result-commands.ts';

const all = [...resultCommands, ...operationCommands, ...editCommands];
const state = () => useWorkbench.getState();
const text = () => activeDocument(state()).text;

let files: { name: string; text: Promise<string> }[] = [];
let copied: string[] = [];
let copying = true;

async function run(id: string, context: CommandContext): Promise<void> {
  await all.find((command) => command.id === id)?.run(context);
}

beforeEach(() => {
  freshState('{ "a": 1 }');
  files = [];
  copied = [];
  copying = true;
  let last: Blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last.text() });
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (written: string) => {
        if (!copying) return Promise.reject(new DOMException('No', 'NotAllowedError'));
        copied.push(written);
        return Promise.resolve();
      },
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('building', () => {
  it('leads to the workbench and shows what came of it', async () => {
    const { context, went } = contextOf();
    await run('build', { ...context, build: () => Promise.resolve(built()) });
    expect(went).toEqual(['/']);
    expect(state().resultViews).toEqual(['built']);
  });
});

describe('downloading the built document', () => {
  it('takes the build of the present text, without building again', async () => {
    const { context, said } = contextOf({ outcome: built() });
    await run('download', context);
    expect([files.map(({ name }) => name), said]).toEqual([['test.built.json'], []]);
    expect(await files[0]?.text).toBe('{\n  "built": true\n}\n');
  });

  it('writes that of a document in YAML as YAML', async () => {
    freshState('$schema: https://gobl.org/draft-0/bill/invoice\n', 'april.yml');
    await run('download', contextOf({ outcome: built() }).context);
    expect([files[0]?.name, await files[0]?.text]).toEqual(['april.built.yaml', 'built: true\n']);
  });

  it('keeps the comments and layout of its source in YAML', async () => {
    freshState('# ours\nbuilt: no # soon\n\n# where\n$schema: https://x\n', 'april.yml');
    const outcome: BuildOutcome = {
      kind: 'built',
      ...named(),
      document: { $schema: 'https://x', a: '1', built: true },
    };
    await run('download', contextOf({ outcome }).context);
    expect(await files[0]?.text).toBe('# ours\nbuilt: true # soon\n\n# where\n$schema: https://x\na: "1"\n');
  });

  it('builds when the text has changed since', async () => {
    const { context } = contextOf({ outcome: built() });
    state().changeText(state().activeId, '{ "a": 2 }', 2);
    const fresh: BuildOutcome = { kind: 'built', ...named(), document: { fresh: true } };
    await run('download', { ...context, state: state(), build: () => Promise.resolve(fresh) });
    expect(await files[0]?.text).toContain('fresh');
  });

  it('builds when the build at hand is another document’s', async () => {
    const outcome = built();
    state().openDocument('other.json', '{ "b": 1 }', 'file');
    const { context } = contextOf({ outcome });
    const fresh: BuildOutcome = { kind: 'built', ...named(), document: { fresh: true } };
    await run('download', { ...context, build: () => Promise.resolve(fresh) });
    expect(files[0]?.name).toBe('other.built.json');
    expect(await files[0]?.text).toContain('fresh');
  });

  it('gives no file for a document that is refused, and shows why', async () => {
    const { context, said } = contextOf();
    const refused: BuildOutcome = { kind: 'refused', ...named(), message: 'No', faults: 1 };
    await run('download', { ...context, build: () => Promise.resolve(refused) });
    expect(files).toEqual([]);
    expect(state().resultViews).toEqual(['built']);
    expect(said[0]?.message).toContain('nothing to download');
  });

  it('keeps the name of a file without ending', async () => {
    freshState('{}', 'invoice');
    await run('download', contextOf({ outcome: built() }).context);
    expect(files[0]?.name).toBe('invoice.built.json');
  });
});

describe('copying the built document', () => {
  it('copies what inspecting found where nothing was built', async () => {
    await run('copy-built', contextOf({ judgement: judged({ document: { found: true } }) }).context);
    expect(copied).toEqual(['{\n  "found": true\n}\n']);
  });

  it('prefers the build', async () => {
    await run('copy-built', contextOf({ judgement: judged({ document: { found: true } }), outcome: built() }).context);
    expect(copied).toEqual(['{\n  "built": true\n}\n']);
  });

  it('says what to do where the browser does not allow it', async () => {
    copying = false;
    const { context, said } = contextOf({ outcome: built() });
    await run('copy-built', context);
    expect(said[0]?.message).toContain('copy it yourself');
  });
});

describe('replacing the source by the built document', () => {
  it('does so as one step', async () => {
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf({ outcome: built() });
    await run('apply-result', context);
    expect(text()).toBe('{\n  "built": true\n}\n');
    said[0]?.undo?.();
    expect(text()).toBe('{ "a": 1 }');
  });

  it('does nothing with a verdict about an older text', async () => {
    state().attachEditor(fakeEditor());
    const judgement = judged();
    state().changeText(state().activeId, '{ "a": 2 }', 2);
    await run('apply-result', contextOf({ judgement }).context);
    expect(text()).toBe('{ "a": 2 }');
  });
});

describe('a signed envelope', () => {
  const signed =
    '{ "$schema": "https://gobl.org/draft-0/envelope", "head": {}, "doc": { "price": 10.50 }, "sigs": ["x"] }';
  const seal = { intact: true, signatures: [], uncovered: [] };

  beforeEach(() => {
    freshState(signed, 'test.signed.json');
  });

  it('is downloaded and copied to the letter, and nothing is built for it', async () => {
    const { context } = contextOf({ judgement: judged({ seal }) });
    await run('download', context);
    await run('copy-built', context);
    expect(files.map(({ name }) => name)).toEqual(['test.signed.json']);
    expect([await files[0]?.text, copied]).toEqual([signed, [signed]]);
  });

  it.each([
    ['envelope.json', 'envelope.json'],
    ['envelope', 'envelope.json'],
    ['a.json.txt', 'a.json.txt.json'],
  ])('named %s is downloaded as %s', async (name, as) => {
    freshState(signed, name);
    await run('download', contextOf().context);
    expect(files.map((file) => file.name)).toEqual([as]);
  });

  it('that was built on purpose is downloaded as built, which is said', async () => {
    const { context, said } = contextOf({ outcome: built() });
    await run('download', context);
    expect([await files[0]?.text, said.map(({ message }) => message)]).toEqual([
      '{\n  "built": true\n}\n',
      ['Built document downloaded, without signatures'],
    ]);
  });

  it('is downloaded as it stands also before a verdict and when it is refused', async () => {
    await run('download', contextOf().context);
    await run('download', contextOf({ judgement: judged({ accepted: false, seal }) }).context);
    expect(await Promise.all(files.map((file) => file.text))).toEqual([signed, signed]);
  });

  it('is built only when that is asked for, with the signatures named', async () => {
    let builds = 0;
    const { context, said } = contextOf();
    const build = () => {
      builds += 1;
      return Promise.resolve(built());
    };
    await run('build', { ...context, build });
    expect([builds, said[0]?.message]).toEqual([0, expect.stringContaining('removes its signatures')]);
    said[0]?.undo?.();
    expect(builds).toBe(1);
  });

  it('is not built by a yes that was meant for another text', async () => {
    let builds = 0;
    const { context, said } = contextOf();
    const build = () => {
      builds += 1;
      return Promise.resolve(built());
    };
    await run('build', { ...context, build });
    state().changeText(state().activeId, `${signed} `, 2);
    said[0]?.undo?.();
    state().openDocument('other.json', signed, 'file');
    said[0]?.undo?.();
    expect(builds).toBe(0);
  });

  it('is replaced by a build that was asked for, and the note says what is gone', async () => {
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf({ outcome: built(), judgement: judged({ seal }) });
    await run('apply-result', context);
    expect([text(), said[0]?.message]).toEqual([
      '{\n  "built": true\n}\n',
      'Source replaced by the built document, without its signatures',
    ]);
  });

  it('cannot be replaced by what merely would be built', () => {
    const facts = factsOf({ judgement: judged({ seal }) });
    const replace = resultCommands.find(({ id }) => id === 'apply-result');
    expect(replace && 'enabled' in replace && replace.enabled(facts)).toBe(false);
  });

  it('is not put into an envelope again', async () => {
    const { context, said } = contextOf();
    await run('envelop', context);
    expect([state().overlay, said[0]?.message]).toEqual([undefined, expect.stringContaining('is not changed')]);
  });
});

describe('taking a document out of its envelope', () => {
  const envelope =
    '{"$schema":"https://gobl.org/draft-0/envelope","head":{},"doc":{"price":10.50,"z":1,"a":2},"sigs":["x"]}';

  it('keeps digits and order as they were written', async () => {
    freshState(envelope);
    state().attachEditor(fakeEditor());
    await run('unwrap', contextOf().context);
    expect(text()).toContain('10.50');
    expect(Object.keys(JSON.parse(text()) as object)).toEqual(['price', 'z', 'a']);
  });

  it.each([
    ['not an envelope', '{"$schema":"https://gobl.org/draft-0/bill/invoice","doc":{}}'],
    ['an empty envelope', '{"$schema":"https://gobl.org/draft-0/envelope"}'],
    ['no JSON', 'doc: 1'],
  ])('leaves %s alone and says so', async (_, source) => {
    freshState(source);
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf();
    await run('unwrap', context);
    expect(text()).toBe(source);
    expect(said[0]?.message).toContain('not an envelope');
  });
});

describe('converting to JSON', () => {
  it.each([
    ['YAML', '$schema: x\nprice: "1.0"\nlines: [1, 2]\n', { $schema: 'x', price: '1.0', lines: [1, 2] }],
    ['JSON with comments', '{ "a": 1, // one\n }', { a: 1 }],
  ])('converts %s as one step', async (_, source, value) => {
    freshState(source);
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf();
    await run('convert-to-json', context);
    expect(said.map(({ message }) => message)).toEqual(['Converted to JSON']);
    expect(JSON.parse(text())).toEqual(value);
    said[0]?.undo?.();
    expect(text()).toBe(source);
  });

  it.each([
    ['JSON', '{ "a": 1 }', 'JSON already'],
    ['XML', '<a/>', 'cannot be converted'],
  ])('leaves %s alone and says why', async (_, source, why) => {
    freshState(source);
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf();
    await run('convert-to-json', context);
    expect(text()).toBe(source);
    expect(said[0]?.message).toContain(why);
  });
});

function named() {
  const { documentId, revision } = presentSubject();
  return { documentId, revision };
}
