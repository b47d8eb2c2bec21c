import type { Words } from '../../core/messages/message.ts';
import { spanishComboWords, spanishInvoiceWords } from '../shared/spanish-rows-words.es.ts';

export const words: Words = {
  ...spanishInvoiceWords('ES-VERIFACTU-BILL-INVOICE', {
    '01': 'reference',
    '02': 'referenceDay',
    '03': 'referenceTaxes',
    '06': 'customer',
    '07': 'customerIdentity',
    '08': 'customerCode',
    '09': 'tax',
    '10': 'docType',
    '11': 'standardType',
    '12': 'correctingType',
    '13': 'correctionType',
    '14': 'description',
    '16': 'euro',
  }),
  'GOBL-ES-VERIFACTU-BILL-INVOICE-04.all': 'la factura es simplificada',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-04': 'El cliente de una factura simplificada no puede tener identificación fiscal',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-05':
    'El cliente de una factura simplificada no puede tener una identificación con un código de tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-05.must': 'no tener ninguna identificación con tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-15': 'Toda línea necesita IVA, IGIC o IPSI',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-15.must': 'tener uno de IVA, IGIC, IPSI',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17.all': 'la factura no es simplificada',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17': 'Una identificación del cliente de un tipo distinto de 02 necesita su país',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17.when': 'la identificación es de un tipo distinto de 02',
  ...spanishComboWords('ES-VERIFACTU-TAX-COMBO', { '01': 'scheme', '02': 'exports' }),
  'GOBL-ES-VERIFACTU-TAX-COMBO-01.all': 'el impuesto es IVA o IGIC',
  'GOBL-ES-VERIFACTU-TAX-COMBO-02.must': 'no tener E2, E3 como es-verifactu-exempt',
  'GOBL-ES-VERIFACTU-TAX-COMBO-03': 'Un impuesto tiene una calificación de la operación o una exención, no ambas',
  'GOBL-ES-VERIFACTU-TAX-COMBO-04': 'Un impuesto con porcentaje necesita una calificación de la operación',
  'GOBL-ES-VERIFACTU-TAX-COMBO-04.when': 'el impuesto tiene porcentaje',
};
