import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-NO-ORG-IDENTITY-01':
    'Un número de organización noruego tiene nueve cifras, la última el dígito de control correcto',
  'GOBL-NO-ORG-IDENTITY-01.must': 'ser un número de organización noruego',
  'GOBL-NO-ORG-IDENTITY-01.when': 'la identificación es un número de organización',
  'GOBL-NO-TAX-IDENTITY-01.all': 'la identificación fiscal es de NO',
  'GOBL-NO-TAX-IDENTITY-01':
    'Un código fiscal noruego tiene que ser un número de organización con el dígito de control correcto, y detrás MVA',
  'GOBL-NO-TAX-IDENTITY-01.must': 'ser un número de organización noruego con MVA',
};
