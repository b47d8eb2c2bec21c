import type { JsonObject } from '../../core/json/json.ts';
import { isJsonObject } from '../../core/json/json.ts';
import { moved } from '../../core/schema/upgrade.ts';

/** Tags of older invoices are in `tax.tags`; they replace `$tags`. */
export function upgradeInvoice(raw: JsonObject): JsonObject {
  const tax = raw['tax'];
  if (!isJsonObject(tax) || tax['tags'] === undefined) return raw;
  const { tags, ...rest } = tax;
  return moved({ ...raw, tax: rest }, '$tags', tags);
}
