import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-GB-TAX-IDENTITY-01.all': 'la identificación fiscal es de GB',
  'GOBL-GB-TAX-IDENTITY-01': 'Un código fiscal británico tiene nueve o doce cifras, o GD o HA y tres cifras',
  'GOBL-GB-TAX-IDENTITY-01.must': 'tener la forma de un número de registro de IVA británico',
  'GOBL-GB-TAX-IDENTITY-02': 'Un código fiscal británico tiene que ser un número distinto de cero',
  'GOBL-GB-TAX-IDENTITY-02.must': 'ser un número distinto de cero',
  'GOBL-GB-TAX-IDENTITY-03':
    'Las cifras octava y novena de un código fiscal británico tienen que ser el control correcto; GD va con números hasta 499 y HA con los mayores',
  'GOBL-GB-TAX-IDENTITY-03.must': 'ser un número de registro de IVA con los dígitos de control correctos',
};
