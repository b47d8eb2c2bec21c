import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import type { Subject } from '../../kit/subject.ts';

/** What makes a direct debit, in each syntax. */

/** In CII: a creditor or mandate of the invoice, or the debited account, from payment means. */
export const DEBIT_IN_CII = [
  '../CreditorReferenceID',
  '../SpecifiedTradePaymentTerms/DirectDebitMandateID',
  'PayerPartyDebtorFinancialAccount/IBANID',
];

/** A direct debit and another group, as targets from payment means. */
export const debitAnd = (group: string) => ({ ubl: [group, 'BG-19'], cii: [group, ...DEBIT_IN_CII] });

const isWritten = (invoice: InvoiceTerms, ...terms: readonly string[]): boolean =>
  terms.some((term) => invoice.value(term) !== undefined);

/** CII has three places for a direct debit; one is enough. */
export const hasDebit = (invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl'
    ? invoice.groups('BG-19').some(({ node }) => node !== undefined)
    : isWritten(invoice, 'BT-89', 'BT-90', 'BT-91');

/** The term is written, and in CII one of the other two beside it. */
export const writtenBeside =
  (term: 'BT-90' | 'BT-91', other: 'BT-90' | 'BT-91') =>
  (_: Subject, invoice: InvoiceTerms): boolean => {
    if (invoice.syntax === 'cii') return isWritten(invoice, 'BT-89', other) && isWritten(invoice, term);
    if (term === 'BT-90') return isWritten(invoice, term);
    return invoice.groups('BG-19').some((debit) => debit.node !== undefined && debit.value(term) !== undefined);
  };
