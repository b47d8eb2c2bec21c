import type { ObjectSchema } from '../../api/typed-schema/schema.ts';
import { misfits } from '../../api/typed-schema/check.ts';
import type { Fault, Json, JsonObject, Message } from '../../engine/index.ts';
import { JsonNumber, listedFaults } from '../../engine/values.ts';
import { requestFault } from './request-fault.ts';
import { requestMessages } from '../../api/messages.ts';

/** The members in the schema; others are ignored. */
export function knownMembers(schema: ObjectSchema, body: JsonObject): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (const name of Object.keys(schema.properties)) {
    if (Object.hasOwn(body, name)) known[name] = body[name] as Json;
  }
  return known;
}

/** Missing members and faults of the members' types, one per place, up to the limit of an answer; none if they fit the schema. */
export function checkMembers(schema: ObjectSchema, members: Readonly<Record<string, Json>>): readonly Fault[] {
  // A number that kept its digits is an object, which the checker must not treat as one.
  const plain = Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value instanceof JsonNumber ? value.toJSON() : value]),
  );
  const missing: string[] = [];
  const wanted = new Map<string, Set<string>>();
  for (const { path, wanted: expected } of misfits(schema, plain)) {
    if (expected === undefined) missing.push(path);
    else wanted.set(path, (wanted.get(path) ?? new Set()).add(expected));
  }
  return listedFaults([
    ...missing.map((path) => requestFault('MISSING', `request.${path}`, requestMessages.memberMissing({ name: path }))),
    ...Array.from(wanted, ([path, accepted]) =>
      requestFault('TYPE', `request.${path}`, requestMessages.memberType({ path, accepted: either([...accepted]) })),
    ),
  ]);
}

/** Terms of JSON Schema, equal in every language, joined by `or`. */
function either([first = '', ...others]: readonly string[]): string | Message {
  return others.reduce<string | Message>((known, second) => requestMessages.either({ first: known, second }), first);
}
