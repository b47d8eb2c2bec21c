import type { Words } from '../../core/messages/message.ts';
import { spanishComboWords, spanishInvoiceWords } from '../shared/spanish-rows-words.es.ts';

export const words: Words = {
  ...spanishInvoiceWords('ES-SII-BILL-INVOICE', {
    '01': 'reference',
    '02': 'referenceDay',
    '03': 'referenceTaxes',
    '04': 'customer',
    '05': 'customerIdentity',
    '06': 'customerCode',
    '07': 'tax',
    '09': 'correctionType',
    '10': 'standardType',
    '11': 'correctingType',
    '12': 'description',
    '15': 'euro',
  }),
  'GOBL-ES-SII-BILL-INVOICE-04.all': 'la factura no es simplificada',
  'GOBL-ES-SII-BILL-INVOICE-08': 'Las extensiones fiscales necesitan el tipo de documento (`es-sii-doc-type`)',
  'GOBL-ES-SII-BILL-INVOICE-13':
    'O todos los impuestos de las líneas o ninguno llevan la clase de producto (`es-sii-product`)',
  'GOBL-ES-SII-BILL-INVOICE-13.must': 'tener una clase de producto en todos los impuestos o en ninguno',
  'GOBL-ES-SII-BILL-INVOICE-14': 'Todos los impuestos de las líneas necesitan el mismo régimen (`es-sii-regime`)',
  'GOBL-ES-SII-BILL-INVOICE-14.must': 'tener el mismo régimen en todos los impuestos',
  ...spanishComboWords('ES-SII-TAX-COMBO', { '04': 'exports' }),
  'GOBL-ES-SII-TAX-COMBO-01.all': 'el impuesto es IVA o IGIC',
  'GOBL-ES-SII-TAX-COMBO-01': 'El IVA y el IGIC necesitan el código de su régimen (`es-sii-regime`)',
  'GOBL-ES-SII-TAX-COMBO-02': 'Un impuesto con porcentaje no puede tener una exención',
  'GOBL-ES-SII-TAX-COMBO-02.when': 'el impuesto tiene porcentaje',
  'GOBL-ES-SII-TAX-COMBO-03': 'Un impuesto indica no sujeción o exención, no ambas',
  'GOBL-ES-SII-TAX-COMBO-03.when': 'el impuesto indica no sujeción',
  'GOBL-ES-SII-TAX-COMBO-04.must': 'no tener E2, E3 como es-sii-exempt',
};
