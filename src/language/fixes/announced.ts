import type { Edit, Fault, Json, PathStep } from '../../engine/index.ts';
import { isJsonObject, parsePath } from '../../engine/values.ts';
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
import { skeletonFor } from './skeleton.ts';
import type { Trial } from './tried-fixes.ts';

/** A value that a document still needs. */
export interface Need {
  readonly path: string;
  /** Code of the rule that asks for it; undefined if the schema does. */
  readonly code?: string;
  /** Values that go with it and that nobody has to be asked for, such as the type of a number. */
  readonly along?: readonly Edit[];
}

/** Limits: rounds, faults looked at in each, places of a fault, values, and entries of one list in which the schema is followed. */
const MOST_ROUNDS = 6;
const MOST_FAULTS = 60;
const MOST_PLACES = 8;
const MOST_NEEDS = 120;
const MOST_ENTRIES = 200;

/** What a document will need. */
export interface Announced {
  readonly needs: readonly Need[];
  /** Faults that are gone once the needs are filled and that ask for nothing themselves, as by `faultName`. */
  readonly follows: ReadonlySet<string>;
}

/** The name of a fault: its code and where it is. */
export const faultName = ({ code, properties }: Pick<Fault, 'code' | 'properties'>): string =>
  JSON.stringify([code, ...properties]);

const isError = ({ severity }: Fault): boolean => severity === 'error';

/**
 * The values that a document will need, found by a fixed point: each missing value that a fault asks for gets a sample,
 * and the engine judges again, until it asks for nothing new. Values that only follow from others, such as the country
 * of an address that does not exist yet, are found before anybody is asked for the address.
 */
export async function announcedNeeds(
  trial: Pick<Trial, 'text' | 'faults' | 'knowledge' | 'examine'>,
): Promise<Announced> {
  const found = new Map<string, Need>();
  const asking = new Set<string>();
  const added = new Set<string>();
  const first = parseJson(trial.text);
  let { text, faults } = trial;
  const document = describeDocument(first);
  for (const need of requiredNeeds(first, trial.knowledge)) {
    found.set(need.path, need);
    const sample = skeletonFor(trial.knowledge, document, parsePath(need.path).slice(document.base.length));
    if (sample) text = applyEdits(text, [{ op: 'add', path: need.path, value: sample.value }]);
  }
  if (text !== trial.text) faults = await trial.examine(text);
  for (let round = 0; round < MOST_ROUNDS && found.size < MOST_NEEDS; round++) {
    const before = text;
    const judged = parseJson(before);
    const late: (readonly [Fault, DraftFix, string])[] = [];
    const rows = new Set<string>();
    const fill = (fault: Fault, fix: DraftFix): void => {
      const places = asked(fix);
      text = applyEdits(text, fix.edits);
      if (places.length > 0) asking.add(faultName(fault));
      const along = fix.edits.flatMap((edit) => plainEdits(edit, new Set(places)));
      for (const path of places) {
        if (!isThere(first, path) && !found.has(path)) found.set(path, { path, code: fault.code, along });
      }
      const beside = places.length > 0 ? undefined : nearestNeed([...found.values()], fix.edits[0]?.path ?? '');
      if (beside) found.set(beside.path, { ...beside, along: [...(beside.along ?? []), ...along] });
    };
    for (const fault of faults.filter(isError).slice(0, MOST_FAULTS)) {
      for (const place of fault.properties.slice(0, MOST_PLACES)) {
        const tree = parseJson(text);
        const at = { ...fault, properties: [place] };
        const fix = draftsFor(tree, at, trial.knowledge).find((draft) => isAddition(draft, tree));
        // What was added for another rule, or is of no use as a sample, is not added again.
        const wanted = JSON.stringify([place, fault.expected?.kind === 'present' ? fault.expected.like : fault.code]);
        if (!fix || added.has(wanted)) continue;
        if (isElsewhere(fix, draftsFor(judged, at, trial.knowledge))) continue;
        // Rates and percentages follow from a row that can be calculated, so the rest of the row comes first.
        if (isOfTaxes(place, fix)) {
          late.push([at, fix, wanted]);
          continue;
        }
        rows.add(rowOf(place));
        added.add(wanted);
        fill(fault, fix);
      }
    }
    for (const [fault, fix, wanted] of late) {
      if (rows.has(rowOf(fault.properties[0] ?? '')) || !isAddition(fix, parseJson(text))) continue;
      added.add(wanted);
      fill(fault, fix);
    }
    if (text === before) break;
    faults = await trial.examine(text);
  }
  const left = new Set(faults.map(faultName));
  // A fault at a value that is to fill asks for it, whoever named it first.
  const isOpen = ({ properties }: Fault): boolean => !properties.some((path) => found.has(path));
  const follows = trial.faults.filter((fault) => isError(fault) && isOpen(fault)).map(faultName);
  return {
    needs: [...found.values()],
    follows: new Set(follows.filter((name) => !left.has(name) && !asking.has(name))),
  };
}

/** The value to fill in the same object or the innermost around it. */
function nearestNeed(needs: readonly Need[], path: string): Need | undefined {
  for (let end = path.length; end > 0; end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1))) {
    const around = path.slice(0, end);
    if (around === '$') return undefined;
    for (const need of needs) if (need.path.startsWith(around)) return need;
  }
  return undefined;
}

/**
 * Whether a fix asks for other places than before the additions of this round, such as a second account beside one that
 * another rule has just asked for. Those may have mended its fault, which the next verdict tells.
 */
function isElsewhere(fix: DraftFix, before: readonly DraftFix[]): boolean {
  const places = asked(fix);
  return places.length > 0 && !before.some((earlier) => asked(earlier).join() === places.join());
}

/** Whether a fault is about the taxes of a row. */
function isOfTaxes(place: string, { edits }: DraftFix): boolean {
  return /\.taxes\b/.test(place) || edits.every(({ path }) => /\.taxes\b/.test(path));
}

/** The additions of single values that an addition is made of, except at these places. */
function plainEdits(edit: Edit, places: ReadonlySet<string>): readonly Edit[] {
  const visit = (value: Json, path: string): readonly Edit[] => {
    if (places.has(path)) return [];
    if (Array.isArray(value)) return value.flatMap((item: Json, index) => visit(item, `${path}[${String(index)}]`));
    if (!isJsonObject(value)) return value === null ? [] : [{ op: 'add', path, value }];
    return Object.entries(value).flatMap(([name, item]) => visit(item, `${path}.${name}`));
  };
  return edit.op === 'add' ? visit(edit.value ?? null, edit.path) : [];
}

/** The additions that go with a value, for those that the text does not have yet. */
export function alongWith({ along = [] }: Need, tree: SyntaxTree): readonly Edit[] {
  return along.filter(({ path }) => !isThere(tree, path));
}

/** The entry of the outermost list that a place is in, or the place itself. */
function rowOf(place: string): string {
  const end = place.indexOf(']');
  return end < 0 ? place : place.slice(0, end + 1);
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
