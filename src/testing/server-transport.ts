import type { Engine, Fault, Json, JsonObject, OperationContext, Outcome, PublicJwk } from '../engine/index.ts';
import { failure, success } from '../engine/values.ts';

const RULE = {
  code: 'GOBL-BILL-INVOICE-05',
  type: 'bill.Invoice',
  place: 'supplier',
  when: [],
  must: 'be present',
  messages: { when: [], must: { phrase: 'rule.bePresent' } },
  description: 'An invoice names its supplier',
  origin: { kind: 'core' },
} as const;

/** A moment and ids that never change. */
export const stillContext: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc1a2-0000-7000-8000-000000000000',
};

const transportFault: Fault = {
  severity: 'error',
  stage: 'rules',
  code: 'GOBL-NOTE-MESSAGE-01',
  properties: ['$.content'],
  description: 'A message needs content',
  certain: true,
  fixes: [],
};

const refusal = failure('validation', 'Refused.', [transportFault]);

/** The error quotes the document, like those of parsers. */
function unbroken(data: Json): JsonObject {
  const document = data as JsonObject;
  if ('break' in document || document['code'] === 'break')
    throw new SyntaxError(`cannot read ${JSON.stringify(document)}`);
  return document;
}

const messageId = 'https://gobl.org/draft-0/note/message';
const messageSchema: JsonObject = { $id: messageId };

/** The result of the transport engine for any document, which is typed as no particular document. */
function passOn<T>({ data }: { readonly data: Json }): Outcome<T> {
  const document = unbroken(data);
  if ('refuse' in document) return refusal;
  return success({ $schema: 'https://gobl.org/draft-0/note/message', ...document } as T);
}

/** The form of a key, but no real key. */
function halfKey(context: OperationContext): PublicJwk {
  return { use: 'sig', kty: 'EC', kid: context.newId(), crv: 'P-256', alg: 'ES256', x: 'AQ', y: 'AQ' };
}

/**
 * A minimal engine, for tests of the code around an engine. It builds any object into itself, refuses one with
 * `refuse`, and throws for one with `break`, so that tests reach every path of the transport.
 */
export const transportEngine: Engine = {
  version: '9.9.9',
  build: passOn,
  calculate: passOn,
  validate: ({ data }) => ('refuse' in unbroken(data) ? refusal : success({ ok: true })),
  inspect({ data }) {
    const faults = 'refuse' in unbroken(data) ? [transportFault] : [];
    const document = faults.length === 0 ? { document: { $schema: messageId, ...(data as JsonObject) } } : {};
    return { ok: faults.length === 0, stage: 'judged', ...document, faults, context: { addons: [], tags: [] } };
  },
  askMissing: (_data, faults) => faults,
  correct: passOn,
  replicate: passOn,
  async sign({ data }) {
    const doc = unbroken(data);
    if ('refuse' in doc) return refusal;
    return success({ $schema: 'https://gobl.org/draft-0/envelope', doc } as never);
  },
  verify: async ({ data }) => ('refuse' in unbroken(data) ? refusal : success({ ok: true })),
  examineSignatures: async () => success([]),
  keygen: async (context) => ({ private: { ...halfKey(context), d: 'AQ' }, public: halfKey(context) }),
  catalogue: {
    schemas: () => ['https://gobl.org/draft-0/note/message'],
    schema: (path) => (path === 'note/message' ? messageSchema : undefined),
    pendingBundle: () => undefined,
    schemaBundle: (path) => (path === 'note/message' ? { ...messageSchema, $defs: {} } : undefined),
    regimes: () => [{ country: 'ES', name: { en: 'Spain' }, currency: 'EUR' }],
    regime: (code) => (code === 'ES' ? { country: 'ES' } : undefined),
    rules: () => [RULE],
    rule: (code) => (code === RULE.code ? [RULE] : []),
    addons: () => [{ key: 'es-verifactu-v1', name: { en: 'Veri*factu' } }],
    addon: (key) => (key === 'es-verifactu-v1' ? { key } : undefined),
  },
};
