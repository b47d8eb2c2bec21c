import type { Json, JsonObject, Message } from '../../engine/index.ts';
import { sentence } from '../../engine/values.ts';
import { BULK_OPERATIONS, type BulkOperation } from '../../api/schemas/bulk.ts';
import { requestMessages } from '../../api/messages.ts';
import { serviceMessages } from '../../api/service-messages.ts';
import { FORMAT_KEYS } from '../../formats/catalogue/format.ts';
import { HYBRID_FORMATS } from '../../formats/pdf-pages/hybrid-list.ts';

/** The query of a bulk request. */
export type Wants =
  | {
      readonly ok: true;
      readonly operation: BulkOperation | undefined;
      /** Request members for every line, since a line that is a document has no place for them. */
      readonly shared: JsonObject;
      readonly ordered: boolean;
    }
  | Refused;

interface Refused {
  readonly ok: false;
  readonly place: string;
  readonly message: Message;
}

/** The form of a value: one of these names, a short text, or a flag. */
type Given = readonly string[] | 'text' | 'flag';

/** Members allowed in the query, with the operations whose requests have them. */
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

/** Longest text, in characters: the answer to each line may quote it, and a line may have a single character. */
const LONGEST_TEXT = 40;

export function readWants(query: URLSearchParams): Wants {
  const named = query.get('op') ?? undefined;
  const operation = BULK_OPERATIONS.find((operation) => operation === named);
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

/** A wrong value concerns every line, so it is refused once. */
function wrongValue(name: string, value: string, given: Given): Message | undefined {
  if (given === 'flag') return undefined;
  if (given !== 'text') {
    return given.includes(value) ? undefined : requestMessages.unknownName({ name, known: [...given] });
  }
  if (value.length <= LONGEST_TEXT) return undefined;
  return requestMessages.memberType({ path: name, accepted: `a string of up to ${LONGEST_TEXT} characters` });
}
