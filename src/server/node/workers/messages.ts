import type { PostedOperation } from '../../../contract/bodies.ts';
import type { PackedReply } from '../../exchange.ts';
import type { Query } from '../../work/answer-body.ts';
import type { McpJob } from '../../mcp/mcp.ts';

/** A job for a worker. */
export type Job =
  | {
      readonly kind: 'operation';
      readonly operation: PostedOperation;
      readonly body: Uint8Array;
      /** The body is a file, not JSON. */
      readonly isFile?: boolean | undefined;
      readonly query?: Query;
    }
  | McpJob;

/** Its answer; of an error only what is safe to log. */
export type JobResult =
  | { readonly ok: true; readonly reply: PackedReply }
  | { readonly ok: false; readonly error: string; readonly stack: readonly string[] };
