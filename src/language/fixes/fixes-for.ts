import type { Edit, Fault, Fix } from '../../engine/index.ts';
import { nearest } from '../../engine/values.ts';
import { choicesAt } from '../knowledge/choices-at.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { fieldsOf, schemaAt } from '../knowledge/schema-walk.ts';
import { walkPath } from '../syntax/path.ts';
import type { Step, Walk } from '../syntax/path.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { skeletonFor } from './skeleton.ts';

/** How a fault could be mended: what the engine proposes, then what the text and the schema suggest. None twice. */
export function fixesFor(tree: SyntaxTree, fault: Fault, knowledge: Knowledge): readonly Fix[] {
  const fixes = [...fault.fixes];
  const offer = (fix: Fix): void => {
    if (!fixes.some((other) => JSON.stringify(other.edits) === JSON.stringify(fix.edits))) fixes.push(fix);
  };
  for (const path of fault.properties) {
    const walk = walkPath(tree.root, path);
    if (walk.missing.length > 0) missingFixes(tree, path, walk, fault, knowledge).forEach(offer);
    else presentFixes(tree, path, walk, fault, knowledge).forEach(offer);
  }
  return fixes;
}

function missingFixes(tree: SyntaxTree, path: string, walk: Walk, fault: Fault, knowledge: Knowledge): readonly Fix[] {
  const gap = fault.value === undefined || fault.expected?.kind === 'present';
  const kind = walk.node?.kind;
  if (!gap || fault.expected?.kind === 'absent' || (kind !== 'object' && kind !== 'array')) return [];
  const document = describeDocument(tree);
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  if (fault.expected?.kind === 'oneOf') {
    return fault.expected.values.slice(0, 3).map((value) => add(path, value, ` as \`${value}\``));
  }
  return [add(path, skeletonFor(knowledge.bundle, steps), '')];
}

function presentFixes(tree: SyntaxTree, path: string, walk: Walk, fault: Fault, knowledge: Knowledge): readonly Fix[] {
  const { node } = walk;
  if (fault.expected?.kind === 'absent') return [remove(path, walk)];
  if (node?.kind === 'number' && fault.stage === 'input') return [replace(path, node.text, true)];
  if (node?.kind !== 'string' || fault.severity === 'info') return [];
  if (node.value === '' && fault.expected?.kind === 'present') return [];
  const decimal = decimalComma(node.value);
  if (decimal !== undefined && fault.stage === 'input') return [replace(path, decimal, true)];
  const document = describeDocument(tree);
  const steps = walk.steps.slice(document.base.length);
  const allowed =
    fault.expected?.kind === 'oneOf'
      ? fault.expected.values
      : choicesAt(knowledge, document, steps).map((choice) => choice.value);
  if (allowed.includes(node.value)) return [];
  const close = nearest(node.value, allowed);
  const few = allowed.length <= 4 ? allowed : [];
  const keys = close.length > 0 ? [] : keysInRates(path, steps, node.value, document, knowledge);
  return [...keys, ...[...new Set([...close, ...few])].map((value) => replace(path, value, false))];
}

/** A key of the category where its rate belongs, as documents had it once and people still write: `rate: "exempt"`. */
function keysInRates(
  path: string,
  steps: readonly Step[],
  word: string,
  document: DocumentDescription,
  knowledge: Knowledge,
): readonly Fix[] {
  if (steps.at(-1) !== 'rate') return [];
  const combo = steps.slice(0, -1);
  const keys = choicesAt(knowledge, document, [...combo, 'key']).map((choice) => choice.value);
  const rates = choicesAt(knowledge, document, steps).map((choice) => choice.value);
  return nearest(word, keys).map((key) => {
    // What is taxed at one of the rates has the general one when nothing else is said.
    if (key === 'standard' && rates.includes('general')) return replace(path, 'general', false);
    const edits: readonly Edit[] = [
      { op: 'replace', path, value: key },
      { op: 'rename', path, value: 'key' },
    ];
    return { title: `Write it as the key "${key}"`, safe: false, edits };
  });
}

/** Names that a field nobody knows may have been meant as; used where the engine has not judged the text. */
export function renamesFor(tree: SyntaxTree, path: string, knowledge: Knowledge): readonly Fix[] {
  const walk = walkPath(tree.root, path);
  const name = walk.steps.at(-1);
  const document = describeDocument(tree);
  if (walk.missing.length > 0 || typeof name !== 'string') return [];
  const fields = fieldsOf(schemaAt(knowledge.bundle, walk.steps.slice(document.base.length, -1))).map(
    (field) => field.name,
  );
  if (fields.length === 0 || fields.includes(name)) return [];
  return nearest(name, fields).map((meant) => ({
    title: `Rename to ${meant}`,
    safe: true,
    edits: [{ op: 'rename', path, value: meant }],
  }));
}

// `10,00`, `1.234,50` and `1 234,50`, with a percent sign or without.
function decimalComma(text: string): string | undefined {
  const match = /^(-?\d{1,3}(?:[. \u00a0]\d{3})+|-?\d+),(\d+)(\s*%)?$/.exec(text.trim());
  if (!match) return undefined;
  return `${(match[1] ?? '').replace(/[. \u00a0]/g, '')}.${match[2] ?? ''}${match[3] === undefined ? '' : '%'}`;
}

function add(path: string, value: Edit['value'] & {}, suffix: string): Fix {
  const name = path.split('.').at(-1) ?? path;
  return { title: `Add ${name.replace(/\[\d+\]$/, '')}${suffix}`, safe: false, edits: [{ op: 'add', path, value }] };
}

function replace(path: string, value: string, safe: boolean): Fix {
  return { title: `Change to "${value}"`, safe, edits: [{ op: 'replace', path, value }] };
}

function remove(path: string, walk: Walk): Fix {
  return { title: `Remove ${String(walk.steps.at(-1) ?? path)}`, safe: false, edits: [{ op: 'remove', path }] };
}
