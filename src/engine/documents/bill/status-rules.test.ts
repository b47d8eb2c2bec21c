import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Action } from './action.ts';
import { StatusFault } from './fault.ts';
import { Reason } from './reason.ts';
import { statusRules } from './status-rules.ts';
import { StatusLine } from './status-line.ts';
import { Status } from './status.ts';

describeRules('rules of status reports', ruleBench({ rules: statusRules }), {
  'GOBL-BILL-STATUS-01': { type: Status, accepts: { type: 'update' }, rejects: {}, at: '$.type' },
  'GOBL-BILL-STATUS-02': { type: Status, accepts: { type: 'system' }, rejects: { type: 'news' }, at: '$.type' },
  'GOBL-BILL-STATUS-03': { type: Status, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-BILL-STATUS-04': { type: Status, accepts: { lines: [{}] }, rejects: { lines: [] }, at: '$.lines' },
  'GOBL-BILL-STATUSLINE-01': [
    { type: StatusLine, accepts: { key: 'paid' }, rejects: {}, at: '$.key' },
    { type: Status, accepts: { lines: [{ key: 'x' }] }, rejects: { lines: [{}] }, at: '$.lines[0].key' },
  ],
  'GOBL-BILL-STATUSLINE-02': { type: StatusLine, accepts: { key: 'paid' }, rejects: { key: 'lost' }, at: '$.key' },
  'GOBL-BILL-REASON-01': { type: Reason, accepts: { key: 'legal' }, rejects: {}, at: '$.key' },
  'GOBL-BILL-REASON-02': { type: Reason, accepts: { key: 'partial' }, rejects: { key: 'mood' }, at: '$.key' },
  'GOBL-BILL-ACTION-01': { type: Action, accepts: { key: 'reissue' }, rejects: {}, at: '$.key' },
  'GOBL-BILL-ACTION-02': { type: Action, accepts: { key: 'none' }, rejects: { key: 'wait' }, at: '$.key' },
  'GOBL-BILL-FAULT-01': [
    { type: StatusFault, accepts: { code: 'E1' }, rejects: {}, at: '$.code' },
    { type: Reason, spares: { faults: [] }, rejects: { faults: [{ code: 'E1' }, {}] }, at: '$.faults[1].code' },
  ],
});
