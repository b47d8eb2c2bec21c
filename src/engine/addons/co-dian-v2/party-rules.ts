import type { RuleRow, TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Party } from '../../documents/org/party.ts';
import { FISCAL_RESPONSIBILITY, MUNICIPALITY } from './extension-keys.ts';
import { ANNEX } from './norms.ts';

const isColombian = when<Party>('the tax identity is Colombian', ({ tax_id: taxId }) => taxId?.country === 'CO');

const hasColombianCode = when<Party>(
  'the tax identity is Colombian and has a code',
  ({ tax_id: taxId }) => taxId?.country === 'CO' && Boolean(taxId.code),
);

const isFullInvoice = when<Invoice>('the tag `simplified` is absent', ({ $tags }) => !$tags?.includes('simplified'));

/** The party in UBL. */
const PARTY = { supplier: 'cac:AccountingSupplierParty', customer: 'cac:AccountingCustomerParty' } as const;

/** An empty list has no length to judge: other tools of the format accept it, and so does this rule. */
function addressesOf(member: keyof typeof PARTY): RuleRow {
  return {
    on: member,
    when: isColombian,
    at: 'addresses',
    must: settledByReading('have one entry at least where it is listed'),
    say: `Addresses of a Colombian ${member}, where listed, must be one at least`,
    cite: ANNEX(`${PARTY[member]}, cac:PhysicalLocation, cac:Address`),
  };
}

function municipalityOf(member: keyof typeof PARTY): RuleRow {
  return {
    on: member,
    when: hasColombianCode,
    at: 'ext',
    must: carryExtensions(MUNICIPALITY),
    say: `A Colombian ${member} with a NIT needs the municipality`,
    cite: ANNEX(`${PARTY[member]}, cac:PhysicalLocation, cac:Address, cbc:ID`),
  };
}

function responsibilityOf(member: keyof typeof PARTY): RuleRow {
  return {
    on: member,
    when: isColombian,
    at: 'ext',
    must: carryExtensions(FISCAL_RESPONSIBILITY),
    say: `A Colombian ${member} needs the fiscal responsibility`,
    cite: ANNEX(`${PARTY[member]}, cac:PartyTaxScheme, cbc:TaxLevelCode`),
  };
}

export const partyRules: readonly TypeRules[] = [
  defineRules(Invoice, 'CO-DIAN-BILL-INVOICE', {
    '02': addressesOf('supplier'),
    '03': municipalityOf('supplier'),
    '04': responsibilityOf('supplier'),
    '05': {
      when: isFullInvoice,
      at: 'customer.tax_id',
      must: bePresent,
      say: 'The customer needs a tax identity, or the invoice the tag `simplified`',
      cite: ANNEX('cac:AccountingCustomerParty, cac:PartyTaxScheme, cbc:CompanyID'),
    },
    '06': addressesOf('customer'),
    '07': municipalityOf('customer'),
    '08': responsibilityOf('customer'),
  }),
];
