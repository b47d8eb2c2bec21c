import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { ticket } from './it-ticket-v1.ts';

describeMembers(ruleBench({ rules: ticket.rules ?? [] }), [
  {
    rule: 'GOBL-IT-TICKET-TAX-COMBO-02',
    type: TaxCombo,
    document: (figure) => ({ cat: 'VAT', percent: `${figure}%` }),
    breaks: '0 1 3 6 7.6 8 9 11 12 20 21',
    keeps: '2 4 5 6.4 7 7.3 7.5 7.65 7.95 8.3 8.5 8.8 9.5 10 12.3 22',
  },
]);
