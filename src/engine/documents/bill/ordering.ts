import { list } from '../../core/schema/composites.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { Period } from '../cal/period.ts';
import { code } from '../cbc/code.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';

export const Ordering = defineType('bill/ordering', {
  about:
    'Background of the sale: references to the order and related documents, and the parties who arranged it. Nothing here is calculated.',
  fields: {
    code: optional(code, 'Reference the customer asks to see on the document, used to route it on their side.'),
    identities: optional(list(Identity), 'Further codes the customer uses to identify the order.'),
    cost: optional(code, "Code of the customer's account or cost centre to book the document to."),
    period: optional(Period, 'First and last day of the supply the document covers, e.g. the month billed.'),
    buyer: optional(Party, 'Party that placed the order, when different from the customer.'),
    seller: optional(Party, 'Party that made the sale, when different from the supplier.'),
    issuer: optional(Party, 'Third party that issues the document for the supplier.'),
    addressee: optional(Party, 'Third party to whom the document is addressed, when that is not the customer.'),
    projects: optional(list(DocumentRef), 'Projects the supply belongs to.'),
    contracts: optional(list(DocumentRef), 'Contracts under which the supply is made.'),
    purchases: optional(list(DocumentRef), 'Orders the customer placed for what is billed or delivered.'),
    sales: optional(list(DocumentRef), 'Order confirmations on the selling side.'),
    receiving: optional(list(DocumentRef), 'Notices confirming that the goods were received.'),
    despatch: optional(list(DocumentRef), 'Notices announcing that the goods were sent.'),
    tender: optional(list(DocumentRef), 'Calls for tender, or lots of them, that led to the sale.'),
  },
});
export interface Ordering extends TypeOf<typeof Ordering> {}
