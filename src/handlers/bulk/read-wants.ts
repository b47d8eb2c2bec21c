import type { Json, JsonObject, Message } from '../../engine/index.ts';
import { BULK_OPERATIONS, type BulkOperation } from '../../contract/schemas/bulk.ts';
import { requestMessages } from '../../contract/messages.ts';
import { serviceMessages } from '../../contract/service-messages.ts';
import { FORMAT_KEYS } from '../../formats/format.ts';
import { HYBRID_FORMATS } from '../../formats/pdf-pages/hybrid-list.ts';
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
  | Refused;

interface Refused {
  readonly ok: false;
  readonly place: string;
  readonly message: Message;
}

/** How the value of a member is given: as one of these names, as a short text, or by its mere presence. */
type Given = readonly string[] | 'text' | 'flag';

/** Members that the address may name, by the operations whose requests have them. */
const MEMBERS: Readonly<Record<string, Readonly<Partial<Record<BulkOperation, Given>>>>> = {
  format: {
    import: FORMAT_KEYS,
    export: [...FORMAT_KEYS, ...HYBRID_FORMATS.map(({ key }) => key)],
    render: ['html', 'pdf'],
  },
  profile: { export: 'text' },
  allow_loss: { export: 'flag' },
  brief: { import: 'flag', export: 'flag' },
};

/** Characters of a text: the answer to each line may quote it, and a line may be one character long. */
const LONGEST_TEXT = 40;

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
  const shared: Record<string, Json> = {};
  for (const [name, operations] of Object.entries(MEMBERS)) {
    const value = query.get(name);
    if (value === null) continue;
    const given = operation && operations[operation];
    const wrong = given
      ? wrongValue(name, value, given)
      : requestMessages.needsOperation({ name, operations: Object.keys(operations) });
    if (wrong) return { ok: false, place: `request.${name}`, message: sentence(wrong) };
    shared[name] = given === 'flag' ? true : value;
  }
  return { ok: true, operation, shared, ordered: order === 'kept' };
}

/** A wrong value is wrong for every line, so it is refused once. */
function wrongValue(name: string, value: string, given: Given): Message | undefined {
  if (given === 'flag') return undefined;
  if (given !== 'text') {
    return given.includes(value) ? undefined : requestMessages.unknownName({ name, known: [...given] });
  }
  if (value.length <= LONGEST_TEXT) return undefined;
  return requestMessages.memberType({ path: name, accepted: `a string of up to ${LONGEST_TEXT} characters` });
}
