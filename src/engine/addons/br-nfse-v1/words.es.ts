import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-BR-NFSE-BILL-INVOICE-10': 'La dirección del emisor necesita un número',
  'GOBL-BR-NFSE-BILL-INVOICE-11': 'La dirección del emisor necesita una localidad',
  'GOBL-BR-NFSE-BILL-INVOICE-12': 'La dirección del emisor necesita un estado',
  'GOBL-BR-NFSE-BILL-INVOICE-13': 'La dirección del emisor necesita un código postal',
  'GOBL-BR-NFSE-BILL-INVOICE-14':
    'El emisor necesita su municipio y si está en el Simples Nacional y disfruta de un incentivo',
  'GOBL-BR-NFSE-BILL-INVOICE-15': 'Una NFS-e no tiene cargos sobre todo el documento',
  'uncited.brNoPlace': 'El modelo de la NFS-e no tiene campo para ello, que es todo lo que dice la norma.',
  'GOBL-BR-NFSE-BILL-INVOICE-16': 'Una NFS-e no tiene descuentos sobre todo el documento',
  'GOBL-BR-NFSE-BILL-INVOICE-17': 'La factura tiene que estar en BRL o dar el tipo de cambio a esa moneda',
  'GOBL-BR-NFSE-BILL-INVOICE-01': 'La factura necesita una serie',
  'GOBL-BR-NFSE-BILL-INVOICE-02': 'El código de la factura tiene que ser un número entero mayor que cero',
  'GOBL-BR-NFSE-BILL-INVOICE-03': 'La factura necesita un emisor',
  'GOBL-BR-NFSE-BILL-INVOICE-04': 'El emisor necesita una identificación fiscal',
  'GOBL-BR-NFSE-BILL-INVOICE-05': 'La identificación fiscal del emisor necesita un código',
  'GOBL-BR-NFSE-BILL-INVOICE-06': 'El emisor necesita un nombre',
  'GOBL-BR-NFSE-BILL-INVOICE-07': 'El emisor necesita una dirección',
  'GOBL-BR-NFSE-BILL-INVOICE-08': 'Una dirección del emisor no puede estar vacía',
  'GOBL-BR-NFSE-BILL-INVOICE-09': 'La dirección del emisor necesita una calle',
  'GOBL-BR-NFSE-BILL-LINE-01': 'Toda línea necesita ISS',
  'GOBL-BR-NFSE-ORG-ITEM-01': 'Un artículo necesita su código de la lista de servicios',
  'GOBL-BR-NFSE-ORG-ITEM-02': 'La operación, la situación y la clasificación tributarias van juntas o no van',
  'GOBL-BR-NFSE-TAX-COMBO-01': 'El ISS necesita el código de su exigibilidad',
  'GOBL-BR-NFSE-TAX-COMBO-01.when': 'el impuesto es ISS',
  'GOBL-BR-NFSE-BILL-INVOICE-02.must': 'ser un número entero mayor que 0',
};
