import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-IS-TAX-IDENTITY-01.all': 'la identificación fiscal es de IS',
  'ASSAY-IS-TAX-IDENTITY-01':
    'Un código fiscal islandés tiene que ser un número VSK, de cinco o seis cifras, o un kennitala: diez cifras con el dígito de control correcto',
  'ASSAY-IS-TAX-IDENTITY-01.must': 'ser un número VSK o un kennitala',
  'ASSAY-IS-ORG-PARTY-01':
    'Un kennitala tiene diez cifras: un día, dos cifras, el dígito de control correcto y 9 o 0 para el siglo',
  'ASSAY-IS-ORG-PARTY-01.must': 'ser un kennitala',
};
