import type { Json, JsonObject } from '../../engine/index.ts';
import { parseDecimal } from '../en16931/decimal.ts';
import type { ReportEntry } from '../mapping/report.ts';
import { MOST_LEFT_OUT, type LeftOut } from './left-out.ts';

/** The XML place of a document value. */
export interface ElementPlace {
  readonly path: string;
  readonly element: string;
  readonly line: number;
  readonly column: number;
}

/** An imported invoice with the figures declared in its XML. */
export interface DeclaredInvoice {
  readonly document: JsonObject;
  readonly places: readonly ElementPlace[];
  /** XML values that a page does not show: the first ones, and their number. `read` has the paths on the page. */
  leftOut(read: ReadonlySet<string>): { readonly some: readonly LeftOut[]; readonly count: number };
}

/** Replaces the calculated figures of an XML invoice's built document by the declared ones. */
export function declaredInvoice(built: JsonObject, entries: readonly ReportEntry[]): DeclaredInvoice {
  const document = structuredClone(built) as JsonObject;
  const places: ElementPlace[] = [];
  for (const { to = [], path: element, line, column, outcome: fate, value, became } of entries) {
    for (const path of to) places.push({ path, element, line, column });
    const declared = fate === 'recalculated' && became !== undefined ? parseDecimal(value) : undefined;
    const calculated = became === undefined ? undefined : parseDecimal(became);
    if (declared && calculated && !declared.equals(calculated)) for (const path of to) replace(document, path, value);
  }
  return { document, places, leftOut: (read) => leftOut(entries, read) };
}

function leftOut(entries: readonly ReportEntry[], read: ReadonlySet<string>) {
  const shown = new Set<string>();
  for (const path of read) {
    // Showing a value also shows every object and list around it.
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

/** Replaces an existing value by a text; does nothing if there is none. */
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
