import type { Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { Step } from '../syntax/path.ts';

/** What stands at a place of a document, if anything does. */
export function valueIn(document: Json | undefined, steps: readonly Step[]): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => {
    if (typeof step === 'number') return Array.isArray(value) ? (value as readonly Json[])[step] : undefined;
    return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, document);
}
