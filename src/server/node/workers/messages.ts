import type { PostedOperation } from '../../../contract/bodies.ts';
import type { PackedReply } from '../../exchange.ts';
import type { Query } from '../../work/answer-body.ts';
import type { McpJob } from '../../mcp/mcp.ts';

/** What a worker is asked to do. */
export type Job =
  | {
      readonly kind: 'operation';
      readonly operation: PostedOperation;
      readonly body: Uint8Array;
      /** The body is a file, and no JSON. */
      readonly isFile?: boolean | undefined;
      readonly query?: Query;
    }
  | McpJob;

/** What it answers; an error is told by what is safe to log of it. */
export type JobResult =
  | { readonly ok: true; readonly reply: PackedReply }
  | { readonly ok: false; readonly error: string; readonly stack: readonly string[] };
