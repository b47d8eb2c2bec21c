import type { Words, WordsOf } from '../../core/messages/message.ts';
import type { regimeMessages } from './messages.ts';

export const words: Words & WordsOf<typeof regimeMessages> = {
  'regime.chargesVat': 'cobra IVA',
  'regime.isFull': 'no es simplificada',
  'regime.isFullWithCustomer': 'no es simplificada y nombra un cliente',
  'regime.isFullWithBusiness': 'no es simplificada, y el cliente tiene número fiscal u otra identificación',
  'regime.customerOwesVat': 'van bienes sin impuesto a otro Estado miembro, o un cliente de la Unión debe el impuesto',
  'regime.haveVatNumber': 'tener un número de IVA',
  'regime.haveAddress': 'tener una dirección',
  'regime.haveNameAndAddress': 'tener un nombre y una dirección',
  'regime.isIdentityA': 'la identificación es un {code} de {country}',
  'regime.isIdentityAn': 'la identificación es un {code} de {country}',
  'uncited.registerUnfound':
    'Dos fuentes dicen la forma del número (law.test.ts); no se encontró ninguna página del registro que la describa.',
};
