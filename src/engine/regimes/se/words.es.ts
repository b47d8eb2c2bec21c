import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-SE-BILL-INVOICE-01':
    'El emisor de una factura sueca necesita un número de IVA en su identificación fiscal o un organisationsnummer (ON), personnummer (PN) o samordningsnummer (CN) entre sus identificaciones',
  'GOBL-SE-BILL-INVOICE-01.must': 'tener un código fiscal o una identificación del tipo ON, PN o CN',
  'GOBL-SE-ORG-IDENTITY-01': 'Un organisationsnummer sueco tiene diez cifras',
  'GOBL-SE-ORG-IDENTITY-01.must': 'tener diez cifras',
  'GOBL-SE-ORG-IDENTITY-01.when': 'la identificación es un organisationsnummer',
  'GOBL-SE-ORG-IDENTITY-02':
    'La última cifra de un organisationsnummer sueco tiene que ser el dígito de control correcto',
  'GOBL-SE-ORG-IDENTITY-02.must': 'tener el dígito de control correcto',
  'GOBL-SE-ORG-IDENTITY-02.when': 'la identificación es un organisationsnummer',
  'GOBL-SE-ORG-IDENTITY-03':
    'Un personnummer o samordningsnummer sueco se escribe con seis cifras, - o +, y cuatro cifras',
  'GOBL-SE-ORG-IDENTITY-03.must': 'tener seis cifras, un signo y cuatro cifras',
  'GOBL-SE-ORG-IDENTITY-03.when': 'la identificación es un personnummer o samordningsnummer',
  'GOBL-SE-ORG-IDENTITY-04':
    'La última cifra de un personnummer o samordningsnummer sueco tiene que ser el dígito de control correcto',
  'GOBL-SE-ORG-IDENTITY-04.must': 'tener el dígito de control correcto',
  'GOBL-SE-ORG-IDENTITY-04.when': 'la identificación es un personnummer o samordningsnummer',
  'GOBL-SE-TAX-IDENTITY-01.all': 'la identificación fiscal es de SE',
  'GOBL-SE-TAX-IDENTITY-01':
    'Un código fiscal sueco tiene que ser un número de IVA: las diez cifras de un organisationsnummer o personnummer con el dígito de control correcto, y 01',
  'GOBL-SE-TAX-IDENTITY-01.must': 'ser un número de IVA sueco',
};
