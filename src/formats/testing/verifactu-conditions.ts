import type { Case, Edit, FileRow } from './conditions.ts';
import { inVerifactuFile, VERIFACTU_CANCELLATION, VERIFACTU_INVOICE, VERIFACTU_RECORD } from './verifactu-records.ts';

/** What breaks each condition of VERI*FACTU, and what just holds, as edits of own records. */

export const VERIFACTU_FILES = {
  invoice: VERIFACTU_INVOICE,
  correction: VERIFACTU_RECORD,
  cancellation: VERIFACTU_CANCELLATION,
  file: inVerifactuFile(VERIFACTU_INVOICE, VERIFACTU_RECORD),
};

/** An element with another text. */
const set = (name: string, from: string, to: string): Edit => [`<sum1:${name}>${from}<`, `<sum1:${name}>${to}<`];
/** One more element before another. */
const before = (next: string, name: string, text: string): Edit => [
  `<sum1:${next}>`,
  `<sum1:${name}>${text}</sum1:${name}><sum1:${next}>`,
];
const gone = (name: string): Edit => [new RegExp(`<sum1:${name}>.*?</sum1:${name}>`), ''];
const kind = (to: string): Edit => set('TipoFactura', 'F1', to);
const regime = (to: string): Edit => set('ClaveRegimen', '01', to);
/** The customer has another kind of number. */
const other = (type: string, country: string): Edit => [
  '<sum1:NIF>B10101017</sum1:NIF></sum1:IDDestinatario>',
  `<sum1:IDOtro><sum1:CodigoPais>${country}</sum1:CodigoPais><sum1:IDType>${type}</sum1:IDType><sum1:ID>X1</sum1:ID></sum1:IDOtro></sum1:IDDestinatario>`,
];
const third = (inner: string): Edit => [
  '<sum1:Destinatarios>',
  `<sum1:EmitidaPorTerceroODestinatario>T</sum1:EmitidaPorTerceroODestinatario><sum1:Tercero><sum1:NombreRazon>Gestoría</sum1:NombreRazon>${inner}</sum1:Tercero><sum1:Destinatarios>`,
];
const FREE = '<sum1:OperacionExenta>E1</sum1:OperacionExenta>';
const S1 = '<sum1:CalificacionOperacion>S1</sum1:CalificacionOperacion>';
const calls = (to: string): Edit => [S1, `<sum1:CalificacionOperacion>${to}</sum1:CalificacionOperacion>`];
/** The entry with tax is of another tax. */
const tax = (to: string): Edit => set('Impuesto', '01', to);
const RATE = '<sum1:TipoImpositivo>21.00</sum1:TipoImpositivo>';
const DUTY = '<sum1:CuotaRepercutida>21.00</sum1:CuotaRepercutida>';
const rated = (rate: string, duty: string): readonly Edit[] => [
  set('TipoImpositivo', '21.00', rate),
  set('CuotaRepercutida', '21.00', duty),
];
/** No rate and no tax. */
const untaxed: readonly Edit[] = [
  [RATE, ''],
  [DUTY, ''],
];
const surcharged = (rate: string): Edit => [
  DUTY,
  `${DUTY}<sum1:TipoRecargoEquivalencia>${rate}</sum1:TipoRecargoEquivalencia><sum1:CuotaRecargoEquivalencia>1.00</sum1:CuotaRecargoEquivalencia>`,
];
const surchargedAt = (rate: string, duty: string, surcharge: string): readonly Edit[] => [
  surcharged(surcharge),
  ...rated(rate, duty),
];
const day = (to: string): Edit => set('FechaOperacion', '03-10-2026', to);
const atCost = (amount: string): Edit => [
  DUTY,
  `<sum1:BaseImponibleACoste>${amount}</sum1:BaseImponibleACoste>${DUTY}`,
];
const publicWork: readonly Edit[] = [regime('14'), day('05-10-2026')];
const CUSTOMER = gone('Destinatarios');
const LARGE: readonly Edit[] = [set('BaseImponibleOimporteNoSujeto', '10.00', '99999879.00')];

const INVOICE_ROWS: readonly FileRow[] = [
  [
    '1112',
    [set('FechaExpedicionFactura', '04-10-2026', '29-11-2026')],
    [set('FechaExpedicionFactura', '04-10-2026', '28-11-2026')],
  ],
  [
    '1152',
    [set('FechaExpedicionFactura', '04-10-2026', '27-10-2024'), day('27-10-2024')],
    [set('FechaExpedicionFactura', '04-10-2026', '28-10-2024'), day('28-10-2024')],
  ],
  ['1130', [set('NumSerieFactura', 'F/92', 'Ñ/92')], [set('NumSerieFactura', 'F/92', '~/ 92')]],
  ['1146', [day('05-10-2026')], [day('04-10-2026')]],
  ['1146', [day('05-10-2026')], [day('05-10-2026'), regime('15')]],
  ['1173', [day('29-11-2026')], [day('28-11-2026')], 'others'],
  ['1134', [day('27-11-2006')], [day('28-11-2006')]],
  ['1134', [day('01-01-2028'), regime('15')], [day('31-12-2027'), regime('15')]],
  [
    '1153',
    [before('TipoFactura', 'RechazoPrevio', 'X')],
    [before('TipoFactura', 'Subsanacion', 'S'), before('TipoFactura', 'RechazoPrevio', 'X')],
  ],
  [
    '1161',
    [before('TipoFactura', 'Subsanacion', 'N'), before('TipoFactura', 'RechazoPrevio', 'S')],
    [before('TipoFactura', 'Subsanacion', 'S'), before('TipoFactura', 'RechazoPrevio', 'S')],
  ],
  ['1114', [kind('R1')], [kind('R1'), before('FechaOperacion', 'TipoRectificativa', 'I')]],
  ['1115', [before('FechaOperacion', 'TipoRectificativa', 'I')], []],
  [
    '1116',
    [before('FechaOperacion', 'FacturasSustituidas', '')],
    [before('FechaOperacion', 'FacturasSustituidas', ''), kind('F3')],
  ],
  [
    'ImporteRectificacion',
    [kind('R1'), before('FechaOperacion', 'TipoRectificativa', 'S')],
    [
      kind('R1'),
      before('FechaOperacion', 'TipoRectificativa', 'S'),
      before('FechaOperacion', 'ImporteRectificacion', ''),
    ],
  ],
  [
    'ImporteRectificacion',
    [
      kind('R1'),
      before('FechaOperacion', 'TipoRectificativa', 'I'),
      before('FechaOperacion', 'ImporteRectificacion', ''),
    ],
    [kind('R1'), before('FechaOperacion', 'TipoRectificativa', 'I')],
  ],
  [
    '1139',
    [...LARGE, set('ImporteTotal', '131.00', '100000000.00')],
    [...LARGE, set('ImporteTotal', '131.00', '99999999.99')],
  ],
  [
    '1138',
    [before('Destinatarios', 'Macrodato', 'S')],
    [before('Destinatarios', 'Macrodato', 'S'), ...LARGE, set('ImporteTotal', '131.00', '100000000.00')],
  ],
  [
    '1183',
    [before('Destinatarios', 'FacturaSimplificadaArt7273', 'S'), kind('F2'), CUSTOMER],
    [before('Destinatarios', 'FacturaSimplificadaArt7273', 'S')],
  ],
  [
    '1185',
    [before('Destinatarios', 'FacturaSinIdentifDestinatarioArt61d', 'S')],
    [before('Destinatarios', 'FacturaSinIdentifDestinatarioArt61d', 'S'), kind('F2'), CUSTOMER],
  ],
  ['1186', [before('Destinatarios', 'EmitidaPorTerceroODestinatario', 'T')], [third('<sum1:NIF>B10101017</sum1:NIF>')]],
  [
    '1187',
    [third('<sum1:NIF>B10101017</sum1:NIF>'), set('EmitidaPorTerceroODestinatario', 'T', 'D')],
    [third('<sum1:NIF>B10101017</sum1:NIF>')],
  ],
  ['1188', [third('<sum1:NIF>A58818501</sum1:NIF>')], [third('<sum1:NIF>B10101017</sum1:NIF>')]],
  [
    '1211',
    [third('<sum1:IDOtro><sum1:IDType>07</sum1:IDType><sum1:ID>1</sum1:ID></sum1:IDOtro>')],
    [third('<sum1:IDOtro><sum1:IDType>06</sum1:IDType><sum1:ID>1</sum1:ID></sum1:IDOtro>')],
  ],
  [
    '1158',
    [CUSTOMER, kind('F2'), before('Desglose', 'EmitidaPorTerceroODestinatario', 'D')],
    [before('Destinatarios', 'EmitidaPorTerceroODestinatario', 'D')],
  ],
  ['1189', [CUSTOMER], [CUSTOMER, kind('F2')]],
  ['1190', [kind('F2')], [kind('F2'), CUSTOMER]],
  ['1156', [other('02', 'PT'), kind('F2')], [other('03', 'PT'), kind('F2')], 'others'],
  ['1234', [other('04', 'ES')], [other('03', 'ES')]],
  ['1233', [other('07', 'PT')], [other('07', 'ES')]],
  [
    '1191',
    [kind('R3'), before('FechaOperacion', 'TipoRectificativa', 'I'), other('03', 'ES')],
    [kind('R3'), before('FechaOperacion', 'TipoRectificativa', 'I'), other('07', 'ES')],
  ],
  [
    '1192',
    [kind('R2'), before('FechaOperacion', 'TipoRectificativa', 'I'), other('03', 'PT')],
    [kind('R2'), before('FechaOperacion', 'TipoRectificativa', 'I'), other('02', 'PT')],
  ],
  [
    '1157',
    [before('Destinatarios', 'Cupon', 'S')],
    [before('Destinatarios', 'Cupon', 'S'), kind('R1'), before('FechaOperacion', 'TipoRectificativa', 'I')],
  ],
  ['1195', [[S1, ''], ...untaxed, set('CuotaTotal', '21.00', '0'), set('ImporteTotal', '131.00', '110.00')], []],
  ['1196', [[S1, `${S1}${FREE}`]], [], 'others'],
  ['TipoImpositivo', rated('16', '16.00'), rated('10.00', '10.00')],
  ['TipoImpositivo', [...rated('5', '5.00'), day('01-10-2024')], [...rated('5', '5.00'), day('30-09-2024')], 'others'],
  [
    'TipoImpositivo',
    [...rated('7.5', '7.50'), day('01-01-2025')],
    [...rated('7.5', '7.50'), day('31-12-2024')],
    'others',
  ],
  ['1162', [surcharged('1.4')], [surcharged('1.75')]],
  ['1163', surchargedAt('10', '10.00', '5.2'), surchargedAt('10', '10.00', '1.40')],
  ['1164', surchargedAt('4', '4.00', '1.4'), surchargedAt('4', '4.00', '0.50'), 'others'],
  [
    '1160',
    [...surchargedAt('5', '5.00', '0.5'), day('01-01-2023')],
    [...surchargedAt('5', '5.00', '0.5'), day('31-12-2022')],
    'others',
  ],
  ['1284', [[DUTY, `${DUTY}<sum1:TipoRecargoEquivalencia>5.2</sum1:TipoRecargoEquivalencia>`]], [surcharged('5.2')]],
  ['1281', [surcharged('5.2'), calls('S2')], [surcharged('5.2')], 'others'],
  ['1257', [atCost('100.00')], [atCost('100.00'), regime('06')]],
  ['1197', [calls('S2'), ...rated('0', '0'), kind('F2'), CUSTOMER], [calls('S2'), ...rated('0', '0')], 'others'],
  ['1198', [calls('S2'), ...untaxed], [calls('S2'), ...rated('0', '0.00')], 'others'],
  ['1237', [calls('N1'), set('CuotaRepercutida', '21.00', '0')], [calls('N1'), ...untaxed], 'others'],
  ['1238', [[FREE, `${FREE}<sum1:TipoImpositivo>0</sum1:TipoImpositivo>`]], []],
  [
    '1199',
    [[FREE, '<sum1:OperacionExenta>E2</sum1:OperacionExenta>']],
    [[FREE, '<sum1:OperacionExenta>E5</sum1:OperacionExenta>']],
  ],
  ['1245', [gone('ClaveRegimen')], [gone('ClaveRegimen'), tax('05')]],
  ['1260', [tax('02')], [tax('02'), gone('ClaveRegimen')]],
  ['1200', [regime('03'), calls('N1'), ...untaxed], [regime('03')], 'others'],
  ['1201', [regime('04')], [regime('04'), calls('S2'), ...rated('0', '0')]],
  ['1202', [regime('06')], [regime('06'), atCost('100.00')]],
  ['1203', [regime('07'), calls('N2'), ...untaxed], [regime('07')], 'others'],
  ['1252', [regime('08')], [regime('08'), calls('N2'), ...untaxed]],
  ['1205', [regime('10')], [regime('10'), calls('N1'), ...untaxed]],
  ['1206', [regime('11'), ...rated('10', '10.00')], [regime('11')], 'others'],
  ['1147', [regime('14'), day('04-10-2026')], publicWork, 'others'],
  [
    '1148',
    [...publicWork, kind('F3')],
    [...publicWork, kind('R1'), before('FechaOperacion', 'TipoRectificativa', 'I')],
    'others',
  ],
  [
    '1149',
    publicWork,
    [...publicWork, ['B10101017</sum1:NIF></sum1:IDDestinatario>', 'Q2826000H</sum1:NIF></sum1:IDDestinatario>']],
  ],
  ['ClaveRegimen-02', [regime('02')], [regime('02'), [S1, '<sum1:OperacionExenta>E2</sum1:OperacionExenta>']]],
  ['1207', [calls('N1')], [calls('N1'), [RATE, ''], set('CuotaRepercutida', '21.00', '0.00')], 'others'],
  ['1208', [[RATE, '']], [[RATE, '<sum1:TipoImpositivo>21</sum1:TipoImpositivo>']]],
  ['1143', [set('CuotaRepercutida', '21.00', '-0.01')], [set('CuotaRepercutida', '21.00', '0')], 'others'],
  ['1142', [set('CuotaRepercutida', '21.00', '31.01')], [set('CuotaRepercutida', '21.00', '31.00')], 'others'],
  [
    '1140',
    [regime('06'), atCost('100.00'), set('CuotaRepercutida', '21.00', '-0.01')],
    [regime('06'), atCost('100.00'), set('CuotaRepercutida', '21.00', '0')],
    'others',
  ],
  [
    '1144',
    [regime('06'), atCost('100.00'), set('CuotaRepercutida', '21.00', '31.01')],
    [regime('06'), atCost('100.00'), set('CuotaRepercutida', '21.00', '31.00')],
    'others',
  ],
  [
    '1150',
    [kind('F2'), CUSTOMER, set('BaseImponibleOimporteNoSujeto', '10.00', '2889.01')],
    [kind('F2'), CUSTOMER, set('BaseImponibleOimporteNoSujeto', '10.00', '2889.00')],
    'others',
  ],
  ['2006', [set('CuotaTotal', '21.00', '31.01')], [set('CuotaTotal', '21.00', '31.00')]],
  ['2005', [set('ImporteTotal', '131.00', '141.01')], [set('ImporteTotal', '131.00', '141.00')]],
  ['2005', [set('ImporteTotal', '131.00', '141.01')], [set('ImporteTotal', '131.00', '141.01'), regime('09')]],
  ['2000', [set('CuotaTotal', '21.00', '21.0')], []],
  ['2003', [['ABABAB', 'ababab']], []],
  ['2008', [[/(?:AB){32}(.*<sum1:Huella>)([0-9A-F]{64})/, '$2$1$2']], []],
  [
    '2004',
    [[/2026-10-05T09:30:00\+02:00/, '2026-11-29T01:00:00+01:00']],
    [[/2026-10-05T09:30:00\+02:00/, '2026-11-29T00:59:59+01:00']],
  ],
  ['1177', [set('IdSistemaInformatico', 'EB', 'Eb')], [set('IdSistemaInformatico', 'EB', '0B')]],
];

export const VERIFACTU_CASES: readonly Case<keyof typeof VERIFACTU_FILES>[] = [
  [
    '1108',
    'file',
    [
      [
        '<sum1:NIF>A58818501</sum1:NIF></sum1:ObligadoEmision>',
        '<sum1:NIF>B10101017</sum1:NIF></sum1:ObligadoEmision>',
      ],
    ],
    [],
  ],
  ['2000', 'cancellation', [['F/91', 'F/90']], []],
  ...INVOICE_ROWS.map(([rule, ...rest]): Case<keyof typeof VERIFACTU_FILES> => [rule, 'invoice', ...rest]),
];
