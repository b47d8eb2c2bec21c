import { beAChoiceAlways } from '../../core/rules/choices.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { OWN_DOCUMENT, OWN_LIST } from '../norms.ts';
import { Order } from './order.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

export const orderRules = defineRules(Order, 'BILL-ORDER', {
  '01': { at: 'type', must: bePresent, say: 'An order needs a type', uncited: OWN_DOCUMENT },
  '02': {
    at: 'type',
    must: beAChoiceAlways(Order, 'type'),
    say: 'The order type is one of purchase, sale or quote',
    uncited: OWN_LIST,
  },
  '03': {
    at: 'issue_date',
    must: settledByReading(ruleMessages.bePresent),
    say: 'An order needs the date on which it is issued',
    uncited: OWN_DOCUMENT,
  },
  '04': { at: 'currency', must: bePresent, say: 'An order needs a currency', uncited: OWN_DOCUMENT },
  '05': { at: 'supplier', must: bePresent, say: 'An order needs a supplier', uncited: OWN_DOCUMENT },
  '06': { at: 'lines', must: bePresent, say: 'An order needs at least one line', uncited: OWN_DOCUMENT },
});
