import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, match } from '../../core/rules/constraints.ts';
import { carryAllExtensionsOrNone, carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { Item } from '../../documents/org/item.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { haveTax } from '../shared/line-taxes.ts';
import {
  FISCAL_INCENTIVE,
  ISS_LIABILITY,
  OPERATION,
  SERVICE,
  SIMPLES,
  TAX_CLASS,
  TAX_STATUS,
} from './extension-keys.ts';

/** Extension of the Brazilian regime with the municipality in the list of the IBGE. */
const MUNICIPALITY = 'br-ibge-municipality';

const NUMBER = /^[1-9][0-9]*$/;

const invoiceRules = defineRules(Invoice, 'BR-NFSE-BILL-INVOICE', {
  '01': { at: 'series', must: bePresent, say: 'The invoice needs a series' },
  '02': { at: 'code', must: match(NUMBER), say: 'The code of the invoice must be a whole number above zero' },
  '03': { at: 'supplier', must: bePresent, say: 'The invoice needs a supplier' },
  '04': { at: 'supplier.tax_id', must: bePresent, say: 'The supplier needs a tax identity' },
  '05': { at: 'supplier.tax_id.code', must: bePresent, say: 'The tax identity of the supplier needs a code' },
  '06': { at: 'supplier.name', must: bePresent, say: 'The supplier needs a name' },
  '07': { at: 'supplier.addresses', must: bePresent, say: 'The supplier needs an address' },
  '08': { at: 'supplier.addresses[]', must: bePresent, say: 'An address of the supplier cannot be empty' },
  '09': { at: 'supplier.addresses[].street', must: bePresent, say: 'The address of the supplier needs a street' },
  '10': { at: 'supplier.addresses[].num', must: bePresent, say: 'The address of the supplier needs a number' },
  '11': { at: 'supplier.addresses[].locality', must: bePresent, say: 'The address of the supplier needs a locality' },
  '12': { at: 'supplier.addresses[].state', must: bePresent, say: 'The address of the supplier needs a state' },
  '13': { at: 'supplier.addresses[].code', must: bePresent, say: 'The address of the supplier needs a postal code' },
  '14': {
    at: 'supplier.ext',
    must: carryExtensions(MUNICIPALITY, SIMPLES, FISCAL_INCENTIVE),
    say: 'The supplier needs its municipality and whether it uses Simples Nacional and enjoys an incentive',
  },
  '15': { at: 'charges', must: beEmpty, say: 'An NFS-e has no charges on the document as a whole' },
  '16': { at: 'discounts', must: beEmpty, say: 'An NFS-e has no discounts on the document as a whole' },
  '17': { must: beConvertibleTo('BRL'), say: 'The invoice must be in BRL or give the exchange rate to it' },
});

const lineRules = defineRules(Line, 'BR-NFSE-BILL-LINE', {
  '01': { must: haveTax('ISS'), say: 'Every line needs ISS', cite: 'Lei Complementar 116/2003' },
});

const itemRules = defineRules(Item, 'BR-NFSE-ORG-ITEM', {
  '01': {
    at: 'ext',
    must: carryExtensions(SERVICE),
    say: 'An item needs its code in the list of services',
    cite: 'Lei Complementar 116/2003, annex',
  },
  '02': {
    at: 'ext',
    must: carryAllExtensionsOrNone(OPERATION, TAX_STATUS, TAX_CLASS),
    say: 'Operation, tax status and tax classification stand together or not at all',
  },
});

const comboRules = defineRules(TaxCombo, 'BR-NFSE-TAX-COMBO', {
  '01': {
    when: when<TaxCombo>('the tax is ISS', ({ cat }) => cat === 'ISS'),
    at: 'ext',
    must: carryExtensions(ISS_LIABILITY),
    say: 'ISS needs the code of its liability',
  },
});

export const rules: readonly RuleSet[] = [invoiceRules, lineRules, itemRules, comboRules];
