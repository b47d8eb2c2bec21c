import { has } from '../../en16931/rules/paths.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import { at, equals, forbids, form, needs, one, oneOf, range, rows, sum } from '../../rules/kit/verbs.ts';
import { figuresAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { exactly, inCurrency, judged, notMore, placesOf } from './facts.ts';
import { COMPANY_REGIMES, PERSON_REGIMES, REGIMES_OF_USE } from './lists.codes.ts';
import { cfdiMessages as says } from './messages.ts';

const DOCUMENT = '/Comprobante';
const KIND = '@TipoDeComprobante';
const MOVES = `${DOCUMENT}[${KIND}~T|P]`;
const INVOICES = `${DOCUMENT}[${KIND}~I|E|N]`;
const PUBLIC = 'XAXX010101000';
const ABROAD = 'XEXX010101000';
const TRADE = '[../Complemento/ComercioExterior]';

const PERSON = 13;

function isOpen(rfc: string | undefined, regime: string | undefined): boolean {
  if (rfc === undefined || regime === undefined) return true;
  if (rfc === PUBLIC || rfc === ABROAD) return regime === '616';
  return (rfc.length === PERSON ? PERSON_REGIMES : COMPANY_REGIMES).has(regime);
}

const isGeneric = (rfc: string | undefined): boolean => rfc === PUBLIC || rfc === ABROAD;

/** Deductions of persons and payrolls. */
const isForPersons = (use: string): boolean => use.startsWith('D') || use === 'CN01';

function isUse(receiver: XmlElement): boolean {
  const [use, regime, rfc] = ['UsoCFDI', 'RegimenFiscalReceptor', 'Rfc'].map((name) => textAt(receiver, `@${name}`));
  const kind = textAt(receiver.parent, KIND);
  if (use === undefined || rfc === undefined) return true;
  if ((kind === 'P' || kind === 'N') && use !== (kind === 'P' ? 'CP01' : 'CN01')) return false;
  if (isForPersons(use) && rfc.length !== PERSON) return false;
  const open = REGIMES_OF_USE.get(use) ?? REGIMES_OF_USE.get(use.charAt(0));
  return open === undefined || regime === undefined || open.has(regime);
}

const THIS_YEAR = 4;
function isYear(global: XmlElement): boolean {
  const [stated, day] = [Number(textAt(global, '@Año')), textAt(global.parent, '@Fecha')];
  const year = Number((day ?? '-').slice(0, THIS_YEAR));
  if (Number.isNaN(stated) || Number.isNaN(year)) return true;
  return stated === year || stated === year - 1;
}

function hasDiscounts(document: XmlElement): boolean {
  if (!has(document, 'Conceptos/Concepto/@Descuento')) return true;
  return ['I', 'E', 'N'].includes(textAt(document, KIND) ?? '') && has(document, '@Descuento');
}

const months = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i).padStart(2, '0')).join(' ');

export const headRows: readonly AnyRow[] = rows(
  at(`${DOCUMENT}[${KIND}~T|N|P]`, forbids('CFDI40103', '@FormaPago')),
  at(`${DOCUMENT}[@MetodoPago~PPD]`, oneOf('CFDI40105', '@FormaPago', '99')),
  at(
    INVOICES,
    exactly('CFDI40108', '@SubTotal', 'sum(Conceptos/Concepto/@Importe)', (document) =>
      totalOf(figuresAt(document, 'Conceptos/Concepto/@Importe')).roundedUp(placesOf(document)),
    ),
  ),
  at(
    MOVES,
    range('CFDI40109', '@SubTotal', { exactly: '0' }),
    forbids('CFDI40125', '@MetodoPago'),
    forbids('CFDI40201', 'Impuestos'),
  ),
  at(
    DOCUMENT,
    inCurrency('CFDI40107', '@SubTotal'),
    notMore('CFDI40110', '@Descuento', '@SubTotal'),
    judged('CFDI40111', '@Descuento', says.discount, says.discount, hasDiscounts),
    inCurrency('CFDI40112', '@Descuento'),
    sum(
      'CFDI40119',
      '@Total',
      '@SubTotal - @Descuento + Impuestos/@TotalImpuestosTrasladados - Impuestos/@TotalImpuestosRetenidos + sum(Complemento/ImpuestosLocales/@TotaldeTraslados) - sum(Complemento/ImpuestosLocales/@TotaldeRetenciones)',
    ),
  ),
  at(`${DOCUMENT}[@Moneda~MXN]`, range('CFDI40114', '@TipoCambio', { exactly: '1' })),
  at(`${DOCUMENT}[@Moneda!~MXN|XXX]`, needs('CFDI40115', '@TipoCambio')),
  at(`${DOCUMENT}[@Moneda~XXX]`, forbids('CFDI40116', '@TipoCambio')),
  at(`${DOCUMENT}[@Exportacion~02]`, needs('CFDI40122', 'Complemento/ComercioExterior')),
);

export const globalRows: readonly AnyRow[] = rows(
  at(
    `${DOCUMENT}[InformacionGlobal]`,
    form('CFDI40130', 'Receptor/@Nombre', {
      fits: (text) => text.replace('Ú', 'U') === 'PUBLICO EN GENERAL',
      like: 'PUBLICO EN GENERAL',
    }),
  ),
  at(`${DOCUMENT}[InformacionGlobal/@Periodicidad~05]`, oneOf('CFDI40132', 'Emisor/@RegimenFiscal', '621')),
  at(`${DOCUMENT}/InformacionGlobal[@Periodicidad!~05]`, oneOf('CFDI40134', '@Meses', months(1, 12))),
  at(`${DOCUMENT}/InformacionGlobal[@Periodicidad~05]`, oneOf('CFDI40135', '@Meses', months(13, 18))),
  at(`${DOCUMENT}/InformacionGlobal`, judged('CFDI40136', '@Año', says.year, says.years, isYear)),
);

const RECEIVER = `${DOCUMENT}/Receptor`;

export const partyRows: readonly AnyRow[] = rows(
  at(
    `${DOCUMENT}/Emisor`,
    judged('CFDI40141', '@RegimenFiscal', says.otherRegime, says.regime, (issuer) => {
      const rfc = textAt(issuer, '@Rfc');
      return isGeneric(rfc) || isOpen(rfc, textAt(issuer, '@RegimenFiscal'));
    }),
  ),
  at(
    `${RECEIVER}[@Rfc~${PUBLIC}|${ABROAD}]`,
    equals('CFDI40149', '@DomicilioFiscalReceptor', '/Comprobante/@LugarExpedicion'),
  ),
  at(`${RECEIVER}[@Rfc!~${ABROAD}]`, forbids('CFDI40151', '@ResidenciaFiscal'), forbids('CFDI40154', '@NumRegIdTrib')),
  at(
    RECEIVER,
    form('CFDI40152', '@ResidenciaFiscal', { fits: (text) => text !== 'MEX', like: 'USA' }),
    judged('CFDI40158', '@RegimenFiscalReceptor', says.otherRegime, says.regime, (receiver) =>
      isOpen(textAt(receiver, '@Rfc'), textAt(receiver, '@RegimenFiscalReceptor')),
    ),
    judged('CFDI40161', '@UsoCFDI', says.otherUse, says.use, isUse),
  ),
  at(`${RECEIVER}[@NumRegIdTrib] ${RECEIVER}[@Rfc~${ABROAD}]${TRADE}`, needs('CFDI40153', '@ResidenciaFiscal')),
  at(`${RECEIVER}[@Rfc~${ABROAD}]${TRADE}`, needs('CFDI40155', '@NumRegIdTrib')),
);

/** A payment says nothing but the payment. */
const PAYMENT = `${DOCUMENT}[Complemento/Pagos]`;
const CONCEPT = `${PAYMENT}/Conceptos/Concepto`;

export const receiptRows: readonly AnyRow[] = rows(
  at(
    PAYMENT,
    oneOf('CRP20101', KIND, 'P'),
    oneOf('CRP20102', '@Exportacion', '01'),
    range('CRP20103', '@SubTotal', { exactly: '0' }),
    oneOf('CRP20104', '@Moneda', 'XXX'),
    range('CRP20110', '@Total', { exactly: '0' }),
    forbids('CRP20105', '@FormaPago'),
    forbids('CRP20106', '@MetodoPago'),
    forbids('CRP20107', '@CondicionesDePago'),
    forbids('CRP20108', '@Descuento'),
    forbids('CRP20109', '@TipoCambio'),
    one('CRP20111', 'Conceptos/Concepto'),
  ),
  at(
    CONCEPT,
    oneOf('CRP20113', '@ClaveProdServ', '84111506'),
    range('CRP20115', '@Cantidad', { exactly: '1' }),
    oneOf('CRP20116', '@ClaveUnidad', 'ACT'),
    oneOf('CRP20118', '@Descripcion', 'Pago'),
    range('CRP20119', '@ValorUnitario', { exactly: '0' }),
    range('CRP20120', '@Importe', { exactly: '0' }),
    oneOf('CRP20122', '@ObjetoImp', '01'),
    forbids('CRP20114', '@NoIdentificacion'),
    forbids('CRP20117', '@Unidad'),
    forbids('CRP20121', '@Descuento'),
    forbids('CRP20123', 'Impuestos'),
  ),
);
