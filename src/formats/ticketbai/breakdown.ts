import type { Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { money, share, take, textAt } from './amounts.ts';
import { readLines } from './read-lines.ts';
import { CHARGED, EXEMPTION, IN_SIMPLIFIED_SCHEME, PRODUCT, REGIME, REVERSED } from './codes.ts';

const SPAIN = 'ES';
/** Taxes of other territories of Spain, which are not subject here. */
const TERRITORIAL: ReadonlySet<string> = new Set(['IGIC', 'IPSI']);

/** An invoice for a customer abroad tells goods from services. */
const isAbroad = (writing: MemberWriting): boolean => {
  const customer: Path = ['customer'];
  const country = textAt(writing, customer, 'tax_id.country') || textAt(writing, customer, 'identities[0].country');
  return country !== '' && country !== SPAIN;
};

const placeOf = (product: string, abroad: boolean): string =>
  abroad
    ? `TipoDesglose/DesgloseTipoOperacion/${product === 'services' ? 'PrestacionServicios' : 'Entrega'}`
    : 'TipoDesglose/DesgloseFactura';

/**
 * The sums of each rate: those that are charged, reversed, exempt, or not subject to the tax. A document tells goods from
 * services in more sums than a file does: those that say the same are one.
 */
export const breakdown: Row = {
  read: ({ element, reading }) => readLines(element, reading),
  write({ out, writing }) {
    const sums = new Map<string, Sum>();
    for (const sum of sumsOf(writing)) {
      const key = [sum.place, sum.reason, sum.percent, sum.surcharge, sum.isSimplified].join('|');
      const known = sums.get(key);
      sums.set(key, known ? together(known, sum) : sum);
    }
    const details = new Map<string, Output>();
    for (const sum of sums.values()) writeSum({ part: out.inside(sum.place), sum, details }, writing);
  },
};

/** What a detail of the breakdown says. */
interface Sum {
  /** The part of the breakdown. */
  readonly place: string;
  /** Why no tax is charged. */
  readonly reason: string;
  readonly percent: string;
  readonly surcharge: string;
  readonly isSimplified: boolean;
  readonly base: Decimal;
  readonly tax: Decimal;
  readonly surchargeTax: Decimal;
}

function sumsOf(writing: MemberWriting): readonly Sum[] {
  const abroad = isAbroad(writing);
  return writing.entries({ at: ['totals', 'taxes'] }, 'categories').flatMap((category) => {
    const code = textAt(writing, category, 'code');
    if (code !== 'VAT' && !TERRITORIAL.has(code)) return [];
    return writing.entries({ at: category }, 'rates').map((at) => ({
      place: placeOf(writing.take({ at }, `ext.${PRODUCT}`), abroad),
      reason: writing.take({ at }, `ext.${EXEMPTION}`) || (code === 'VAT' ? '' : 'IE'),
      percent: share(writing.take({ at }, 'percent')),
      surcharge: writing.take({ at }, 'surcharge.percent'),
      isSimplified: writing.take({ at }, `ext.${IN_SIMPLIFIED_SCHEME}`) === 'S',
      base: take(writing, at, 'base'),
      tax: take(writing, at, 'amount'),
      surchargeTax: take(writing, at, 'surcharge.amount'),
    }));
  });
}

const together = (sum: Sum, other: Sum): Sum => ({
  ...sum,
  base: sum.base.plus(other.base),
  tax: sum.tax.plus(other.tax),
  surchargeTax: sum.surchargeTax.plus(other.surchargeTax),
});

interface Detail {
  readonly part: Output;
  readonly sum: Sum;
  readonly details: Map<string, Output>;
}

function writeSum({ part, sum, details }: Detail, writing: MemberWriting): void {
  const { reason } = sum;
  const base = money(sum.base, writing);
  if (reason.startsWith('E')) {
    const element = part.inside('Sujeta/Exenta').add('DetalleExenta');
    element.put('CausaExencion', reason);
    element.put('BaseImponible', base);
    return;
  }
  if (reason !== '' && reason !== REVERSED) {
    const element = part.inside('NoSujeta').add('DetalleNoSujeta');
    element.put('Causa', reason);
    element.put('Importe', base);
    return;
  }
  const kind = reason || CHARGED;
  const key = `${part.name} ${kind}`;
  const detail = details.get(key) ?? part.inside('Sujeta/NoExenta').add('DetalleNoExenta');
  details.set(key, detail);
  detail.put('TipoNoExenta', detail.textAt('TipoNoExenta') === '' ? kind : '');
  const element = detail.inside('DesgloseIVA').add('DetalleIVA');
  element.put('BaseImponible', base);
  element.put('TipoImpositivo', sum.percent);
  element.put('CuotaImpuesto', money(sum.tax, writing));
  if (sum.surcharge !== '') {
    element.put('TipoRecargoEquivalencia', share(sum.surcharge));
    element.put('CuotaRecargoEquivalencia', money(sum.surchargeTax, writing));
  }
  if (sum.isSimplified) element.put('OperacionEnRecargoDeEquivalenciaORegimenSimplificado', 'S');
}

/** Most schemes that a file names. */
const MOST_SCHEMES = 3;

/** The schemes of the lines, charges and discounts, and the sums of the invoice. */
export const totals: Row = {
  read: () => undefined,
  write({ out, writing }) {
    const at: Path = ['totals'];
    out.put('ImporteTotalFactura', money(take(writing, at, 'total_with_tax'), writing));
    out.put('RetencionSoportada', money(take(writing, at, 'retained_tax'), writing));
    const schemes = new Set<string>();
    for (const entry of ['lines', 'charges', 'discounts'].flatMap((list) => writing.entries({ at: [] }, list))) {
      for (const tax of writing.entries({ at: entry }, 'taxes')) {
        const scheme = writing.take({ at: tax }, `ext.${REGIME}`);
        if (scheme !== '' && schemes.size < MOST_SCHEMES) schemes.add(scheme);
      }
    }
    if (schemes.size === 0) schemes.add('01');
    for (const scheme of schemes) out.inside('Claves').add('IDClave').put('ClaveRegimenIvaOpTrascendencia', scheme);
  },
};
