import type { Choice } from '../../core/schema/fields.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { code } from '../cbc/code.ts';
import { key, otherKey } from '../cbc/key.ts';
import { amount } from '../num/amount.ts';
import { extensions } from '../tax/extensions.ts';
import { unit } from './unit.ts';

const attributeKeys: readonly Choice[] = [
  { value: 'color', title: 'Color', about: 'By name, or by a code such as one of RAL.' },
  { value: 'size', title: 'Size', about: 'As clothes and shoes have one.' },
  { value: 'material', title: 'Material', about: 'What it is mostly made of.' },
  { value: 'length', title: 'Length' },
  { value: 'width', title: 'Width' },
  { value: 'height', title: 'Height' },
  { value: 'diameter', title: 'Diameter' },
  { value: 'weight', title: 'Weight', about: 'Of one unit.' },
  { value: 'volume', title: 'Volume', about: 'Of one unit.' },
  { value: 'production', title: 'Production Date', about: 'When it was made.' },
  { value: 'expiry', title: 'Expiry Date', about: 'Until when it can be used.' },
  { value: 'nutrition+energy', title: 'Energy', about: 'In 100 g or 100 ml, in `kj` or `kcal`.' },
  { value: 'nutrition+fat', title: 'Fat', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+saturated-fat', title: 'Saturated Fat', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+carbohydrates', title: 'Carbohydrates', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+sugars', title: 'Sugars', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+protein', title: 'Protein', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+salt', title: 'Salt', about: 'In 100 g or 100 ml.' },
  { value: 'nutrition+fibre', title: 'Fibre', about: 'In 100 g or 100 ml.' },
  { value: 'emissions+co2e', title: 'CO2e Emissions', about: 'Greenhouse gases behind one unit, as carbon dioxide.' },
];

export const Attribute = defineType('org/attribute', {
  about: 'A named feature of an item, such as its colour or size (EN 16931 BG-32).',
  fields: {
    label: optional(cleanText, 'Name of the attribute for readers. Enough where there is neither key nor type.'),
    key: optional(key, 'What feature it is, by one of the suggested keys or another that the parties agreed on.', {
      anyOf: attributeKeys,
      otherwise: otherKey('Other'),
    }),
    type: optional(code, 'What feature it is, by a code of a list that the parties agreed on. In place of a key.'),
    text: optional(cleanText, 'Value in words.'),
    code: optional(code, 'Value by a code of a list that the parties agreed on.'),
    amount: optional(amount, 'Value as a number.'),
    unit: optional(unit, 'Unit of the amount.'),
    date: optional(date, 'Value as a day.'),
    ext: optional(extensions, 'Codes that accompany the attribute, by extension key.'),
  },
});
export interface Attribute extends TypeOf<typeof Attribute> {}
