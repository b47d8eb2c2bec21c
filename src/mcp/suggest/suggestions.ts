import type { Ask, Edit, Fault, Fix, Json } from '../../engine/index.ts';
import { isJsonObject, isPlaceholder, nearest } from '../../engine/values.ts';
import { fixesFor } from '../../language/fixes/fixes-for.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import { choicesAt } from '../../language/knowledge/choices-at.ts';
import { describeDocument } from '../../language/knowledge/describe-document.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import type { PathStep } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';
import type { SyntaxTree, ValueNode } from '../../language/syntax/tree.ts';
import { schemaPath } from '../lookup.ts';

/** One way to fix one fault. Numbers count from 1; equal documents give equal numbers. */
export interface Suggestion {
  readonly number: number;
  readonly at: string;
  readonly problem: string;
  readonly code?: string;
  /** certain: it invents nothing. */
  readonly kind: 'certain';
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly Edit[];
}

/** A value that only the author knows; `shape` is its form. */
export interface OpenQuestion {
  readonly kind: 'ask';
  readonly code: string;
  readonly at: readonly string[];
  readonly problem: string;
  /** The missing values. */
  readonly ask?: Ask;
  readonly shape?: Json;
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly open: readonly OpenQuestion[];
}

/** Most suggestions, and most open questions, in an answer. */
export const MOST_SUGGESTIONS = 30;
/** Most texts examined for similar words, from the start of the document. */
const MOST_WORDS = 3_000;
/** Shorter words are similar to too many others. */
const SHORTEST_WORD = 4;

type Draft = Omit<Suggestion, 'number'>;

/** Possible fixes for the faults of a document, and words that are similar to known ones. */
export function suggestionsFor(tree: SyntaxTree, faults: readonly Fault[], knowledge: Knowledge): Suggestions {
  const open: OpenQuestion[] = [];
  const drafts: Draft[] = [];
  const grave = faults.filter(({ severity, certain }) => certain && (severity === 'error' || severity === 'warning'));
  for (const fault of grave.slice(0, MOST_SUGGESTIONS)) {
    const fixes: readonly Mending[] = [...schemaFixes(fault, knowledge), ...fixesFor(tree, fault, knowledge)];
    const whole = fixes.filter((fix) => !isOpen(fix));
    drafts.push(...whole.map((fix) => draftOf(fault, fix)));
    if (whole.length === 0) open.push(questionOf(fault, fixes.find(isOpen)));
  }
  drafts.push(...closeWords(tree, knowledge));
  const seen = new Set<string>();
  const suggestions = drafts
    .filter(({ edits }) => {
      const name = JSON.stringify(edits);
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, MOST_SUGGESTIONS)
    .map((draft, index) => ({ number: index + 1, ...draft }));
  return { suggestions, open: open.filter(({ at }) => !isMendedWithin(at, suggestions)) };
}

function draftOf({ code, description, properties }: Fault, { title, safe, edits }: Fix): Draft {
  return {
    at: edits[0]?.path ?? properties[0] ?? '$',
    problem: description,
    code,
    kind: 'certain',
    title,
    safe,
    edits,
  };
}

function questionOf({ code, properties, description }: Fault, fix: Mending | undefined): OpenQuestion {
  const shape = shapeOf(fix);
  return {
    kind: 'ask',
    code,
    at: properties,
    problem: description,
    ...(fix?.ask && { ask: fewChoices(fix.ask) }),
    ...(typeof shape === 'object' && { shape }),
  };
}

/** A misspelt word inside the value of a fault is its likely cause, and so is a misspelt name of a missing member. */
function isMendedWithin(places: readonly string[], suggestions: readonly Suggestion[]): boolean {
  const renamed = new Set(suggestions.flatMap(({ edits }) => edits.flatMap(newPlace)));
  return places.every(
    (place) =>
      renamed.has(place) || suggestions.some(({ at }) => at.startsWith(`${place}.`) || at.startsWith(`${place}[`)),
  );
}

function newPlace({ op, path, value }: Edit): readonly string[] {
  return op === 'rename' && typeof value === 'string' ? [`${path.slice(0, path.lastIndexOf('.'))}.${value}`] : [];
}

/** A fix that leaves a value open does not count. */
function isOpen({ kind, edits }: Mending): boolean {
  return kind === 'ask' || edits.some(({ op, value }) => op === 'add' && value !== undefined && isBlank(value));
}

function isBlank(value: Json): boolean {
  if (Array.isArray(value)) return value.length === 0 || value.some(isBlank);
  return (
    value === '' || (isJsonObject(value) && (Object.keys(value).length === 0 || Object.values(value).some(isBlank)))
  );
}

/** Most values listed for one place; the others can be looked up. */
const MOST_CHOICES = 8;

function fewChoices({ place, form }: Ask): Ask {
  const fields = form.map(({ choices, ...field }) =>
    choices && choices.length <= MOST_CHOICES ? { ...field, choices } : field,
  );
  return { place, form: fields };
}

/** The form of the value, with empty texts for what only the author knows. */
function shapeOf(fix: Mending | undefined): Json | undefined {
  const [edit] = fix?.edits ?? [];
  if (!fix || edit?.value === undefined) return undefined;
  return blanked(edit.value);
}

function blanked(value: Json): Json {
  if (isPlaceholder(value)) return '';
  if (Array.isArray(value)) return value.map((item: Json) => blanked(item));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, blanked(item)]));
}

/** The type that a `$schema` probably means, also if it is abbreviated. */
function schemaFixes({ properties: [path = '$'], value }: Fault, { schemas = [] }: Knowledge): readonly Mending[] {
  if (!path.endsWith('.$schema') || typeof value !== 'string') return [];
  const short = schemas.map(schemaPath);
  const given = schemaPath(value);
  const meant = short.includes(given) ? [given] : nearest(given, short);
  return meant.map((name) => {
    const id = schemas[short.indexOf(name)] ?? name;
    return { kind: 'certain', title: `Change to ${id}`, safe: false, edits: [{ op: 'replace', path, value: id }] };
  });
}

/** Words unknown at their place, each with similar known words. */
function closeWords(tree: SyntaxTree, knowledge: Knowledge): readonly Draft[] {
  const document = describeDocument(tree);
  return wordsIn(tree).flatMap(({ word, steps }) => {
    const known = choicesAt(knowledge, document, steps.slice(document.base.length)).map(({ value }) => value);
    if (known.includes(word)) return [];
    const at = formatPath(steps);
    return nearest(word, known).map((value) => ({
      at,
      problem: `\`${word}\` is none of the words known here`,
      kind: 'certain' as const,
      title: `Change to "${value}"`,
      safe: false,
      edits: [{ op: 'replace', path: at, value }] as const,
    }));
  });
}

interface Word {
  readonly word: string;
  readonly steps: readonly PathStep[];
}

function wordsIn({ root }: SyntaxTree): readonly Word[] {
  const found: Word[] = [];
  const visit = (node: ValueNode | undefined, steps: readonly PathStep[]): void => {
    if (found.length >= MOST_WORDS) return;
    if (node?.kind === 'string' && node.value.length >= SHORTEST_WORD) found.push({ word: node.value, steps });
    if (node?.kind === 'array') node.items.forEach((item, index) => visit(item, [...steps, index]));
    if (node?.kind === 'object') for (const { key, value } of node.members) visit(value, [...steps, key.value]);
  };
  visit(root, []);
  return found;
}
