import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ES-VERIFACTU-BILL-INVOICE-10': 'Las extensiones fiscales necesitan el tipo de documento',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-11': 'El tipo de documento de una factura ordinaria tiene que ser F1, F2 o F3',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-11.when': 'la factura es ordinaria',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-12':
    'El tipo de documento de una factura que rectifica otra tiene que ser uno de R1 a R5',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-12.when': 'la factura rectifica otra',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-13':
    'Una factura con el tipo de documento de una rectificación necesita el tipo de rectificación',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-13.when': 'el tipo de documento es el de una rectificación, o falta',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-14':
    'Una nota general, que describe la operación, puede tener 500 bytes como máximo (é cuenta dos)',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-14.when': 'la nota es general',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-15': 'Toda línea necesita IVA, IGIC o IPSI',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-15.must': 'tener uno de IVA, IGIC, IPSI',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-16': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-01': 'Una factura rectificativa necesita una referencia a la factura que rectifica',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-01.when': 'la factura es rectificativa',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-02': 'La referencia a una factura anterior necesita su fecha de expedición',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-03':
    'La referencia de una factura rectificativa necesita los totales de impuestos de la factura que rectifica',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-03.when': 'la factura es rectificativa',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-09': 'La factura necesita datos fiscales con el tipo de documento',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-04.all': 'la factura es simplificada',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-04': 'El cliente de una factura simplificada no puede tener identificación fiscal',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-05':
    'El cliente de una factura simplificada no puede tener una identificación con un código de tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-05.must': 'no tener ninguna identificación con tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17.all': 'la factura no es simplificada',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17': 'Una identificación del cliente de un tipo distinto de 02 necesita su país',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-17.when': 'la identificación es de un tipo distinto de 02',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-06': 'Una factura que no es simplificada necesita un cliente',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-07':
    'El cliente necesita una identificación fiscal o una identificación con un código de tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-07.must': 'tener una identificación fiscal o una identificación con un tipo',
  'GOBL-ES-VERIFACTU-BILL-INVOICE-08': 'La identificación fiscal del cliente necesita un código',
  'GOBL-ES-VERIFACTU-TAX-COMBO-01.all': 'el impuesto es IVA o IGIC',
  'GOBL-ES-VERIFACTU-TAX-COMBO-01': 'El IVA y el IGIC necesitan el código de su régimen',
  'GOBL-ES-VERIFACTU-TAX-COMBO-02': 'Las exportaciones (exenciones E2 y E3) no pueden estar en el régimen general 01',
  'GOBL-ES-VERIFACTU-TAX-COMBO-02.must': 'no tener E2, E3 como es-verifactu-exempt',
  'GOBL-ES-VERIFACTU-TAX-COMBO-02.when': 'el régimen es 01 o falta',
  'GOBL-ES-VERIFACTU-TAX-COMBO-03': 'Un impuesto tiene una calificación de la operación o una exención, no ambas',
  'GOBL-ES-VERIFACTU-TAX-COMBO-04': 'Un impuesto con porcentaje necesita una calificación de la operación',
  'GOBL-ES-VERIFACTU-TAX-COMBO-04.when': 'el impuesto tiene porcentaje',
};
