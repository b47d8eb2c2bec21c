import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-DK-BILL-INVOICE-01':
    'El emisor de una factura danesa sin código fiscal necesita un número CVR o, si es un particular, CPR entre sus identificaciones',
  'GOBL-DK-BILL-INVOICE-01.must': 'tener una identificación del tipo CVR o CPR',
  'GOBL-DK-BILL-INVOICE-01.when': 'el emisor no tiene código fiscal',
  'GOBL-DK-ORG-IDENTITY-01.all': 'la identificación es un número CVR',
  'GOBL-DK-ORG-IDENTITY-01':
    'Una identificación del tipo CVR tiene ocho cifras sin DK delante, la última el dígito de control correcto',
  'GOBL-DK-ORG-IDENTITY-01.must': 'ser un número CVR danés',
  'uncited.dkCvrForm':
    'El número es el de Det Centrale Virksomhedsregister; la CVR-loven no describe sus cifras, y no se encontró otra norma.',
  'GOBL-DK-TAX-IDENTITY-01.all': 'la identificación fiscal es de DK',
  'GOBL-DK-TAX-IDENTITY-01':
    'Un código fiscal danés tiene que ser un número CVR: ocho cifras, la última el dígito de control correcto',
  'GOBL-DK-TAX-IDENTITY-01.must': 'ser un número CVR danés',
};
