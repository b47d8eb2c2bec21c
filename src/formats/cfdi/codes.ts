import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { figure, type Form } from '../members/form.ts';

/** Extensions of the addon `mx-cfdi-v4`. */
export const DOC_TYPE = 'mx-cfdi-doc-type';
export const REL_TYPE = 'mx-cfdi-rel-type';
export const ISSUE_PLACE = 'mx-cfdi-issue-place';
export const PROD_SERV = 'mx-cfdi-prod-serv';
export const FISCAL_REGIME = 'mx-cfdi-fiscal-regime';
export const USE = 'mx-cfdi-use';
export const PAYMENT_METHOD = 'mx-cfdi-payment-method';
export const PAYMENT_MEANS = 'mx-cfdi-payment-means';
export const GLOBAL_PERIOD = 'mx-cfdi-global-period';
export const GLOBAL_MONTH = 'mx-cfdi-global-month';
export const GLOBAL_YEAR = 'mx-cfdi-global-year';

/** Stamp of the fiscal folio (UUID). */
export const FOLIO = 'sat-uuid';

/** Kinds of voucher (`TipoDeComprobante`); transfers and payrolls are other invoices. */
export const KINDS: ReadonlyMap<string, string> = new Map([
  ['I', 'standard'],
  ['E', 'credit-note'],
]);

/** The general public, and customers abroad (`Rfc`). */
export const PUBLIC = { rfc: 'XAXX010101000', name: 'PÚBLICO EN GENERAL' } as const;
export const ABROAD = 'XEXX010101000';
/** No tax obligations (`RegimenFiscal`), no tax effects and payments (`UsoCFDI`). */
export const NO_OBLIGATIONS = '616';
export const NO_EFFECTS = 'S01';
export const FOR_PAYMENTS = 'CP01';

/** Paid at once, or later (`MetodoPago`); the means are not known yet (`FormaPago`). */
export const AT_ONCE = 'PUE';
export const TO_DEFINE = '99';

export const FACTORS = { rate: 'Tasa', fee: 'Cuota', exempt: 'Exento' } as const;

/** Taxes (`Impuesto`), charged and withheld. */
export const IEPS = '003';
export const CHARGED: ReadonlyMap<string, string> = new Map([
  ['VAT', '002'],
  ['IEPS', IEPS],
]);
export const WITHHELD: ReadonlyMap<string, string> = new Map([
  ['ISR', '001'],
  ['RVAT', '002'],
  ['RIEPS', IEPS],
]);

export const keyOf = (table: ReadonlyMap<string, string>, code: string): string | undefined =>
  [...table].find(([, known]) => known === code)?.[0];

/** Decimals of a rate (`TasaOCuota`). */
export const RATE_DECIMALS = 6;
/** Decimals of the base of a tax, at least. */
export const BASE_DECIMALS = 4;
/** Decimals of amounts, at most (`t_Importe`). */
export const MOST_DECIMALS = 6;

/** A share such as `0.160000` is a percentage such as 16.0%: of its noughts at the end only those that say its precision. */
export const share: Form = {
  read(text) {
    const number = parseDecimal(text);
    if (!number) return undefined;
    let { units, scale } = number;
    while (units % 100n === 0n && scale > 3) {
      units /= 10n;
      scale--;
    }
    return scale < 2 ? `${number.times(HUNDRED).toString()}%` : `${new Decimal(units, scale - 2).toString()}%`;
  },
  write(value) {
    const number = parseDecimal(value.replace(/%$/, ''));
    return number && figure(new Decimal(number.units, number.scale + 2), RATE_DECIMALS, RATE_DECIMALS);
  },
};

const HUNDRED = new Decimal(100n, 0);

/** The decimals of a currency; SAT allows no more in totals. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_CENTS.has(currency)) return 0;
  return WITH_MORE.get(currency) ?? 2;
}

/**
 * Source: column of decimals of the catalogue `c_Moneda`, SAT (github.com/phpcfdi/resources-sat-catalogs as of
 * 2026-08-06, read on 2026-11-28). Documents round some of them otherwise, such as HUF and MGA.
 */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(
  (
    'BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XAG XAU XBA XBB XBC XBD XDR XOF XPD XPF XPT XSU ' +
    'XTS XUA XXX'
  ).split(' '),
);
const WITH_MORE: ReadonlyMap<string, number> = new Map([
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((currency): [string, number] => [currency, 3]),
  ['CLF', 4],
]);
