import type { CodeWords } from '../../code-words.ts';

const LEAVE_OUT = 'Omita el atributo.';
const ROUND = 'Redondéelo a los decimales que c_Moneda da a la moneda: dos en MXN.';
const TOGETHER = 'Dé TipoCadPago, CertPago, CadPago y SelloPago juntos, o ninguno.';
const FROM_LINES = 'Sume de nuevo los impuestos de los conceptos y escriba cada suma.';
const EXEMPT = 'Escriba TasaOCuotaDR e ImporteDR solo con Tasa y Cuota.';
const TOTALS = 'Escriba en Totales la suma de cada impuesto que tienen los pagos.';
const OBJECT = 'Corrija ObjetoImpDR o los impuestos del documento.';

const bank = (attribute: string): readonly [string, string] => [
  `La forma de pago no conoce banco, y ${attribute} está presente.`,
  LEAVE_OUT,
];
const decimals = (attribute: string): readonly [string, string] => [
  `${attribute} tiene más decimales que la moneda del documento.`,
  ROUND,
];
const chain = (attribute: string): readonly [string, string] => [
  `El pago nombra una cadena propia, y falta ${attribute}.`,
  TOGETHER,
];

/** Filas de las matrices añadidas por su condición. */
export const SAT_CONDITION_WORDS: CodeWords = {
  CFDI40212: ['Falta el total de los impuestos trasladados.', FROM_LINES],
  CFDI40213: ['A un impuesto del documento le falta la base, el impuesto o el tipo de factor.', FROM_LINES],
  CFDI40214: ['La base de un impuesto tiene más decimales que la moneda.', ROUND],
  CFDI40216: ['Todo está exento, y la base no es la suma de las bases de los conceptos.', FROM_LINES],
  CFDI40220: ['El importe de un impuesto tiene más decimales que la moneda.', ROUND],
  CRP20221: bank('RfcEmisorCtaOrd'),
  CRP20223: [
    'El ordenante tiene un banco extranjero, y falta su nombre.',
    'Escriba el nombre del banco en NomBancoOrdExt.',
  ],
  CRP20224: bank('CtaOrdenante'),
  CRP20227: bank('RfcEmisorCtaBen'),
  CRP20228: bank('CtaBeneficiario'),
  CRP20230: chain('CertPago'),
  CRP20232: chain('CadPago'),
  CRP20234: chain('SelloPago'),
  CRP20240: decimals('ImpSaldoAnt'),
  CRP20242: decimals('ImpPagado'),
  CRP20243: decimals('ImpSaldoInsoluto'),
  CRP20248: [
    'Los impuestos de un documento no tienen ni retención ni traslado.',
    'Omita ImpuestosDR, o escriba los impuestos.',
  ],
  CRP20252: ['Una retención de un documento figura como exenta.', 'Escriba Tasa o Cuota, u omita la retención.'],
  CRP20254: [
    'Una retención de un documento está fuera de los límites que dan su base y su tasa.',
    'Multiplique la base por la tasa y redondee a los decimales que escribe.',
  ],
  CRP20258: ['Un impuesto de un documento está exento, y tiene tasa o importe.', EXEMPT],
  CRP20259: ['Un impuesto de un documento tiene tipo de factor, y le falta la tasa o el importe.', EXEMPT],
  CRP20263: ['Dos retenciones de un pago son del mismo impuesto.', 'Una las retenciones de cada impuesto.'],
  CRP20264: ['Un pago tiene una retención, y los totales ninguna.', TOTALS],
  CRP20273: ['Un pago tiene IVA, y los totales ningún IVA de su tasa.', TOTALS],
  CRP20278: ['El objeto de impuesto (06 u 08) de un documento no admite su IVA o IEPS.', OBJECT],
  CRP20279: ['El objeto de impuesto (07) de un documento pide IEPS sin IVA.', OBJECT],
};
