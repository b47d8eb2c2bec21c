import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-PL-FAVAT-BILL-INVOICE-13':
    'Una exención necesita una nota con la clave `legal` y la fuente `pl-favat-exemption`',
  'GOBL-PL-FAVAT-BILL-INVOICE-13.must': 'tener una nota legal sobre su exención',
  'GOBL-PL-FAVAT-BILL-INVOICE-14': 'Solo puede haber una nota con la clave `legal` y la fuente `pl-favat-exemption`',
  'GOBL-PL-FAVAT-BILL-INVOICE-14.must': 'tener como máximo una nota legal sobre su exención',
  'GOBL-PL-FAVAT-BILL-INVOICE-15': 'La factura tiene que estar en PLN o dar un tipo de cambio a PLN',
  'GOBL-PL-FAVAT-BILL-INVOICE-01': 'La factura tiene que ser ordinaria o un abono',
  'GOBL-PL-FAVAT-BILL-INVOICE-02': 'La referencia a una factura anterior necesita su fecha de expedición',
  'GOBL-PL-FAVAT-BILL-INVOICE-03': 'La referencia a una factura anterior necesita su código',
  'GOBL-PL-FAVAT-BILL-INVOICE-10': 'La identificación fiscal polaca del cliente necesita un código',
  'GOBL-PL-FAVAT-BILL-INVOICE-10.when': 'la identificación fiscal es polaca',
  'GOBL-PL-FAVAT-BILL-INVOICE-11':
    'Un cliente que es una unidad de una administración local necesita una identificación con un código en el papel 8',
  'GOBL-PL-FAVAT-BILL-INVOICE-11.must': 'tener una identificación del cliente en el papel 8 cuando pl-favat-jst es 1',
  'GOBL-PL-FAVAT-BILL-INVOICE-12':
    'Un cliente que pertenece a un grupo de IVA necesita una identificación con un código en el papel 10',
  'GOBL-PL-FAVAT-BILL-INVOICE-12.must':
    'tener una identificación del cliente en el papel 10 cuando pl-favat-group-vat es 1',
  'GOBL-PL-FAVAT-BILL-INVOICE-16': 'El emisor necesita una identificación fiscal',
  'GOBL-PL-FAVAT-BILL-INVOICE-17': 'La identificación fiscal del emisor necesita un código',
  'GOBL-PL-FAVAT-BILL-INVOICE-04': 'La factura necesita un emisor',
  'GOBL-PL-FAVAT-BILL-INVOICE-05': 'El emisor necesita un nombre',
  'GOBL-PL-FAVAT-BILL-INVOICE-06': 'El emisor necesita una dirección',
  'GOBL-PL-FAVAT-BILL-INVOICE-07': 'La primera dirección del emisor necesita un país',
  'GOBL-PL-FAVAT-BILL-INVOICE-07.must': 'empezar por una dirección que tiene país',
  'GOBL-PL-FAVAT-BILL-INVOICE-08': 'La primera dirección del emisor necesita una calle',
  'GOBL-PL-FAVAT-BILL-INVOICE-08.must': 'empezar por una dirección que tiene calle',
  'GOBL-PL-FAVAT-BILL-INVOICE-09': 'La factura necesita un cliente, o la etiqueta `simplified`',
  'GOBL-PL-FAVAT-BILL-INVOICE-09.when': 'falta la etiqueta `simplified`',
  'GOBL-PL-FAVAT-TAX-COMBO-01':
    'Un impuesto necesita `pl-favat-tax-category`, el campo de la factura (P_13_1 a P_13_11) en el que cuenta su base: se deduce de la clave del impuesto y, con `standard`, de su tipo',
  'GOBL-PL-FAVAT-PAY-RECORD-01': 'Un pago necesita su fecha',
};
