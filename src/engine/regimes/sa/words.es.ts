import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-SA-ORG-IDENTITY-01':
    'Los códigos de las identificaciones en documentos saudíes tienen solo letras de la A a la Z y cifras',
  'GOBL-SA-ORG-IDENTITY-01.must': 'tener solo letras de la A a la Z y cifras',
  'GOBL-SA-TAX-IDENTITY-01.all': 'la identificación fiscal es de SA',
  'GOBL-SA-TAX-IDENTITY-01':
    'Un código fiscal saudí tiene que ser un número de registro de IVA: quince cifras, la primera y la última 3',
  'GOBL-SA-TAX-IDENTITY-01.must': 'ser un número de registro de IVA saudí',
};
