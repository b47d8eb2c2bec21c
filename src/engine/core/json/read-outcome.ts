import type { Fault } from '../faults/fault.ts';
import type { Json } from './json.ts';

/** What reading a text as JSON gives: its value, or why there is none. */
export type ReadJson =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly faults: readonly Fault[] };
