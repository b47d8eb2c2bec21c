import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ES-TBAI-BILL-INVOICE-10':
    'Un emisor de Bizkaia que es una persona física necesita el epígrafe de la actividad (`es-tbai-bi-activity`)',
  'GOBL-ES-TBAI-BILL-INVOICE-10.when': 'el emisor es una persona física de Bizkaia',
  'GOBL-ES-TBAI-BILL-INVOICE-11': 'El epígrafe de la actividad tiene que tener de una a siete cifras',
  'GOBL-ES-TBAI-BILL-INVOICE-01': 'La factura necesita datos fiscales con el territorio',
  'uncited.esTerritory':
    'El esquema no tiene campo para el territorio: decide a cuál de las tres haciendas forales se envía un archivo.',
  'GOBL-ES-TBAI-BILL-INVOICE-02':
    'Las extensiones fiscales necesitan el territorio (`es-tbai-region`); se deduce de la región de la dirección del emisor',
  'GOBL-ES-TBAI-BILL-INVOICE-03': 'Una factura que no es simplificada necesita un cliente',
  'GOBL-ES-TBAI-BILL-INVOICE-03.when': 'la factura no es simplificada',
  'GOBL-ES-TBAI-BILL-INVOICE-04': 'Una factura que rectifica otra necesita una referencia a ella',
  'GOBL-ES-TBAI-BILL-INVOICE-04.when': 'la factura rectifica otra',
  'GOBL-ES-TBAI-BILL-INVOICE-05': 'La referencia a una factura anterior necesita su fecha de expedición',
  'GOBL-ES-TBAI-BILL-INVOICE-06.when': 'la factura rectifica otra',
  'GOBL-ES-TBAI-BILL-INVOICE-06':
    'La referencia a una factura rectificada necesita en qué se basa la rectificación (`es-tbai-correction`)',
  'GOBL-ES-TBAI-BILL-INVOICE-07': 'La factura necesita una nota con la clave `general` que describa la operación',
  'GOBL-ES-TBAI-BILL-INVOICE-07.must': 'tener una nota general',
  'GOBL-ES-TBAI-BILL-INVOICE-08':
    'El cliente necesita una identificación fiscal o una identificación con un código de tipo',
  'GOBL-ES-TBAI-BILL-INVOICE-08.must': 'tener una identificación fiscal o una identificación con un tipo',
  'GOBL-ES-TBAI-BILL-INVOICE-08.when': 'la factura no es simplificada',
  'GOBL-ES-TBAI-BILL-INVOICE-09': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-ES-TBAI-TAX-COMBO-01': 'Un impuesto exento necesita el motivo de la exención (`es-tbai-exemption`)',
  'GOBL-ES-TBAI-TAX-COMBO-01.when': 'el impuesto es IVA o IGIC y está exento',
};
