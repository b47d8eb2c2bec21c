import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Delivery } from '../../documents/bill/delivery.ts';
import { Order } from '../../documents/bill/order.ts';
import { transportRules } from './transport-rules.ts';

const moved = (type: string, more: JsonObject = {}) => ({ ...more, tax: { ext: { 'pt-saft-movement-type': type } } });
const worked = (type: string, more: JsonObject = {}) => ({ ...more, tax: { ext: { 'pt-saft-work-type': type } } });

function casesOf(type: AnyKind) {
  return (accepts: JsonObject, rejects: JsonObject, at = '$'): RuleCase => ({ type, accepts, rejects, at });
}

const delivery = casesOf(Delivery);
const order = casesOf(Order);

const taxId = { country: 'PT', code: '514329874' };
const earlier = { series: 'GT A', code: '1' };

describeRules('rules of SAF-T (PT) about orders and deliveries', ruleBench({ rules: transportRules }), {
  'GOBL-PT-SAFT-BILL-DELIVERY-01': [delivery(moved('GR'), {}), delivery(moved('GD'), { tax: {} })],
  'GOBL-PT-SAFT-BILL-DELIVERY-02': [
    delivery(moved('GT', { series: 'GT A' }), moved('GT', { series: 'GR A' })),
    delivery(moved('GT'), moved('GT', { series: 'GT' })),
    delivery({ series: 'GA A' }, { series: 'A' }),
  ],
  'GOBL-PT-SAFT-BILL-DELIVERY-03': [
    delivery(moved('GR', { series: 'GR A', code: '5' }), moved('GR', { series: 'GR A', code: '5/6' })),
    delivery(moved('GR', { code: 'GR A/5' }), moved('GR', { code: 'GT A/5' })),
    delivery(moved('GR'), moved('GR', { code: '5' })),
  ],
  'GOBL-PT-SAFT-BILL-DELIVERY-04': delivery(
    { supplier: { tax_id: taxId } },
    { supplier: { name: 'Azulejos do Douro' } },
    '$.supplier.tax_id',
  ),
  'GOBL-PT-SAFT-BILL-DELIVERY-05': delivery(
    { supplier: { tax_id: taxId } },
    { supplier: { tax_id: { country: 'PT' } } },
    '$.supplier.tax_id.code',
  ),
  'GOBL-PT-SAFT-BILL-DELIVERY-06': delivery({ despatch_date: '2026-03-01' }, {}, '$.despatch_date'),
  'GOBL-PT-SAFT-BILL-DELIVERY-07': delivery({ preceding: [earlier] }, { preceding: [earlier, earlier] }, '$.preceding'),
  'GOBL-PT-SAFT-BILL-DELIVERY-08': delivery(
    { preceding: [earlier] },
    { preceding: [{ code: 'GT A/1' }] },
    '$.preceding[0].series',
  ),
  'GOBL-PT-SAFT-BILL-DELIVERY-09': delivery(
    { preceding: [earlier] },
    { preceding: [earlier, { series: 'GT A' }] },
    '$.preceding[1].code',
  ),
  'GOBL-PT-SAFT-BILL-ORDER-01': [order(worked('NE'), {}), order(worked('OR'), { tax: {} })],
  'GOBL-PT-SAFT-BILL-ORDER-02': [
    order(worked('NE'), worked('PF')),
    order(worked('OR'), worked('FC')),
    order({}, worked('CC')),
  ],
  'GOBL-PT-SAFT-BILL-ORDER-03': [
    order(worked('NE', { series: 'NE A' }), worked('NE', { series: 'OR A' })),
    order(worked('NE'), worked('NE', { series: 'NE A/B' })),
  ],
  'GOBL-PT-SAFT-BILL-ORDER-04': [
    order(worked('OR', { series: 'OR A', code: '9' }), worked('OR', { series: 'OR A', code: 'OR A/9' })),
    order(worked('OR', { code: 'OR A/9' }), worked('OR', { code: 'OR A-9' })),
  ],
  'GOBL-PT-SAFT-BILL-ORDER-05': order({ value_date: '2026-03-01' }, {}, '$.value_date'),
  'GOBL-PT-SAFT-BILL-ORDER-06': order(
    { lines: [{ taxes: [{ cat: 'VAT' }] }] },
    { lines: [{ taxes: [{ cat: 'VAT' }] }, { taxes: [{ cat: 'IRC' }] }] },
    '$.lines[1]',
  ),
});
