import type { PathStep } from '../../engine/index.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { fieldsOf, firstText, schemaAt } from '../knowledge/schema-walk.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { walkPath } from '../syntax/path.ts';
import type { SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { draftsFor } from './fixes-for.ts';
import type { DraftFix } from './mending.ts';
import { choicePlaces } from './questions.ts';
import type { Trial } from './tried-fixes.ts';

/** A value that a document still needs. */
export interface Need {
  readonly path: string;
  /** Code of the rule that asks for it; undefined if the schema does. */
  readonly code?: string;
}

/** Limits: rounds, faults looked at in each, values, and entries of one list in which the schema is followed. */
const MOST_ROUNDS = 6;
const MOST_FAULTS = 60;
const MOST_NEEDS = 120;
const MOST_ENTRIES = 200;

/**
 * The values that a document will need, found by a fixed point: each missing value that a fault asks for gets a sample,
 * and the engine judges again, until it asks for nothing new. Values that only follow from others, such as the country
 * of an address that does not exist yet, are found before anybody is asked for the address.
 */
export async function announcedNeeds(
  trial: Pick<Trial, 'text' | 'faults' | 'knowledge' | 'examine'>,
): Promise<readonly Need[]> {
  const found = new Map<string, Need>();
  const first = parseJson(trial.text);
  let { text, faults } = trial;
  for (let round = 0; round < MOST_ROUNDS && found.size < MOST_NEEDS; round++) {
    const before = text;
    for (const fault of faults.filter(({ severity }) => severity === 'error').slice(0, MOST_FAULTS)) {
      const tree = parseJson(text);
      const fix = draftsFor(tree, fault, trial.knowledge).find((draft) => isAddition(draft, tree));
      if (!fix) continue;
      text = applyEdits(text, fix.edits);
      for (const path of asked(fix)) {
        if (!isThere(first, path) && !found.has(path)) found.set(path, { path, code: fault.code });
      }
    }
    if (text === before) break;
    faults = await trial.examine(text);
  }
  return [...found.values()];
}

/** Whether a fix only adds what is not there. */
function isAddition({ edits }: DraftFix, tree: SyntaxTree): boolean {
  return edits.length > 0 && edits.every(({ op, path }) => op === 'add' && !isThere(tree, path));
}

/** The places of a fix that only the author can fill in. */
function asked(fix: DraftFix): readonly string[] {
  return [...(fix.fill ?? []), ...(fix.choice ? choicePlaces(fix) : [])];
}

function isThere({ root }: SyntaxTree, path: string): boolean {
  const { node, missing } = walkPath(root, path);
  return node !== undefined && missing.length === 0;
}

/** The plain values that the schema requires of objects that are there, other than those that building calculates. */
export function requiredNeeds(tree: SyntaxTree, knowledge: Knowledge): readonly Need[] {
  const { base } = describeDocument(tree);
  const root = base.reduce<ValueNode | undefined>(
    (node, step) => (node?.kind === 'object' ? node.members.find(({ key }) => key.value === step)?.value : undefined),
    tree.root,
  );
  const needs: Need[] = [];
  const isPlain = (steps: readonly PathStep[]): boolean => {
    const chain = schemaAt(knowledge.bundle, steps);
    return fieldsOf(chain).length === 0 && firstText(chain, 'type') !== 'array';
  };
  const visit = (node: ValueNode | undefined, steps: readonly PathStep[], path: string): void => {
    if (needs.length >= MOST_NEEDS || !node) return;
    if (node.kind === 'array') {
      node.items
        .slice(0, MOST_ENTRIES)
        .forEach((item, index) => visit(item, [...steps, index], `${path}[${String(index)}]`));
      return;
    }
    if (node.kind !== 'object') return;
    const members = new Map(node.members.map(({ key, value }) => [key.value, value]));
    for (const { name, required, calculated } of fieldsOf(schemaAt(knowledge.bundle, steps)))
      if (required && !calculated && !members.has(name) && isPlain([...steps, name]))
        needs.push({ path: `${path}.${name}` });
    for (const [name, value] of members) visit(value, [...steps, name], `${path}.${name}`);
  };
  visit(root, [], ['$', ...base].join('.'));
  return needs;
}
