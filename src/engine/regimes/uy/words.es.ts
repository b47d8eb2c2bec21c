import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-UY-TAX-IDENTITY-01.all': 'la identificación fiscal es de UY',
  'ASSAY-UY-TAX-IDENTITY-01':
    'Un código fiscal uruguayo tiene que ser un RUT: doce cifras, la última el dígito verificador correcto',
  'ASSAY-UY-TAX-IDENTITY-01.must': 'ser un RUT uruguayo',
  'ASSAY-UY-ORG-PARTY-01':
    'Un número de cédula de identidad uruguaya tiene siete u ocho cifras, la última el dígito verificador correcto',
  'ASSAY-UY-ORG-PARTY-01.must': 'ser un número de cédula de identidad uruguaya',
};
