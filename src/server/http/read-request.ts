import type { ObjectSchema } from '../../contract/typed-schema/schema.ts';
import type { Json } from '../../engine/index.ts';
import type { Reply } from '../exchange.ts';
import type { Limits } from '../limits.ts';
import { readJsonBody } from '../../contract/requests/read-json-body.ts';
import { refuse, replyOf } from '../refusal.ts';
import { bodyRefusal } from './body-refusal.ts';
import { checkMembers, knownMembers } from '../../contract/requests/check-members.ts';
import { readBody } from './read-body.ts';

export type ReadRequest =
  { readonly ok: true; readonly input: Readonly<Record<string, Json>> } | { readonly ok: false; readonly reply: Reply };

/** Reads the body of a request as one strict JSON object whose members have the types the schema asks for. */
export async function readRequest(request: Request, schema: ObjectSchema, limits: Limits): Promise<ReadRequest> {
  const body = await readBody(request, limits);
  if (!body.ok) return { ok: false, reply: bodyRefusal(body.trouble, limits) };
  const json = readJsonBody(body.text, { maxLength: limits.maxBytes, maxDepth: limits.maxDepth });
  if (!json.ok) return { ok: false, reply: replyOf(json.error) };
  const input = knownMembers(schema, json.value);
  const faults = checkMembers(schema, input);
  return faults.length > 0
    ? { ok: false, reply: refuse(400, 'input', 'The members of the request are not as they must be.', faults) }
    : { ok: true, input };
}
