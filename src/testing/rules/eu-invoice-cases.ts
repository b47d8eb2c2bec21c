import { Invoice } from '../../engine/documents/bill/invoice.ts';
import { TaxIdentity } from '../../engine/documents/tax/identity.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import type { RuleCases } from './rule-cases.ts';

function taxed(rate: JsonObject, more: JsonObject = {}): JsonObject {
  const rates: Json = [{ base: '100.00', amount: '0.00', ...rate }];
  const taxes = { categories: [{ code: 'VAT', rates, amount: '0.00' }], sum: '0.00' };
  return { totals: { sum: '100.00', total: '100.00', taxes, total_with_tax: '100.00', payable: '100.00' }, ...more };
}

const charged = { percent: '20%', amount: '20.00' };
const address = [{ street: 'Main Street', locality: 'Town' }];

/**
 * Cases for each rule that the member states of the Union share, for one of them, and for the form of its tax number.
 */
export function euRuleCases(country: string, taxNumber: string): RuleCases {
  const identity = { country, code: taxNumber };
  const numbered = { name: 'A', tax_id: identity, addresses: address };
  return {
    [`ASSAY-${country}-BILL-INVOICE-01`]: [
      {
        type: Invoice,
        accepts: taxed(charged, { supplier: numbered }),
        rejects: taxed(charged, { supplier: { name: 'A', tax_id: { country } } }),
        at: '$.supplier',
      },
      {
        type: Invoice,
        spares: taxed({ key: 'exempt' }, { supplier: {} }),
        rejects: taxed(charged, { supplier: {} }),
        at: '$.supplier',
      },
      {
        type: Invoice,
        spares: taxed({ percent: '0%' }, { supplier: {} }),
        rejects: taxed(charged, { supplier: {} }),
        at: '$.supplier',
      },
    ],
    [`ASSAY-${country}-BILL-INVOICE-02`]: [
      {
        type: Invoice,
        accepts: taxed({ key: 'intra-community' }, { customer: numbered }),
        rejects: taxed({ key: 'intra-community' }, { customer: { name: 'A' } }),
        at: '$.customer',
      },
      {
        type: Invoice,
        spares: taxed({ key: 'reverse-charge' }, { customer: { tax_id: { country: 'CH' } } }),
        rejects: taxed({ key: 'reverse-charge' }, { customer: { tax_id: { country: 'EL' } } }),
        at: '$.customer',
      },
      {
        type: Invoice,
        spares: taxed({ key: 'reverse-charge' }, { customer: { addresses: [{ country: 'CH' }] } }),
        rejects: taxed({ key: 'reverse-charge' }, { customer: { addresses: [{ country: 'DE' }] } }),
        at: '$.customer',
      },
      {
        type: Invoice,
        spares: taxed({ key: 'reverse-charge' }),
        rejects: taxed({ key: 'intra-community' }),
        at: '$.customer',
      },
      { type: Invoice, spares: taxed(charged), rejects: taxed({ key: 'intra-community' }), at: '$.customer' },
    ],
    [`ASSAY-${country}-BILL-INVOICE-03`]: [
      {
        type: Invoice,
        accepts: { supplier: numbered },
        rejects: { supplier: { name: 'A', tax_id: identity, addresses: [] } },
        at: '$.supplier',
      },
      { type: Invoice, spares: { $tags: ['simplified'], supplier: {} }, rejects: { supplier: {} }, at: '$.supplier' },
    ],
    [`ASSAY-${country}-BILL-INVOICE-04`]: [
      { type: Invoice, accepts: { customer: numbered }, rejects: { customer: { name: 'A' } }, at: '$.customer' },
      {
        type: Invoice,
        accepts: { customer: numbered },
        rejects: { customer: { addresses: address } },
        at: '$.customer',
      },
      {
        type: Invoice,
        spares: { $tags: ['simplified'], customer: {} },
        rejects: { $tags: ['b2g'], customer: {} },
        at: '$.customer',
      },
      { type: Invoice, spares: {}, rejects: { customer: {} }, at: '$.customer' },
    ],
    ...vatNumberCases(country, taxNumber),
  };
}

/** Cases for the rule on the tax number of a country that the format has not published. */
export function vatNumberCases(country: string, taxNumber: string): RuleCases {
  return {
    [`ASSAY-${country}-TAX-IDENTITY-01`]: [
      { type: TaxIdentity, accepts: { country, code: taxNumber }, rejects: { country, code: 'ZZ' }, at: '$.code' },
      { type: TaxIdentity, spares: { country: 'XX', code: 'ZZ' }, rejects: { country, code: 'ZZ' }, at: '$.code' },
    ],
  };
}

/**
 * Cases for the rule that a supplier outside the Union states its number, and for the form of the number if it is
 * checked.
 */
export function supplierNumberCases(country: string, taxNumber: string, judged = true): RuleCases {
  const numbered = { name: 'A', tax_id: { country, code: taxNumber } };
  const unnumbered = taxed(charged, { supplier: { name: 'A', tax_id: { country } } });
  return {
    [`ASSAY-${country}-BILL-INVOICE-01`]: [
      { type: Invoice, accepts: taxed(charged, { supplier: numbered }), rejects: unnumbered, at: '$.supplier' },
      { type: Invoice, spares: taxed({ key: 'exempt' }, { supplier: {} }), rejects: unnumbered, at: '$.supplier' },
      { type: Invoice, spares: taxed({ percent: '0%' }, { supplier: {} }), rejects: unnumbered, at: '$.supplier' },
      {
        type: Invoice,
        spares: taxed(charged, { $tags: ['simplified'], supplier: {} }),
        rejects: taxed(charged, { $tags: ['b2g'], supplier: {} }),
        at: '$.supplier',
      },
    ],
    ...(judged && vatNumberCases(country, taxNumber)),
  };
}
