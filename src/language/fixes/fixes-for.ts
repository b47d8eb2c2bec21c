import type { Edit, Fault } from '../../engine/index.ts';
import { isPlaceholder, nearest, unitOfWord } from '../../engine/values.ts';
import { choicesAt } from '../knowledge/choices-at.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { fieldsOf, schemaAt } from '../knowledge/schema-walk.ts';
import { walkPath } from '../syntax/path.ts';
import type { PathStep } from '../../engine/index.ts';
import type { Walk } from '../syntax/path.ts';
import { memberOf, stringAt } from '../syntax/tree.ts';
import type { SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { rooted, givenValue, valuesAt } from './fix-context.ts';
import type { FixContext } from './fix-context.ts';
import { likenessFixes } from './likeness-fixes.ts';
import { add, nameOf, remove, replace } from './mending.ts';
import type { DraftFix, Mending } from './mending.ts';
import { offeredFixes } from './questions.ts';
import { sampled, skeletonFor } from './skeleton.ts';
import { taxNumberAt } from './tax-number-at.ts';
import { typedOver, wordFixes } from './word-fixes.ts';
import { titled } from '../../engine/values.ts';
import { languageMessages } from '../messages.ts';

/** Most places of one fault for which fixes are searched. */
const MOST_PLACES = 8;

/** Possible fixes of a fault, not yet tried. */
export function fixesFor(tree: SyntaxTree, fault: Fault, knowledge: Knowledge): readonly Mending[] {
  const drafts = draftsFor(tree, fault, knowledge);
  return offeredFixes(drafts, { tree, fault, knowledge, document: describeDocument(tree) }, isSole(drafts));
}

/** Whether there is only one value to choose. */
export function isSole(drafts: readonly DraftFix[]): boolean {
  return drafts.filter(({ choice }) => choice).length === 1;
}

/**
 * Possible fixes of a fault, likeliest first, without duplicates: those of the engine, then those that follow from the
 * expectation, the text and the schema. Only an engine can tell which of them resolve the fault: see `triedFixes`.
 */
export function draftsFor(tree: SyntaxTree, fault: Fault, knowledge: Knowledge): readonly DraftFix[] {
  // The engine asks for the value; here more is known about the allowed values.
  const fixes: DraftFix[] = fault.fixes.filter(({ kind }) => kind !== 'ask');
  const seen = new Set(fixes.map(({ edits }) => JSON.stringify(edits)));
  for (const path of fault.properties.slice(0, MOST_PLACES)) {
    for (const fix of placeFixes({ tree, fault, knowledge, document: describeDocument(tree) }, path)) {
      const name = JSON.stringify(fix.edits);
      if (!seen.has(name)) fixes.push(fix);
      seen.add(name);
    }
  }
  return fixes;
}

function placeFixes(context: FixContext, path: string): readonly DraftFix[] {
  const { tree, fault } = context;
  const walk = walkPath(tree.root, path);
  const { expected } = fault;
  if (expected?.kind === 'present' && expected.like !== undefined)
    return likenessFixes(context, path, walk, expected.like);
  if (expected?.kind === 'absent') return absentFixes(path, walk, expected.members);
  const member = expected && 'member' in expected ? expected.member : undefined;
  if (member !== undefined) return memberFixes(context, path, walk, member);
  return walk.missing.length > 0 ? missingFixes(context, path, walk) : presentFixes(context, path, walk);
}

function absentFixes(path: string, walk: Walk, members: readonly string[] | undefined): readonly DraftFix[] {
  if (walk.missing.length > 0) return [];
  if (!members) return [remove(path, String(walk.steps.at(-1) ?? path))];
  const there = members.filter((name) => memberOf(walk.node, name));
  if (there.length === 0) return [];
  const edits = there.map((name): Edit => ({ op: 'remove', path: `${path}.${name}` }));
  return [{ ...titled(languageMessages.removeNamed({ name: there })), safe: false, edits }];
}

/** The fault is about one member of the value, mostly an extension. */
function memberFixes(context: FixContext, path: string, walk: Walk, member: string): readonly DraftFix[] {
  const node = walk.missing.length === 0 ? memberOf(walk.node, member)?.value : undefined;
  const at = `${path}.${member}`;
  const whole = walkPath(context.tree.root, at);
  return node ? presentFixes(context, at, whole) : missingFixes(context, at, whole);
}

function missingFixes(context: FixContext, path: string, walk: Walk): readonly DraftFix[] {
  const { fault, knowledge, document } = context;
  const { expected } = fault;
  // Only the schema of the document is known, so nothing can be proposed for the header of its envelope.
  if (document.base.some((step, index) => walk.steps[index] !== step)) return [];
  const gap = fault.value === undefined || fault.value === '' || expected?.kind === 'present';
  const kind = walk.node?.kind;
  if (!gap || (kind !== 'object' && kind !== 'array')) return [];
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  // What building could not calculate has to be written.
  if (expected?.kind !== 'oneOf' && fault.stage !== 'calculation' && isCalculated(knowledge, steps)) return [];
  const choices = valuesAt(context, steps);
  if (choices.length > 0) {
    return choices.map(({ value, name }) => ({
      ...add(path, value),
      ...titled(languageMessages.addWith({ name: nameOf(path), value: givenValue(value, name) })),
      choice: { of: languageMessages.chooseNamed({ path: nameOf(path) }), value, name },
    }));
  }
  // A tax as elsewhere in the document; the schema alone does not give one.
  const taxes = steps.at(-1) === 'taxes' ? likenessFixes(context, path, walk, [{ cat: sampled('VAT') }]) : [];
  const skeleton = skeletonFor(knowledge, document, steps);
  return [...taxes, ...(skeleton ? [add(path, skeleton.value, rooted(document, skeleton.blanks))] : [])];
}

/** Whether building calculates the value or an object around it, so that nobody writes it. */
function isCalculated(knowledge: Knowledge, steps: readonly PathStep[]): boolean {
  return steps.some((step, index) =>
    fieldsOf(schemaAt(knowledge.bundle, steps.slice(0, index))).some(
      ({ name, calculated }) => name === step && calculated,
    ),
  );
}

function presentFixes(context: FixContext, path: string, walk: Walk): readonly DraftFix[] {
  const { fault, knowledge, document } = context;
  const { node } = walk;
  if (fault.severity === 'info' || fault.severity === 'hint') return [];
  if (isEmpty(node)) return emptyFixes(context, path, walk);
  if (node?.kind === 'array') return [...entryFixes(fault, path, node), ...duplicateFixes(fault, path, node)];
  if (node?.kind === 'object') return periodFixes(path, node);
  if (node?.kind === 'number' && fault.stage === 'input') return [replace(path, node.text, true)];
  if (node?.kind === 'number') return wordFixes(context, path, node.text);
  if (node?.kind !== 'string') return [];
  const steps = walk.steps.slice(document.base.length);
  const allowed = valuesAt(context, steps);
  const words = allowed.map(({ value }) => value);
  const meant = meantValue(node.value, steps, allowed);
  const close = nearest(node.value, words);
  const keys = close.length > 0 ? [] : keysInRates(path, steps, node.value, document, knowledge);
  const choice = words.includes(node.value) ? [] : inOrder(close, allowed);
  const chosen = choice.map(({ value, name }): DraftFix => ({
    ...replace(path, value),
    choice: {
      of: languageMessages.chooseNamed({ path: nameOf(path) }),
      value,
      name,
      ...(close.includes(value) && { near: true as const }),
    },
  }));
  const blank = node.value === '' || isPlaceholder(node.value) || /^0000-00-00/.test(node.value);
  const skeleton = blank && allowed.length === 0 ? skeletonFor(knowledge, document, steps) : undefined;
  // A complement has a separate schema, which is not loaded here.
  const isUnknown =
    schemaAt(knowledge.bundle, steps).length === 0 && (fault.expected?.kind === 'present' || isPlaceholder(node.value));
  const filling = skeleton?.value ?? (blank && isUnknown ? 'Text' : undefined);
  const fill = filling !== undefined && typeof filling !== 'object' ? [filledIn(path, filling)] : [];
  // If the check digits can be corrected, no other fix is needed.
  const isPutRight = fault.fixes.some(({ kind }) => kind !== 'ask');
  const number = isPutRight ? undefined : taxNumberAt(document, steps);
  const another = number === undefined || number === node.value ? [] : [typedOver(path, number)];
  const direct = meant === undefined ? [] : [replace(path, meant)];
  return [...direct, ...keys, ...chosen, ...fill, ...wordFixes(context, path, node.value), ...another];
}

/** The value that a word means: one of the allowed in other capitals or by its name, or a unit in another language. */
function meantValue(
  written: string,
  steps: readonly PathStep[],
  allowed: readonly { readonly value: string; readonly name: string }[],
): string | undefined {
  const word = written.trim().toLowerCase();
  const found = [
    ...allowed.filter(({ value }) => value.toLowerCase() === word),
    ...allowed.filter(({ name }) => name.toLowerCase() === word),
    ...allowed.filter(({ value }) => steps.at(-1) === 'unit' && value === unitOfWord(written)?.key),
  ];
  const [first] = found;
  return first && first.value !== written ? first.value : undefined;
}

function filledIn(path: string, value: string | number | boolean): DraftFix {
  return {
    ...titled(languageMessages.fillIn({ path: nameOf(path) })),
    safe: false,
    edits: [{ op: 'replace', path, value }],
    fill: [path],
  };
}

function inOrder(
  close: readonly string[],
  allowed: readonly { readonly value: string; readonly name: string }[],
): readonly { readonly value: string; readonly name: string }[] {
  const first = close.flatMap((word) => allowed.find(({ value }) => value === word) ?? []);
  return [...new Set([...first, ...allowed])];
}

function isEmpty(node: ValueNode | undefined): boolean {
  return (node?.kind === 'array' && node.items.length === 0) || (node?.kind === 'object' && node.members.length === 0);
}

/** An empty list or object. */
function emptyFixes({ fault, knowledge, document }: FixContext, path: string, walk: Walk): readonly DraftFix[] {
  const steps = walk.steps.slice(document.base.length);
  const skeleton = fault.expected?.kind === 'present' ? skeletonFor(knowledge, document, steps) : undefined;
  if (!skeleton) return [];
  const fix = add(path, skeleton.value, rooted(document, skeleton.blanks));
  return [{ ...fix, edits: [{ op: 'replace', path, value: skeleton.value }] }];
}

/** Most entries that one fix removes. */
const MOST_SURPLUS = 100;

/** Entries beyond the maximum, last one first. */
function entryFixes({ expected }: Fault, path: string, { items }: ValueNode & { kind: 'array' }): readonly DraftFix[] {
  const most = expected?.kind === 'range' && expected.max !== undefined ? Number(expected.max) : items.length;
  const surplus = items.length - most;
  if (surplus <= 0 || surplus > MOST_SURPLUS) return [];
  const edits = items
    .slice(most)
    .map((_, index): Edit => ({ op: 'remove', path: `${path}[${String(most + index)}]` }))
    .reverse();
  const title =
    most === 1
      ? languageMessages.keepFirstOnly({ path: nameOf(path) })
      : languageMessages.keepFirstOf({ most, path: nameOf(path) });
  return [{ ...titled(title), safe: false, edits }];
}

/** The member that distinguishes the entries of a list. */
const NAMES = ['cat', 'prv', 'key', 'type'];

/** Entries that repeat an earlier one; the later one of each pair. */
function duplicateFixes(
  { expected }: Fault,
  path: string,
  { items }: ValueNode & { kind: 'array' },
): readonly DraftFix[] {
  if (expected !== undefined || items.length > MOST_SURPLUS) return [];
  return NAMES.flatMap((name) => {
    const seen = new Set<string>();
    const again = items.flatMap((item, index) => {
      const word = stringAt(item, name);
      if (word === undefined) return [];
      if (seen.has(word)) return [{ index, word }];
      seen.add(word);
      return [];
    });
    const [first] = again;
    if (!first) return [];
    const edits = again.map(({ index }): Edit => ({ op: 'remove', path: `${path}[${String(index)}]` })).reverse();
    return [{ ...titled(languageMessages.keepOne({ word: first.word })), safe: false, edits }];
  });
}

/** A period that ends before it starts. */
function periodFixes(path: string, node: ValueNode): readonly DraftFix[] {
  const [start, end] = [stringAt(node, 'start'), stringAt(node, 'end')];
  if (start === undefined || end === undefined || start <= end) return [];
  const edits: readonly Edit[] = [
    { op: 'replace', path: `${path}.start`, value: end },
    { op: 'replace', path: `${path}.end`, value: start },
  ];
  return [{ ...titled(languageMessages.swapPeriod), safe: false, edits }];
}

/** A category key in place of a rate, as in older documents: `rate: "exempt"`. */
function keysInRates(
  path: string,
  steps: readonly PathStep[],
  word: string,
  document: DocumentDescription,
  knowledge: Knowledge,
): readonly DraftFix[] {
  if (steps.at(-1) !== 'rate') return [];
  const combo = steps.slice(0, -1);
  const keys = choicesAt(knowledge, document, [...combo, 'key']).map((choice) => choice.value);
  const rates = choicesAt(knowledge, document, steps).map((choice) => choice.value);
  return nearest(word, keys).map((key) => {
    // A taxed line without a rate gets the general one.
    if (key === 'standard' && rates.includes('general')) return replace(path, 'general', false);
    const edits: readonly Edit[] = [
      { op: 'replace', path, value: key },
      { op: 'rename', path, value: 'key' },
    ];
    return { ...titled(languageMessages.writeAsKey({ key })), safe: false, edits };
  });
}

/** Known names similar to an unknown field; used if the engine has not judged the text. */
export function renamesFor(tree: SyntaxTree, path: string, knowledge: Knowledge): readonly Mending[] {
  const walk = walkPath(tree.root, path);
  const name = walk.steps.at(-1);
  const document = describeDocument(tree);
  if (walk.missing.length > 0 || typeof name !== 'string') return [];
  const fields = fieldsOf(schemaAt(knowledge.bundle, walk.steps.slice(document.base.length, -1))).map(
    (field) => field.name,
  );
  if (fields.length === 0 || fields.includes(name)) return [];
  return nearest(name, fields).map((meant) => ({
    kind: 'certain',
    ...titled(languageMessages.renameTo({ meant })),
    safe: true,
    edits: [{ op: 'rename', path, value: meant }],
  }));
}
