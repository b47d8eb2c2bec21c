// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState, judged, type SomeFacts } from '../testing/facts.ts';
import { listCommands, type CommandId } from './command-list.ts';

const XML = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);
const read = { format: 'ubl', profile: undefined, document: { code: 'A1' }, entries: [] } as const;

async function run(id: CommandId, facts: SomeFacts = {}) {
  const bench = contextOf(facts);
  await listCommands([])
    .find((command) => command.id === id)
    ?.run(bench.context);
  return { ...bench, words: bench.said.map(({ message }) => message) };
}

beforeEach(() => {
  localStorage.clear();
  freshState(XML, 'bill.XML');
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('taking an XML invoice over', () => {
  it.each([
    ['bill.XML', 'bill.json'],
    ['bill.xml.txt', 'bill.xml.txt.json'],
    ['untitled.json', 'untitled-2.json'],
    ['bill', 'bill.json'],
  ])('%s opens %s behind it, and the way back closes that again', async (name, opened) => {
    freshState(XML, name);
    state().openDocument('other.json', '{}', 'file');
    state().selectDocument(state().documents[0]?.id ?? '');
    const { went, said } = await run('take-over-xml', { judgement: judged({ xml: read }) });
    expect(names()).toEqual([name, opened, 'other.json']);
    expect(activeDocument(state())).toMatchObject({ name: opened, text: '{\n  "code": "A1"\n}\n', origin: 'typed' });
    expect(went).toEqual(['/']);
    said[0]?.undo?.();
    expect([names(), activeDocument(state()).name]).toEqual([[name, 'other.json'], name]);
  });

  it('needs a verdict that read it', async () => {
    await run('take-over-xml');
    await run('take-over-xml', { judgement: judged() });
    expect(names()).toEqual(['bill.XML']);
  });
});

describe('comparing a document', () => {
  const choose = (...files: readonly File[]) =>
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      Object.defineProperty(this, 'files', { value: files });
      this.dispatchEvent(new Event(files.length > 0 ? 'change' : 'cancel'));
    });

  it('with a file opens that one behind it', async () => {
    choose(new File([XML.replace('/>', '> </Invoice>')], 'other.xml'));
    const { id } = activeDocument(state());
    const { words } = await run('compare-with-file');
    const [, other] = state().documents;
    expect([names(), state().activeId, words]).toEqual([['bill.XML', 'other.xml'], id, []]);
    expect([state().compared, state().resultViews[0]]).toEqual([{ [id]: other?.id }, 'comparison']);
  });

  it('with a file that cannot be read leaves it to the panel to say so, and does nothing when none is chosen', async () => {
    choose(new File(['code: A1'], 'other.txt'));
    const { id } = activeDocument(state());
    await run('compare-with-file');
    const compared = { [id]: state().documents[1]?.id };
    expect([names(), state().compared]).toEqual([['bill.XML', 'other.txt'], compared]);
    choose();
    await run('compare-with-file');
    expect([names(), state().compared]).toEqual([['bill.XML', 'other.txt'], compared]);
  });

  it('goes to the other one, which is then compared with it', async () => {
    const { id } = activeDocument(state());
    state().openDocument('other.xml', XML, 'file');
    const other = state().activeId;
    state().selectDocument(id);
    await run('swap-compared');
    expect(state().activeId).toBe(id);
    state().compareWith(id, other);
    await run('swap-compared');
    expect([state().activeId, state().compared, state().resultViews[0]]).toEqual([
      other,
      { [id]: other, [other]: id },
      'comparison',
    ]);
  });
});

describe('an XML invoice', () => {
  it('is not built, but shown as the document it is', async () => {
    const { words } = await run('build');
    expect([state().resultViews[0], words]).toEqual(['document', [expect.stringContaining('Import it')]]);
  });

  it('is not put into an operation for documents', async () => {
    const { words } = await run('validate');
    expect([state().overlay, words.length]).toEqual([undefined, 1]);
  });

  it('is downloaded as it stands', async () => {
    const files: [string, Blob][] = [];
    let last = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((last = blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push([this.download, last]);
    });
    await run('download');
    expect(files.map(([name, { type }]) => [name, type])).toEqual([['bill.XML', 'application/xml']]);
    expect(await files[0]?.[1].text()).toBe(XML);
  });
});
