import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

/** One place where two definitions differ, or where only one has a value. */
export interface Difference {
  readonly path: string;
  readonly theirs?: string;
  readonly ours?: string;
}

/** Texts, which are our own. */
const WORDS = new Set(['description', 'desc', 'title', 'name', 'text', 'sources', 'source', 'examples', '$schema']);

/** Members that identify an entry of a list; the order of such lists does not matter. */
const IDENTITIES = ['key', 'code', 'const', 'rate', 'schema', 'cat', 'since', 'pattern', '$ref'];

/** The differences of two definitions by path. Texts, the order of lists, empty members and null do not count. */
export function differencesOf(theirs: Json, ours: Json): readonly Difference[] {
  const [left, right] = [leavesOf(theirs), leavesOf(ours)];
  const paths = [...new Set([...left.keys(), ...right.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    const [mine, other] = [right.get(path), left.get(path)];
    if (mine === other) return [];
    return [{ path, ...(other !== undefined && { theirs: other }), ...(mine !== undefined && { ours: mine }) }];
  });
}

function leavesOf(definition: Json): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  gather(definition, '', leaves);
  return leaves;
}

function gather(value: Json, path: string, leaves: Map<string, string>): void {
  if (value === null || value === '' || value === false) return;
  if (Array.isArray(value)) {
    (value as readonly Json[]).forEach((entry, index) => {
      if (isJsonObject(entry)) gather(entry, `${path}[${identityOf(entry) ?? index}]`, leaves);
      else if (Array.isArray(entry)) gather(entry, `${path}[${index}]`, leaves);
      else leaves.set(`${path}[${scalar(entry)}]`, 'there');
    });
    return;
  }
  if (!isJsonObject(value)) {
    leaves.set(path, scalar(value));
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    // In a schema, the members of `properties` are names of members, not texts.
    if (WORDS.has(name) && !/(?:^|[.])(?:properties|\$defs)$/.test(path)) continue;
    gather(inner, path === '' ? name : `${path}.${name}`, leaves);
  }
}

/** Values with the same first day are distinguished by tags or extensions. */
function identityOf(entry: JsonObject): string | undefined {
  const known = IDENTITIES.flatMap((name) => {
    const value = entry[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const tags = entry['tags'] ?? entry['ext'];
  return known.length > 0 || tags !== undefined
    ? [...known, ...(tags === undefined ? [] : [JSON.stringify(tags)])].join(' ')
    : undefined;
}

function scalar(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
