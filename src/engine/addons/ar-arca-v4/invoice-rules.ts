import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { DOC_TYPE } from './extension-keys.ts';
import { isVoucher, voucherOf } from './guards.ts';
import { MANUAL } from './norms.ts';
import { CLASS_C, CREDIT_NOTES, DEBIT_NOTES } from './vouchers.ts';

/** Highest number of a point of sale; leading zeros do not count. */
const MAX_SERIES = 99998;

const bePointOfSale = satisfy<string>(
  `be a number from 1 to ${MAX_SERIES}`,
  (series) => series === '' || (/^\d+$/.test(series) && Number(series) >= 1 && Number(series) <= MAX_SERIES),
);

function haveVoucherFor(type: string, vouchers: readonly string[]): Constraint {
  return satisfy<Invoice>(
    `have a voucher for a ${type} if it is one`,
    (invoice) => invoice.type !== type || vouchers.includes(voucherOf(invoice)),
  );
}

function beOfTypeFor(type: string, vouchers: readonly string[]): Constraint {
  return satisfy<Invoice>(
    `be a ${type} if the voucher is one`,
    (invoice) => invoice.type === type || !vouchers.includes(voucherOf(invoice)),
  );
}

const isNote = when<Invoice>('the invoice is a credit or debit note', ({ type }) =>
  ['credit-note', 'debit-note'].includes(type),
);

export const invoiceRules = defineRules(Invoice, 'AR-ARCA-BILL-INVOICE', {
  '01': {
    at: 'series',
    must: bePresent,
    say: 'The invoice needs its point of sale as series',
    cite: MANUAL('FECAESolicitar, FeCabReq, PtoVta'),
  },
  '02': {
    at: 'series',
    must: bePointOfSale,
    say: 'The series, a point of sale, must be a number from 1 to 99998',
    cite: MANUAL('FECAESolicitar, FeCabReq, PtoVta'),
  },
  '03': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the type of voucher',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '04': {
    at: 'tax.ext',
    must: carryExtensions(DOC_TYPE),
    say: 'The tax extensions need the type of voucher',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '05': {
    must: haveVoucherFor('credit-note', CREDIT_NOTES),
    say: 'A credit note needs a type of voucher that is a credit note',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '06': {
    must: haveVoucherFor('debit-note', DEBIT_NOTES),
    say: 'A debit note needs a type of voucher that is a debit note',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '07': {
    must: beOfTypeFor('credit-note', CREDIT_NOTES),
    say: 'With the voucher of a credit note, the type must be `credit-note`',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '08': {
    must: beOfTypeFor('debit-note', DEBIT_NOTES),
    say: 'With the voucher of a debit note, the type must be `debit-note`',
    cite: MANUAL('FECAESolicitar, FeCabReq, CbteTipo'),
  },
  '21': {
    when: isNote,
    at: 'preceding',
    must: bePresent,
    say: 'A credit or debit note needs a reference to the voucher it corrects',
    cite: MANUAL('FECAESolicitar, CbtesAsoc'),
  },
  '22': {
    at: 'preceding[].ext',
    must: carryExtensions(DOC_TYPE),
    say: 'A reference to an earlier voucher needs its type',
    cite: MANUAL('FECAESolicitar, CbteAsoc, Tipo'),
  },
  '23': {
    when: isVoucher('of class C', CLASS_C),
    at: 'lines[].taxes',
    must: beEmpty,
    say: 'Lines of a voucher of class C cannot have taxes',
    cite: MANUAL('FECAESolicitar, Iva; vouchers of class C'),
  },
  '24': {
    must: beConvertibleTo('ARS'),
    say: 'The invoice must be in ARS or give an exchange rate to ARS',
    cite: MANUAL('FECAESolicitar, MonId and MonCotiz'),
  },
});
