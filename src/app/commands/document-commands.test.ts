// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState } from '../testing/facts.ts';
import { closeDocument } from './document-commands.ts';
import { openDropped, openFiles } from './file-work.ts';

const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);

beforeEach(() => {
  freshState('{ "mine": 1 }');
});

describe('opening files', () => {
  it('opens each as a document of its own, the last in front, and leads to the workbench', async () => {
    const { context, went } = contextOf();
    await openFiles(context, [new File(['{"a":1}'], 'a.json'), new File(['{"b":1}'], 'b.json')]);
    expect(names()).toEqual(['test.json', 'a.json', 'b.json']);
    expect(activeDocument(state()).text).toBe('{"b":1}');
    expect(went).toEqual(['/']);
  });

  it('opens a dropped file that is on no disk, whose entry WebKit cannot read', async () => {
    const { context } = contextOf();
    const unreadable = { isFile: true, isDirectory: false, name: 'a.json' } as FileSystemEntry;
    await openDropped(context, [unreadable], [new File(['{"a":1}'], 'a.json')]);
    expect(activeDocument(state())).toMatchObject({ name: 'a.json', text: '{"a":1}' });
  });

  it('reads YAML as the JSON it means, under a name that says so', async () => {
    const { context, said } = contextOf();
    await openFiles(context, [new File(['a: "1.0"\nb:\n  - 2\n'], 'doc.yaml.YML')]);
    expect(activeDocument(state()).name).toBe('doc.yaml.json');
    expect(JSON.parse(activeDocument(state()).text)).toEqual({ a: '1.0', b: [2] });
    expect(said[0]?.message).toContain('opened as JSON');
  });

  it('opens YAML that cannot be read as it is, and says why', async () => {
    const { context, said } = contextOf();
    await openFiles(context, [new File(['a: [1, 2'], 'doc.yaml')]);
    expect(activeDocument(state())).toMatchObject({ name: 'doc.yaml', text: 'a: [1, 2' });
    expect(said[0]?.message).toContain('could not be read');
  });

  it.each([
    ['a picture', new File(['GIF\0\0'], 'a.gif'), 'not a text file'],
    ['more than 10 MB', sized(10_000_001), 'larger than 10 MB'],
  ])('refuses %s and says so', async (_, file, why) => {
    const { context, said } = contextOf();
    await openFiles(context, [file]);
    expect(names()).toEqual(['test.json']);
    expect(said.map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['ISO-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1'), 'é'],
    ['windows-1252', Buffer.from([...Buffer.from("<?xml version='1.0' encoding='windows-1252'?><a>"), 0x80]), '€'],
    ['UTF-16 with its mark', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 'utf16le'), 'é'],
    ['none, so UTF-8', Buffer.from('<a>é</a>'), '<a>é'],
    ['an unknown one', Buffer.from('<?xml version="1.0" encoding="x-none"?><a>é</a>'), 'é'],
  ])('reads XML in the encoding that it names: %s', async (_, bytes, part) => {
    const { context } = contextOf();
    await openFiles(context, [new File([new Uint8Array(bytes)], 'a.XML')]);
    expect(activeDocument(state()).text).toContain(part);
    expect(activeDocument(state()).text).not.toMatch(/\ufeff|\ufffd/);
  });

  it('opens what is just small enough', async () => {
    const { context, said } = contextOf();
    await openFiles(context, [sized(10_000_000)]);
    expect(names()).toHaveLength(2);
    expect(said).toEqual([]);
  });

  it('ends the greeting, unless no file was chosen', async () => {
    state().greet([]);
    await openFiles(contextOf().context, []);
    expect(state().welcome).toBe(true);
    await openFiles(contextOf().context, [new File(['{}'], 'a.json')]);
    expect(state().welcome).toBe(false);
  });
});

/** A file with a false size. */
function sized(bytes: number): File {
  return Object.defineProperty(new File(['{}'], 'large.json'), 'size', { value: bytes });
}

describe('closing a document', () => {
  it('offers it back, at its place and in front', () => {
    state().openDocument('second.json', '{ "b": 1 }', 'file');
    const [first] = state().documents;
    const { context, said } = contextOf();
    closeDocument(context, first?.id ?? '');
    expect(names()).toEqual(['second.json']);
    said[0]?.undo?.();
    expect(names()).toEqual(['test.json', 'second.json']);
    expect(state().activeId).toBe(first?.id);
  });

  it('offers nothing back that holds nothing', () => {
    freshState('  ');
    const { context, said } = contextOf();
    closeDocument(context, state().activeId);
    expect(said).toEqual([]);
  });

  it('does nothing for one that is not there', () => {
    const { context, said } = contextOf();
    closeDocument(context, 'gone');
    expect([names(), said]).toEqual([['test.json'], []]);
  });
});
