import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';

/**
 * Merges `data` over `template`: objects member by member; anything else, including null, replaces the template's
 * value.
 */
export function merged(template: JsonObject, data: JsonObject): JsonObject {
  const out: Record<string, Json> = {};
  for (const name of Object.keys(template)) put(out, name, template[name] as Json);
  for (const name of Object.keys(data)) {
    const below = Object.hasOwn(template, name) ? template[name] : undefined;
    const above = data[name] as Json;
    put(out, name, isJsonObject(below) && isJsonObject(above) ? merged(below, above) : above);
  }
  return out;
}

/** `__proto__` is an ordinary member. */
function put(out: Record<string, Json>, name: string, value: Json): void {
  if (name === '__proto__')
    Object.defineProperty(out, name, { value, enumerable: true, configurable: true, writable: true });
  else out[name] = value;
}
