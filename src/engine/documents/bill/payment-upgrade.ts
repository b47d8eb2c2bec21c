import { tableOf } from '../../core/text/table-of.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { isJsonObject } from '../../core/json/json.ts';
import { filledList } from '../../core/schema/upgrade.ts';

/** Older payments have one `method`, in the form of payment instructions, in place of `methods`. */
export function upgradePayment(raw: JsonObject): JsonObject {
  const { method, ...rest } = raw;
  if (!isJsonObject(method)) return raw;
  if (filledList(raw['methods'])) return rest;
  const members: Readonly<Record<string, Json | undefined>> = tableOf({
    key: method['key'],
    ref: method['ref'],
    description: method['detail'],
    card: method['card'],
    credit_transfer: filledList(method['credit_transfer'])?.[0],
    direct_debit: method['direct_debit'],
    online: method['online'],
    ext: method['ext'],
    meta: method['meta'],
  });
  const given = Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return { ...rest, methods: [Object.fromEntries(given)] };
}
