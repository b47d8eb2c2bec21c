import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { bePresent, haveLength } from '../../core/rules/constraints.ts';
import { carries } from '../../core/tax/extension-constraints.ts';
import { Delivery } from '../../documents/bill/delivery.ts';
import { Order } from '../../documents/bill/order.ts';
import { haveTax } from '../shared/line-taxes.ts';
import { MOVEMENT_TYPE, WORK_TYPE } from './extension-keys.ts';
import { INVOICE_WORK_TYPES } from './invoice-rules.ts';
import { SAF_T } from './norms.ts';
import { hasCodeOf, hasSeriesOf } from './numbering.ts';

function movementOf({ tax }: Delivery): string {
  return tax?.ext?.[MOVEMENT_TYPE] ?? '';
}

function workOf({ tax }: Order): string {
  return tax?.ext?.[WORK_TYPE] ?? '';
}

/** Orders and deliveries. */
export const transportRules: readonly TypeRules[] = [
  defineRules(Delivery, 'PT-SAFT-BILL-DELIVERY', {
    '01': {
      must: satisfy<Delivery>('have a movement type', ({ tax }) => carries(tax?.ext, MOVEMENT_TYPE)),
      say: 'The delivery needs its movement type',
      cite: SAF_T('StockMovement, MovementType'),
    },
    '02': {
      must: satisfy<Delivery>('have a series of its type', (delivery) => hasSeriesOf(delivery, movementOf(delivery))),
      say: 'The series is the type of the delivery and an identifier, as in `GT A`',
      cite: SAF_T('StockMovement, DocumentNumber'),
    },
    '03': {
      must: satisfy<Delivery>('have a code of its type', (delivery) => hasCodeOf(delivery, movementOf(delivery))),
      say: 'The code is a number, or without series the whole as in `GT A/1`',
      cite: SAF_T('StockMovement, DocumentNumber'),
    },
    '04': {
      at: 'supplier.tax_id',
      must: bePresent,
      say: 'The supplier needs a tax identity',
      cite: SAF_T('Header, TaxRegistrationNumber'),
    },
    '05': {
      at: 'supplier.tax_id.code',
      must: bePresent,
      say: 'The tax identity of the supplier needs a code',
      cite: SAF_T('Header, TaxRegistrationNumber'),
    },
    '06': {
      at: 'despatch_date',
      must: bePresent,
      say: 'The delivery needs the date on which it leaves',
      cite: SAF_T('StockMovement, MovementStartTime'),
    },
    '07': {
      at: 'preceding',
      must: haveLength(0, 1),
      say: 'The delivery can refer to one earlier document at most',
      cite: SAF_T('Line, OrderReferences'),
    },
    '08': {
      at: 'preceding[].series',
      must: bePresent,
      say: 'The reference to an earlier document needs its series',
      cite: SAF_T('OrderReferences, OriginatingON'),
    },
    '09': {
      at: 'preceding[].code',
      must: bePresent,
      say: 'The reference to an earlier document needs its code',
      cite: SAF_T('OrderReferences, OriginatingON'),
    },
  }),
  defineRules(Order, 'PT-SAFT-BILL-ORDER', {
    '01': {
      must: satisfy<Order>('have a work type', ({ tax }) => carries(tax?.ext, WORK_TYPE)),
      say: 'The order needs its work type',
      cite: SAF_T('WorkDocument, WorkType'),
    },
    '02': {
      must: satisfy<Order>(
        'not have the work type of an invoice',
        (order) => !INVOICE_WORK_TYPES.includes(workOf(order)),
      ),
      say: 'The work type of an order cannot be that of an invoice (PF, FC, CC)',
      cite: SAF_T('WorkDocument, WorkType'),
    },
    '03': {
      must: satisfy<Order>('have a series of its type', (order) => hasSeriesOf(order, workOf(order))),
      say: 'The series is the type of the order and an identifier, as in `NE A`',
      cite: SAF_T('WorkDocument, DocumentNumber'),
    },
    '04': {
      must: satisfy<Order>('have a code of its type', (order) => hasCodeOf(order, workOf(order))),
      say: 'The code is a number, or without series the whole as in `NE A/1`',
      cite: SAF_T('WorkDocument, DocumentNumber'),
    },
    '05': { at: 'value_date', must: bePresent, say: 'The order needs a value date', cite: SAF_T('TaxPointDate') },
    '06': { at: 'lines[]', must: haveTax('VAT'), say: 'Every line needs VAT', cite: SAF_T('Line, Tax') },
  }),
];
