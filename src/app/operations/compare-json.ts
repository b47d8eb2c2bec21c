import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import { formatPath } from '../../engine/values.ts';

/** A value that differs between two documents. */
export interface Difference {
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** Lists the differences between two documents value by value, in document order. */
export function compareJson(before: Json | undefined, after: Json | undefined): readonly Difference[] {
  return compare(before, after, []);
}

function compare(given: Json | undefined, made: Json | undefined, steps: readonly PathStep[]): readonly Difference[] {
  // A part that only one document has is also listed value by value.
  const before = given ?? (given === undefined ? emptyLike(made) : given);
  const after = made ?? (made === undefined ? emptyLike(given) : made);
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before as readonly Json[], after as readonly Json[]];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => index).flatMap((index) =>
      compare(old[index], now[index], [...steps, index]),
    );
  }
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => compare(own(before, name), own(after, name), [...steps, name]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path: formatPath(steps), before, after }];
}

function emptyLike(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : [];
  return isJsonObject(value) && Object.keys(value).length > 0 ? {} : undefined;
}

// A member may have the name of a property that every object has.
function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
