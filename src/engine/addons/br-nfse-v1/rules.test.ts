import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Line } from '../../documents/bill/line.ts';
import { Item } from '../../documents/org/item.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { rules } from './rules.ts';

function casesOf(type: AnyKind) {
  return (accepts: JsonObject, rejects: JsonObject, at = '$'): RuleCase => ({ type, accepts, rejects, at });
}

const invoice = casesOf(Invoice);
const item = casesOf(Item);
const combo = casesOf(TaxCombo);

const address = { street: 'Rua das Laranjeiras', num: '210', locality: 'Niterói', state: 'RJ', code: '24230-001' };
const from = (supplier: JsonObject): JsonObject => ({ supplier });

/** The second address of the supplier fails without one member. */
function needs(member: keyof typeof address): RuleCase {
  const { [member]: _, ...rest } = address;
  return invoice(
    from({ addresses: [address] }),
    from({ addresses: [address, rest] }),
    `$.supplier.addresses[1].${member}`,
  );
}

const declared = { 'br-ibge-municipality': '3303302', 'br-nfse-simples': '1', 'br-nfse-fiscal-incentive': '2' };

/** The supplier fails without one extension. */
function declares(key: keyof typeof declared): RuleCase {
  const { [key]: _, ...rest } = declared;
  return invoice(from({ ext: declared }), from({ ext: rest }), '$.supplier.ext');
}

const cbs = { 'br-nfse-operation': '1', 'br-nfse-tax-status': '000', 'br-nfse-tax-class': '000001' };

function standsWithOthers(key: keyof typeof cbs): RuleCase {
  const { [key]: alone, ...rest } = cbs;
  return item({ ext: cbs }, { ext: key === 'br-nfse-tax-class' ? { [key]: alone } : rest }, '$.ext');
}

describeRules('rules of the NFS-e', ruleBench({ rules }), {
  'GOBL-BR-NFSE-BILL-INVOICE-01': invoice({ series: 'A' }, { code: '1' }, '$.series'),
  'GOBL-BR-NFSE-BILL-INVOICE-02': [
    invoice({ code: '1' }, { code: '0' }, '$.code'),
    invoice({ code: '100' }, { code: '0100' }, '$.code'),
    invoice({}, { code: 'A1' }, '$.code'),
  ],
  'GOBL-BR-NFSE-BILL-INVOICE-03': invoice(from({ name: 'Laranjeiras Design' }), {}, '$.supplier'),
  'GOBL-BR-NFSE-BILL-INVOICE-04': invoice(from({ tax_id: { country: 'BR' } }), from({}), '$.supplier.tax_id'),
  'GOBL-BR-NFSE-BILL-INVOICE-05': invoice(
    from({ tax_id: { country: 'BR', code: '11222333000181' } }),
    from({ tax_id: { country: 'BR' } }),
    '$.supplier.tax_id.code',
  ),
  'GOBL-BR-NFSE-BILL-INVOICE-06': invoice(
    from({ name: 'Laranjeiras Design' }),
    from({ alias: 'Laranjeiras' }),
    '$.supplier.name',
  ),
  'GOBL-BR-NFSE-BILL-INVOICE-07': [
    invoice(from({ addresses: [address] }), from({}), '$.supplier.addresses'),
    invoice(from({ addresses: [{}] }), from({ addresses: [] }), '$.supplier.addresses'),
    invoice(from({ addresses: [null] }), from({ addresses: [] }), '$.supplier.addresses'),
  ],
  'GOBL-BR-NFSE-BILL-INVOICE-08': invoice(
    from({ addresses: [address] }),
    from({ addresses: [null] }),
    '$.supplier.addresses[0]',
  ),
  'GOBL-BR-NFSE-BILL-INVOICE-09': needs('street'),
  'GOBL-BR-NFSE-BILL-INVOICE-10': needs('num'),
  'GOBL-BR-NFSE-BILL-INVOICE-11': needs('locality'),
  'GOBL-BR-NFSE-BILL-INVOICE-12': needs('state'),
  'GOBL-BR-NFSE-BILL-INVOICE-13': needs('code'),
  'GOBL-BR-NFSE-BILL-INVOICE-14': [
    declares('br-ibge-municipality'),
    declares('br-nfse-simples'),
    declares('br-nfse-fiscal-incentive'),
    spared(invoice({}, from({}), '$.supplier.ext')),
  ],
  'GOBL-BR-NFSE-BILL-INVOICE-15': invoice({ charges: [] }, { charges: [{ amount: '1.00' }] }, '$.charges'),
  'GOBL-BR-NFSE-BILL-INVOICE-16': invoice({ discounts: [] }, { discounts: [{ amount: '1.00' }] }, '$.discounts'),
  'GOBL-BR-NFSE-BILL-INVOICE-17': [
    invoice({ currency: 'BRL' }, { currency: 'USD' }),
    invoice(
      { currency: 'USD', exchange_rates: [{ from: 'USD', to: 'BRL', amount: '5.4' }] },
      { currency: 'USD', exchange_rates: [{ from: 'BRL', to: 'USD', amount: '0.18' }] },
    ),
  ],
  'GOBL-BR-NFSE-BILL-LINE-01': [
    {
      type: Line,
      accepts: { taxes: [{ cat: 'PIS' }, { cat: 'ISS' }] },
      rejects: { taxes: [{ cat: 'PIS' }] },
      at: '$',
    },
    { type: Line, accepts: { taxes: [{ cat: 'ISS' }] }, rejects: {}, at: '$' },
  ],
  'GOBL-BR-NFSE-ORG-ITEM-01': [
    item({ ext: { 'br-nfse-service': '14.02' } }, { name: 'Conserto' }, '$.ext'),
    item({ ext: { 'br-nfse-service': 'any text' } }, { ext: { 'br-nfse-cnae': '9511800' } }, '$.ext'),
  ],
  'GOBL-BR-NFSE-ORG-ITEM-02': [
    standsWithOthers('br-nfse-operation'),
    standsWithOthers('br-nfse-tax-status'),
    standsWithOthers('br-nfse-tax-class'),
    item({}, { ext: { 'br-nfse-service': '14.02', 'br-nfse-operation': '1' } }, '$.ext'),
  ],
  'GOBL-BR-NFSE-TAX-COMBO-01': [
    combo({ cat: 'ISS', ext: { 'br-nfse-iss-liability': '1' } }, { cat: 'ISS' }, '$.ext'),
    spared(combo({ cat: 'PIS' }, { cat: 'ISS', ext: { 'br-nfse-service': '14.02' } }, '$.ext')),
  ],
});
