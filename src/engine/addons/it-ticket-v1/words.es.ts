import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-IT-TICKET-BILL-INVOICE-01': 'El recibo necesita datos fiscales',
  'GOBL-IT-TICKET-BILL-INVOICE-02': 'El recibo necesita el impuesto que incluyen sus precios',
  'GOBL-IT-TICKET-BILL-INVOICE-03': 'Los precios de un recibo incluyen el IVA',
  'GOBL-IT-TICKET-BILL-INVOICE-04': 'El emisor necesita una identificación fiscal',
  'GOBL-IT-TICKET-BILL-INVOICE-05': 'Un recibo rectificativo necesita una referencia al recibo que rectifica',
  'GOBL-IT-TICKET-BILL-INVOICE-05.when': 'la factura es rectificativa',
  'GOBL-IT-TICKET-BILL-INVOICE-06': 'Toda línea necesita IVA',
  'GOBL-IT-TICKET-BILL-INVOICE-06.must': 'tener IVA',
  'GOBL-IT-TICKET-BILL-INVOICE-07':
    'Las líneas de un recibo rectificativo necesitan el número de la línea que rectifican (`it-ticket-line-ref`)',
  'GOBL-IT-TICKET-BILL-INVOICE-07.when': 'la factura es rectificativa',
  'GOBL-IT-TICKET-BILL-INVOICE-08': 'El recibo tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-IT-TICKET-TAX-COMBO-01.all': 'el impuesto es IVA',
  'GOBL-IT-TICKET-TAX-COMBO-01': 'El IVA sin porcentaje necesita el motivo de la exención (`it-ticket-exempt`)',
  'GOBL-IT-TICKET-TAX-COMBO-01.when': 'el impuesto no tiene porcentaje',
  'GOBL-IT-TICKET-TAX-COMBO-02':
    'El porcentaje tiene que ser uno que puedan tener los recibos: un tipo de IVA o una compensación a tanto alzado',
  'GOBL-IT-TICKET-TAX-COMBO-02.must':
    'ser uno de 2, 4, 5, 6.4, 7, 7.3, 7.5, 7.65, 7.95, 8.3, 8.5, 8.8, 9.5, 10, 12.3, 22 %',
};
