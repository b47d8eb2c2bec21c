import { inputFault } from '../core/faults/new-fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import type { EngineCore } from '../engine-core.ts';
import { merged } from './merge.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { ENVELOPE_SCHEMA } from './read-document.ts';
import type { BuildRequest } from './requests.ts';
import { operationMessages } from './messages.ts';
import { typeMeant } from './type-meant.ts';

/** The document of a request: `data` merged over `template`, with `type` as default type. */
export function requestedDocument(engine: EngineCore, request: BuildRequest): Outcome<Json> {
  const { template, type } = request;
  const data = template && request.data === null ? {} : request.data;
  const document = template && isJsonObject(data) ? merged(template, data) : data;
  if (!type || !isJsonObject(document)) return success(document === null ? {} : document);
  const schema = schemaNamed(engine, type);
  if (!schema) {
    const description = typeMeant(engine, operationMessages.unknownType({ type }), type);
    return failure('input', description, [inputFault('TYPE-NAME', 'request.type', description, { value: type })]);
  }
  return success(typed(document, schema));
}

function typed(document: JsonObject, schema: string): JsonObject {
  const named = document['$schema'];
  if (named === ENVELOPE_SCHEMA && isJsonObject(document['doc'])) {
    return { ...document, doc: typed(document['doc'], schema) };
  }
  return named === undefined || named === null || named === ''
    ? { $schema: schema, ...omitSchema(document) }
    : document;
}

function omitSchema({ $schema: _, ...members }: JsonObject): JsonObject {
  return members;
}

/**
 * Full id of the type for `term`: an id, `bill.Invoice`, `Invoice`, `bill/invoice` or `invoice`. Of several, a
 * calculated one wins, then the first by id, so that a term always has one meaning.
 */
export function schemaNamed(engine: EngineCore, term: string): string | undefined {
  const suffix = `/${term
    .replace(/\./g, '/')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()}`;
  const candidates = engine.parts.types
    .flatMap((kind) => (kind.named ? [{ kind, named: kind.named }] : []))
    .filter(({ named }) => {
      const id = SCHEMA_ROOT + named.id;
      return id === term || named.name === term || named.name.endsWith(`.${term}`) || id.endsWith(suffix);
    });
  const exact = candidates.find(({ named }) => SCHEMA_ROOT + named.id === term);
  const calculable = candidates.filter(({ kind }) => engine.behaviourOf(kind) !== undefined);
  const ids = (calculable.length > 0 ? calculable : candidates).map(({ named }) => SCHEMA_ROOT + named.id).sort();
  return exact ? term : ids[0];
}
