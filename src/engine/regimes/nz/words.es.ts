import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-NZ-TAX-IDENTITY-01.all': 'la identificación fiscal es de NZ',
  'GOBL-NZ-TAX-IDENTITY-01':
    'Un código fiscal de Nueva Zelanda tiene que ser un número IRD: ocho o nueve cifras, la última el dígito de control correcto',
  'GOBL-NZ-TAX-IDENTITY-01.must': 'ser un número IRD de Nueva Zelanda',
  'ASSAY-NZ-ORG-PARTY-01': 'Un NZBN tiene trece cifras, las dos primeras 94, la última el dígito de control correcto',
  'ASSAY-NZ-ORG-PARTY-01.must': 'ser un NZBN',
};
