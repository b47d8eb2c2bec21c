import type { Engine, Json, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, isJsonObject, success } from '../../engine/values.ts';
import { parseDecimal } from '../en16931/decimal.ts';
import type { ImportResult } from '../importer.ts';
import type { ReportEntry } from '../mapping/report.ts';
import { MOST_LEFT_OUT, type LeftOut } from './left-out.ts';
import { pageMessages } from '../pdf-pages/messages.ts';

/** Where a value of the document stands in the XML that was read. */
export interface ElementPlace {
  readonly path: string;
  readonly element: string;
  readonly line: number;
  readonly column: number;
}

/** What a page is made from: a document with its figures, and of XML where each stands. */
export interface ShownInvoice {
  readonly document: JsonObject;
  readonly places: readonly ElementPlace[];
  /** Values that stand in the XML and in no place that was read to make the page; undefined for a document. */
  leftOut?(read: ReadonlySet<string>): { readonly some: readonly LeftOut[]; readonly count: number };
}

/** A document as it is built. Faults of rules keep nothing from being shown; without figures there is no page. */
export function shownDocument(data: JsonObject, engine: Engine, context: OperationContext): Outcome<ShownInvoice> {
  const { document, faults } = engine.inspect({ data }, context);
  if (!document) return failure('calculation', pageMessages.cannotCalculate, faults);
  const inner = document['doc'];
  return success({ document: isJsonObject(inner) ? (inner as JsonObject) : document, places: [] });
}

/** An invoice that was read: the page has the figures that its XML declares, also where other ones would be right. */
export function shownXml(
  { document: read, report }: Pick<ImportResult, 'document' | 'report'>,
  engine: Engine,
  context: OperationContext,
): Outcome<ShownInvoice> {
  const outcome = shownDocument(read, engine, context);
  if (!outcome.ok) return outcome;
  const document = structuredClone(outcome.value.document) as JsonObject;
  const places: ElementPlace[] = [];
  for (const { to = [], path: element, line, column, outcome: fate, value, became } of report.entries) {
    for (const path of to) places.push({ path, element, line, column });
    const declared = fate === 'recalculated' && became !== undefined ? parseDecimal(value) : undefined;
    const calculated = became === undefined ? undefined : parseDecimal(became);
    if (declared && calculated && !declared.equals(calculated)) for (const path of to) replace(document, path, value);
  }
  return success({ document, places, leftOut: (shown) => leftOut(report.entries, shown) });
}

function leftOut(entries: readonly ReportEntry[], read: ReadonlySet<string>) {
  const shown = new Set<string>();
  for (const path of read) {
    // Of a value that is shown, whatever it is part of is shown too.
    for (
      let at = path.length;
      at > 1 && !shown.has(path.slice(0, at));
      at = Math.max(path.lastIndexOf('.', at - 1), path.lastIndexOf('[', at - 1))
    ) {
      shown.add(path.slice(0, at));
    }
  }
  const some: LeftOut[] = [];
  let count = 0;
  for (const { path: element, value, outcome, to = [] } of entries) {
    if (outcome === 'implied' || value === '' || to.some((path) => shown.has(path))) continue;
    count++;
    if (some.length < MOST_LEFT_OUT) some.push({ path: to[0] ?? '', value, element });
  }
  return { some, count };
}

/** Puts a text where a value stands already; nothing where there is none. */
function replace(document: JsonObject, path: string, value: string): void {
  const steps = [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, member, index]) => member ?? Number(index));
  const last = steps.pop();
  let at: Json | undefined = document;
  for (const step of steps) {
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string | number, Json>)[step]
        : undefined;
  }
  if (typeof at !== 'object' || at === null || last === undefined || !Object.hasOwn(at, last)) return;
  const holder = at as Record<string | number, Json>;
  if (typeof holder[last] === 'string') holder[last] = value;
}
