import type { JsonObject } from '../../core/json/json.ts';
import { filledList } from '../../core/schema/upgrade.ts';

/** Older combos have `tags`; the first is the rate if there is none. */
export function upgradeCombo(raw: JsonObject): JsonObject {
  if (raw['tags'] === undefined) return raw;
  const { tags, ...rest } = raw;
  const first = filledList(tags)?.[0];
  return rest['rate'] || first === undefined ? rest : { ...rest, rate: first };
}
