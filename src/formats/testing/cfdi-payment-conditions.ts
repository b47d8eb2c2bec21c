import { gone, more, set } from './attribute-edits.ts';
import type { Edit, FileRow } from './conditions.ts';

const TAX_FREE = /<pago20:ImpuestosDR>.*<\/pago20:ImpuestosDR>/;
const PAID = /<pago20:ImpuestosP>.*<\/pago20:ImpuestosP>/;
/** Every rate, everywhere. */
const rate = (to: string): Edit => [/(TasaOCuota(?:DR|P)=)"0.160000"/g, `$1"${to}"`];
const withheld = (to: string): Edit => [/(Impuesto(?:DR|P)=)"001"/g, `$1"${to}"`];
const total = (from: string, to: string, value: string): Edit => [
  new RegExp(` Total${from}="[^"]*"`),
  ` Total${to}="${value}"`,
];
const FREE: Edit = [/"Tasa" TasaOCuotaP="0.160000" ImporteP="16.00"/, '"Exento"'];
const dollars = (amount: string): readonly Edit[] => [
  set('MonedaDR', 'MXN', 'USD'),
  set('EquivalenciaDR', '1', '0.054795'),
  set('Monto', '106.00', amount),
];
const account = (name: string): readonly Edit[] => [
  more('Monto', name, 'AAA010101AAA'),
  set('FormaDePagoP', '03', '01'),
];
const held = (name: string): readonly Edit[] => [more('Monto', name, 'AAA010101AAA')];
const objectDR = (to: string): Edit => set('ObjetoImpDR', '02', to);

/** What breaks each condition of SAT on payments, and what just holds, as edits of an own receipt. */
export const CFDI_PAYMENT_ROWS: readonly FileRow[] = [
  ['CRP20101', [set('TipoDeComprobante', 'P', 'E')], [], 'others'],
  ['CRP20102', [set('Exportacion', '01', '03')], []],
  ['CRP20103', [set('SubTotal', '0', '1')], [], 'others'],
  ['CRP20104', [set('Moneda', 'XXX', 'MXN')], []],
  ['CRP20110', [set('Total', '0', '1')], [], 'others'],
  ['CRP20105', [more('NoCertificado', 'FormaPago', '03')], [], 'others'],
  ['CRP20106', [more('LugarExpedicion', 'MetodoPago', 'PUE')], [], 'others'],
  ['CRP20107', [more('NoCertificado', 'CondicionesDePago', 'x')], []],
  ['CRP20108', [more('Moneda', 'Descuento', '0')], []],
  ['CRP20109', [more('Total', 'TipoCambio', '1')], [], 'others'],
  ['CRP20111', [[/<cfdi:Concepto .*?\/>/, '$&$&']], []],
  ['CRP20113', [set('ClaveProdServ', '84111506', '84111505')], []],
  ['CRP20115', [set('Cantidad', '1', '2')], []],
  ['CRP20116', [set('ClaveUnidad', 'ACT', 'H87')], []],
  ['CRP20118', [set('Descripcion', 'Pago', 'Pagos')], []],
  ['CRP20119', [set('ValorUnitario', '0', '0.1')], []],
  ['CRP20120', [set('Importe', '0', '0.1')], [], 'others'],
  ['CRP20122', [set('ObjetoImp', '01', '03')], []],
  ['CRP20114', [more('Cantidad', 'NoIdentificacion', '1')], []],
  ['CRP20117', [more('Descripcion', 'Unidad', 'x')], []],
  ['CRP20121', [more('ObjetoImp', 'Descuento', '0')], [], 'others'],
  ['CRP20123', [[/(<cfdi:Concepto [^>]*)\/>/, '$1><cfdi:Impuestos/></cfdi:Concepto>']], [], 'others'],
  [
    'CRP20201',
    [withheld('002'), total('RetencionesISR', 'RetencionesIVA', '10.01')],
    [withheld('002'), total('RetencionesISR', 'RetencionesIVA', '10.00')],
  ],
  ['CRP20202', [total('RetencionesISR', 'RetencionesISR', '10.01')], []],
  [
    'CRP20203',
    [withheld('003'), total('RetencionesISR', 'RetencionesIEPS', '10.01')],
    [withheld('003'), total('RetencionesISR', 'RetencionesIEPS', '10.00')],
  ],
  ['CRP20204', [total('TrasladosBaseIVA16', 'TrasladosBaseIVA16', '100.01')], []],
  ['CRP20205', [total('TrasladosImpuestoIVA16', 'TrasladosImpuestoIVA16', '16.01')], []],
  [
    'CRP20206',
    [rate('0.080000'), total('TrasladosBaseIVA16', 'TrasladosBaseIVA8', '100.01')],
    [rate('0.080000'), total('TrasladosBaseIVA16', 'TrasladosBaseIVA8', '100.00')],
    'others',
  ],
  [
    'CRP20207',
    [rate('0.080000'), total('TrasladosImpuestoIVA16', 'TrasladosImpuestoIVA8', '16.01')],
    [rate('0.080000'), total('TrasladosImpuestoIVA16', 'TrasladosImpuestoIVA8', '16.00')],
    'others',
  ],
  [
    'CRP20208',
    [rate('0.000000'), total('TrasladosBaseIVA16', 'TrasladosBaseIVA0', '100.01')],
    [rate('0.000000'), total('TrasladosBaseIVA16', 'TrasladosBaseIVA0', '100.00')],
    'others',
  ],
  [
    'CRP20209',
    [rate('0.000000'), total('TrasladosImpuestoIVA16', 'TrasladosImpuestoIVA0', '16.01')],
    [rate('0.000000'), total('TrasladosImpuestoIVA16', 'TrasladosImpuestoIVA0', '16.00')],
    'others',
  ],
  [
    'CRP20210',
    [FREE, total('TrasladosBaseIVA16', 'TrasladosBaseIVAExento', '100.01')],
    [FREE, total('TrasladosBaseIVA16', 'TrasladosBaseIVAExento', '100.00')],
    'others',
  ],
  ['CRP20211', [set('MontoTotalPagos', '106.00', '106.01')], []],
  ['CRP20212', [set('FormaDePagoP', '03', '99')], [set('FormaDePagoP', '03', '01')]],
  ['CRP20213', [set('MonedaP', 'MXN', 'XXX')], [set('MonedaP', 'MXN', 'USD')], 'others'],
  ['CRP20214', [set('MonedaP', 'MXN', 'USD'), gone('TipoCambioP')], [set('MonedaP', 'MXN', 'USD')], 'others'],
  ['CRP20215', [set('TipoCambioP', '1', '1.5')], [set('TipoCambioP', '1', '1.0')], 'others'],
  ['CRP20217', [set('Monto', '106.00', '105.99')], [set('Monto', '106.00', '106.01')], 'others'],
  ['CRP20218', [set('Monto', '106.00', '0.00')], [set('Monto', '106.00', '0.01')], 'others'],
  ['CRP20219', [set('Monto', '106.00', '106.000')], []],
  ['CRP20221', account('RfcEmisorCtaOrd'), held('RfcEmisorCtaOrd')],
  ['CRP20224', account('CtaOrdenante'), held('CtaOrdenante')],
  ['CRP20227', account('RfcEmisorCtaBen'), held('RfcEmisorCtaBen')],
  ['CRP20228', account('CtaBeneficiario'), held('CtaBeneficiario')],
  [
    'CRP20223',
    [more('Monto', 'RfcEmisorCtaOrd', 'XEXX010101000')],
    [more('Monto', 'RfcEmisorCtaOrd', 'XEXX010101000'), more('Monto', 'NomBancoOrdExt', 'Bank')],
  ],
  [
    'CRP20229',
    [
      ...['TipoCadPago', 'CertPago', 'CadPago', 'SelloPago'].map((name) => more('Monto', name, '01')),
      set('FormaDePagoP', '03', '02'),
    ],
    ['TipoCadPago', 'CertPago', 'CadPago', 'SelloPago'].map((name) => more('Monto', name, '01')),
  ],
  ...['CertPago', 'CadPago', 'SelloPago'].flatMap((name, i): readonly FileRow[] => [
    [
      `CRP2023${String(i * 2)}`,
      [more('Monto', 'TipoCadPago', '01')],
      [more('Monto', 'TipoCadPago', '01'), more('Monto', name, 'x')],
      'others',
    ],
    [
      `CRP2023${String(i * 2 + 1)}`,
      [more('Monto', name, 'x')],
      [more('Monto', 'TipoCadPago', '01'), more('Monto', name, 'x')],
    ],
  ]),
  ['CRP20236', [set('MonedaDR', 'MXN', 'XXX')], [set('MonedaDR', 'MXN', 'USD')], 'others'],
  ['CRP20237', [set('MonedaDR', 'MXN', 'USD'), gone('EquivalenciaDR')], [gone('EquivalenciaDR')]],
  ['CRP20238', [set('EquivalenciaDR', '1', '1.01')], [set('EquivalenciaDR', '1', '1.0000000000')], 'others'],
  ['CRP20239', [set('ImpSaldoAnt', '116.00', '0.00')], [set('ImpSaldoAnt', '116.00', '0.01')], 'others'],
  ['CRP20241', [set('ImpPagado', '106.00', '0.00')], [set('ImpPagado', '106.00', '0.01')], 'others'],
  ['CRP20240', [set('ImpSaldoAnt', '116.00', '116.000')], []],
  ['CRP20242', [set('ImpPagado', '106.00', '106.000')], []],
  ['CRP20243', [set('ImpSaldoInsoluto', '10.00', '10.000')], []],
  ['CRP20244', [set('ImpSaldoInsoluto', '10.00', '10.01')], []],
  [
    'CRP20244',
    [set('ImpSaldoAnt', '116.00', '105.99'), set('ImpSaldoInsoluto', '10.00', '-0.01')],
    [set('ImpSaldoAnt', '116.00', '106.00'), set('ImpSaldoInsoluto', '10.00', '0.00')],
  ],
  [
    'CRP20246',
    [
      [TAX_FREE, ''],
      [PAID, ''],
      [/<pago20:Totales [^>]*>/, '<pago20:Totales MontoTotalPagos="106.00"/>'],
    ],
    [
      objectDR('01'),
      [TAX_FREE, ''],
      [PAID, ''],
      [/<pago20:Totales [^>]*>/, '<pago20:Totales MontoTotalPagos="106.00"/>'],
    ],
  ],
  ['CRP20247', [objectDR('05')], [objectDR('06')]],
  ['CRP20278', [objectDR('08')], [objectDR('08'), [/<pago20:TrasladosDR>.*<\/pago20:TrasladosDR>/, '']], 'others'],
  ['CRP20279', [objectDR('07')], [objectDR('07'), ['ImpuestoDR="002"', 'ImpuestoDR="003"']]],
  ['CRP20248', [[/(<pago20:ImpuestosDR>).*(<\/pago20:ImpuestosDR>)/, '$1$2']], [], 'others'],
  [
    'CRP20249',
    [[/(RetencionDR BaseDR=)"100.00"/, '$1"0.00"']],
    [[/(RetencionDR BaseDR=)"100.00"/, '$1"0.01"']],
    'others',
  ],
  ['CRP20252', [['ImpuestoDR="001" TipoFactorDR="Tasa"', 'ImpuestoDR="001" TipoFactorDR="Exento"']], []],
  ['CRP20254', [set('ImporteDR', '10.00', '10.02')], [set('ImporteDR', '10.00', '10.01')], 'others'],
  [
    'CRP20255',
    [[/(TrasladoDR BaseDR=)"100.00"/, '$1"0.00"']],
    [[/(TrasladoDR BaseDR=)"100.00"/, '$1"0.01"']],
    'others',
  ],
  ['CRP20258', [['ImpuestoDR="002" TipoFactorDR="Tasa"', 'ImpuestoDR="002" TipoFactorDR="Exento"']], [], 'others'],
  ['CRP20259', [[' TasaOCuotaDR="0.160000" ImporteDR="16.00"', ' TasaOCuotaDR="0.160000"']], [], 'others'],
  ['CRP20261', [set('ImporteDR', '16.00', '16.02')], [set('ImporteDR', '16.00', '16.01')], 'others'],
  ['CRP20263', [['<pago20:RetencionP ImpuestoP="001" ImporteP="10.00"/>', '$&$&']], [], 'others'],
  ['CRP20264', [gone('TotalRetencionesISR')], []],
  ['CRP20265', [set('ImporteP', '10.00', '10.01')], [], 'others'],
  ['CRP20267', [gone('TotalTrasladosBaseIVA16')], []],
  ['CRP20268', [set('BaseP', '100.00', '100.01')], [], 'others'],
  ['CRP20268', dollars('1934.48'), [...dollars('1934.48'), set('BaseP', '100.00', '1824.98')], 'others'],
  [
    'CRP20271',
    [[/<pago20:TrasladoP [^>]*>/, '$&$&']],
    [[/<pago20:TrasladoP [^>]*>/, '$&<pago20:TrasladoP BaseP="0" ImpuestoP="002" TipoFactorP="Exento"/>']],
    'others',
  ],
  ['CRP20273', [gone('TotalTrasladosImpuestoIVA16')], []],
  ['CRP20274', [set('ImporteP', '16.00', '16.01')], [], 'others'],
  ['CRP20276', dollars('1934.36'), dollars('1934.37'), 'others'],
];
