import type { Fault, Wording } from '../../engine/index.ts';
import { inputFault } from '../../engine/values.ts';

/** A fault of the request outside the document. Such paths start with `request`, those in the document with `$`. */
export function requestFault(code: string, place: string, description: Wording): Fault {
  return inputFault(code, place, description);
}
