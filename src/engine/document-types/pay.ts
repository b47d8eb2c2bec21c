// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.
import type { CalDate } from './cal.ts';
import type { CbcCode, CbcKey, CbcMeta } from './cbc.ts';
import type { CurrencyCode } from './currency.ts';
import type { NumAmount, NumPercentage } from './num.ts';
import type { OrgAddress } from './org.ts';
import type { TaxExtensions } from './tax.ts';

/** Which payment card was or will be used. Only the digits that may be shown, never the whole number. */
export type PayCard = {
  readonly first6?: string;
  readonly last4?: string;
  readonly holder?: string;
};

/** Bank account to which the payer transfers the money. */
export type PayCreditTransfer = {
  readonly iban?: CbcCode;
  readonly bic?: CbcCode;
  readonly number?: CbcCode;
  readonly clearing?: CbcCode;
  readonly name?: string;
  readonly branch?: OrgAddress;
};

/** Mandate under which the payee collects the money from the payer's account. */
export type PayDirectDebit = {
  readonly ref?: string;
  readonly creditor?: string;
  readonly account?: string;
};

/** One instalment: the day by which it has to be paid, and its amount if it is known. */
export type PayDueDate = {
  readonly date: CalDate;
  readonly notes?: string;
  readonly amount?: NumAmount;
  readonly percent?: NumPercentage;
  readonly currency?: CurrencyCode;
};

/** How the document is to be paid: the means of payment and the data it needs. */
export type PayInstructions = {
  readonly key: CbcKey;
  readonly detail?: string;
  readonly ref?: CbcCode;
  readonly credit_transfer?: readonly PayCreditTransfer[];
  readonly card?: PayCard;
  readonly direct_debit?: PayDirectDebit;
  readonly online?: readonly PayOnline[];
  readonly notes?: string;
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** A web page at which the payer can pay. */
export type PayOnline = {
  readonly key?: CbcKey;
  readonly label?: string;
  readonly url: string;
};

/** One payment made: when, by what means and how much. */
export type PayRecord = {
  readonly uuid?: string;
  readonly date?: CalDate;
  readonly key?: CbcKey;
  readonly ref?: string;
  readonly description?: string;
  readonly percent?: NumPercentage;
  readonly amount: NumAmount;
  readonly currency?: CurrencyCode;
  readonly card?: PayCard;
  readonly credit_transfer?: PayCreditTransfer;
  readonly direct_debit?: PayDirectDebit;
  readonly online?: readonly PayOnline[];
  readonly ext?: TaxExtensions;
  readonly meta?: CbcMeta;
};

/** When payment is expected, by a general rule, on set days, or both. */
export type PayTerms = {
  readonly key?: CbcKey;
  readonly due_dates?: readonly PayDueDate[];
  readonly notes?: string;
  readonly ext?: TaxExtensions;
};
