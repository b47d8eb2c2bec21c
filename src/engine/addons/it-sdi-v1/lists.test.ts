import { describeMembers } from '../../../testing/law/members.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { sdi } from './it-sdi-v1.ts';

describeMembers(ruleBench({ rules: sdi.rules ?? [] }), [
  {
    rule: 'GOBL-IT-SDI-TAX-COMBO-02',
    type: TaxCombo,
    document: (cat) => ({ cat }),
    breaks: 'IRPEF IRES INPS ENASARCO ENPAM CP',
    keeps: 'VAT',
  },
]);
