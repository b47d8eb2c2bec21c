import { tableOf } from '../../engine/values.ts';
/** Keys of the codes of a document. */
export const REGION = 'es-tbai-region';
export const PRODUCT = 'es-tbai-product';
export const EXEMPTION = 'es-tbai-exemption';
export const CORRECTION = 'es-tbai-correction';
export const REGIME = 'es-tbai-regime';
export const IDENTITY_TYPE = 'es-tbai-identity-type';
export const IN_SIMPLIFIED_SCHEME = 'es-tbai-simplified';

/** Kinds of a sum that is not exempt: with its tax, or with the tax reversed to the customer. */
export const CHARGED = 'S1';
export const REVERSED = 'S2';

/** Sums of operations elsewhere, whose lines may have a tax that the sum does not have. */
export const ELSEWHERE: ReadonlySet<string> = new Set(['IE', 'RL']);

/** Percentages of IGIC; another one of a territory of Spain is that of IPSI. Source: Ley 4/2012 of the Canary Islands. */
export const IGIC: ReadonlySet<string> = new Set(['0', '3', '5', '6.5', '7', '9.5', '13.5', '15', '20']);

/** Percentages that customers withhold, the usual ones first. Source: Real Decreto 439/2007, articles 95 to 101. */
export const WITHHELD: readonly string[] = ['15', '7', '19', '1', '2', '35', '24'];

export const LONGEST = { name: 120, text: 250, code: 20 } as const;

/** Where customers look up an invoice, by territory. Source: foral treasuries, specifications of the QR code. */
export const LOOK_UP: Readonly<Record<string, string>> = tableOf({
  BI: 'https://batuz.eus/QRTBAI/',
  SS: 'https://tbai.egoitza.gipuzkoa.eus/qr/',
  VI: 'https://ticketbai.araba.eus/tbai/qrtbai/',
});
