import { CFDI_EXPORT, CFDI_GLOBAL, CFDI_INVOICE, CFDI_PAYMENT } from './cfdi-receipts.ts';
import { gone, last, more, set } from './attribute-edits.ts';
import { CFDI_PAYMENT_ROWS } from './cfdi-payment-conditions.ts';
import type { Case, Edit, FileRow } from './conditions.ts';

/** What breaks each condition of SAT, and what just holds, as edits of own receipts. */

export const CFDI_FILES = {
  invoice: CFDI_INVOICE,
  global: CFDI_GLOBAL,
  export: CFDI_EXPORT,
  payment: CFDI_PAYMENT,
};

type File = keyof typeof CFDI_FILES;

const of =
  (file: File) =>
  ([rule, ...rest]: FileRow): Case<File> => [rule, file, ...rest];

const kind = (to: string): Edit => set('TipoDeComprobante', 'I', to);

const TAXES = /<cfdi:Impuestos Total.*<\/cfdi:Impuestos>/;
const FIRST = '<cfdi:Traslado Base="60.00"';
const AGAIN_CHARGED = /(<cfdi:Impuestos Total.*)(<cfdi:Traslado Base="60.00".*?\/>)/s;
const PAYROLL = set('UsoCFDI', 'G01', 'CN01');
const WAGES = set('RegimenFiscalReceptor', '601', '605');
const PERSON: Edit = ['K&amp;A010301I16', 'XIQB891116QE4'];

/** The first tax of the invoice as IEPS. */
const asIeps = (factor: string, rate: string): Edit => [
  `${FIRST} Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000"`,
  `${FIRST} Impuesto="003" TipoFactor="${factor}" TasaOCuota="${rate}"`,
];
/** What the invoice withholds as IEPS. */
const heldAsIeps = (rate: string): Edit => [
  'Impuesto="001" TipoFactor="Tasa" TasaOCuota="0.012500"',
  `Impuesto="003" TipoFactor="Tasa" TasaOCuota="${rate}"`,
];
const on = (day: string): Edit => [/ Fecha="[\d-]*/, ` Fecha="${day}`];

/** The highest fee of IEPS on a day, and the next one. */
const FEES = [
  ['2023-12-31', '59.144900', '59.144901'],
  ['2024-01-01', '66.506200', '66.506201'],
  ['2025-12-31', '69.525500', '69.525501'],
  ['2026-01-01', '72.160500', '72.160501'],
] as const;

const INVOICE_ROWS: readonly FileRow[] = [
  ['CFDI40103', [kind('T')], [kind('E')], 'others'],
  ['CFDI40105', [set('MetodoPago', 'PUE', 'PPD')], [set('MetodoPago', 'PUE', 'PPD'), set('FormaPago', '03', '99')]],
  ['CFDI40107', [set('SubTotal', '114.65', '114.650')], []],
  [
    'CFDI40108',
    [set('SubTotal', '114.65', '114.66'), set('Total', '118.85', '118.86')],
    [set('Importe', '50.00', '50.004')],
  ],
  ['CFDI40109', [kind('T')], [kind('T'), set('SubTotal', '114.65', '0.00')], 'others'],
  ['CFDI40110', [set('Descuento', '4.65', '114.66')], [set('Descuento', '4.65', '114.65')], 'others'],
  ['CFDI40111', [gone('Descuento'), set('Total', '118.85', '123.50')], [kind('N')]],
  ['CFDI40111', [kind('P')], [kind('E')], 'others'],
  ['CFDI40112', [set('Descuento', '4.65', '4.650')], []],
  ['CFDI40114', [set('TipoCambio', '1', '1.01')], [set('TipoCambio', '1', '1.00')]],
  ['CFDI40119', [set('Total', '118.85', '118.86')], []],
  [
    'CFDI40119',
    [set('Total', '118.85', '119.85')],
    [
      set('Total', '118.85', '119.85'),
      [
        '</cfdi:Comprobante>',
        '<cfdi:Complemento><implocal:ImpuestosLocales xmlns:implocal="http://www.sat.gob.mx/implocal" version="1.0" TotaldeRetenciones="1.00" TotaldeTraslados="2.00"/></cfdi:Complemento></cfdi:Comprobante>',
      ],
    ],
  ],
  ['CFDI40122', [set('Exportacion', '01', '02')], [set('Exportacion', '01', '03')]],
  ['CFDI40125', [kind('T')], [kind('T'), gone('MetodoPago')], 'others'],
  ['CFDI40141', [set('RegimenFiscal', '601', '612')], [set('RegimenFiscal', '601', '626')]],
  ['CFDI40151', [more('UsoCFDI', 'ResidenciaFiscal', 'USA')], []],
  ['CFDI40154', [more('UsoCFDI', 'NumRegIdTrib', '1')], [], 'others'],
  ['CFDI40158', [PERSON], [PERSON, set('RegimenFiscalReceptor', '601', '612')]],
  ['CFDI40161', [set('UsoCFDI', 'G01', 'D01')], [set('UsoCFDI', 'G01', 'I08')]],
  [
    'CFDI40161',
    [PERSON, set('UsoCFDI', 'G01', 'D01'), set('RegimenFiscalReceptor', '601', '616')],
    [PERSON, set('UsoCFDI', 'G01', 'D01'), set('RegimenFiscalReceptor', '601', '605')],
  ],
  ['CFDI40161', [kind('N'), PAYROLL, PERSON], [kind('N'), PAYROLL, PERSON, WAGES], 'others'],
  ['CFDI40161', [kind('N'), PERSON, WAGES], [kind('N'), PAYROLL, PERSON, WAGES], 'others'],
  ['CFDI40161', [kind('N'), PAYROLL, WAGES], [kind('N'), PAYROLL, PERSON, WAGES], 'others'],
  ['CFDI40166', [set('ValorUnitario', '50.00', '0.00')], [set('ValorUnitario', '50.00', '0.01')], 'others'],
  // 3 × 21.55, each half a unit less or more: from 53.86 to 75.45.
  ['CFDI40167', [set('Importe', '64.65', '53.85')], [set('Importe', '64.65', '53.86')], 'others'],
  ['CFDI40167', [set('Importe', '64.65', '75.46')], [set('Importe', '64.65', '75.45')], 'others'],
  // As SAT’s own example: 14.16 × 13.66 is from 193.28 to 193.57.
  [
    'CFDI40167',
    [set('Cantidad', '3', '14.16'), set('ValorUnitario', '21.55', '13.66'), set('Importe', '64.65', '193.58')],
    [set('Cantidad', '3', '14.16'), set('ValorUnitario', '21.55', '13.66'), set('Importe', '64.65', '193.57')],
    'others',
  ],
  [
    'CFDI40168',
    [[' Importe="64.65" Descuento="4.65', ' Importe="64.65" Descuento="4.650']],
    [[' Importe="64.65" Descuento="4.65', ' Importe="64.650" Descuento="4.650']],
  ],
  [
    'CFDI40169',
    [[' Importe="64.65" Descuento="4.65', ' Importe="64.65" Descuento="64.66']],
    [[' Importe="64.65" Descuento="4.65', ' Importe="64.65" Descuento="64.65']],
  ],
  [
    'CFDI40171',
    [[/<cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="50.00".*?<\/cfdi:Impuestos>/, '']],
    [
      [/<cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="50.00".*?<\/cfdi:Impuestos>/, ''],
      [/"02"><cfdi:ACuenta/, '"01"><cfdi:ACuenta'],
    ],
    'others',
  ],
  ['CFDI40172', [set('ObjetoImp', '02', '04')], [set('ObjetoImp', '02', '06')]],
  [
    'CFDI40173',
    [[/(<cfdi:Impuestos>)<cfdi:Traslados><cfdi:Traslado Base="50.00".*?<\/cfdi:Traslados>/, '$1']],
    [],
    'others',
  ],
  ['CFDI40174', [set('Base', '50.00', '0.00')], [set('Base', '50.00', '0.01')], 'others'],
  ['CFDI40177', [[' TipoFactor="Exento"/>', ' TipoFactor="Exento" Importe="0.00"/>']], []],
  ['CFDI40178', [[' TasaOCuota="0.160000" Importe="9.60"/>', ' TasaOCuota="0.160000"/>']], [], 'others'],
  ['CFDI40179', [set('TasaOCuota', '0.160000', '0.150000')], [set('TasaOCuota', '0.160000', '0.080000')], 'others'],
  ['CFDI40179', [asIeps('Tasa', '2.000000')], [asIeps('Tasa', '1.600000')], 'others'],
  ['CFDI40179', [asIeps('Tasa', '0.320000')], [asIeps('Tasa', '0.304000')], 'others'],
  ['CFDI40179', [asIeps('Tasa', '1.000000')], [asIeps('Tasa', '0.030000')], 'others'],
  ...FEES.map(([day, most, more]): FileRow => [
    'CFDI40179',
    [on(day), asIeps('Cuota', more)],
    [on(day), asIeps('Cuota', most)],
    'others',
  ]),
  ['CFDI40180', [set('Importe', '9.60', '9.62')], [set('Importe', '9.60', '9.61')], 'others'],
  ['CFDI40180', [set('Importe', '9.60', '9.58')], [set('Importe', '9.60', '9.59')], 'others'],
  [
    'CFDI40181',
    [[/(<cfdi:Retencion) Base="60.00"/, '$1 Base="0.00"']],
    [[/(<cfdi:Retencion) Base="60.00"/, '$1 Base="0.01"']],
    'others',
  ],
  [
    'CFDI40184',
    [['Impuesto="001" TipoFactor="Tasa"', 'Impuesto="001" TipoFactor="Exento"']],
    [['Impuesto="001" TipoFactor="Tasa"', 'Impuesto="003" TipoFactor="Cuota"']],
  ],
  ['CFDI40185', [set('TasaOCuota', '0.012500', '0.350001')], [set('TasaOCuota', '0.012500', '0.350000')], 'others'],
  ['CFDI40185', [heldAsIeps('0.030000')], [heldAsIeps('0.060000')], 'others'],
  ['CFDI40185', [heldAsIeps('0.000000')], [heldAsIeps('1.600000')], 'others'],
  ['CFDI40186', [set('Importe', '0.75', '0.77')], [set('Importe', '0.75', '0.76')], 'others'],
  ['CFDI40188', [['JUFA7608212V6', 'EKU9003173C9']], []],
  ['CFDI40188', [['JUFA7608212V6', 'K&amp;A010301I16']], []],
  ['CFDI40197', [set('ValorUnitario', '5.25', '0')], [set('ValorUnitario', '5.25', '0.01')], 'others'],
  // 2 × 5.25: from 7.86 to 13.14.
  ['CFDI40198', [set('Importe', '10.50', '13.15')], [set('Importe', '10.50', '13.14')]],
  ['CFDI40201', [kind('T')], [kind('T'), [TAXES, '']], 'others'],
  ['CFDI40202', [set('TotalImpuestosRetenidos', '0.75', '0.750')], []],
  ['CFDI40203', [set('TotalImpuestosRetenidos', '0.75', '0.74')], [], 'others'],
  ['CFDI40204', [set('TotalImpuestosTrasladados', '9.60', '9.600')], []],
  ['CFDI40205', [set('TotalImpuestosTrasladados', '9.60', '9.61')], [], 'others'],
  ['CFDI40206', [gone('TotalImpuestosRetenidos')], [], 'others'],
  [
    'CFDI40208',
    [['<cfdi:Retencion Impuesto="001" Importe="0.75"/>', '$&$&']],
    [['<cfdi:Retencion Impuesto="001" Importe="0.75"/>', '$&<cfdi:Retencion Impuesto="002" Importe="0.00"/>']],
    'others',
  ],
  ['CFDI40210', [last('Importe', '0.75', '0.750')], []],
  ['CFDI40211', [last('Importe', '0.75', '0.76')], [set('Importe', '0.75', '0.754')], 'others'],
  [
    'CFDI40212',
    [gone('TotalImpuestosTrasladados')],
    [gone('TotalImpuestosTrasladados'), [/(<cfdi:Impuestos Total.*)<cfdi:Traslado Base="60.00".*?\/>/s, '$1']],
    'others',
  ],
  ['CFDI40213', [[/(.*<cfdi:Traslado) Base="50.00"/s, '$1']], []],
  ['CFDI40214', [last('Base', '50.00', '50.000')], []],
  ['CFDI40215', [last('Base', '60.00', '60.01')], [set('Base', '60.00', '60.004')]],
  ['CFDI40216', [[AGAIN_CHARGED, '$1']], [], 'others'],
  [
    'CFDI40218',
    [[AGAIN_CHARGED, '$1$2$2']],
    [
      [
        AGAIN_CHARGED,
        '$1$2<cfdi:Traslado Base="0.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.080000" Importe="0.00"/>',
      ],
    ],
    'others',
  ],
  ['CFDI40220', [last('Importe', '9.60', '9.600')], []],
  ['CFDI40221', [last('Importe', '9.60', '9.61')], [set('Importe', '9.60', '9.604')], 'others'],
];

const FORTNIGHTS = set('Periodicidad', '04', '05');

const GLOBAL_ROWS: readonly FileRow[] = [
  [
    'CFDI40130',
    [set('Nombre', 'PUBLICO EN GENERAL', 'CLIENTE')],
    [set('Nombre', 'PUBLICO EN GENERAL', 'PÚBLICO EN GENERAL')],
  ],
  [
    'CFDI40132',
    [FORTNIGHTS, set('Meses', '09', '18')],
    [FORTNIGHTS, set('Meses', '09', '18'), set('RegimenFiscal', '601', '621'), ['EKU9003173C9', 'JUFA7608212V6']],
  ],
  ['CFDI40134', [set('Meses', '09', '13')], [set('Meses', '09', '12')]],
  ['CFDI40135', [FORTNIGHTS, set('Meses', '09', '12')], [FORTNIGHTS, set('Meses', '09', '13')], 'others'],
  ['CFDI40136', [set('Año', '2026', '2024')], [set('Año', '2026', '2025')]],
  ['CFDI40136', [set('Año', '2026', '2027')], []],
  ['CFDI40149', [set('DomicilioFiscalReceptor', '36000', '36001')], []],
  ['CFDI40158', [set('RegimenFiscalReceptor', '616', '601')], [], 'others'],
];

const EXPORT_ROWS: readonly FileRow[] = [
  ['CFDI40115', [gone('TipoCambio')], [gone('TipoCambio'), set('Moneda', 'USD', 'MXN')]],
  ['CFDI40116', [set('Moneda', 'USD', 'XXX')], [set('Moneda', 'USD', 'XXX'), gone('TipoCambio')], 'others'],
  ['CFDI40107', [set('Moneda', 'USD', 'JPY')], [set('Moneda', 'USD', 'JPY'), set('SubTotal', '20.00', '20')], 'others'],
  [
    'CFDI40107',
    [set('Moneda', 'USD', 'CLF'), set('SubTotal', '20.00', '20.00000')],
    [set('Moneda', 'USD', 'CLF'), set('SubTotal', '20.00', '20.0000')],
    'others',
  ],
  ['CFDI40107', [set('Moneda', 'USD', 'XDR')], [set('Moneda', 'USD', 'XDR'), set('SubTotal', '20.00', '20')], 'others'],
  ['CFDI40152', [set('ResidenciaFiscal', 'USA', 'MEX')], []],
  ['CFDI40153', [gone('ResidenciaFiscal')], []],
  ['CFDI40155', [gone('NumRegIdTrib')], [gone('NumRegIdTrib'), [/<cfdi:Complemento>.*<\/cfdi:Complemento>/, '']]],
  [
    'CFDI40195',
    [
      [
        '</cfdi:Impuestos></cfdi:Concepto>',
        '</cfdi:Impuestos><cfdi:InformacionAduanera NumeroPedimento="10  47  3807  8003832"/></cfdi:Concepto>',
      ],
    ],
    [],
  ],
];

export const CFDI_CASES: readonly Case<File>[] = [
  ...INVOICE_ROWS.map(of('invoice')),
  ...GLOBAL_ROWS.map(of('global')),
  ...EXPORT_ROWS.map(of('export')),
  ...CFDI_PAYMENT_ROWS.map(of('payment')),
];
