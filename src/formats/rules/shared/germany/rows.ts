import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { childOf } from '../../../xml/xml-tree.ts';
import type { Check, Form, RowOptions } from '../../kit/row.ts';
import type { Subject } from '../../kit/subject.ts';
import {
  any,
  at,
  checked,
  exact,
  filled,
  forbids,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  oneOf,
  rows,
  unique,
  warns,
} from '../../kit/verbs.ts';
import { differentFiles } from './attached-files.ts';
import { saysWhenDelivered } from './delivery-day.ts';
import { DEBIT_IN_CII, debitAnd, hasDebit, writtenBeside } from './direct-debit.ts';
import { hasTaxNumber, isTaxed } from './german-taxes.ts';
import { isIbanOfXRechnung } from './iban.ts';
import { FIRST_PAYMENT_TERMS, SKONTO } from './skonto.ts';
import { SPECIFICATIONS } from './specifications.ts';

/** Rules on German invoices, with KoSIT's ids: XRechnung has them, and Peppol takes many under ids of its own. */

const IBAN: Check = { kind: 'IBAN', fits: isIbanOfXRechnung };

const PHONE: Form = { fits: (text) => text.replace(/\D/g, '').length >= 3, like: '+49 30 1234567' };

/** Text before and after one `@`, and a point in the latter. */
function isMailAddress(text: string): boolean {
  const parts = text.split('@');
  if (parts.length !== 2 || text.includes(' ')) return false;
  const labels = (parts[1] ?? '').split('.');
  return parts[0] !== '' && labels.length >= 2 && labels.every((label) => label !== '');
}
const MAIL: Form = { fits: isMailAddress, like: 'name@example.com' };

/** In CII the official test is on the context, which every valid invoice has. */
const hasContext = ({ syntax, root }: InvoiceTerms): boolean =>
  syntax === 'ubl' || childOf(root, 'ExchangedDocumentContext') !== undefined;

/** In UBL a reference may exist without an invoice. */
const namesInvoice = (_: Subject, invoice: InvoiceTerms): boolean =>
  invoice
    .groups('BG-3')
    .some(
      ({ node }) =>
        node !== undefined &&
        (node.name !== 'BillingReference' || childOf(node, 'InvoiceDocumentReference') !== undefined),
    );

/** Elements that a direct debit in CII does not have. */
const BANKS_AND_CARDS = [
  'PayeePartyCreditorFinancialAccount',
  'PayeeSpecifiedCreditorFinancialInstitution',
  'PayerSpecifiedDebtorFinancialInstitution',
  'ApplicableTradeSettlementFinancialCard',
];

const asWritten: RowOptions = { ...exact, ...missingIsWrong };

export const GERMAN_ROWS = rows(
  at(
    '',
    needs('BR-DE-1', 'BG-16'),
    filled('BR-DE-15', 'BT-10', any),
    needsOneOf('BR-DE-16', ['BT-31', 'BT-32', 'BG-11'], {
      when: isTaxed,
      by: (_, invoice) => invoice.fact(hasTaxNumber),
    }),
    oneOf('BR-DE-17', 'BT-3', '326 380 384 389 381 875 876 877', missingIsWrong, warns),
  ),
  at(FIRST_PAYMENT_TERMS, form('BR-DE-18', '.', SKONTO, exact, { terms: ['BT-20'] })),
  at(
    '',
    oneOf('BR-DE-21', 'BT-24', { codes: SPECIFICATIONS }, asWritten, any, warns, { when: hasContext }),
    unique('BR-DE-22', 'BT-125-2', { by: (_, invoice) => differentFiles(invoice) }),
  ),
  at('[BT-3~384]', needs('BR-DE-26', 'BG-3', { by: namesInvoice, terms: ['BG-3', 'BT-3'] }, warns)),
  at('BG-4', needs('BR-DE-2', 'BG-6')),
  at('BG-5', filled('BR-DE-3', 'BT-37', any), filled('BR-DE-4', 'BT-38', any)),
  at(
    'BG-6',
    filled('BR-DE-5', 'BT-41', any),
    filled('BR-DE-6', 'BT-42', any),
    filled('BR-DE-7', 'BT-43', any),
    form('BR-DE-27', 'BT-42', PHONE, missingIsWrong, warns),
    form('BR-DE-28', 'BT-43', MAIL, missingIsWrong, warns),
  ),
  at('BG-8', filled('BR-DE-8', 'BT-52', any), filled('BR-DE-9', 'BT-53', any)),
  at('BG-15', filled('BR-DE-10', 'BT-77', any), filled('BR-DE-11', 'BT-78', any)),
  at('BG-23', filled('BR-DE-14', 'BT-119', any)),
  at(
    'BG-16[BT-81~58]',
    checked('BR-DE-19', { ubl: 'BT-84', cii: 'PayeePartyCreditorFinancialAccount/IBANID' }, IBAN, asWritten, warns, {
      terms: ['BT-84'],
    }),
  ),
  at('BG-16[BT-81~59]', checked('BR-DE-20', 'BT-91', IBAN, asWritten, warns)),
  at(
    'BG-16[BT-81~30|58]',
    needs('BR-DE-23-a', 'BG-17'),
    forbids('BR-DE-23-b', debitAnd('BG-18'), { terms: ['BG-18', 'BG-19'] }),
  ),
  at(
    'BG-16[BT-81~48|54|55]',
    needs('BR-DE-24-a', 'BG-18'),
    forbids('BR-DE-24-b', debitAnd('BG-17'), { terms: ['BG-17', 'BG-19'] }),
  ),
  at(
    'BG-16[BT-81~59]',
    needsOneOf('BR-DE-25-a', { ubl: 'BG-19', cii: DEBIT_IN_CII }, { terms: ['BG-19'] }),
    forbids('BR-DE-25-b', { ubl: ['BG-17', 'BG-18'], cii: BANKS_AND_CARDS }, { terms: ['BG-17', 'BG-18'] }),
  ),
  at(
    '',
    needs('BR-DE-30', 'BT-90', { when: hasDebit, by: writtenBeside('BT-90', 'BT-91') }),
    needs('BR-DE-31', 'BT-91', { when: hasDebit, by: writtenBeside('BT-91', 'BT-90') }),
    needsOneOf('BR-DE-TMP-32', ['BT-72', 'BG-14', 'BG-26'], { by: saysWhenDelivered }, { severity: 'information' }),
  ),
);
