import type { AskField, Message } from '../../../engine/index.ts';
import { titled } from '../../../engine/values.ts';
import { quoted, type StructureEdit } from '../../structure/structure-fault.ts';
import { StructureFixes } from '../../structure/structure-fixes.ts';
import { escaped, OPEN_VALUE } from '../../xml/open-value.ts';
import { isElement, textOf, valueRange, xmlPath, type XmlNode } from '../../xml/xml-tree.ts';
import { decimalsOf } from '../kit/judge-verbs.ts';
import type { Arguments, Target } from '../kit/row.ts';
import { nodeOf, type Found } from '../kit/target.ts';
import type { Choice } from './choice.ts';
import { meantCodes } from './meant-codes.ts';
import type { DescribedFault } from './describe-missing.ts';
import { insertionAt, writtenName, type Known } from './insertion.ts';
import { ruleMessages } from './messages.ts';
import { MOST_LISTED } from './names.ts';
import { stepsOf, type Seen } from './seen.ts';

/**
 * The ways to fix a fault that its verb knows: they write only what the file says elsewhere, what the rule fixes, or what
 * the author types. None is safe: the author chooses.
 */
export function fixesOf(fault: DescribedFault, seen: Seen, text: string): readonly Choice[] {
  const { missing, found, wanted, isTooMany } = fault;
  if (missing.length > 0) {
    if (!seen.judged.structure) return [];
    return missing.slice(0, MOST_CHOICES).flatMap(({ target, gap }) => {
      const insertion = gap && insertionAt(gap, text, seen, knownOf(seen, target));
      if (!gap || !insertion) return [];
      const title = ruleMessages.addElement({ element: quoted(gap.names.join('/')) });
      return [choice(title, insertion.edits, insertion.form)];
    });
  }
  const nodes = found.flatMap((value) => nodeOf(value) ?? []);
  const [node] = nodes;
  if (wanted && node) return wanted.slice(0, MOST_CHOICES).map((value) => written(node, value, text));
  if (isTooMany) return keptFirst(nodes, text);
  return node ? wrongFixes(seen, nodes, found, text) : [];
}

/** Most ways to fix one fault. */
const MOST_CHOICES = 12;

function choice(title: Message, edits: readonly StructureEdit[], form: readonly AskField[] = []): Choice {
  const [first] = form;
  return { ...titled(title), edits, ...(first && { ask: { place: first.place, form } }) };
}

/** What the row says of a missing value. */
function knownOf({ row }: Seen, target: Target): Known {
  if (row.options.another) {
    const known = (stepsOf(target).at(-1)?.conditions ?? []).flatMap(({ target: part, texts: [text, ...others] }) =>
      text === undefined || others.length > 0 ? [] : [[part, text] as const],
    );
    return { parts: new Map(known), like: new Map(known).get('.') };
  }
  if (row.verb === 'oneOf') {
    const { codes, list } = row.args;
    if (list !== undefined || codes.size === 0) return {};
    const [sole] = codes;
    return codes.size === 1 ? { value: sole } : codes.size <= MOST_LISTED ? { choices: [...codes] } : {};
  }
  if (row.verb === 'form') return { like: row.args.like };
  return row.verb === 'range' && row.args.exactly !== undefined ? { value: row.args.exactly } : {};
}

function wrongFixes(seen: Seen, nodes: readonly XmlNode[], found: readonly Found[], text: string): readonly Choice[] {
  const { row } = seen;
  const [node] = nodes;
  if (!node) return [];
  if (textOf(node).trim() === '' && isLeaf(node) && row.verb !== 'notEmpty' && row.verb !== 'forbids') {
    return [filledIn(node, knownOf(seen, seen.targets[0] ?? '.'), text)];
  }
  switch (row.verb) {
    case 'forbids':
    case 'differs':
    case 'notEmpty':
      return [without(node, text)];
    case 'notBoth':
      return nodes.map((node) => without(node, text));
    case 'one':
    case 'atMost':
      return keptFirst(nodes, text);
    case 'oneOf': {
      const { codes, list } = row.args;
      if (list !== undefined || codes.size === 0 || codes.size > MOST_LISTED)
        return [
          ...meantCodes(textOf(node), codes, list).map((code) => written(node, code, text)),
          filledIn(node, {}, text),
        ];
      return [...codes].map((code) => written(node, code, text));
    }
    case 'begins':
      return row.args.beginnings.map((beginning) => written(node, beginning, text));
    case 'range':
      return row.args.exactly === undefined ? [filledIn(node, {}, text)] : [written(node, row.args.exactly, text)];
    case 'decimals':
      return otherZeros(node, row.args, text);
    case 'form':
      return [filledIn(node, { like: row.args.like }, text)];
    case 'checked':
    case 'length':
    case 'unique':
      return [filledIn(node, {}, text)];
    case 'ordered':
      return nodes.map((node) => filledIn(node, {}, text));
    case 'equals': {
      const [, second = ''] = seen.targets;
      const other = seen.first(second);
      const beside = other && nodeOf(other);
      if (!beside) return [];
      return [written(node, textOf(beside), text), written(beside, textOf(node), text)];
    }
    case 'alike': {
      const [first, second] = found.flatMap((value) => nodeOf(value) ?? []);
      return first && second ? [written(first, textOf(second), text), written(second, textOf(first), text)] : [];
    }
    case 'code':
      return isLeaf(node) ? [filledIn(node, {}, text)] : [];
    case 'only':
      return [written(node, row.args.code, text)];
    default:
      return [];
  }
}

const isLeaf = (node: XmlNode): boolean => !isElement(node) || node.children.length === 0;

const nameOfNode = (node: XmlNode): string => (isElement(node) ? node.name : `@${node.name}`);

/** Replaces the value. */
function written(node: XmlNode, value: string, text: string): Choice {
  return choice(ruleMessages.writeValue({ value: quoted(value), element: quoted(nameOfNode(node)) }), [
    contentEdit(node, escaped(value), text),
  ]);
}

/** Asks for the value. */
function filledIn(node: XmlNode, { choices, like, value }: Known, text: string): Choice {
  if (value !== undefined) return written(node, value, text);
  const field: AskField = {
    place: xmlPath(node),
    input: 'text',
    ...(choices && { choices: choices.map((choice) => ({ value: choice, name: choice })) }),
    ...(like !== undefined && { like }),
  };
  return choice(
    ruleMessages.fillIn({ element: quoted(nameOfNode(node)) }),
    [contentEdit(node, OPEN_VALUE, text)],
    [field],
  );
}

/** Replaces the content of a node; `<a/>` gets an end tag. */
function contentEdit(node: XmlNode, content: string, text: string): StructureEdit {
  if (isElement(node) && node.contentEnd === node.end) {
    const opened = `${text.slice(node.start, node.end - 2).trimEnd()}>`;
    return { start: node.start, end: node.end, text: `${opened}${content}</${writtenName(text, node)}>` };
  }
  const [start, end] = valueRange(node);
  return { start, end, text: content };
}

function without(node: XmlNode, text: string): Choice {
  const fixes = new StructureFixes(text);
  const { edits } = isElement(node) ? fixes.without(node, false) : fixes.withoutAttribute(node);
  return choice(ruleMessages.removeElement({ element: quoted(nameOfNode(node)) }), edits);
}

/** The first stays. */
function keptFirst(nodes: readonly XmlNode[], text: string): readonly Choice[] {
  const fixes = new StructureFixes(text);
  const edits = nodes.flatMap((node) => (isElement(node) ? fixes.without(node, false).edits : []));
  const [node] = nodes;
  return node && edits.length > 0
    ? [
        choice(
          ruleMessages.keepFirst({ element: quoted(nameOfNode(node)) }),
          edits.toSorted((a, b) => a.start - b.start),
        ),
      ]
    : [];
}

/** Only zeros come or go. */
function otherZeros(
  node: XmlNode,
  { most = Infinity, least = 0 }: Arguments['decimals'],
  text: string,
): readonly Choice[] {
  const value = textOf(node).trim();
  if (decimalsOf(value) < least && /^-?\d+(?:\.\d*)?$/.test(value)) {
    const zeros = '0'.repeat(least - decimalsOf(value));
    return [written(node, `${value}${value.includes('.') ? '' : '.'}${zeros}`, text)];
  }
  const short = value.slice(0, value.length - (decimalsOf(value) - most));
  return decimalsOf(value) > most && /^0+$/.test(value.slice(short.length))
    ? [written(node, short.replace(/\.$/, ''), text)]
    : [filledIn(node, {}, text)];
}
