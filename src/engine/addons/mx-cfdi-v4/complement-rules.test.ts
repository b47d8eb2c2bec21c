import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { complementRules } from './complement-rules.ts';
import { FoodVouchers } from './food-vouchers.ts';
import { FuelAccountBalance } from './fuel-account-balance.ts';

type Kind = RuleCase['type'];

/** Two values of one member, the first right. */
const ofDocument = (type: Kind, name: string, accepts: JsonObject, rejects: JsonObject): RuleCase => ({
  type,
  accepts,
  rejects,
  at: `$.${name}`,
});

/** Like `ofDocument` for a member of a line; the wrong line comes second. */
const ofLine = (type: Kind, name: string, accepts: JsonObject, rejects: JsonObject): RuleCase => ({
  type,
  accepts: { lines: [accepts] },
  rejects: { lines: [accepts, rejects] },
  at: name === '' ? '$.lines[1]' : `$.lines[1].${name}`,
});

const ofEmployee = (name: string, accepts: JsonObject, rejects: JsonObject): RuleCase =>
  ofLine(FoodVouchers, `employee.${name}`, { employee: accepts }, { employee: rejects });

const ofItem = (name: string, accepts: JsonObject, rejects: JsonObject): RuleCase =>
  ofLine(FuelAccountBalance, `item.${name}`, { item: accepts }, { item: rejects });

const ofTax = (name: string, accepts: JsonObject, rejects: JsonObject): RuleCase =>
  ofLine(FuelAccountBalance, `taxes[0].${name}`, { taxes: [accepts] }, { taxes: [rejects] });

const x = (length: number) => 'x'.repeat(length);
const RFC = { company: 'ABC010203AB9', person: 'ABCD010203AB9' };
const CURP = 'BADD110313HCMLNS09';

const purchase = (quantity: string, price: string, total: string): JsonObject => ({
  quantity,
  item: { type: '1', name: 'A', price },
  total,
});

const voucherRules = complementRules.filter(({ type }) => type === FoodVouchers);
const fuelRules = complementRules.filter(({ type }) => type === FuelAccountBalance);

describeRules('rules of food vouchers', ruleBench({ rules: voucherRules }), {
  'GOBL-MX-CFDI-FOODVOUCHERS-01': [
    ofDocument(
      FoodVouchers,
      'employer_registration',
      { employer_registration: x(20) },
      { employer_registration: x(21) },
    ),
    ofDocument(FoodVouchers, 'employer_registration', {}, { employer_registration: 'ñ'.repeat(11) }),
  ],
  'GOBL-MX-CFDI-FOODVOUCHERS-02': ofDocument(FoodVouchers, 'account_number', { account_number: '1' }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-03': ofDocument(
    FoodVouchers,
    'account_number',
    { account_number: x(20) },
    { account_number: x(21) },
  ),
  'GOBL-MX-CFDI-FOODVOUCHERS-05': [
    ofDocument(FoodVouchers, 'lines', { lines: [{}] }, {}),
    ofDocument(FoodVouchers, 'lines', { lines: [{}] }, { lines: [] }),
  ],
  'GOBL-MX-CFDI-FOODVOUCHERS-06': ofLine(FoodVouchers, 'e_wallet_id', { e_wallet_id: '1' }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-07': ofLine(FoodVouchers, 'e_wallet_id', { e_wallet_id: x(20) }, { e_wallet_id: x(21) }),
  'GOBL-MX-CFDI-FOODVOUCHERS-08': ofLine(
    FoodVouchers,
    'issue_date_time',
    { issue_date_time: '2026-03-01T00:00:00' },
    {},
  ),
  'GOBL-MX-CFDI-FOODVOUCHERS-09': ofLine(FoodVouchers, 'employee', { employee: {} }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-10': ofEmployee('tax_code', { tax_code: RFC.person }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-11': [
    ofEmployee('tax_code', { tax_code: RFC.person }, { tax_code: 'AB010203AB9' }),
    ofEmployee('tax_code', { tax_code: RFC.company }, { tax_code: 'ABCD01020AB9' }),
    ofEmployee('tax_code', { tax_code: RFC.company }, { tax_code: `${RFC.person}0` }),
  ],
  'GOBL-MX-CFDI-FOODVOUCHERS-12': ofEmployee('curp', { curp: CURP }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-13': [
    ofEmployee('curp', { curp: CURP }, { curp: CURP.replace('H', 'X') }),
    ofEmployee('curp', {}, { curp: CURP.slice(0, -1) }),
    ofEmployee('curp', { curp: CURP.replace('H', 'M') }, { curp: `${CURP}0` }),
  ],
  'GOBL-MX-CFDI-FOODVOUCHERS-14': ofEmployee('name', { name: 'A' }, {}),
  'GOBL-MX-CFDI-FOODVOUCHERS-15': ofEmployee('name', { name: x(100) }, { name: x(101) }),
  'GOBL-MX-CFDI-FOODVOUCHERS-16': [
    ofEmployee('social_security', { social_security: '12345678901' }, { social_security: '1234567890' }),
    ofEmployee('social_security', {}, { social_security: '123456789012' }),
    ofEmployee('social_security', {}, { social_security: '1234567890A' }),
  ],
});

describeRules('rules of fuel accounts', ruleBench({ rules: fuelRules }), {
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-01': ofDocument(FuelAccountBalance, 'account_number', { account_number: '1' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-02': ofDocument(
    FuelAccountBalance,
    'account_number',
    { account_number: x(50) },
    { account_number: x(51) },
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-05': [
    ofDocument(FuelAccountBalance, 'lines', { lines: [{}] }, {}),
    ofDocument(FuelAccountBalance, 'lines', { lines: [{}] }, { lines: [] }),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-06': ofLine(FuelAccountBalance, 'e_wallet_id', { e_wallet_id: '1' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-07': ofLine(
    FuelAccountBalance,
    'purchase_date_time',
    { purchase_date_time: '2026-03-01T08:30:00' },
    {},
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-08': ofLine(
    FuelAccountBalance,
    'vendor_tax_code',
    { vendor_tax_code: RFC.company },
    {},
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-09': [
    ofLine(FuelAccountBalance, 'vendor_tax_code', { vendor_tax_code: RFC.company }, { vendor_tax_code: 'ABC' }),
    ofLine(
      FuelAccountBalance,
      'vendor_tax_code',
      { vendor_tax_code: RFC.person },
      { vendor_tax_code: RFC.person.slice(1, -1) },
    ),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-10': ofLine(
    FuelAccountBalance,
    'service_station_code',
    { service_station_code: '1' },
    {},
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-11': ofLine(
    FuelAccountBalance,
    'service_station_code',
    { service_station_code: x(20) },
    { service_station_code: x(21) },
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-12': [
    ofLine(FuelAccountBalance, 'quantity', { quantity: '0.001' }, { quantity: '0.000' }),
    ofLine(FuelAccountBalance, 'quantity', { quantity: '1' }, { quantity: '-1' }),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-13': ofLine(FuelAccountBalance, 'item', { item: {} }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-14': ofItem('type', { type: '1' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-15': ofItem('name', { name: 'A' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-16': ofItem('name', { name: x(300) }, { name: x(301) }),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-17': [
    ofItem('price', { price: '0.001' }, { price: '0.000' }),
    ofItem('price', { price: '1' }, { price: '-1' }),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-18': ofLine(FuelAccountBalance, 'purchase_code', { purchase_code: '1' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-19': ofLine(
    FuelAccountBalance,
    'purchase_code',
    { purchase_code: x(50) },
    { purchase_code: x(51) },
  ),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-20': [
    ofLine(FuelAccountBalance, '', purchase('9.661', '12.743', '123.11'), purchase('9.661', '12.743', '123.10')),
    ofLine(FuelAccountBalance, '', purchase('10.000', '20.000', '200.00'), purchase('10.000', '20.000', '200.01')),
    ofLine(FuelAccountBalance, '', { total: '1.00' }, purchase('1.000', '1.000', '0.00')),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-21': ofLine(FuelAccountBalance, 'taxes', { taxes: [{}] }, { taxes: [] }),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-22': ofTax('cat', { cat: 'VAT' }, {}),
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-23': [
    ofTax('cat', { cat: 'VAT' }, { cat: 'ISR' }),
    ofTax('cat', { cat: 'IEPS' }, {}),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-24': [
    ofTax('rate', { cat: 'IEPS', rate: '0.5451' }, { cat: 'IEPS' }),
    spared(ofTax('rate', { cat: 'VAT', percent: '0%' }, { cat: 'VAT' })),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-25': [
    ofTax('rate', { rate: '0.0001' }, { rate: '0.0000' }),
    ofTax('rate', {}, { rate: '-1' }),
  ],
  'GOBL-MX-CFDI-FUELACCOUNTBALANCE-26': [
    ofTax('amount', { amount: '0.01' }, { amount: '0.00' }),
    ofTax('amount', { amount: '1' }, { amount: '-1' }),
  ],
});
