import type { CodeWords } from '../../code-words.ts';
import { catalogue, ROUND } from './sat-phrases-words.es.ts';

const fixed = (value: string): string =>
  `Escriba \`${value}\`; el comprobante que rodea al complemento tiene valores fijos.`;
const IN_COMPLEMENT = 'No lo incluya; lo que haya que decir de un pago va en el complemento.';
const IN_PESOS =
  'Multiplique las cifras de cada pago por su propio TipoCambioP, súmelas y redondee una vez a dos decimales.';
const ONE = 'Escriba `1`, sin decimales.';
const NO_BASE = 'No incluya en el documento pagado impuestos sobre nada.';
const SUM_PAID =
  'Sume las cifras que están en los documentos pagados, cada una dividida por su EquivalenciaDR; no redondee por el camino cifras sueltas.';

const total = (name: string, of: string): readonly [string, string] => [
  `${name} no es la suma de ${of} de todos los pagos, convertida a pesos y redondeada.`,
  IN_PESOS,
];

/** El complemento para recepción de pagos. */
export const SAT_PAYMENT_WORDS: CodeWords = {
  CRP20101: ['Un comprobante de pagos tiene un tipo distinto de `P`.', fixed('P')],
  CRP20102: ['Un comprobante de pagos tiene una clave de exportación distinta de `01`.', fixed('01')],
  CRP20103: ['Un comprobante de pagos tiene un subtotal distinto de `0`.', fixed('0')],
  CRP20104: ['Un comprobante de pagos tiene una moneda distinta de `XXX`.', fixed('XXX')],
  CRP20105: ['Un comprobante de pagos indica una forma de pago fuera del complemento.', IN_COMPLEMENT],
  CRP20106: ['Un comprobante de pagos indica un método de pago.', IN_COMPLEMENT],
  CRP20107: ['Un comprobante de pagos indica condiciones de pago.', IN_COMPLEMENT],
  CRP20108: ['Un comprobante de pagos indica un descuento.', IN_COMPLEMENT],
  CRP20109: ['Un comprobante de pagos indica un tipo de cambio fuera del complemento.', IN_COMPLEMENT],
  CRP20110: ['Un comprobante de pagos tiene un total distinto de `0`.', fixed('0')],
  CRP20111: [
    'Un comprobante de pagos tiene más de un concepto.',
    'Escriba un solo Concepto, cualquiera que sea el número de pagos y documentos pagados.',
  ],
  CRP20112: [
    'El concepto de un comprobante de pagos tiene nodos dentro.',
    'No los incluya; solo puede haber ACuentaTerceros.',
  ],
  CRP20113: ['Un comprobante de pagos tiene una clave de servicio distinta de `84111506`.', fixed('84111506')],
  CRP20114: ['Un comprobante de pagos indica un número de artículo.', IN_COMPLEMENT],
  CRP20115: ['Un comprobante de pagos tiene una cantidad distinta de `1`.', fixed('1')],
  CRP20116: ['Un comprobante de pagos tiene una unidad distinta de `ACT`.', fixed('ACT')],
  CRP20117: ['Un comprobante de pagos indica el nombre de una unidad.', IN_COMPLEMENT],
  CRP20118: ['Un comprobante de pagos tiene una descripción distinta de `Pago`.', fixed('Pago')],
  CRP20119: ['Un comprobante de pagos tiene un valor unitario distinto de `0`.', fixed('0')],
  CRP20120: ['Un comprobante de pagos tiene un importe del concepto distinto de `0`.', fixed('0')],
  CRP20121: ['Un comprobante de pagos indica un descuento del concepto.', IN_COMPLEMENT],
  CRP20122: ['Un comprobante de pagos tiene un ObjetoImp del concepto distinto de `01`.', fixed('01')],
  CRP20123: ['Un comprobante de pagos indica impuestos fuera del complemento.', IN_COMPLEMENT],
  CRP20201: total('TotalRetencionesIVA', 'el IVA retenido'),
  CRP20202: total('TotalRetencionesISR', 'el ISR retenido'),
  CRP20203: total('TotalRetencionesIEPS', 'el IEPS retenido'),
  CRP20204: total('TotalTrasladosBaseIVA16', 'las bases del IVA al 16 por ciento'),
  CRP20205: total('TotalTrasladosImpuestoIVA16', 'el IVA al 16 por ciento'),
  CRP20206: total('TotalTrasladosBaseIVA8', 'las bases del IVA al 8 por ciento'),
  CRP20207: total('TotalTrasladosImpuestoIVA8', 'el IVA al 8 por ciento'),
  CRP20208: total('TotalTrasladosBaseIVA0', 'las bases del IVA al 0 por ciento'),
  CRP20209: total('TotalTrasladosImpuestoIVA0', 'el IVA al 0 por ciento'),
  CRP20210: total('TotalTrasladosBaseIVAExento', 'las bases exentas de IVA'),
  CRP20211: total('MontoTotalPagos', 'los importes'),
  CRP20212: [
    'La forma de un pago queda por definir (99), aunque ya se hizo.',
    'Indique cómo llegó el dinero: 01 efectivo, 02 cheque, 03 transferencia, u otra clave de c_FormaPago.',
  ],
  CRP20213: ['Un pago tiene XXX como moneda.', 'Indique la moneda del dinero; XXX solo va en el comprobante.'],
  CRP20214: [
    'Un pago en moneda extranjera no tiene tipo de cambio.',
    'Indique los pesos que valía una unidad de la moneda el día del pago.',
  ],
  CRP20215: ['Un pago en pesos tiene un tipo de cambio distinto de 1.', ONE],
  CRP20217: [
    'Los documentos se pagan con más de lo que trajo el pago.',
    'Convierta cada ImpPagado a la moneda del pago con EquivalenciaDR; su suma no puede superar Monto.',
  ],
  CRP20218: ['El importe de un pago no es mayor que cero.', 'Indique lo pagado, y no incluya pagos de nada.'],
  CRP20219: ['El importe de un pago tiene más decimales que su moneda.', ROUND],
  CRP20229: [
    'Un pago que no es transferencia (03) tiene un tipo de cadena de pago.',
    'No incluya TipoCadPago, ni con él CertPago, CadPago y SelloPago.',
  ],
  CRP20236: ['Un documento pagado tiene XXX como moneda.', 'Indique la moneda de la factura.'],
  CRP20237: [
    'Un documento está en otra moneda que el pago, y falta la equivalencia entre ellas.',
    'Indique cuántas unidades de la moneda del documento vale una de la del pago.',
  ],
  CRP20238: ['Un documento está en la moneda del pago, y la equivalencia entre ellas no es 1.', ONE],
  CRP20239: [
    'Lo pendiente de un documento antes del pago no es mayor que cero.',
    'Indique el saldo anterior a esta parcialidad; no incluya documentos ya saldados.',
  ],
  CRP20241: [
    'Lo que el pago salda de un documento no es mayor que cero.',
    'Indique el importe, o no incluya el documento.',
  ],
  CRP20244: [
    'Lo que queda pendiente de un documento no es el saldo anterior menos lo pagado, o es negativo.',
    'Calcúlelo como ImpSaldoAnt menos ImpPagado; un pago no puede saldar más de lo pendiente.',
  ],
  CRP20245: [
    'La clave que dice si el pago de un documento es objeto de impuesto no está en la lista del SAT.',
    catalogue('c_ObjetoImp'),
  ],
  CRP20246: [
    'El pago de un documento figura como objeto de impuesto (02), pero no indica impuestos.',
    'Añada ImpuestosDR con la parte de los impuestos que salda este pago, o cambie ObjetoImpDR.',
  ],
  CRP20247: [
    'El pago de un documento tiene impuestos aunque su ObjetoImpDR dice que no se desglosan, como 01 y 03.',
    'Escriba 02 si el documento tiene impuestos; en otro caso no incluya ImpuestosDR.',
  ],
  CRP20249: ['La base de un impuesto retenido de un documento pagado no es mayor que cero.', NO_BASE],
  CRP20255: ['La base de un impuesto trasladado de un documento pagado no es mayor que cero.', NO_BASE],
  CRP20260: [
    'La tasa de un impuesto trasladado de un documento pagado no es una que el SAT tenga para ese impuesto y factor.',
    'Tome la tasa de la factura pagada, y escriba seis decimales: `0.160000` para 16 por ciento.',
  ],
  CRP20261: [
    'El importe de un impuesto trasladado de un documento pagado no es su base por su tasa, dentro de lo que admite el redondeo.',
    'Calcúlelo como BaseDR por TasaOCuotaDR con las cifras que están en el archivo.',
  ],
  CRP20265: [
    'El importe de un impuesto retenido del pago no es la suma de ese impuesto en los documentos pagados.',
    SUM_PAID,
  ],
  CRP20268: [
    'La base de un impuesto trasladado del pago no es la suma de las bases que los documentos pagados tienen para ese impuesto y tasa.',
    SUM_PAID,
  ],
  CRP20271: [
    'El pago enumera dos veces el mismo impuesto trasladado con el mismo factor y tasa.',
    'Escriba un TrasladoP por cada combinación de ImpuestoP, TipoFactorP y TasaOCuotaP, con las sumas.',
  ],
  CRP20274: [
    'El importe de un impuesto trasladado del pago no es la suma de los importes que los documentos pagados tienen para ese impuesto y tasa.',
    SUM_PAID,
  ],
  CRP20276: [
    'Los importes que saldan documentos en otras monedas no suman el pago, dentro de lo que admite el redondeo.',
    'Dé a EquivalenciaDR hasta diez decimales, y calcule ImpPagado a partir de Monto con ella.',
  ],
  CRP20277: [
    'Si se pagan varios documentos y uno está en la moneda del pago, su equivalencia de 1 cuenta con diez decimales en el margen de redondeo.',
    'Deje EquivalenciaDR en `1`, como pide CRP20238, y compruebe los importes con `1.0000000000`; si cuadran, pregunte al proveedor.',
  ],
  CRP20999: [
    'El complemento de pagos incumple una regla que no tiene código propio.',
    'Lea el mensaje junto al código, y valide el XML con el esquema del complemento de pagos 2.0.',
  ],
  '301': ['El XML no cumple el esquema de CFDI.', 'Valide el XML con el esquema de CFDI 4.0 y de sus complementos.'],
  '302': [
    'El sello no corresponde al documento.',
    'Genere la cadena original del XML terminado y séllelo como último paso.',
  ],
  '303': ['El certificado no es del emisor.', 'Selle con el certificado (CSD) del RFC de Emisor.'],
  '304': [
    'El certificado está revocado, o el SAT no lo conoce.',
    'Consulte el certificado en el SAT y use uno vigente.',
  ],
  '305': [
    'La fecha del documento está fuera de la vigencia del certificado.',
    'Use el certificado vigente en la fecha de expedición.',
  ],
  '306': ['El certificado es una firma personal (FIEL) y no uno para sellar (CSD).', 'Selle con el CSD.'],
  '307': ['El documento ya está timbrado.', 'Tome el timbre que tiene, o envíe el documento sin él como uno nuevo.'],
  '308': [
    'El SAT no emitió el certificado.',
    'Use un certificado emitido por el SAT; los de prueba solo funcionan en sistemas de prueba.',
  ],
  '401': [
    'La fecha de expedición es de más de 72 horas antes del timbrado.',
    'Feche el documento dentro de las últimas 72 horas, en el huso horario del lugar de expedición.',
  ],
  '402': [
    'El emisor no está registrado en el SAT como quien puede expedir.',
    'Compruebe en el SAT el RFC del emisor y sus obligaciones.',
  ],
};
