import { Decimal } from '../../en16931/decimal.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import type { AnyRow, Target } from '../../rules/kit/row.ts';
import { at, forbids, needs, needsOneOf, oneOf, range, rows, sum } from '../../rules/kit/verbs.ts';
import { decimal, figureAt, figuresAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import {
  eachTaxOnce,
  exactly,
  inCurrency,
  judged,
  keyOf,
  notMore,
  placesOf,
  rootOf,
  sumsBy,
  withinLimits,
} from './facts.ts';
import { ofFactors, ofRate, type Interval } from './interval.ts';
import { CHARGED_RATES, MOST_FEES, MOST_WITHHELD, WITHHELD_RATES } from './lists.codes.ts';
import { cfdiMessages as says } from './messages.ts';

const CONCEPT = '/Comprobante/Conceptos/Concepto';
const CHARGED = `${CONCEPT}/Impuestos/Traslados/Traslado`;
const WITHHELD = `${CONCEPT}/Impuestos/Retenciones/Retencion`;

type Limits = readonly [right: Decimal, limits: Interval] | undefined;

function amountLimits(item: XmlElement): Limits {
  const [quantity, price] = [figureAt(item, '@Cantidad'), figureAt(item, '@ValorUnitario')];
  const places = placesOf(item);
  return quantity && price && [quantity.times(price).rounded(places), ofFactors(quantity, price, places)];
}

function taxLimits(tax: XmlElement): Limits {
  const [base, rate] = [figureAt(tax, '@Base'), figureAt(tax, '@TasaOCuota')];
  const places = placesOf(tax);
  return base && rate && [base.times(rate).rounded(places), ofRate(base, rate, places)];
}

/** The highest fee on the day of the document; the latest if it has none. */
function mostFee(tax: XmlElement): string {
  const day = textAt(rootOf(tax), '@Fecha');
  const [, most] = MOST_FEES.find(([from]) => day === undefined || day >= from) ?? MOST_FEES.at(-1) ?? [];
  return most ?? '0';
}

/** Whether tax, kind of factor and rate are on the list. What is missing is the matter of other rules. */
function isListed(tax: XmlElement): boolean {
  const [kind, factor, rate] = [textAt(tax, '@Impuesto'), textAt(tax, '@TipoFactor'), figureAt(tax, '@TasaOCuota')];
  if (kind === undefined || rate === undefined || factor === 'Exento') return true;
  const isUpTo = (most: string): boolean => rate.compare(Decimal.ZERO) >= 0 && rate.compare(decimal(most)) <= 0;
  if (factor === 'Cuota') return kind === '003' && isUpTo(mostFee(tax));
  const isWithheld = tax.name === 'Retencion';
  const most = isWithheld ? MOST_WITHHELD.get(kind) : undefined;
  if (most !== undefined) return isUpTo(most);
  return (
    (isWithheld ? WITHHELD_RATES : CHARGED_RATES).get(kind)?.some((allowed) => rate.equals(decimal(allowed))) ?? false
  );
}

function isOfOther(thirdParty: XmlElement): boolean {
  const rfc = textAt(thirdParty, '@RfcACuentaTerceros');
  return !['Emisor', 'Receptor'].some(
    (party) => rfc !== undefined && textAt(rootOf(thirdParty), `${party}/@Rfc`) === rfc,
  );
}

export const lineRows: readonly AnyRow[] = rows(
  at(`${CONCEPT}[../../@TipoDeComprobante~I|E|N]`, range('CFDI40166', '@ValorUnitario', { above: '0' })),
  at(
    CONCEPT,
    withinLimits('CFDI40167', '@Importe', '@Cantidad × @ValorUnitario', amountLimits),
    judged('CFDI40168', '@Descuento', says.longDiscount, says.shortDiscount, (concept) => {
      const [discount, amount] = [figureAt(concept, '@Descuento'), figureAt(concept, '@Importe')];
      return !discount || !amount || discount.scale <= amount.scale;
    }),
    notMore('CFDI40169', '@Descuento', '@Importe'),
  ),
  at(`${CONCEPT}[@ObjetoImp~02]`, needs('CFDI40171', 'Impuestos')),
  at(`${CONCEPT}[@ObjetoImp~01|03|04|05]`, forbids('CFDI40172', 'Impuestos')),
  at(`${CONCEPT}/Impuestos`, needsOneOf('CFDI40173', ['Traslados', 'Retenciones'])),
  at(
    CHARGED,
    range('CFDI40174', '@Base', { above: '0' }),
    judged('CFDI40179', '@TasaOCuota', says.noRate, says.rate, isListed),
    withinLimits('CFDI40180', '@Importe', '@Base × @TasaOCuota', taxLimits),
  ),
  at(`${CHARGED}[@TipoFactor~Exento]`, forbids('CFDI40177', ['@TasaOCuota', '@Importe'])),
  at(`${CHARGED}[@TipoFactor~Tasa|Cuota]`, needs('CFDI40178', ['@TasaOCuota', '@Importe'])),
  at(
    WITHHELD,
    range('CFDI40181', '@Base', { above: '0' }),
    oneOf('CFDI40184', '@TipoFactor', 'Tasa Cuota'),
    judged('CFDI40185', '@TasaOCuota', says.noRate, says.rate, isListed),
    withinLimits('CFDI40186', '@Importe', '@Base × @TasaOCuota', taxLimits),
  ),
  at(
    `${CONCEPT}/ACuentaTerceros`,
    judged('CFDI40188', '@RfcACuentaTerceros', says.thirdParty, says.otherParty, isOfOther),
  ),
  at(`${CONCEPT}[../../Complemento/ComercioExterior]`, forbids('CFDI40195', 'InformacionAduanera/@NumeroPedimento')),
  at(
    `${CONCEPT}/Parte`,
    range('CFDI40197', '@ValorUnitario', { above: '0' }),
    withinLimits('CFDI40198', '@Importe', '@Cantidad × @ValorUnitario', amountLimits),
  ),
);

const TAXES = '/Comprobante/Impuestos';
const SUMS = new WeakMap<XmlElement, Map<string, ReadonlyMap<string, Decimal>>>();

/** The sum of a member of the taxes of all lines, for the tax of the document: rounded once, after the sum. */
const ofLines =
  (path: string, member: string) =>
  (tax: XmlElement): Decimal => {
    const root = rootOf(tax);
    const isWithheld = tax.name === 'Retencion';
    const sums = sumsBy(SUMS, root, `${path} ${member}`, (put) => {
      for (const element of foundElements(root, `Conceptos/Concepto/Impuestos/${path}`))
        put(keyOf(element, '', isWithheld), figureAt(element, member));
    });
    return (sums.get(keyOf(tax, '', isWithheld)) ?? Decimal.ZERO).roundedUp(placesOf(tax));
  };

const sumOf = (member: Target): string => `sum(/Comprobante/Conceptos/Concepto/Impuestos/${member})`;

/** All bases of lines, if the document has a single tax and that is exempt. */
function exemptBase(tax: XmlElement): Decimal | undefined {
  const all = foundElements(tax.parent, 'Traslado');
  if (all.length !== 1 || textAt(tax, '@TipoFactor') !== 'Exento') return undefined;
  const bases = figuresAt(rootOf(tax), 'Conceptos/Concepto/Impuestos/Traslados/Traslado/@Base');
  return totalOf(bases).roundedUp(placesOf(tax));
}

export const totalRows: readonly AnyRow[] = rows(
  at(
    TAXES,
    inCurrency('CFDI40202', '@TotalImpuestosRetenidos'),
    sum('CFDI40203', '@TotalImpuestosRetenidos', 'sum(Retenciones/Retencion/@Importe)'),
    inCurrency('CFDI40204', '@TotalImpuestosTrasladados'),
    sum('CFDI40205', '@TotalImpuestosTrasladados', 'sum(Traslados/Traslado/@Importe)'),
    eachTaxOnce('CFDI40208', 'Retenciones/Retencion', '', true),
    eachTaxOnce('CFDI40218', 'Traslados/Traslado', '', false),
  ),
  at(`${TAXES}[Retenciones]`, needs('CFDI40206', '@TotalImpuestosRetenidos')),
  at(`${TAXES}[Traslados/Traslado/@TipoFactor!~Exento]`, needs('CFDI40212', '@TotalImpuestosTrasladados')),
  at(
    `${TAXES}/Retenciones/Retencion`,
    inCurrency('CFDI40210', '@Importe'),
    exactly(
      'CFDI40211',
      '@Importe',
      sumOf('Retenciones/Retencion/@Importe'),
      ofLines('Retenciones/Retencion', '@Importe'),
    ),
  ),
  at(
    `${TAXES}/Traslados/Traslado`,
    needs('CFDI40213', ['@Base', '@Impuesto', '@TipoFactor']),
    inCurrency('CFDI40214', '@Base'),
    exactly('CFDI40215', '@Base', sumOf('Traslados/Traslado/@Base'), ofLines('Traslados/Traslado', '@Base')),
    exactly('CFDI40216', '@Base', sumOf('Traslados/Traslado/@Base'), exemptBase),
    inCurrency('CFDI40220', '@Importe'),
    exactly('CFDI40221', '@Importe', sumOf('Traslados/Traslado/@Importe'), ofLines('Traslados/Traslado', '@Importe')),
  ),
);
