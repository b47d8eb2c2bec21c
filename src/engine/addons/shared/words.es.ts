import type { WordsOf } from '../../core/messages/message.ts';
import type { addonMessages } from './messages.ts';

export const words: WordsOf<typeof addonMessages> = {
  'addon.includeStamp': 'incluir el sello {provider}',
  'addon.haveTax': 'tener el impuesto {category}',
  'addon.includeTax': 'incluir el impuesto {category}',
  'addon.beConvertible': 'estar en {currency} o tener un tipo de cambio a esa moneda',
};
