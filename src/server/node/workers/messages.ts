import type { PackedReply } from '../../exchange.ts';

/** A worker's answer to a job; of an error only what is safe to log. */
export type JobResult =
  | { readonly ok: true; readonly reply: PackedReply }
  | { readonly ok: false; readonly error: string; readonly stack: readonly string[] };
