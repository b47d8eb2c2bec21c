import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-AU-TAX-IDENTITY-01.all': 'la identificación fiscal es de AU',
  'GOBL-AU-TAX-IDENTITY-01':
    'Un código fiscal australiano tiene que ser un ABN: once cifras, las dos primeras el control correcto',
  'GOBL-AU-TAX-IDENTITY-01.must': 'ser un ABN australiano',
  'ASSAY-AU-ORG-PARTY-01': 'Un ACN tiene nueve cifras, la última el dígito de control correcto',
  'ASSAY-AU-ORG-PARTY-01.must': 'ser un ACN',
};
