import { Decimal } from '../../en16931/decimal.ts';
import { decimalsOf } from '../../cfdi/codes.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import type { AnyRow, Target } from '../../rules/kit/row.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  at,
  byElement,
  forbids,
  form,
  needs,
  needsOneOf,
  oneOf,
  product,
  range,
  rows,
  together,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { decimal, figureAt, figuresAt, textAt, totalOf } from '../../rules/shared/conditions/conditions.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { eachTaxOnce, exactly, inCurrency, isOne, judged, keyOf, sumsBy, withinLimits } from './facts.ts';
import { ofEquivalence, ofRate } from './interval.ts';
import { cfdiMessages as says } from './messages.ts';

const ALL = 'Complemento/Pagos';
const PAYMENT = 'Pagos/Pago';
const DOCUMENT = `${PAYMENT}/DoctoRelacionado`;
const CENTS = 2;

/** A total of all payments in pesos: the taxes of a kind, each times the rate of its payment, rounded once. */
const total = (id: string, target: Target, path: string): Unplaced =>
  exactly(id, `Totales/${target}`, `Pago/${path} × Pago/@TipoCambioP`, (payments) => {
    const parts = foundElements(payments, 'Pago').map((payment) => {
      const figures = totalOf(figuresAt(payment, path));
      return figures.times(figureAt(payment, '@TipoCambioP') ?? ONE);
    });
    return totalOf(parts).roundedUp(CENTS);
  });
const ONE = decimal('1');

const withheldOf = (tax: string): string => `ImpuestosP/RetencionesP/RetencionP[@ImpuestoP~${tax}]/@ImporteP`;
const charged = (rate: string, member: string): string =>
  `ImpuestosP/TrasladosP/TrasladoP[@ImpuestoP~002][@TipoFactorP~Tasa][@TasaOCuotaP~${rate}]/@${member}P`;
const RATES = { '16': '0.160000|0.16', '8': '0.080000|0.08', '0': '0.000000|0.00|0' };

export const totalsRows: readonly AnyRow[] = at(
  ALL,
  total('CRP20201', '@TotalRetencionesIVA', withheldOf('002')),
  total('CRP20202', '@TotalRetencionesISR', withheldOf('001')),
  total('CRP20203', '@TotalRetencionesIEPS', withheldOf('003')),
  total('CRP20204', '@TotalTrasladosBaseIVA16', charged(RATES[16], 'Base')),
  total('CRP20205', '@TotalTrasladosImpuestoIVA16', charged(RATES[16], 'Importe')),
  total('CRP20206', '@TotalTrasladosBaseIVA8', charged(RATES[8], 'Base')),
  total('CRP20207', '@TotalTrasladosImpuestoIVA8', charged(RATES[8], 'Importe')),
  total('CRP20208', '@TotalTrasladosBaseIVA0', charged(RATES[0], 'Base')),
  total('CRP20209', '@TotalTrasladosImpuestoIVA0', charged(RATES[0], 'Importe')),
  total(
    'CRP20210',
    '@TotalTrasladosBaseIVAExento',
    'ImpuestosP/TrasladosP/TrasladoP[@ImpuestoP~002][@TipoFactorP~Exento]/@BaseP',
  ),
  total('CRP20211', '@MontoTotalPagos', '@Monto'),
);

const documentsOf = (payment: XmlElement): readonly XmlElement[] => foundElements(payment, 'DoctoRelacionado');
const isInOneCurrency = (payment: XmlElement): boolean =>
  documentsOf(payment).every((element) => textAt(element, '@MonedaDR') === textAt(payment, '@MonedaP'));

function coversPaid(payment: XmlElement): Holds {
  const [amount, paid] = [figureAt(payment, '@Monto'), totalOf(figuresAt(payment, 'DoctoRelacionado/@ImpPagado'))];
  if (!amount || !isInOneCurrency(payment) || paid.compare(amount) <= 0) return true;
  return { right: paid.toString() };
}

/** The payment covers what was paid of documents in several currencies, or is within the limits of rounding. */
function coversForeign(payment: XmlElement): Holds {
  const amount = figureAt(payment, '@Monto');
  if (!amount || isInOneCurrency(payment)) return true;
  const places = decimalsOf(textAt(payment, '@MonedaP') ?? '');
  let [paid, low, high] = [Decimal.ZERO, Decimal.ZERO, Decimal.ZERO];
  for (const element of documentsOf(payment)) {
    const [part, equivalence] = [figureAt(element, '@ImpPagado'), figureAt(element, '@EquivalenciaDR')];
    const limits = part && equivalence && ofEquivalence(part, equivalence, places);
    const value = part && equivalence && part.over(equivalence, PRECISE);
    if (!limits || !value) return true;
    [paid, low, high] = [paid.plus(value), low.plus(limits.low), high.plus(limits.high)];
  }
  if (paid.compare(amount) <= 0 || (amount.compare(low) >= 0 && amount.compare(high) <= 0)) return true;
  return { right: paid.rounded(places).toString() };
}
const PRECISE = 20;

const BANKED = '[@FormaDePagoP!~02|03|04|05|06|28|29]';
const notNone = { fits: (text: string) => text !== 'XXX', like: 'MXN' };

export const paymentRows: readonly AnyRow[] = rows(
  at(
    PAYMENT,
    form('CRP20212', '@FormaDePagoP', { fits: (text) => text !== '99', like: '03' }),
    form('CRP20213', '@MonedaP', notNone),
    product(
      'CRP20217',
      '@Monto',
      'DoctoRelacionado/@ImpPagado',
      byElement((payment) => coversPaid(payment)),
    ),
    range('CRP20218', '@Monto', { above: '0' }),
    inCurrency('CRP20219', '@Monto', '@MonedaP'),
    product(
      'CRP20276',
      '@Monto',
      'DoctoRelacionado/@ImpPagado ÷ DoctoRelacionado/@EquivalenciaDR',
      byElement((payment) => coversForeign(payment)),
    ),
    together('CRP20230', '@TipoCadPago', '@CertPago'),
    together('CRP20231', '@CertPago', '@TipoCadPago'),
    together('CRP20232', '@TipoCadPago', '@CadPago'),
    together('CRP20233', '@CadPago', '@TipoCadPago'),
    together('CRP20234', '@TipoCadPago', '@SelloPago'),
    together('CRP20235', '@SelloPago', '@TipoCadPago'),
  ),
  at(`${PAYMENT}[@MonedaP!~MXN]`, needs('CRP20214', '@TipoCambioP')),
  at(`${PAYMENT}[@MonedaP~MXN]`, range('CRP20215', '@TipoCambioP', { exactly: '1' })),
  at(
    `${PAYMENT}${BANKED}`,
    forbids('CRP20221', '@RfcEmisorCtaOrd'),
    forbids('CRP20224', '@CtaOrdenante'),
    forbids('CRP20227', '@RfcEmisorCtaBen'),
    forbids('CRP20228', '@CtaBeneficiario'),
  ),
  at(`${PAYMENT}[@RfcEmisorCtaOrd~XEXX010101000]`, needs('CRP20223', '@NomBancoOrdExt')),
  at(`${PAYMENT}[@FormaDePagoP!~03]`, forbids('CRP20229', '@TipoCadPago')),
);

const isSameCurrency = (document: XmlElement): boolean =>
  textAt(document, '@MonedaDR') === textAt(document.parent, '@MonedaP');

function leftOf(document: XmlElement): Holds {
  const [written, due, paid] = ['@ImpSaldoInsoluto', '@ImpSaldoAnt', '@ImpPagado'].map((name) =>
    figureAt(document, name),
  );
  if (!written || !due || !paid) return true;
  const right = due.minus(paid);
  return right.equals(written) && written.compare(Decimal.ZERO) >= 0 ? true : { right: right.toString() };
}

/** With 07 IEPS is charged, and IVA is not. */
function hasFuelTax(document: XmlElement): boolean {
  const taxes = ['RetencionesDR/RetencionDR', 'TrasladosDR/TrasladoDR'].map((path) => `ImpuestosDR/${path}`);
  return (
    !taxes.some((path) => has(document, `${path}[@ImpuestoDR~002]`)) &&
    has(document, 'ImpuestosDR/TrasladosDR/TrasladoDR[@ImpuestoDR~003]')
  );
}

const OTHER_TAXES = ['RetencionesDR/RetencionDR', 'TrasladosDR/TrasladoDR'].map(
  (path) => `ImpuestosDR/${path}[@ImpuestoDR~002|003]`,
);

export const documentRows: readonly AnyRow[] = rows(
  at(
    DOCUMENT,
    form('CRP20236', '@MonedaDR', notNone),
    needs(
      'CRP20237',
      '@EquivalenciaDR',
      byElement((document) => isSameCurrency(document) || has(document, '@EquivalenciaDR')),
    ),
    range(
      'CRP20238',
      '@EquivalenciaDR',
      { exactly: '1' },
      byElement((document) => {
        const equivalence = figureAt(document, '@EquivalenciaDR');
        return equivalence === undefined || !isSameCurrency(document) || isOne(equivalence);
      }),
    ),
    range('CRP20239', '@ImpSaldoAnt', { above: '0' }),
    range('CRP20241', '@ImpPagado', { above: '0' }),
    inCurrency('CRP20240', '@ImpSaldoAnt', '@MonedaDR'),
    inCurrency('CRP20242', '@ImpPagado', '@MonedaDR'),
    inCurrency('CRP20243', '@ImpSaldoInsoluto', '@MonedaDR'),
    product(
      'CRP20244',
      '@ImpSaldoInsoluto',
      '@ImpSaldoAnt − @ImpPagado',
      byElement((document) => leftOf(document)),
    ),
  ),
  at(`${DOCUMENT}[@ObjetoImpDR~02]`, needs('CRP20246', 'ImpuestosDR')),
  at(`${DOCUMENT}[@ObjetoImpDR~01|03|04|05]`, forbids('CRP20247', 'ImpuestosDR')),
  at(`${DOCUMENT}[@ObjetoImpDR~06|08]`, forbids('CRP20278', OTHER_TAXES)),
  at(`${DOCUMENT}[@ObjetoImpDR~07]`, judged('CRP20279', 'ImpuestosDR', says.fuelTax, says.fuelTax, hasFuelTax)),
  at(`${DOCUMENT}/ImpuestosDR`, needsOneOf('CRP20248', ['RetencionesDR', 'TrasladosDR'])),
);

const limitsDR = (id: string): Unplaced =>
  withinLimits(id, '@ImporteDR', '@BaseDR × @TasaOCuotaDR', (tax) => {
    const [base, rate, written] = ['@BaseDR', '@TasaOCuotaDR', '@ImporteDR'].map((name) => figureAt(tax, name));
    return base && rate && written && [base.times(rate).rounded(written.scale), ofRate(base, rate, written.scale)];
  });

const SUMS = new WeakMap<XmlElement, Map<string, ReadonlyMap<string, Decimal>>>();
const QUOTIENT = 30;

/** The sum of a member of the taxes of all documents of a payment, each divided by its equivalence. */
const ofDocuments =
  (path: string, member: string) =>
  (tax: XmlElement): Decimal | undefined => {
    const payment = tax.parent?.parent?.parent;
    const written = figureAt(tax, `@${member}P`);
    if (!payment || !written) return undefined;
    const isWithheld = tax.name === 'RetencionP';
    const documents = documentsOf(payment);
    const sums = sumsBy(SUMS, payment, `${path} ${member}`, (put) => {
      for (const document of documents) {
        const equivalence = figureAt(document, '@EquivalenciaDR') ?? ONE;
        for (const element of foundElements(document, `ImpuestosDR/${path}`)) {
          const figure = figureAt(element, `@${member}DR`);
          put(keyOf(element, 'DR', isWithheld), isOne(equivalence) ? figure : figure?.over(equivalence, QUOTIENT));
        }
      }
    });
    const sum = sums.get(keyOf(tax, 'P', isWithheld)) ?? Decimal.ZERO;
    return isInOneCurrency(payment) ? sum : sum.roundedUp(written.scale);
  };

const summed = (id: string, member: string, path: string): Unplaced =>
  exactly(
    id,
    `@${member}P`,
    `DoctoRelacionado/ImpuestosDR/${path}/@${member}DR ÷ DoctoRelacionado/@EquivalenciaDR`,
    ofDocuments(path, member),
  );

const RETAINED = 'Pago/ImpuestosP/RetencionesP/RetencionP';
const PASSED_ON = 'Pago/ImpuestosP/TrasladosP/TrasladoP[@ImpuestoP~002][@TipoFactorP!~Exento]';
const each = (names: string, ...ends: readonly string[]): readonly string[] =>
  ends.map((end) => `Totales/@Total${names}${end}`);

export const paidTaxRows: readonly AnyRow[] = rows(
  at(
    'RetencionesDR/RetencionDR',
    range('CRP20249', '@BaseDR', { above: '0' }),
    oneOf('CRP20252', '@TipoFactorDR', 'Tasa Cuota'),
    limitsDR('CRP20254'),
  ),
  at('TrasladosDR/TrasladoDR', range('CRP20255', '@BaseDR', { above: '0' }), limitsDR('CRP20261')),
  at('TrasladosDR/TrasladoDR[@TipoFactorDR~Exento]', forbids('CRP20258', ['@TasaOCuotaDR', '@ImporteDR'])),
  at('TrasladosDR/TrasladoDR[@TipoFactorDR~Tasa|Cuota]', needs('CRP20259', ['@TasaOCuotaDR', '@ImporteDR'])),
  at(
    `${PAYMENT}/ImpuestosP`,
    eachTaxOnce('CRP20263', 'RetencionesP/RetencionP', 'P', true),
    eachTaxOnce('CRP20271', 'TrasladosP/TrasladoP', 'P', false),
  ),
  at(`${ALL}[${RETAINED}]`, needsOneOf('CRP20264', each('Retenciones', 'IVA', 'ISR', 'IEPS'))),
  at('RetencionesP/RetencionP', summed('CRP20265', 'Importe', 'RetencionesDR/RetencionDR')),
  at(
    `${ALL}[${PASSED_ON}]`,
    needsOneOf('CRP20267', each('TrasladosBaseIVA', '16', '8', '0')),
    needsOneOf('CRP20273', each('TrasladosImpuestoIVA', '16', '8', '0')),
  ),
  at(
    'TrasladosP/TrasladoP',
    summed('CRP20268', 'Base', 'TrasladosDR/TrasladoDR'),
    summed('CRP20274', 'Importe', 'TrasladosDR/TrasladoDR'),
  ),
);
