import type { AskField, Engine, Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, PLACEHOLDER_CODE } from '../../engine/values.ts';
import { applyEdits } from '../../language/edits/apply-edits.ts';
import { exampleOf } from '../../language/fixes/example-of.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import { answered } from '../../language/fixes/answers.ts';
import { triedFixes } from '../../language/fixes/tried-fixes.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { shortSchema } from '../../language/knowledge/describe-document.ts';
import { knowledgeOf } from '../../language/testing/standard-knowledge.ts';
import { goldenContext, jsonOf } from '../examples/examples.ts';
import type { BrokenDocument } from './broken-documents.ts';
import { graveFaults } from './broken-documents.ts';
import { inventedValues, textAt } from './follows.ts';

/** The fixes offered for the broken document of one code, and the effect of each. */
export interface FixRow {
  readonly code: string;
  /** Certain fixes, and how many of them are right: the fault is at fewer places and no other fault has appeared. */
  readonly certain: number;
  readonly right: number;
  /** Values in certain fixes that follow from nothing. */
  readonly invented: readonly string[];
  /** Questions, and how many remove the fault and add none once answered. */
  readonly asked: number;
  readonly answered: number;
  /** Questions that leave no error even without an answer. */
  readonly silent: number;
  /** Fixes that write an empty text. */
  readonly blank: number;
  readonly first: string;
}

/** Applies every offered fix, and examines the result by itself. */
export async function fixTable(engine: Engine, broken: readonly BrokenDocument[]): Promise<readonly FixRow[]> {
  const knowledge = knowledgeBy(engine);
  const rows: FixRow[] = [];
  for (const { code, data, origins } of broken) {
    const text = JSON.stringify(data, null, 2);
    const faults = graveFaults(engine, jsonOf(text));
    const fault = faults.find((candidate) => candidate.code === code);
    if (!fault) continue;
    const examine = (other: string) => graveFaults(engine, jsonOf(other));
    const known = knowledge(data);
    const offers = await triedFixes(fault, { text, faults, knowledge: known, examine });
    const before = placesOf(faults);
    const isSound = (edits: Mending['edits']) => {
      const after = placesOf(examine(applyEdits(text, edits)));
      const fewer = (after.get(code) ?? 0) < (before.get(code) ?? 0);
      return fewer && [...after.keys()].every((name) => (after.get(name) ?? 0) <= (before.get(name) ?? 0));
    };
    const certain = offers.filter(({ kind }) => kind === 'certain');
    const asked = offers.filter(({ kind }) => kind === 'ask');
    const { document: built } = engine.inspect({ data }, goldenContext);
    rows.push({
      code,
      certain: certain.length,
      right: certain.filter(({ edits }) => isSound(edits)).length,
      invented: certain.flatMap((fix) => inventedValues(fix, { text, fault, knowledge: known, built })),
      asked: asked.length,
      answered: asked.filter((fix) => waysToAnswer(fix, origins).some((answers) => isSound(answered(fix, answers))))
        .length,
      silent: asked.filter(
        ({ edits }) => !examine(applyEdits(text, edits)).some((left) => left.code === PLACEHOLDER_CODE),
      ).length,
      blank: offers.filter(({ edits }) => edits.some(({ op, value }) => op !== 'remove' && hasBlank(value))).length,
      first: offers[0]?.title ?? '',
    });
  }
  return rows;
}

/**
 * The author's answers, or the examples of the form if it would refuse the answers. A valid document may have a value
 * that is wrong for the broken one, such as a number of another country.
 */
function waysToAnswer(fix: Mending, origins: readonly Json[]): readonly ReadonlyMap<string, string>[] {
  return [answersOf(fix, origins), answersOf(fix, [])];
}

/** The value in the valid document; without one, an example of the form. */
function answersOf({ ask }: Mending, origins: readonly Json[]): ReadonlyMap<string, string> {
  return new Map((ask?.form ?? []).map((field) => [field.place, answerTo(field, origins)]));
}

function answerTo({ place, input, like, pattern, choices }: AskField, origins: readonly Json[]): string {
  const original = origins.map((origin) => textAt(origin, place)).find((text) => text !== undefined && text !== '');
  if (original !== undefined && (!choices || choices.some(({ value }) => value === original))) return original;
  if (choices?.[0]) return choices[0].value;
  return like ?? (pattern === undefined ? undefined : exampleOf(pattern)) ?? EXAMPLES[input];
}

const EXAMPLES: Readonly<Record<AskField['input'], string>> = {
  text: 'Text',
  amount: '1.00',
  percentage: '10.0%',
  number: '1',
  boolean: 'true',
  date: '2026-01-15',
  time: '12:00:00',
  'date-time': '2026-01-15T12:00:00',
};

function placesOf(faults: ReturnType<typeof graveFaults>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { code, properties } of faults) places.set(code, (places.get(code) ?? 0) + properties.length);
  return places;
}

function hasBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasBlank);
  return value === '' || (isJsonObject(value as JsonObject) && Object.values(value as JsonObject).some(hasBlank));
}

function knowledgeBy(engine: Engine): (data: JsonObject) => Knowledge {
  const known = new Map<string, Knowledge>();
  return (data) => {
    const { context } = engine.inspect({ data }, goldenContext);
    const inner = isJsonObject(data['doc'] ?? null) ? (data['doc'] as JsonObject) : data;
    const schema = shortSchema(String(inner['$schema']));
    const name = JSON.stringify([schema, context.addons]);
    const made = known.get(name) ?? knowledgeOf(engine, { schema, addons: context.addons });
    known.set(name, made);
    return made;
  };
}
