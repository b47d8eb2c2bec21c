import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-JP-TAX-IDENTITY-01.all': 'la identificación fiscal es de JP',
  'ASSAY-JP-TAX-IDENTITY-01':
    'Un código fiscal japonés tiene que ser T y trece cifras, o un número de sociedad: trece cifras, la primera el dígito de control correcto',
  'ASSAY-JP-TAX-IDENTITY-01.must': 'ser un número de registro japonés',
  'ASSAY-JP-ORG-PARTY-01': 'Un número de sociedad tiene trece cifras, la primera el dígito de control correcto',
  'ASSAY-JP-ORG-PARTY-01.must': 'ser un número de sociedad',
};
