import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { CurrencyAmount } from '../currency/amount.ts';
import { currencyCode } from '../currency/code.ts';
import { isoCountryCode } from '../l10n/iso-country-code.ts';
import { amount } from '../num/amount.ts';
import { extensions } from '../tax/extensions.ts';
import { uuid } from '../uuid/uuid.ts';
import { Attribute } from './attribute.ts';
import { Identity } from './identity.ts';
import { Image } from './image.ts';
import { unit } from './unit.ts';

const itemKeys: readonly Choice[] = [
  { value: 'goods', title: 'Goods' },
  { value: 'services', title: 'Services' },
];

const PENDING = { pending: true } as const;

export const Item = defineType('org/item', {
  about: 'The product or service sold on a line, with its price per unit.',
  fields: {
    uuid: optional(uuid, 'Identifier of the item, in canonical UUID form. Optional.'),
    ref: optional(code, 'Main article number of the item. Other codes go to `identities`.'),
    key: optional(key, 'Whether goods or services are sold, or another class that a regime or add-on knows.', {
      anyOf: itemKeys,
      otherwise: otherKey('Other'),
    }),
    name: required(cleanText, 'What is sold, in a few words. Required.'),
    identities: optional(
      list(Identity),
      'Other codes of the item known to seller and buyer, such as GTIN or commodity codes.',
    ),
    attributes: optional(list(Attribute), 'Named features of the item, such as colour or size. Each key stands once.'),
    description: optional(cleanText, 'Longer text about the item.'),
    images: optional(list(Image), 'Pictures of the item.'),
    currency: optional(
      currencyCode,
      "Currency of the price. When it differs from the document's, the calculation converts the price and keeps the original in `alt_prices`.",
    ),
    list: optional(
      amount,
      'Price of the list, before the reduction in `discount`. The price is worked out from the two.',
      PENDING,
    ),
    discount: optional(amount, 'Reduction that leads from the price of the list to the price. Needs `list`.', PENDING),
    price: optional(
      amount,
      "Price of one unit, or of as many as `per` says, before discounts and charges of the line. A negative price is made positive and the line's quantity negated.",
    ),
    alt_prices: optional(
      list(CurrencyAmount),
      "The price in other currencies. Used in place of an exchange rate when one is in the document's currency.",
    ),
    per: optional(
      amount,
      'Number of units that the price is for, such as 100 for a price per 100 kg. One when left out.',
      PENDING,
    ),
    unit: optional(unit, 'Unit in which the quantity is counted, such as `h`, `kg` or a UN/ECE code.'),
    origin: optional(isoCountryCode, 'ISO country in which the goods were made or come from.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the item, by extension key.'),
    meta: optional(meta, 'Custom string values about the item, by key.'),
  },
});
export interface Item extends TypeOf<typeof Item> {}
