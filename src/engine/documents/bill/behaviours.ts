import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import type { AnyBehaviour, Step } from '../behaviour.ts';
import { defineBehaviour } from '../behaviour.ts';
import type { Party } from '../org/party.ts';
import { setCurrency } from './calculation/currency.ts';
import { setIssueDate } from './calculation/dates.ts';
import { calculateFigures } from './calculation/figures.ts';
import { applyScenarios } from './calculation/scenarios.ts';
import { checkTags } from './calculation/tags.ts';
import { Delivery } from './delivery.ts';
import { Invoice, invoiceTags } from './invoice.ts';
import { Order } from './order.ts';
import { setPaymentCurrency } from './payment-calculation/currency.ts';
import { calculatePaymentFigures } from './payment-calculation/figures.ts';
import { Payment } from './payment.ts';
import { asDraft } from './replicate.ts';
import { calculateStatusLines, setStatusDate } from './status-calculation.ts';
import { Status } from './status.ts';

/** The regime of the supplier's tax identity, by its main country code. */
export function regimeOfSupplier(
  document: { readonly supplier?: Party | undefined },
  knowledge: TaxKnowledge,
): string | undefined {
  return knowledge.regime(document.supplier?.tax_id?.country ?? '')?.country;
}

/** Calculation of every sales document, step by step. */
export const billBehaviours: readonly AnyBehaviour[] = [
  defineBehaviour<Invoice>({
    type: Invoice,
    inferRegime: regimeOfSupplier,
    infersOnReading: true,
    steps: [
      checkTags(
        'bill/invoice',
        invoiceTags.map(({ value }) => value),
      ),
      setIssueDate,
      setCurrency,
      calculateFigures,
      applyScenarios,
    ] as readonly Step<Invoice>[],
    replicate: asDraft,
    route: ({ $tags, supplier, customer }) =>
      $tags?.includes('self-billed') ? { from: customer, to: supplier } : { from: supplier, to: customer },
  }),
  defineBehaviour<Order>({
    type: Order,
    inferRegime: regimeOfSupplier,
    steps: [setIssueDate, setCurrency, calculateFigures] as readonly Step<Order>[],
    replicate: asDraft,
    route: ({ type, supplier, customer }) =>
      type === 'purchase' ? { from: customer, to: supplier } : { from: supplier, to: customer },
  }),
  defineBehaviour<Delivery>({
    type: Delivery,
    inferRegime: regimeOfSupplier,
    steps: [checkTags('bill/delivery', []), setIssueDate, setCurrency, calculateFigures] as readonly Step<Delivery>[],
    replicate: asDraft,
    route: (delivery) => {
      const despatch = reachable(delivery.despatcher, delivery.supplier);
      const receipt = reachable(delivery.receiver, delivery.customer);
      return delivery.type === 'receipt' ? { from: receipt, to: despatch } : { from: despatch, to: receipt };
    },
  }),
  defineBehaviour<Payment>({
    type: Payment,
    inferRegime: regimeOfSupplier,
    steps: [setIssueDate, setPaymentCurrency, calculatePaymentFigures],
    replicate: asDraft,
    route: ({ type, supplier, customer }) =>
      type === 'advice' ? { from: customer, to: supplier } : { from: supplier, to: customer },
  }),
  defineBehaviour<Status>({
    type: Status,
    inferRegime: regimeOfSupplier,
    steps: [setStatusDate, calculateStatusLines],
    route: ({ type, supplier, customer }) => {
      if (type === 'response') return { from: customer, to: supplier };
      return type === 'update' ? { from: supplier, to: customer } : { from: undefined, to: undefined };
    },
  }),
];

/** The first party if it has an endpoint, otherwise the second. */
function reachable(first: Party | undefined, second: Party | undefined): Party | undefined {
  return first?.endpoints?.length ? first : second;
}
