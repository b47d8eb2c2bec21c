import type { Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';

/** The value at a path of a document, if there is one. */
export function valueIn(document: Json | undefined, steps: readonly PathStep[]): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => {
    if (typeof step === 'number') return Array.isArray(value) ? (value as readonly Json[])[step] : undefined;
    return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, document);
}
