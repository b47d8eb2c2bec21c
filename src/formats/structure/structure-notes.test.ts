import { expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { structureMessages } from './messages.ts';
import type { StructureChoice } from './structure-fault.ts';
import { MOST_WRITTEN, StructureNotes } from './structure-notes.ts';
import { Structure } from './structure.ts';

it('codes that forms list count among what fixes say, so that a small text has no endless answer', () => {
  const read = readXml('<a/>');
  if (!read.ok) throw new Error('The text is XML.');
  const { root } = read.document;
  const structure = new Structure({ namespaces: {}, roots: ['a'], elements: 'A a', types: 'A .string', texts: {} });
  const notes = new StructureNotes(structure, '<a/>');
  const choices = Array.from({ length: 300 }, (_, i) => ({
    value: `C${String(i)}`,
    name: 'x'.repeat(MOST_WRITTEN / 500),
  }));
  const choice: StructureChoice = {
    title: 'Add `b`',
    edits: [{ start: 0, end: 0, text: '<b/>' }],
    ask: { place: '/a[1]/b[1]', form: [{ place: '/a[1]/b[1]', input: 'text', choices }] },
  };
  const says = () => structureMessages.addElement({ element: '`b`' });
  for (let turn = 0; turn < 3; turn++) notes.add('SCHEMA-MISSING', root, says, undefined, () => [choice]);
  expect(notes.faults.map((fault) => fault.choices().length)).toEqual([1, 1, 0]);
});
