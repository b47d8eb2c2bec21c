import { beAChoiceAlways } from '../../core/rules/choices.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { OWN_DOCUMENT, OWN_LIST } from '../norms.ts';
import { Delivery } from './delivery.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

export const deliveryRules = defineRules(Delivery, 'BILL-DELIVERY', {
  '01': { at: 'type', must: bePresent, say: 'A delivery document needs a type', uncited: OWN_DOCUMENT },
  '02': {
    at: 'type',
    must: beAChoiceAlways(Delivery, 'type'),
    say: 'The delivery type is one of advice, note, waybill, receipt or other',
    uncited: OWN_LIST,
  },
  '03': {
    at: 'issue_date',
    must: settledByReading(ruleMessages.bePresent),
    say: 'A delivery document needs the date on which it is issued',
    uncited: OWN_DOCUMENT,
  },
  '04': { at: 'supplier', must: bePresent, say: 'A delivery document needs a supplier', uncited: OWN_DOCUMENT },
  '05': { at: 'lines', must: bePresent, say: 'A delivery document needs at least one line', uncited: OWN_DOCUMENT },
});
