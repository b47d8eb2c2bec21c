import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-MX-TAX-IDENTITY-01.all': 'la identificación fiscal es de MX',
  'GOBL-MX-TAX-IDENTITY-01':
    'Un código fiscal mexicano tiene que ser un RFC: tres letras (cuatro si es una persona física), una fecha de seis cifras, tres letras o cifras',
  'GOBL-MX-TAX-IDENTITY-01.must': 'ser un RFC mexicano',
};
