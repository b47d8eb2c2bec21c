import type { PostedOperation } from '../../api/bodies.ts';
import type { OperationId } from '../../api/routes.ts';
import type { BulkOperation } from '../../api/schemas/bulk.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import type { Query } from './answer-body.ts';

/** A request with a body. */
export interface OperationJob {
  readonly kind: 'operation';
  readonly operation: PostedOperation;
  readonly body: Uint8Array;
  /** The body is a file, not JSON. */
  readonly isFile?: boolean | undefined;
  /** Flags of the address, and its language. */
  readonly query?: Query;
  /** Media type of the file that is the answer; JSON if omitted. */
  readonly accept?: string | undefined;
}

/** A request without a body: its address says all. */
export interface AddressJob {
  readonly kind: 'address';
  readonly operation: OperationId;
  readonly input: Query;
  readonly lang?: string | undefined;
  /** Empty. */
  readonly body: Uint8Array;
}

/** A line of a bulk request. Its reply is the whole line of the answer, with status 200 also for a refused record. */
export interface RecordJob {
  readonly kind: 'record';
  readonly body: Uint8Array;
  /** Its number, from 1. */
  readonly line: number;
  /** The operation of every line; each line is then a document. */
  readonly operation?: BulkOperation | undefined;
  /** Request members for every line. */
  readonly shared?: JsonObject | undefined;
  readonly lang?: string | undefined;
}

/** A message of an assistant, or a batch: the parts of the request that the protocol reads. */
export interface McpJob {
  readonly kind: 'mcp';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** All work that a worker can do for the service. It needs nothing of the connection. */
export type Job = OperationJob | AddressJob | RecordJob | McpJob;

/**
 * Takes work off this thread; `undefined` means do it here. Otherwise it answers, at least with a refusal, and never
 * rejects.
 */
export type TakeWork = (job: Job) => Promise<PackedReply | Reply> | undefined;
