import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-AE-TAX-IDENTITY-01.all': 'la identificación fiscal es de AE',
  'GOBL-AE-TAX-IDENTITY-01':
    'Un código fiscal de los Emiratos Árabes Unidos tiene que ser un Tax Registration Number de quince cifras',
  'GOBL-AE-TAX-IDENTITY-01.must': 'ser un Tax Registration Number de los Emiratos Árabes Unidos',
};
