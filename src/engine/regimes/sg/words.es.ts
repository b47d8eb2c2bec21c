import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-SG-BILL-INVOICE-01':
    'El emisor de una factura de Singapur necesita un número de registro de GST en su identificación fiscal o un UEN entre sus identificaciones',
  'GOBL-SG-BILL-INVOICE-01.must': 'tener un código fiscal o una identificación del tipo UEN',
  'GOBL-SG-ORG-IDENTITY-01':
    'Un UEN tiene ocho cifras y una letra; un año, cinco cifras y una letra; o R, S o T, dos cifras, la clase de entidad, cuatro cifras y una letra; la última letra comprueba el resto',
  'GOBL-SG-ORG-IDENTITY-01.must': 'ser un UEN',
  'GOBL-SG-ORG-IDENTITY-01.when': 'la identificación es un UEN',
  'GOBL-SG-TAX-IDENTITY-01.all': 'la identificación fiscal es de SG',
  'GOBL-SG-TAX-IDENTITY-01':
    'Un código fiscal de Singapur tiene que ser un UEN o un número de registro de GST que empieza por M',
  'GOBL-SG-TAX-IDENTITY-01.must': 'ser un número de registro de GST de Singapur',
};
