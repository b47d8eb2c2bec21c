import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-BE-BILL-INVOICE-01':
    'El emisor de una factura belga necesita una identificación fiscal, salvo que tenga un número BCE',
  'GOBL-BE-BILL-INVOICE-01.when': 'la parte no tiene número BCE',
  'GOBL-BE-BILL-INVOICE-02':
    'La identificación fiscal del emisor de una factura belga necesita un código, salvo que haya un número BCE',
  'GOBL-BE-BILL-INVOICE-02.when': 'la parte no tiene número BCE',
  'GOBL-BE-BILL-INVOICE-03':
    'El emisor de una factura belga sin código fiscal necesita un número BCE entre sus identificaciones',
  'GOBL-BE-BILL-INVOICE-03.must': 'incluir un número BCE',
  'GOBL-BE-BILL-INVOICE-03.when': 'la parte no tiene código fiscal',
  'GOBL-BE-TAX-IDENTITY-01.all': 'la identificación fiscal es de BE',
  'GOBL-BE-TAX-IDENTITY-01':
    'Un código fiscal belga tiene que ser un número de IVA: diez cifras, la primera 0 o 1, las dos últimas el control correcto',
  'GOBL-BE-TAX-IDENTITY-01.must': 'ser un número de IVA belga',
};
