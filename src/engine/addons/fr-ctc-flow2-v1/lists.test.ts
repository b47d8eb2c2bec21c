import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { flow2 } from './fr-ctc-flow2-v1.ts';

const SELF_BILLED = '389 501 500 471 473 261 502';
const BY_THE_SUPPLIER = '380 393 386 384 472 381 396 503 262';

/** A party without an address at its SIREN. */
const legal = { identities: [{ code: '732829320', scope: 'legal', ext: { 'iso-scheme-id': '0002' } }] };

/** The receiver of an invoice of a type: the supplier if the customer issues it, otherwise the customer. */
const of = (type: string, member: 'supplier' | 'customer') => ({
  tax: { ext: { 'untdid-document-type': type } },
  [member]: legal,
});

describeMembers(ruleBench({ rules: flow2.rules ?? [] }), [
  {
    rule: 'GOBL-FR-CTC-FLOW2-BILL-INVOICE-13',
    type: Invoice,
    document: (type) => of(type, 'supplier'),
    breaks: BY_THE_SUPPLIER,
    keeps: SELF_BILLED,
  },
  {
    rule: 'GOBL-FR-CTC-FLOW2-BILL-INVOICE-16',
    type: Invoice,
    document: (type) => of(type, 'customer'),
    breaks: SELF_BILLED,
    keeps: BY_THE_SUPPLIER,
  },
]);
