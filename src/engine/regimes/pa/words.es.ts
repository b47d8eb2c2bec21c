import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-PA-BILL-INVOICE-01': 'Un emisor que cobra ITBMS indica su RUC, salvo que la factura sea simplificada',
  'ASSAY-PA-BILL-INVOICE-01.must': 'tener un RUC',
};
