import type { TObject } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import type { Fault } from '../../engine/core/faults/fault.ts';
import { JsonNumber, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { requestFault } from './request-fault.ts';

/** The members that the schema names; whatever else a request holds is ignored. */
export function knownMembers(schema: TObject, body: JsonObject): Record<string, Json> {
  const known: Record<string, Json> = {};
  for (const name of Object.keys(schema.properties)) {
    if (Object.hasOwn(body, name)) known[name] = body[name] as Json;
  }
  return known;
}

/** Faults of the members' types, one for each place; none when they fit the schema. */
export function checkMembers(schema: TObject, members: Readonly<Record<string, Json>>): readonly Fault[] {
  // A number that kept its digits is an object to the checker, which must not take it for one.
  const plain = Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value instanceof JsonNumber ? value.toJSON() : value]),
  );
  if (Check(schema, plain)) return [];
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(plain, name));
  return [
    ...missing.map((name) => requestFault('MISSING', `request.${name}`, `The request needs a member \`${name}\``)),
    ...wrongMembers(schema, plain),
  ];
}

function wrongMembers(schema: TObject, members: Readonly<Record<string, unknown>>): readonly Fault[] {
  const [, faults] = Errors(schema, members);
  const wanted = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params } of faults) {
    const accepted =
      keyword === 'type' ? params.type : keyword === 'const' ? JSON.stringify(params.allowedValue) : undefined;
    if (accepted === undefined) continue;
    wanted.set(instancePath, (wanted.get(instancePath) ?? new Set()).add(String(accepted)));
  }
  return Array.from(wanted, ([pointer, accepted]) => {
    const place = pointer
      .slice(1)
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.');
    return requestFault('TYPE', `request.${place}`, `\`${place}\` must be ${Array.from(accepted).join(' or ')}`);
  });
}
