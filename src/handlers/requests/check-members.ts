import type { ObjectSchema } from '../../contract/typed-schema/schema.ts';
import { misfits } from '../../contract/typed-schema/check.ts';
import type { Fault, Json, JsonObject } from '../../engine/index.ts';
import { JsonNumber, toldFaults } from '../../engine/values.ts';
import { requestFault } from './request-fault.ts';

/** The members that the schema names; whatever else a request holds is ignored. */
export function knownMembers(schema: ObjectSchema, body: JsonObject): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (const name of Object.keys(schema.properties)) {
    if (Object.hasOwn(body, name)) known[name] = body[name] as Json;
  }
  return known;
}

/** Faults of the members' types, one for each place, as many as an answer tells; none when they fit the schema. */
export function checkMembers(schema: ObjectSchema, members: Readonly<Record<string, Json>>): readonly Fault[] {
  // A number that kept its digits is an object to the checker, which must not take it for one.
  const plain = Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value instanceof JsonNumber ? value.toJSON() : value]),
  );
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(plain, name));
  return toldFaults([
    ...missing.map((name) => requestFault('MISSING', `request.${name}`, `The request needs a member \`${name}\``)),
    ...wrongMembers(schema, plain),
  ]);
}

function wrongMembers(schema: ObjectSchema, members: Readonly<Record<string, unknown>>): readonly Fault[] {
  const wanted = new Map<string, Set<string>>();
  for (const { path, wanted: one } of misfits(schema, members)) {
    wanted.set(path, (wanted.get(path) ?? new Set()).add(one));
  }
  return Array.from(wanted, ([path, accepted]) =>
    requestFault('TYPE', `request.${path}`, `\`${path}\` must be ${Array.from(accepted).join(' or ')}`),
  );
}
