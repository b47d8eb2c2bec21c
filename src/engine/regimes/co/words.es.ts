import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CO-TAX-IDENTITY-01.all': 'la identificación fiscal es de CO',
  'GOBL-CO-TAX-IDENTITY-01':
    'Un código fiscal colombiano tiene que ser un NIT: nueve o diez cifras, la última el dígito verificador correcto',
  'GOBL-CO-TAX-IDENTITY-01.must': 'ser un NIT colombiano',
};
