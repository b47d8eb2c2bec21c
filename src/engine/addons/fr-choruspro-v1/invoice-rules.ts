import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Totals } from '../../documents/bill/totals.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { FRAMEWORK, SCHEME } from './extension-keys.ts';
import { CHORUS, VAT_DIRECTIVE } from './norms.ts';
import { SIRET_HOLDER } from './party.ts';

/** Framework of prepaid invoices. */
const PAID = 'A2';

const isOfPaid = when<Invoice>(`the framework is ${PAID}`, ({ tax }) => tax?.ext?.[FRAMEWORK] === PAID);

const beSettled = judge<Totals>('have nothing left that is due', (totals) => totals?.due?.isZero() ?? false);

export const invoiceRules = defineRules(Invoice, 'FR-CHORUSPRO-BILL-INVOICE', {
  '01': {
    at: 'customer.ext',
    must: haveExtension(SCHEME, SIRET_HOLDER),
    say: 'The customer must be in scheme 1, that of a SIRET',
    cite: CHORUS('recipient, type of identifier 1, SIRET'),
  },
  '02': {
    at: 'customer.identities',
    must: bePresent,
    say: 'The customer needs an identity',
    cite: CHORUS('recipient, type of identifier 1, SIRET'),
  },
  '03': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the framework',
    cite: CHORUS('cadre de facturation'),
  },
  '04': {
    at: 'tax.ext',
    must: settledByReading('be a map'),
    say: 'The tax details can have extensions',
    cite: CHORUS('cadre de facturation'),
  },
  '05': {
    at: 'tax.ext',
    must: carryExtensions(FRAMEWORK),
    say: 'The tax extensions need the framework',
    cite: CHORUS('cadre de facturation'),
  },
  '06': {
    when: isOfPaid,
    at: 'totals',
    must: beSettled,
    say: 'An invoice in the framework A2 must be paid in full by its advances',
    cite: CHORUS('cadre de facturation A2, invoice already paid'),
  },
  '07': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: VAT_DIRECTIVE('art. 230'),
  },
});
