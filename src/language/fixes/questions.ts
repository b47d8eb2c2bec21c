import type { AskField, AskInput, Edit, Json } from '../../engine/index.ts';
import { isJsonObject, PLACEHOLDER, titled } from '../../engine/values.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { definitionsOf, extensionPattern } from '../knowledge/extension-choices.ts';
import { fieldsOf, firstText, schemaAt } from '../knowledge/schema-walk.ts';
import { textIn } from '../knowledge/read.ts';
import { walkPath } from '../syntax/path.ts';
import type { PathStep } from '../../engine/index.ts';
import type { FixContext } from './fix-context.ts';
import { likeliest } from './likeliest.ts';
import { nameOf } from './mending.ts';
import type { DraftFix, Mending } from './mending.ts';
import { taxNumberAt } from './tax-number-at.ts';
import { languageMessages } from '../messages.ts';

/**
 * Turns drafts into offered fixes. A value that a draft made up becomes a question, with a placeholder in its place;
 * all drafts about one place become one question. A fix with only values that follow from the document, the law or a
 * check digit is certain.
 */
export function offeredFixes(drafts: readonly DraftFix[], context: FixContext, isOnly: boolean): readonly Mending[] {
  const near = drafts.filter(({ choice }) => choice?.near);
  const sole = near.length === 1 ? near[0] : isOnly ? drafts.find(({ choice }) => choice) : undefined;
  const certain: Mending[] = [];
  const questions = new Map<
    string,
    { readonly draft: DraftFix; readonly values: DraftFix['choice'][]; readonly samples: Samples }
  >();
  for (const draft of drafts) {
    const isOpen = draft.choice !== undefined && draft !== sole;
    const places = new Set([...(draft.fill ?? []), ...(isOpen ? choicePlaces(draft) : [])]);
    if (places.size === 0) {
      const { fill: _, choice: __, ...fix } = draft;
      certain.push({ ...fix, kind: 'certain' });
      continue;
    }
    const edits = draft.edits.map((edit) => opened(edit, places));
    const name = JSON.stringify(edits);
    const samples = samplesOf(draft.edits, places);
    const before = questions.get(name);
    const known = before
      ? { ...before, draft: { ...before.draft, ...bothSettle(before.draft, draft) } }
      : { draft: { ...draft, edits, fill: [...places] }, values: [], samples };
    if (isOpen) known.values.push(draft.choice);
    questions.set(name, known);
  }
  return [
    ...certain,
    ...[...questions.values()].map(({ draft, values, samples }) => questionOf(draft, values, samples, context)),
  ];
}

/** The faults that are resolved by either of two values. */
function bothSettle(fix: DraftFix, { settles: others = [] }: DraftFix): Pick<DraftFix, 'settles'> {
  return { settles: (fix.settles ?? []).filter((code) => others.includes(code)) };
}

/** The place of a choice's value. */
export function choicePlaces({ edits, choice }: DraftFix): readonly string[] {
  return edits.flatMap(({ op, path, value }) => (op !== 'rename' && value === choice?.value ? [path] : []));
}

/** The made-up value of a place. */
type Samples = ReadonlyMap<string, string>;

function samplesOf(edits: readonly Edit[], places: ReadonlySet<string>): Samples {
  const samples = new Map<string, string>();
  const visit = (value: Json, path: string): void => {
    if (places.has(path)) samples.set(path, typeof value === 'string' ? value : '');
    else if (Array.isArray(value)) value.forEach((item: Json, index) => visit(item, `${path}[${String(index)}]`));
    else if (isJsonObject(value)) for (const [name, item] of Object.entries(value)) visit(item, `${path}.${name}`);
  };
  for (const { path, value } of edits) if (value !== undefined) visit(value, path);
  return samples;
}

function questionOf(
  draft: DraftFix,
  values: readonly DraftFix['choice'][],
  samples: Samples,
  context: FixContext,
): Mending {
  const { fill = [], choice, edits, settles = [] } = draft;
  const chosen = new Set(
    choice && values.length > 0 ? edits.flatMap(({ path }) => (fill.includes(path) ? [path] : [])) : [],
  );
  const form = fill.map((place): AskField => {
    if (!chosen.has(place)) return fieldAt(place, samples.get(place) ?? '', context);
    const choices = values.flatMap((choice) => (choice ? [{ value: choice.value, name: choice.name }] : []));
    return { ...fieldAt(place, '', context), choices };
  });
  const place = edits[0]?.path ?? fill[0] ?? '$';
  const isAdded = edits.some(({ op }) => op === 'add');
  const { title: words, phrase, values: titleValues } = draft;
  const title =
    choice && values.length > 0
      ? titled(choice.of)
      : isAdded
        ? { title: words, ...(phrase !== undefined && { phrase }), ...(titleValues && { values: titleValues }) }
        : titled(languageMessages.fillIn({ path: nameOf(place) }));
  return { kind: 'ask', ...title, safe: false, edits, ask: { place, form }, ...(settles.length > 0 && { settles }) };
}

/** The edit with placeholders at these places. */
function opened(edit: Edit, places: ReadonlySet<string>): Edit {
  const { op, path, value } = edit;
  if (op === 'remove' || op === 'rename' || value === undefined) return edit;
  return { ...edit, value: openedAt(value, path, places) };
}

function openedAt(value: Json, path: string, places: ReadonlySet<string>): Json {
  if (places.has(path)) return PLACEHOLDER;
  if (Array.isArray(value))
    return value.map((item: Json, index) => openedAt(item, `${path}[${String(index)}]`, places));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, openedAt(item, `${path}.${name}`, places)]),
  );
}

/** How a value at this place is asked for: its kind, its known values and its form. */
export function fieldAt(
  place: string,
  sample: string,
  { tree, knowledge, document }: Pick<FixContext, 'tree' | 'knowledge' | 'document'>,
): AskField {
  const walk = walkPath(tree.root, place);
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  const choices = likeliest(knowledge, document, steps).map(({ value, name }) => ({ value, name }));
  const chain = schemaAt(knowledge.bundle, steps);
  const pattern =
    steps.at(-2) === 'ext'
      ? extensionPattern(definitionsOf(knowledge, document), String(steps.at(-1)))
      : chain.map((schema) => textIn(schema, 'pattern')).find((text) => text !== undefined);
  const input = inputAt(steps, knowledge);
  // The title of a field or of its type is no example of a value.
  const isExample = input === 'text' && choices.length === 0 && sample !== '' && /[\d@:.-]|^[A-Z]{2,}/.test(sample);
  const like = taxNumberAt(document, steps) ?? (isExample ? sample : undefined);
  return {
    place,
    input,
    ...(like !== undefined && { like }),
    ...(pattern !== undefined && { pattern }),
    ...(choices.length > 0 && { choices }),
  };
}

const INPUTS: Readonly<Record<string, AskInput>> = {
  'num.Amount': 'amount',
  'num.Percentage': 'percentage',
  'cal.Date': 'date',
  'cal.Time': 'time',
  'cal.DateTime': 'date-time',
};

const PLAIN: Readonly<Record<string, AskInput>> = { integer: 'number', number: 'number', boolean: 'boolean' };

function inputAt(steps: readonly PathStep[], knowledge: Knowledge): AskInput {
  const chain = schemaAt(knowledge.bundle, steps);
  if (fieldsOf(chain).length > 0) return 'text';
  const named = chain.map((schema) => INPUTS[textIn(schema, '$ref')?.replace('#/$defs/', '') ?? '']);
  const type = named.find((input) => input !== undefined);
  return type ?? PLAIN[firstText(chain, 'type') ?? ''] ?? 'text';
}
