import { isJsonObject, tableOf } from '../../engine/values.ts';
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

/**
 * An XML invoice as it says: each value as it was read, and each figure as declared. Building adds what neither has; if
 * the invoice cannot be built, nothing is added.
 */
export function declaredInvoice(
  built: JsonObject | undefined,
  read: JsonObject,
  entries: readonly ReportEntry[],
): DeclaredInvoice {
  const document = (built ? withWritten(built, read) : structuredClone(read)) as Record<string, Json>;
  // Building dates an invoice without a date as of today, which the XML does not say.
  if (read['issue_date'] === undefined) delete document['issue_date'];
  const places: ElementPlace[] = [];
  const joined = joinedPaths(entries);
  for (const { to = [], path: element, line, column, outcome: fate, value, became } of entries) {
    for (const path of to) places.push({ path, element, line, column });
    if (fate !== 'recalculated') continue;
    const declared = parseDecimal(value);
    if (!built && declared) for (const path of to) put(document, path, value);
    if (to.some((path) => joined.has(path))) continue;
    const calculated = became === undefined ? undefined : parseDecimal(became);
    if (declared && calculated && !declared.equals(calculated)) for (const path of to) put(document, path, value);
  }
  return { document, places, leftOut: (shown) => leftOut(entries, shown) };
}

/** Paths of figures that several elements make up: none of them states it alone. */
function joinedPaths(entries: readonly ReportEntry[]): ReadonlySet<string> {
  const values = new Map<string, string>();
  const joined = new Set<string>();
  for (const { to = [], value, outcome } of entries) {
    if (outcome !== 'recalculated' && outcome !== 'taken') continue;
    for (const path of to) {
      const known = values.get(path);
      if (known === undefined) values.set(path, value);
      else if (known !== value) joined.add(path);
    }
  }
  return joined;
}

/** The document without the values that stand there as written because they cannot be read, so that it can be built. */
export function withoutUnread(document: JsonObject, entries: readonly ReportEntry[]): JsonObject {
  const unread = entries.flatMap(({ outcome, to = [] }) => (outcome === 'left' ? to : []));
  if (unread.length === 0) return document;
  const copy = structuredClone(document) as Record<string, Json>;
  for (const path of unread) remove(copy, path);
  return copy;
}

function remove(document: Record<string, Json>, path: string): void {
  const steps = stepsOf(path);
  const last = steps.pop();
  let at: Json | undefined = document;
  for (const step of steps) {
    at = typeof at === 'object' && at !== null ? (at as Record<string | number, Json>)[step] : undefined;
  }
  if (isJsonObject(at) && last !== undefined) delete (at as Record<string, Json>)[last];
}

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, member, index]) => member ?? Number(index));
}

/** The built value with each text of the read one, even if building changed it or left it out. */
function withWritten(built: Json, read: Json): Json {
  if (Array.isArray(built) && Array.isArray(read)) {
    const rows = read as readonly Json[];
    return (built as readonly Json[]).map((row, index) => withWritten(row, rows[index] ?? null));
  }
  if (isJsonObject(built) && isJsonObject(read)) {
    const made: Record<string, Json> = tableOf({ ...built });
    for (const [name, value] of Object.entries(read)) {
      made[name] = Object.hasOwn(built, name) ? withWritten(built[name] as Json, value as Json) : (value as Json);
    }
    return made;
  }
  return typeof built === 'string' && typeof read === 'string' ? read : built;
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

/** Most rows that a path may add to a list. */
const MOST_ROWS = 100_000;

/** Writes a text at a path. Objects and lists on the way are added; a text on the way stays as it is. */
function put(document: Record<string, Json>, path: string, value: string): void {
  const steps = stepsOf(path);
  let at = document as Record<string | number, Json>;
  steps.forEach((step, index) => {
    if (typeof at !== 'object' || (typeof step === 'number' && step > MOST_ROWS)) return;
    const following = steps[index + 1];
    if (following === undefined) {
      if (!isJsonObject(at[step] ?? null) && !Array.isArray(at[step])) at[step] = value;
      return;
    }
    if (!Object.hasOwn(at, step)) at[step] = typeof following === 'number' ? [] : {};
    at = at[step] as Record<string | number, Json>;
  });
}
