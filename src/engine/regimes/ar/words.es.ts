import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-AR-BILL-INVOICE-01': 'El emisor de una factura argentina necesita una identificación fiscal',
  'GOBL-AR-TAX-IDENTITY-01.all': 'la identificación fiscal es de AR',
  'GOBL-AR-TAX-IDENTITY-01':
    'Un código fiscal argentino tiene que ser un CUIT o CUIL: 20, 23, 24, 27, 30 o 33, ocho cifras y el dígito verificador correcto',
  'GOBL-AR-TAX-IDENTITY-01.must': 'ser un CUIT o CUIL argentino',
  'uncited.arNoArticle':
    'El CUIT lo asigna la administración tributaria; no se encontró la resolución que describe su forma y su dígito verificador.',
};
