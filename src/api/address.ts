import type { RouteDefinition } from './define-route.ts';
import type { TypeName } from './typed-schema/schema.ts';

/** The parameters of an address: texts and numbers, and flags, which are true when they are there. */
export type Address = Readonly<Record<string, string | number | true>>;

/** The largest number that is read from an address. */
export const LARGEST_NUMBER = 999_999_999;

/** The query of a request as its route defines it. A number that cannot be read is `NaN`; an empty text is left out. */
export function readQuery(route: RouteDefinition, valueOf: (name: string) => string | null | undefined): Address {
  const entries = Object.entries(route.query?.properties ?? {}).flatMap(([name, { type }]) => {
    const value = valueIn(valueOf(name) ?? undefined, type);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function valueIn(text: string | undefined, type: TypeName | undefined): Address[string] | undefined {
  if (text === undefined) return undefined;
  if (type === 'integer') return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return type === 'string' ? text || undefined : true;
}

/** Whether a query has values of the caller's own choice: there is no end of such addresses. */
export const hasFreeQuery = (route: RouteDefinition, address: Address): boolean =>
  Object.keys(route.query?.properties ?? {}).some((name) => name in address && address[name] !== true);
