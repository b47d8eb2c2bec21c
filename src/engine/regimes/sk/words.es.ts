import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-SK-TAX-IDENTITY-01.all': 'la identificación fiscal es de SK',
  'GOBL-SK-TAX-IDENTITY-01':
    'Un código fiscal eslovaco tiene que ser un número de IVA: diez cifras, la primera distinta de 0, divisibles por 11',
  'GOBL-SK-TAX-IDENTITY-01.must': 'ser un número de IVA eslovaco',
  'ASSAY-SK-ORG-PARTY-01': 'Un IČO eslovaco tiene ocho cifras, la última el dígito de control correcto',
  'ASSAY-SK-ORG-PARTY-01.must': 'ser un IČO eslovaco',
  'ASSAY-SK-ORG-PARTY-02': 'Un DIČ eslovaco tiene diez cifras divisibles por 11',
  'ASSAY-SK-ORG-PARTY-02.must': 'ser un DIČ eslovaco',
};
