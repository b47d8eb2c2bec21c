import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ObjectType } from '../../core/schema/object-type.ts';
import { Delivery } from './delivery.ts';
import { Invoice } from './invoice.ts';
import { Order } from './order.ts';
import { Payment } from './payment.ts';
import { withMembers } from '../../core/schema/draft.ts';

function defaultType<T extends { readonly type?: string | undefined }>(type: ObjectType<T>, key: string): Normaliser {
  return defineNormaliser<T>(type, (document) => (document.type ? document : withMembers(document, { type: key })));
}

/** The default type of a document. */
export const typeDefaults: readonly Normaliser[] = [
  defaultType<Invoice>(Invoice, 'standard'),
  defaultType<Order>(Order, 'purchase'),
  defaultType<Delivery>(Delivery, 'advice'),
  defaultType<Payment>(Payment, 'receipt'),
];
