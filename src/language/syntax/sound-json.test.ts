import { expect, it } from 'vitest';
import { applyTextEdits } from '../edits/apply-edits.ts';
import { parseJson } from './parse-json.ts';
import { toJson } from './to-json.ts';
import type { SyntaxTree, ValueNode } from './tree.ts';

/** Every text of up to `length` pieces. */
function textsOf(pieces: readonly string[], length: number): string[] {
  let longest = [''];
  const all: string[] = [];
  for (let size = 1; size <= length; size++) {
    longest = longest.flatMap((text) => pieces.map((piece) => text + piece));
    for (const text of longest) all.push(text);
  }
  return all;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Only our reader refuses duplicate members. */
function doubled({ faults }: SyntaxTree): boolean {
  return faults.some(({ code }) => code === 'ASSAY-SYNTAX-DUPLICATE');
}

const structure = textsOf(['{', '}', '[', ']', ',', ':', '"a"', '1'], 5);
const words = textsOf([' ', '-', '1', '0', '.5', 'e1', 'true', '"', '\\', 'u00e9', 'n', '\t', '/', '#'], 3).map(
  (text) => `{"a":${text}}`,
);

it.each([
  ['brackets, commas and colons', structure],
  ['numbers, words and strings', words],
])('finds no fault exactly where a reader of JSON finds none, in all that is made of %s', (_, texts) => {
  const differ = texts.filter((text) => {
    const tree = parseJson(text);
    const sound = parsed(text);
    if (tree.faults.length > 0) return sound !== undefined && !doubled(tree);
    return sound === undefined || JSON.stringify(toJson(tree.root)) !== JSON.stringify(numbersAsWritten(sound.value));
  });
  expect(differ).toEqual([]);
});

// Our numbers keep their digits, but are printed like JavaScript numbers.
function numbersAsWritten(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

it('keeps every fault, every node and every fix within the text, and siblings in order', () => {
  const astray = [...structure, ...words].filter((text) => {
    const { root, faults } = parseJson(text);
    const spans = faults.flatMap((fault) => [fault, ...(fault.fix?.edits ?? [])]);
    const inside = spans.every(({ start, end }) => 0 <= start && start <= end && end <= text.length);
    const inOrder = faults.every((fault, index) => fault.start >= (faults[index - 1]?.start ?? 0));
    return !inside || !inOrder || !nested(root, 0, text.length);
  });
  expect(astray).toEqual([]);
});

function nested(node: ValueNode | undefined, from: number, to: number): boolean {
  if (!node) return true;
  if (node.start < from || node.end > to || node.end <= node.start) return false;
  if (node.kind === 'array') {
    return node.items.every((item, index) => nested(item, node.items[index - 1]?.end ?? node.start + 1, node.end));
  }
  if (node.kind !== 'object') return true;
  return node.members.every((member, index) => {
    const before = node.members[index - 1]?.end ?? node.start + 1;
    const inPlace = member.start === member.key.start && before <= member.start && member.end <= node.end;
    return inPlace && nested(member.value, member.key.end, member.end);
  });
}

it('offers one fix at most that takes one fault away and brings none in that was not there', () => {
  const counted = (tree: SyntaxTree) => tree.faults.length;
  const worse = structure.filter((text) => {
    const tree = parseJson(text);
    return tree.faults.some(({ fix }) => fix && counted(parseJson(applyTextEdits(text, fix.edits))) > counted(tree));
  });
  expect(worse).toEqual([]);
});
