import { defineAddon } from '../../core/tax/addon.ts';
import { complementRules } from './complement-rules.ts';
import { extensions } from './extensions.codes.ts';
import { FoodVouchers, foodVouchers } from './food-vouchers.ts';
import { FuelAccountBalance, fuelAccountBalance } from './fuel-account-balance.ts';
import { customerRules } from './customer-rules.ts';
import { normaliseItem, normaliseParty } from './identities.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice, normalisePayment } from './issue.ts';
import { meansNormalisers } from './payment-means.ts';
import { paymentRules } from './payment-rules.ts';
import { partRules } from './part-rules.ts';
import { invoiceScenarios, invoiceTags } from './scenarios.ts';

/** The Mexican digital tax receipt, CFDI 4.0. Source: SAT, Anexo 20 of the Resolución Miscelánea Fiscal. */
export const cfdi = defineAddon({
  key: 'mx-cfdi-v4',
  name: { en: 'Mexican SAT CFDI v4.X' },
  description: {
    en: 'Prepares invoices and payment receipts for the digital tax receipts (CFDI 4.0) of the Mexican tax authority: type, relation, method and means of payment are derived from the document, date and time are those of the issue, and what the authority would refuse is pointed out.',
  },
  extensions,
  tags: [invoiceTags],
  scenarios: [invoiceScenarios],
  types: [FoodVouchers, FuelAccountBalance],
  behaviours: [foodVouchers, fuelAccountBalance],
  normalisers: [normaliseInvoice, normalisePayment, normaliseParty, normaliseItem, ...meansNormalisers],
  rules: [...invoiceRules, ...customerRules, ...paymentRules, ...partRules, ...complementRules],
});
