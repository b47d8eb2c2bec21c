import type { JsonObject, Message } from '../../engine/index.ts';
import { BULK_OPERATIONS, type BulkOperation } from '../../contract/schemas/bulk.ts';
import { requestMessages } from '../../contract/messages.ts';
import { serviceMessages } from '../../contract/service-messages.ts';
import { sentence } from '../requests/request-fault.ts';

/** What the address of a bulk request says. */
export type Wants =
  | {
      readonly ok: true;
      readonly operation: BulkOperation | undefined;
      /** Members of the request of each document: what a line that is a document has no place for. */
      readonly shared: JsonObject;
      readonly ordered: boolean;
    }
  | { readonly ok: false; readonly place: string; readonly message: Message };

export function readWants(query: URLSearchParams): Wants {
  const named = query.get('op') ?? undefined;
  const operation = BULK_OPERATIONS.find((one) => one === named);
  if (named !== undefined && !operation) {
    const message = sentence(requestMessages.unknownOperation({ operations: BULK_OPERATIONS }));
    return { ok: false, place: 'request.op', message };
  }
  const order = query.get('order') ?? 'kept';
  if (order !== 'kept' && order !== 'any')
    return { ok: false, place: 'request.order', message: serviceMessages.unknownOrder };
  return { ok: true, operation, shared: operation ? sharedBy(query) : {}, ordered: order === 'kept' };
}

/** Members that the address of a request may name for its documents. */
const TEXTS = ['format', 'profile'] as const;
const FLAGS = ['allow_loss', 'brief'] as const;

function sharedBy(query: URLSearchParams): JsonObject {
  return Object.fromEntries([
    ...TEXTS.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ''] as const] : [])),
    ...FLAGS.filter((name) => query.has(name)).map((name) => [name, true] as const),
  ]);
}
