import type { RefusalCode } from '../../refusal-code.ts';
import { AEAT_ACCEPTED_CODES } from './aeat-accepted.codes.ts';
import { AEAT_CHAIN_CODES } from './aeat-chain.codes.ts';
import { AEAT_INVOICE_CODES } from './aeat-invoice.codes.ts';
import { AEAT_OLD_CODES } from './aeat-old.codes.ts';
import { AEAT_PARTY_CODES } from './aeat-party.codes.ts';
import { AEAT_TAX_CODES } from './aeat-tax.codes.ts';

/** Errors of one record, accepted or refused. */
export const AEAT_RECORD_CODES: readonly RefusalCode[] = [
  ...AEAT_INVOICE_CODES,
  ...AEAT_PARTY_CODES,
  ...AEAT_TAX_CODES,
  ...AEAT_CHAIN_CODES,
  ...AEAT_ACCEPTED_CODES,
  ...AEAT_OLD_CODES,
];
