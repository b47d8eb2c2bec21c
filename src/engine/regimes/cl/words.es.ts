import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-CL-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su RUT, salvo que la factura sea simplificada',
  'ASSAY-CL-BILL-INVOICE-01.must': 'tener un RUT',
  'ASSAY-CL-TAX-IDENTITY-01.all': 'la identificación fiscal es de CL',
  'ASSAY-CL-TAX-IDENTITY-01':
    'Un código fiscal chileno tiene que ser un RUT: siete u ocho cifras y el dígito verificador correcto, que puede ser K',
  'ASSAY-CL-TAX-IDENTITY-01.must': 'ser un RUT chileno',
};
