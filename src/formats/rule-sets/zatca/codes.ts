import { tableOf } from '../../../engine/values.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import { listed } from '../../rules/shared/functions/national.ts';

/** Code lists of ZATCA 3.4.6 that differ from those of EN 16931. */

const changed = (codes: ReadonlySet<string>, gone: string, come = ''): ReadonlySet<string> =>
  new Set([...[...codes].filter((code) => !listed(gone).has(code)), ...(come === '' ? [] : listed(come))]);

/** ISO 4217 as of 2018. */
export const CURRENCIES = changed(
  codeList('CURRENCIES'),
  'CNH MRU SLE UYW VED VES XCG ZWG',
  'ANG BGN CUC HRK MRO SLL VEF ZWL',
);
export const PAYMENT_MEANS = changed(codeList('PAYMENT_MEANS'), '98');
/** The authority's own rule lacks one more. */
export const OWN_PAYMENT_MEANS = changed(PAYMENT_MEANS, '69');
/** `CAP` and `CAQ` are one word there. */
const CHARGE_REASONS = changed(
  codeList('CHARGE_REASONS'),
  'CAP CAQ CAX CAY CAZ DAC DAF DAG DAH DAI DAJ DAK DAL DAM DAN DAO DAP DAQ IAB PRV TAC',
  'AB AC CAPCAQ',
);
/** Part of a code is accepted like the code: the official rule searches for the text in the list. */
export const isPartOfChargeReason = (text: string): boolean => [...CHARGE_REASONS].some((code) => code.includes(text));

export const INVOICE_TYPES = changed(
  codeList('INVOICE_TYPES'),
  '102 218 219 331 382 471 472 473 500 501 553 71 81 817 870 875 876 877',
  '381',
);
export const CREDIT_NOTE_TYPES = listed('81 83 261 262 296 308 396 420 458 532');
export const OWN_TYPES = listed('388 383 381 386');

export const MIME_TYPES = listed(
  'text/csv text/plain application/pdf image/png image/jpeg image/tiff application/acad application/dwg drawing/dwg application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.oasis.opendocument.spreadsheet',
);

/** Kinds of numbers of a party. */
export const SELLER_SCHEMES = 'CRN MOM MLS SAG OTH 700';
export const BUYER_SCHEMES = 'TIN NAT IQA PAS CRN MOM MLS 700 SAG GCC OTH';

/** Reasons for no VAT, by category. */
const OF_LINES: Readonly<Record<string, ReadonlySet<string>>> = tableOf({
  Z: listed(
    'VATEX-SA-32 VATEX-SA-33 VATEX-SA-34-1 VATEX-SA-34-2 VATEX-SA-34-3 VATEX-SA-34-4 VATEX-SA-34-5 VATEX-SA-35 VATEX-SA-36 VATEX-SA-EDU VATEX-SA-HEA VATEX-SA-MLTRY VATEX-SA-DIPLOMAT VATEX-SA-DUTYFREE',
  ),
  E: listed('VATEX-SA-29 VATEX-SA-29-7 VATEX-SA-30'),
  O: listed('VATEX-SA-OOS'),
});
const ONLY_OF_ENTRIES = listed('VATEX-SA-ROYALDECREE VATEX-SA-32(bis)');

export const isReasonOfLine = (category: string, code: string): boolean => OF_LINES[category]?.has(code) ?? false;
export const isReasonOfEntry = (category: string, code: string): boolean =>
  isReasonOfLine(category, code) || (category === 'Z' && ONLY_OF_ENTRIES.has(code));
