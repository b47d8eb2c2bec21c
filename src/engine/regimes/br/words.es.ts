import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-BR-ORG-PARTY-01.all': 'la parte tiene una identificación fiscal o una dirección brasileña',
  'GOBL-BR-ORG-PARTY-01': 'El municipio de una parte brasileña es su código IBGE de siete cifras',
  'GOBL-BR-ORG-PARTY-02':
    'El estado de una dirección brasileña es el código de dos letras de un estado o del distrito federal',
  'GOBL-BR-ORG-PARTY-02.when': 'la dirección es de Brasil',
  'GOBL-BR-ORG-PARTY-03':
    'El código postal de una dirección brasileña (CEP) tiene cinco cifras y otras tres, con o sin guion entre ellas',
  'GOBL-BR-ORG-PARTY-03.must': 'tener la forma de un CEP',
  'GOBL-BR-ORG-PARTY-03.when': 'la dirección es de Brasil',
  'GOBL-BR-TAX-IDENTITY-01.all': 'la identificación fiscal es de BR',
  'GOBL-BR-TAX-IDENTITY-01':
    'Un código fiscal brasileño tiene que ser un CNPJ de doce cifras o letras o un CPF de nueve cifras, más los dos dígitos de control correctos',
  'GOBL-BR-TAX-IDENTITY-01.must': 'ser un CNPJ o CPF brasileño',
};
