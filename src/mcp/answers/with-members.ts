import type { JsonObject } from '../../engine/index.ts';

/**
 * A short answer with the requested parts as published; `all` means everything. `more` names the parts not requested.
 * Undefined members are omitted.
 */
export function withMembers(short: object, published: JsonObject, include: readonly string[]): object {
  if (include.includes('all')) return published;
  const others = Object.keys(published).filter((name) => !name.startsWith('$') && !Object.hasOwn(short, name));
  const asked = Object.keys(published).filter((name) => include.includes(name));
  const more = others.filter((name) => !asked.includes(name));
  return {
    ...short,
    ...Object.fromEntries(asked.map((name) => [name, published[name]])),
    ...(more.length > 0 && { more }),
  };
}
