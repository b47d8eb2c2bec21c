import { beAChoiceAlways } from '../../core/rules/choices.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { OWN_DOCUMENT, OWN_LIST, OWN_MEMBER } from '../norms.ts';
import { Action } from './action.ts';
import { StatusFault } from './fault.ts';
import { Reason } from './reason.ts';
import { StatusLine } from './status-line.ts';
import { Status } from './status.ts';

export const statusRules: readonly TypeRules[] = [
  defineRules(Status, 'BILL-STATUS', {
    '01': { at: 'type', must: bePresent, say: 'A status document needs a type', uncited: OWN_DOCUMENT },
    '02': {
      at: 'type',
      must: beAChoiceAlways(Status, 'type'),
      say: 'The status document type is one of response, update or system',
      uncited: OWN_LIST,
    },
    '03': { at: 'supplier', must: bePresent, say: 'A status document needs a supplier', uncited: OWN_DOCUMENT },
    '04': {
      at: 'lines',
      must: bePresent,
      say: 'A status document reports on something: add a line',
      uncited: OWN_DOCUMENT,
    },
  }),
  defineRules(StatusLine, 'BILL-STATUSLINE', {
    '01': {
      at: 'key',
      must: bePresent,
      say: 'Every status line needs a key for the state it reports',
      uncited: OWN_DOCUMENT,
    },
    '02': {
      at: 'key',
      must: beAChoiceAlways(StatusLine, 'key'),
      say: 'The key of a status line is one of the listed states, from issued to paid, error or other',
      uncited: OWN_LIST,
    },
  }),
  defineRules(Reason, 'BILL-REASON', {
    '01': { at: 'key', must: bePresent, say: 'Every reason needs a key', uncited: OWN_MEMBER },
    '02': {
      at: 'key',
      must: beAChoiceAlways(Reason, 'key'),
      say: 'The key of a reason is one of the listed reasons',
      uncited: OWN_LIST,
    },
  }),
  defineRules(Action, 'BILL-ACTION', {
    '01': { at: 'key', must: bePresent, say: 'Every action needs a key', uncited: OWN_MEMBER },
    '02': {
      at: 'key',
      must: beAChoiceAlways(Action, 'key'),
      say: 'The key of an action is one of the listed actions',
      uncited: OWN_LIST,
    },
  }),
  defineRules(StatusFault, 'BILL-FAULT', {
    '01': { at: 'code', must: bePresent, say: 'Every reported fault needs a code', uncited: OWN_MEMBER },
  }),
];
