import type { RefusalCode } from '../../refusal-code.ts';
import { fromCatalogue, matrixRow, ROUND_TO_CURRENCY } from './matrix-row.ts';

const row = matrixRow('matrix-payments');

const CONVERT = 'Multiply the figures of each payment by its own TipoCambioP, add up, and round once to two decimals.';
const LINE_TAX = { place: 'lines.*.tax' };
const ABOVE_ZERO = 'Leave taxes on nothing out of the document that is paid.';
const ADD_UP_DOCUMENTS =
  'Add up the figures that stand in the documents paid, each divided by its EquivalenciaDR; do not round single figures on the way.';
const BASE_TIMES_RATE = 'Work it out as BaseDR times TasaOCuotaDR from the figures that stand in the file.';

/** The voucher around the complement has fixed values: it is a shell without amounts. */
const fixed = (code: string, element: string, value: string, what: string) =>
  row(
    code,
    element,
    `A voucher of payments has ${what} other than \`${value}\`.`,
    `Write \`${value}\`; the voucher around the complement has fixed values.`,
  );

const absent = (code: string, element: string, what: string) =>
  row(
    code,
    element,
    `A voucher of payments states ${what}.`,
    'Leave it out; what is to be said of a payment stands in the complement.',
  );

const SHELL_CODES: readonly RefusalCode[] = [
  fixed('CRP20101', 'TipoDeComprobante', 'P', 'a type'),
  fixed('CRP20102', 'Exportacion', '01', 'a code for exports'),
  fixed('CRP20103', 'SubTotal', '0', 'a subtotal'),
  fixed('CRP20104', 'Moneda', 'XXX', 'a currency'),
  absent('CRP20105', 'FormaPago', 'a means of payment outside the complement'),
  absent('CRP20106', 'MetodoPago', 'a method of payment'),
  absent('CRP20107', 'CondicionesDePago', 'conditions of payment'),
  absent('CRP20108', 'Descuento', 'a discount'),
  absent('CRP20109', 'TipoCambio', 'an exchange rate outside the complement'),
  fixed('CRP20110', 'Total', '0', 'a total'),
  row(
    'CRP20111',
    'Conceptos',
    'A voucher of payments has more than one line.',
    'Write a single Concepto, whatever the number of payments and documents paid.',
  ),
  row(
    'CRP20112',
    'Concepto',
    'The line of a voucher of payments has nodes inside.',
    'Leave them out; only ACuentaTerceros may stand there.',
  ),
  fixed('CRP20113', 'Concepto/@ClaveProdServ', '84111506', 'a class of service'),
  absent('CRP20114', 'Concepto/@NoIdentificacion', 'an article number'),
  fixed('CRP20115', 'Concepto/@Cantidad', '1', 'a quantity'),
  fixed('CRP20116', 'Concepto/@ClaveUnidad', 'ACT', 'a unit'),
  absent('CRP20117', 'Concepto/@Unidad', 'the name of a unit'),
  fixed('CRP20118', 'Concepto/@Descripcion', 'Pago', 'a description'),
  fixed('CRP20119', 'Concepto/@ValorUnitario', '0', 'a price'),
  fixed('CRP20120', 'Concepto/@Importe', '0', 'an amount of the line'),
  absent('CRP20121', 'Concepto/@Descuento', 'a discount of the line'),
  fixed('CRP20122', 'Concepto/@ObjetoImp', '01', 'an ObjetoImp of the line'),
  absent('CRP20123', 'Concepto/Impuestos', 'taxes outside the complement'),
];

const total = (code: string, name: string, what: string, more: Partial<RefusalCode> = {}) =>
  row(
    code,
    `Totales/@${name}`,
    `${name} is not the sum of ${what} of all payments, converted to pesos and rounded.`,
    CONVERT,
    more,
  );

const TOTAL_CODES: readonly RefusalCode[] = [
  total('CRP20201', 'TotalRetencionesIVA', 'the retained IVA'),
  total('CRP20202', 'TotalRetencionesISR', 'the retained ISR'),
  total('CRP20203', 'TotalRetencionesIEPS', 'the retained IEPS'),
  total('CRP20204', 'TotalTrasladosBaseIVA16', 'the bases of IVA at 16 per cent', {
    sentence: ['campo totaltrasladosbaseiva16', 'redondeo de la suma'],
  }),
  total('CRP20205', 'TotalTrasladosImpuestoIVA16', 'the IVA at 16 per cent', {
    sentence: ['campo totaltrasladosimpuestoiva16', 'redondeo de la suma'],
  }),
  total('CRP20206', 'TotalTrasladosBaseIVA8', 'the bases of IVA at 8 per cent'),
  total('CRP20207', 'TotalTrasladosImpuestoIVA8', 'the IVA at 8 per cent'),
  total('CRP20208', 'TotalTrasladosBaseIVA0', 'the bases of IVA at 0 per cent'),
  total('CRP20209', 'TotalTrasladosImpuestoIVA0', 'the IVA at 0 per cent'),
  total('CRP20210', 'TotalTrasladosBaseIVAExento', 'the bases that are exempt from IVA'),
  total('CRP20211', 'MontoTotalPagos', 'the amounts', {
    place: 'total',
    sentence: ['campo montototalpagos', 'redondeo de la suma'],
  }),
];

const PAYMENT_CODES: readonly RefusalCode[] = [
  row(
    'CRP20212',
    'Pago/@FormaDePagoP',
    'The means of a payment is left open (99), although it has been made.',
    'State how the money came: 01 cash, 02 cheque, 03 transfer, or another code of c_FormaPago.',
    { place: 'methods.0.ext' },
  ),
  row(
    'CRP20213',
    'Pago/@MonedaP',
    'A payment has XXX as its currency.',
    'State the currency of the money; XXX stands on the voucher alone.',
    { place: 'currency' },
  ),
  row(
    'CRP20214',
    'Pago/@TipoCambioP',
    'A payment in a foreign currency has no exchange rate.',
    'State the pesos that one unit of the currency was worth on the day of the payment.',
    { place: 'exchange_rates', sentence: ['campo tipocambiop se debe'] },
  ),
  row(
    'CRP20215',
    'Pago/@TipoCambioP',
    'A payment in pesos has an exchange rate other than 1.',
    'Write `1`, without decimals.',
    { place: 'exchange_rates', sentence: ['campo tipocambiop debe contener'] },
  ),
  row(
    'CRP20217',
    'Pago/@Monto',
    'The documents are paid with more than the payment brought in.',
    'Convert each ImpPagado to the currency of the payment with EquivalenciaDR; their sum may not be above Monto.',
    { place: 'total', sentence: ['campo imppagado', 'doctorelacionado no es menor'] },
  ),
  row(
    'CRP20218',
    'Pago/@Monto',
    'The amount of a payment is not above zero.',
    'State what was paid, and leave out payments of nothing.',
    { place: 'total' },
  ),
  row('CRP20219', 'Pago/@Monto', 'The amount of a payment has more decimals than its currency.', ROUND_TO_CURRENCY, {
    place: 'total',
  }),
  row(
    'CRP20229',
    'Pago/@TipoCadPago',
    'A payment other than a transfer (03) has the type of a payment chain.',
    'Leave TipoCadPago out, and with it CertPago, CadPago and SelloPago.',
  ),
  row(
    'CRP20276',
    'Pago/@Monto',
    'The amounts that settle documents in other currencies do not add up to the payment, within what rounding allows.',
    'Give EquivalenciaDR up to ten decimals, and work out ImpPagado from Monto with it.',
    { place: 'total' },
  ),
];

const DOCUMENT_CODES: readonly RefusalCode[] = [
  row(
    'CRP20236',
    'DoctoRelacionado/@MonedaDR',
    'A document that is paid has XXX as its currency.',
    'State the currency of the invoice.',
    { place: 'lines.*.document.currency' },
  ),
  row(
    'CRP20237',
    'DoctoRelacionado/@EquivalenciaDR',
    'A document is in another currency than the payment, and the rate between them is missing.',
    'State how many units of the currency of the document one unit of that of the payment is worth.',
    { sentence: ['campo equivalenciadr se debe'] },
  ),
  row(
    'CRP20238',
    'DoctoRelacionado/@EquivalenciaDR',
    'A document is in the currency of the payment, and the rate between them is not 1.',
    'Write `1`, without decimals.',
    { sentence: ['campo equivalenciadr debe contener'] },
  ),
  row(
    'CRP20277',
    'DoctoRelacionado/@EquivalenciaDR',
    'Where several documents are paid and one is in the currency of the payment, its rate of 1 counts with ten decimals in the margin for rounding.',
    'Leave EquivalenciaDR at `1`, as CRP20238 asks, and check the amounts with `1.0000000000`; if they hold, ask the provider.',
  ),
  row(
    'CRP20239',
    'DoctoRelacionado/@ImpSaldoAnt',
    'What was open on a document before the payment is not above zero.',
    'State the balance before this instalment; leave out documents that are settled already.',
    { place: 'lines.*.payable' },
  ),
  row(
    'CRP20241',
    'DoctoRelacionado/@ImpPagado',
    'What the payment settles of a document is not above zero.',
    'State the amount, or leave the document out.',
    { place: 'lines.*.amount' },
  ),
  row(
    'CRP20244',
    'DoctoRelacionado/@ImpSaldoInsoluto',
    'What is left open on a document is not the balance before less the amount paid, or it is below zero.',
    'Work it out as ImpSaldoAnt less ImpPagado; a payment cannot settle more than is open.',
    { place: 'lines.*.due', sentence: ['campo impsaldoinsoluto debe ser mayor'] },
  ),
  row(
    'CRP20245',
    'DoctoRelacionado/@ObjetoImpDR',
    "The code that tells whether the payment of a document is taxed is not on SAT's list.",
    fromCatalogue('c_ObjetoImp'),
    LINE_TAX,
  ),
  row(
    'CRP20246',
    'DoctoRelacionado/@ObjetoImpDR',
    'The payment of a document is said to be subject to tax (02), yet states no taxes.',
    'Add ImpuestosDR with the share of the taxes that this payment settles, or change ObjetoImpDR.',
    { ...LINE_TAX, sentence: ['hijo impuestosdr del nodo', 'debe existir'] },
  ),
  row(
    'CRP20247',
    'DoctoRelacionado/@ObjetoImpDR',
    'The payment of a document has taxes although its ObjetoImpDR says that none are broken down, as 01 and 03 do.',
    'Write 02 if the document has taxes, otherwise leave ImpuestosDR out.',
    LINE_TAX,
  ),
];

const TAX_CODES: readonly RefusalCode[] = [
  row(
    'CRP20249',
    'RetencionDR/@BaseDR',
    'The base of a retained tax of a document paid is not above zero.',
    ABOVE_ZERO,
    LINE_TAX,
  ),
  row(
    'CRP20255',
    'TrasladoDR/@BaseDR',
    'The base of a transferred tax of a document paid is not above zero.',
    ABOVE_ZERO,
    LINE_TAX,
  ),
  row(
    'CRP20260',
    'TrasladoDR/@TasaOCuotaDR',
    'The rate of a transferred tax of a document paid is not one that SAT has for this tax and kind of rate.',
    'Take the rate from the invoice that is paid, and write six decimals: `0.160000` for 16 per cent.',
    LINE_TAX,
  ),
  row(
    'CRP20261',
    'TrasladoDR/@ImporteDR',
    'The amount of a transferred tax of a document paid is not its base times its rate, within what rounding allows.',
    BASE_TIMES_RATE,
    { ...LINE_TAX, sentence: ['valor del campo importedr', 'corresponde a traslado', 'limite inferior y superior'] },
  ),
  row(
    'CRP20265',
    'RetencionP/@ImporteP',
    'The amount of a retained tax of the payment is not the sum of that tax in the documents paid.',
    ADD_UP_DOCUMENTS,
  ),
  row(
    'CRP20268',
    'TrasladoP/@BaseP',
    'The base of a transferred tax of the payment is not the sum of the bases that the documents paid have for this tax and rate.',
    ADD_UP_DOCUMENTS,
    { sentence: ['basep que corresponde', 'la tasaocuotadr del documento'] },
  ),
  row(
    'CRP20271',
    'TrasladoP',
    'The payment lists the same transferred tax twice with the same kind of rate and rate.',
    'Write one TrasladoP for each combination of ImpuestoP, TipoFactorP and TasaOCuotaP, with the sums.',
  ),
  row(
    'CRP20274',
    'TrasladoP/@ImporteP',
    'The amount of a transferred tax of the payment is not the sum of the amounts that the documents paid have for this tax and rate.',
    ADD_UP_DOCUMENTS,
    { sentence: ['importep que corresponde', 'la tasaocuotap del documento'] },
  ),
];

/** The error matrix of the complement for payments 2.0. */
export const SAT_PAYMENT_CODES: readonly RefusalCode[] = [
  ...SHELL_CODES,
  ...TOTAL_CODES,
  ...PAYMENT_CODES,
  ...DOCUMENT_CODES,
  ...TAX_CODES,
  row(
    'CRP20999',
    'any',
    'The complement for payments breaks a rule that has no code of its own.',
    'Read the message beside the code, and validate the XML against the schema of the complement for payments 2.0.',
  ),
];
