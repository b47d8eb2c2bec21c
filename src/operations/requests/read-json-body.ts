import type { Fault, JsonObject, Message } from '../../engine/index.ts';
import { isJsonObject, JSON_LIMITS, readJson } from '../../engine/values.ts';
import type { ErrorBody } from '../../api/schemas/error-body.ts';
import { writeError } from '../write-error.ts';
import { requestFault } from './request-fault.ts';
import { requestMessages } from '../../api/messages.ts';

export interface BodyLimits {
  /** Longest body accepted, in UTF-16 code units. */
  readonly maxLength: number;
  /** Deepest nesting of objects and lists within a document. */
  readonly maxDepth: number;
}

export type ReadJsonBody =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly error: ErrorBody };

/** Parses the body of a request as one strict JSON object. Its members are not checked yet. */
export function readJsonBody(text: string, limits: BodyLimits = JSON_LIMITS): ReadJsonBody {
  // The document is one level below the request's own object, which does not count.
  const json = readJson(text, { maxLength: limits.maxLength, maxDepth: limits.maxDepth + 1 });
  if (!json.ok) return refused(requestMessages.notJson, json.faults.map(placedInDocument));
  if (!isJsonObject(json.value)) {
    return refused(requestMessages.bodyNoObject, [requestFault('TYPE', 'request', requestMessages.bodyMember)]);
  }
  return { ok: true, value: json.value };
}

function refused(message: Message, faults: readonly Fault[]): ReadJsonBody {
  return { ok: false, error: writeError(400, 'input', message, faults) };
}

/** Paths from the body's root become paths from the document's root, or places in the request outside it. */
function placedInDocument(fault: Fault): Fault {
  return {
    ...fault,
    properties: fault.properties.map((path) =>
      /^\$\.data(?![\w-])/.test(path) ? `$${path.slice('$.data'.length)}` : `request${path.slice(1)}`,
    ),
  };
}
