import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-IL-BILL-INVOICE-01':
    'Un emisor que cobra IVA indica su número de empresa, salvo que la factura sea simplificada',
  'ASSAY-IL-BILL-INVOICE-01.must': 'tener un número de empresa',
  'ASSAY-IL-TAX-IDENTITY-01.all': 'la identificación fiscal es de IL',
  'ASSAY-IL-TAX-IDENTITY-01':
    'Un código fiscal israelí tiene que ser el número de una empresa: nueve cifras, la última el dígito de control correcto',
  'ASSAY-IL-TAX-IDENTITY-01.must': 'ser un número de empresa israelí',
};
