import type { TypeRules } from '../../core/rules/define-rules.ts';
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
import { MANUAL, NO_PLACE, SERVICES, TAX_REFORM } from './norms.ts';

/** Extension of the Brazilian regime with the municipality in the list of the IBGE. */
const MUNICIPALITY = 'br-ibge-municipality';

const NUMBER = /^[1-9][0-9]*$/;

const invoiceRules = defineRules(Invoice, 'BR-NFSE-BILL-INVOICE', {
  '01': { at: 'series', must: bePresent, say: 'The invoice needs a series', cite: MANUAL('IdentificacaoRps, Serie') },
  '02': {
    at: 'code',
    must: match(NUMBER, 'be a whole number above 0'),
    say: 'The code of the invoice must be a whole number above zero',
    cite: MANUAL('IdentificacaoRps, Numero'),
  },
  '03': { at: 'supplier', must: bePresent, say: 'An invoice needs a supplier', cite: MANUAL('Prestador') },
  '04': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: MANUAL('Prestador, CpfCnpj'),
  },
  '05': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs a code',
    cite: MANUAL('Prestador, CpfCnpj'),
  },
  '06': {
    at: 'supplier.name',
    must: bePresent,
    say: 'The supplier needs a name',
    cite: MANUAL('PrestadorServico, RazaoSocial'),
  },
  '07': {
    at: 'supplier.addresses',
    must: bePresent,
    say: 'The supplier needs an address',
    cite: MANUAL('PrestadorServico, Endereco'),
  },
  '08': {
    at: 'supplier.addresses[]',
    must: bePresent,
    say: 'An address of the supplier cannot be empty',
    cite: MANUAL('PrestadorServico, Endereco'),
  },
  '09': {
    at: 'supplier.addresses[].street',
    must: bePresent,
    say: 'The address of the supplier needs a street',
    cite: MANUAL('Endereco, Endereco'),
  },
  '10': {
    at: 'supplier.addresses[].num',
    must: bePresent,
    say: 'The address of the supplier needs a number',
    cite: MANUAL('Endereco, Numero'),
  },
  '11': {
    at: 'supplier.addresses[].locality',
    must: bePresent,
    say: 'The address of the supplier needs a locality',
    cite: MANUAL('Endereco, CodigoMunicipio'),
  },
  '12': {
    at: 'supplier.addresses[].state',
    must: bePresent,
    say: 'The address of the supplier needs a state',
    cite: MANUAL('Endereco, Uf'),
  },
  '13': {
    at: 'supplier.addresses[].code',
    must: bePresent,
    say: 'The address of the supplier needs a postal code',
    cite: MANUAL('Endereco, Cep'),
  },
  '14': {
    at: 'supplier.ext',
    must: carryExtensions(MUNICIPALITY, SIMPLES, FISCAL_INCENTIVE),
    say: 'The supplier needs its municipality and whether it uses Simples Nacional and enjoys an incentive',
    cite: MANUAL('CodigoMunicipio, OptanteSimplesNacional, IncentivoFiscal'),
  },
  '15': { at: 'charges', must: beEmpty, say: 'An NFS-e has no charges on the document as a whole', uncited: NO_PLACE },
  '16': {
    at: 'discounts',
    must: beEmpty,
    say: 'An NFS-e has no discounts on the document as a whole',
    uncited: NO_PLACE,
  },
  '17': {
    must: beConvertibleTo('BRL'),
    say: 'The invoice must be in BRL or give the exchange rate to it',
    uncited: NO_PLACE,
  },
});

const lineRules = defineRules(Line, 'BR-NFSE-BILL-LINE', {
  '01': { must: haveTax('ISS'), say: 'Every line needs ISS', cite: SERVICES('art. 1') },
});

const itemRules = defineRules(Item, 'BR-NFSE-ORG-ITEM', {
  '01': {
    at: 'ext',
    must: carryExtensions(SERVICE),
    say: 'An item needs its code in the list of services',
    cite: [SERVICES('lista de serviços anexa'), MANUAL('ItemListaServico')],
  },
  '02': {
    at: 'ext',
    must: carryAllExtensionsOrNone(OPERATION, TAX_STATUS, TAX_CLASS),
    say: 'Operation, tax status and tax classification stand together or not at all',
    cite: TAX_REFORM('IBSCBS, cIndOp, CST and cClassTrib'),
  },
});

const comboRules = defineRules(TaxCombo, 'BR-NFSE-TAX-COMBO', {
  '01': {
    when: when<TaxCombo>('the tax is ISS', ({ cat }) => cat === 'ISS'),
    at: 'ext',
    must: carryExtensions(ISS_LIABILITY),
    say: 'ISS needs the code of its liability',
    cite: MANUAL('ExigibilidadeISS'),
  },
});

export const rules: readonly TypeRules[] = [invoiceRules, lineRules, itemRules, comboRules];
