import type { Path } from '../en16931/document/draft.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { money, share, take, textAt } from './amounts.ts';
import { EXEMPTION, IN_SIMPLIFIED_SCHEME, PRODUCT, REGIME } from './codes.ts';

const SPAIN = 'ES';
const REVERSED = 'S2';
const CHARGED = 'S1';
/** Taxes of other territories of Spain, which are not subject here. */
const ELSEWHERE: ReadonlySet<string> = new Set(['IGIC', 'IPSI']);

/** An invoice for a customer abroad tells goods from services. */
const isAbroad = (writing: MemberWriting): boolean => {
  const customer: Path = ['customer'];
  const country = textAt(writing, customer, 'tax_id.country') || textAt(writing, customer, 'identities[0].country');
  return country !== '' && country !== SPAIN;
};

const partOf = (out: Output, product: string, abroad: boolean): Output =>
  abroad
    ? out.inside(`TipoDesglose/DesgloseTipoOperacion/${product === 'services' ? 'PrestacionServicios' : 'Entrega'}`)
    : out.inside('TipoDesglose/DesgloseFactura');

/** The sums of each rate: those that are charged, reversed, exempt, or not subject to the tax. */
export const breakdown: Row = {
  read: () => undefined,
  write({ out, writing }) {
    const abroad = isAbroad(writing);
    const details = new Map<string, Output>();
    for (const category of writing.entries({ at: ['totals', 'taxes'] }, 'categories')) {
      const code = textAt(writing, category, 'code');
      if (code !== 'VAT' && !ELSEWHERE.has(code)) continue;
      for (const rate of writing.entries({ at: category }, 'rates')) {
        const reason = writing.take({ at: rate }, `ext.${EXEMPTION}`) || (code === 'VAT' ? '' : 'IE');
        const product = writing.take({ at: rate }, `ext.${PRODUCT}`);
        writeRate({ part: partOf(out, product, abroad), reason, details }, rate, writing);
      }
    }
  },
};

interface Rate {
  readonly part: Output;
  /** Why no tax is charged. */
  readonly reason: string;
  readonly details: Map<string, Output>;
}

function writeRate({ part, reason, details }: Rate, at: Path, writing: MemberWriting): void {
  const base = money(take(writing, at, 'base'), writing);
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
  element.put('TipoImpositivo', share(writing.take({ at }, 'percent')));
  element.put('CuotaImpuesto', money(take(writing, at, 'amount'), writing));
  const surcharge = writing.take({ at }, 'surcharge.percent');
  if (surcharge !== '') {
    element.put('TipoRecargoEquivalencia', share(surcharge));
    element.put('CuotaRecargoEquivalencia', money(take(writing, at, 'surcharge.amount'), writing));
  }
  if (writing.take({ at }, `ext.${IN_SIMPLIFIED_SCHEME}`) === 'S')
    element.put('OperacionEnRecargoDeEquivalenciaORegimenSimplificado', 'S');
}

/** Most schemes that a file names. */
const MOST_SCHEMES = 3;

/** The schemes of the lines, and the sums of the invoice. */
export const totals: Row = {
  read: () => undefined,
  write({ out, writing }) {
    const at: Path = ['totals'];
    out.put('ImporteTotalFactura', money(take(writing, at, 'total_with_tax'), writing));
    out.put('RetencionSoportada', money(take(writing, at, 'retained_tax'), writing));
    const schemes = new Set<string>();
    for (const line of writing.entries({ at: [] }, 'lines')) {
      for (const tax of writing.entries({ at: line }, 'taxes')) {
        const scheme = writing.take({ at: tax }, `ext.${REGIME}`);
        if (scheme !== '' && schemes.size < MOST_SCHEMES) schemes.add(scheme);
      }
    }
    if (schemes.size === 0) schemes.add('01');
    for (const scheme of schemes) out.inside('Claves').add('IDClave').put('ClaveRegimenIvaOpTrascendencia', scheme);
  },
};
