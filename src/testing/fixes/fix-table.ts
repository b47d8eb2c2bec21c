import type { Engine, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { applyEdits } from '../../language/edits/apply-edits.ts';
import { triedFixes } from '../../language/fixes/tried-fixes.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { shortSchema } from '../../language/knowledge/describe-document.ts';
import { knowledgeOf } from '../../language/testing/standard-knowledge.ts';
import { goldenContext, jsonOf } from '../examples/examples.ts';
import type { BrokenDocument } from './broken-documents.ts';
import { graveFaults } from './broken-documents.ts';

/** What is offered for the broken document of one code, and what each offer does when it is taken. */
export interface FixRow {
  readonly code: string;
  readonly offered: number;
  /** Offers after which the fault stands at fewer places. */
  readonly removing: number;
  /** Offers after which a fault stands that was not there before, or at more places. */
  readonly adding: number;
  /** Offers that write an empty text. */
  readonly blank: number;
  readonly first: string;
}

/** Takes every fix that is offered, and judges what becomes of the text by an examination of its own. */
export async function fixTable(engine: Engine, broken: readonly BrokenDocument[]): Promise<readonly FixRow[]> {
  const knowledge = knowledgeBy(engine);
  const rows: FixRow[] = [];
  for (const { code, data } of broken) {
    const text = JSON.stringify(data, null, 2);
    const faults = graveFaults(engine, jsonOf(text));
    const fault = faults.find((one) => one.code === code);
    if (!fault) continue;
    const examine = (other: string) => graveFaults(engine, jsonOf(other));
    const offers = await triedFixes(fault, { text, faults, knowledge: knowledge(data), examine });
    const results = offers.map(({ edits }) => {
      const mended = applyEdits(text, edits);
      return { mended, places: placesOf(examine(mended)) };
    });
    const before = placesOf(faults);
    const count = (places: ReadonlyMap<string, number>, name: string) => places.get(name) ?? 0;
    rows.push({
      code,
      offered: offers.length,
      removing: results.filter(({ places }) => count(places, code) < count(before, code)).length,
      adding: results.filter(({ places }) =>
        [...places.keys()].some((name) => count(places, name) > count(before, name)),
      ).length,
      blank: offers.filter(({ edits }) => edits.some(({ op, value }) => op !== 'remove' && hasBlank(value))).length,
      first: offers[0]?.title ?? '',
    });
  }
  return rows;
}

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
