import type { Fault } from '../faults/fault.ts';
import type { Json } from './json.ts';

/** The result of parsing a text as JSON: its value, or the faults. */
export type ReadJson =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly faults: readonly Fault[] };
