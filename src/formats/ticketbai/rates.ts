import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { CHARGED, EXEMPTION, IN_SIMPLIFIED_SCHEME, PRODUCT, REVERSED } from './codes.ts';

/** A sum of the breakdown: the tax of its lines, their base, and the elements that say so. */
export interface Rate {
  readonly cat: string;
  readonly key?: string;
  readonly percent?: string;
  readonly surcharge?: string;
  readonly ext: Readonly<Record<string, string>>;
  /** What the tax adds to its base, in hundredths. */
  readonly added: Decimal;
  readonly base: Decimal;
  /** Elements whose values a line has, each with the member of its tax. */
  readonly says: readonly (readonly [member: string, node: XmlNode | undefined])[];
  /** Elements that building calculates, each with the member of the sum. */
  readonly sums: readonly (readonly [member: string, node: XmlNode | undefined])[];
}

/** More sums than a file has: each line is compared with all. */
const MOST_RATES = 50;

/** Parts of the breakdown; two of them say what was sold. */
const PARTS = [
  ['TipoDesglose/DesgloseFactura', undefined],
  ['TipoDesglose/DesgloseTipoOperacion/PrestacionServicios', 'services'],
  ['TipoDesglose/DesgloseTipoOperacion/Entrega', 'goods'],
] as const;

/** The sums of the breakdown of an invoice (`Factura`). */
export function ratesIn(invoice: XmlElement, reading: MemberReading): readonly Rate[] {
  const rates: Rate[] = [];
  for (const [path, product] of PARTS) {
    const part = reading.node(invoice, path);
    if (!part || !isElement(part)) continue;
    const ext = product === undefined ? {} : { [PRODUCT]: product };
    for (const [list, reason, base] of [
      ['Sujeta/Exenta/DetalleExenta', 'CausaExencion', 'BaseImponible'],
      ['NoSujeta/DetalleNoSujeta', 'Causa', 'Importe'],
    ] as const) {
      for (const node of elements(part, list, reading)) rates.push(untaxed(node, reason, base, ext, reading));
    }
    for (const kind of elements(part, 'Sujeta/NoExenta/DetalleNoExenta', reading)) {
      for (const node of elements(kind, 'DesgloseIVA/DetalleIVA', reading)) rates.push(taxed(node, kind, ext, reading));
    }
  }
  return rates.slice(0, MOST_RATES);
}

const elements = (element: XmlElement, path: string, reading: MemberReading): readonly XmlElement[] =>
  reading.nodes(element, path).filter(isElement);

const numberIn = (node: XmlNode | undefined): Decimal => (node && parseDecimal(plain(textOf(node)))) || Decimal.ZERO;

function untaxed(node: XmlElement, reason: string, base: string, ext: Rate['ext'], reading: MemberReading): Rate {
  const [why, sum] = [reading.node(node, reason), reading.node(node, base)];
  return {
    cat: 'VAT',
    ext: { ...ext, [EXEMPTION]: why ? plain(textOf(why)) : '' },
    added: Decimal.ZERO,
    base: numberIn(sum),
    says: [[`ext.${EXEMPTION}`, why]],
    sums: [['base', sum]],
  };
}

function taxed(node: XmlElement, kind: XmlElement, ext: Rate['ext'], reading: MemberReading): Rate {
  const of = (name: string): XmlNode | undefined => reading.node(node, name);
  const [type, percent, surcharge] = [
    reading.node(kind, 'TipoNoExenta'),
    of('TipoImpositivo'),
    of('TipoRecargoEquivalencia'),
  ];
  const mark = of('OperacionEnRecargoDeEquivalenciaORegimenSimplificado');
  const [rate, more] = [numberIn(percent), numberIn(surcharge)];
  const isReversed = type !== undefined && plain(textOf(type)) === REVERSED;
  const isSimplified = mark !== undefined && plain(textOf(mark)) === 'S';
  const hasSurcharge = !isReversed && !more.isZero();
  if (!isReversed && type && plain(textOf(type)) === CHARGED) reading.implied(type);
  if (isReversed && rate.isZero()) reading.implied(percent);
  if (mark && !isSimplified) reading.implied(mark);
  if (surcharge && more.isZero()) reading.implied(surcharge);
  return {
    cat: 'VAT',
    ...(!isReversed && { percent: shareOf(rate) }),
    ...(!isReversed && rate.isZero() && { key: 'zero' }),
    ...(hasSurcharge && { surcharge: shareOf(more) }),
    ext: {
      ...ext,
      ...(isReversed && { [EXEMPTION]: REVERSED }),
      ...(isSimplified && { [IN_SIMPLIFIED_SCHEME]: 'S' }),
    },
    added: isReversed ? Decimal.ZERO : rate.plus(more),
    base: numberIn(of('BaseImponible')),
    says: [
      ...(isReversed ? ([[`ext.${EXEMPTION}`, type]] as const) : ([['percent', percent]] as const)),
      ...(hasSurcharge ? ([['surcharge', surcharge]] as const) : []),
      ...(isSimplified ? ([[`ext.${IN_SIMPLIFIED_SCHEME}`, mark]] as const) : []),
    ],
    sums: [
      ['base', of('BaseImponible')],
      ['amount', of('CuotaImpuesto')],
      ['surcharge.amount', of('CuotaRecargoEquivalencia')],
    ],
  };
}

const shareOf = (rate: Decimal): string => `${rate.toString()}%`;
