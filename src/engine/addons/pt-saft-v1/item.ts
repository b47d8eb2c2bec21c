import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension } from '../../core/tax/extension-changes.ts';
import { Item } from '../../documents/org/item.ts';
import { PRODUCT_TYPE } from './extension-keys.ts';

/** Units of services; `item` and `one`, which could be either, count as such. */
const SERVICE_UNITS: readonly string[] = 'km w kw kwh rate mon day s h min service job activity trip item one'.split(
  ' ',
);

/** Lines need a unit, which decides between goods and services. */
export const normaliseItem = defineNormaliser<Item>(Item, (given) => {
  const item = given.unit ? given : { ...given, unit: 'one' };
  const type = SERVICE_UNITS.includes(item.unit ?? '') ? 'S' : 'P';
  return changeExtensions(item, fillExtension(PRODUCT_TYPE, type));
});
