import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { haveExtension } from '../../core/tax/extension-constraints.ts';
import { Action } from '../../documents/bill/action.ts';
import { Reason } from '../../documents/bill/reason.ts';
import { ACTION, CONDITION, REASON } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { XP_Z12_012 } from './norms.ts';

export function codesOf(extension: string): readonly string[] {
  return (extensions.find(({ key }) => key === extension)?.values ?? []).map(({ code }) => code ?? '');
}

/** Conditions that only payments have. */
const PAYMENT_CONDITIONS = ['MEN', 'MPA', 'RAP'];

export const reasonRules: readonly TypeRules[] = [
  defineRules(Reason, 'FR-CTC-FLOW6-BILL-REASON', {
    '01': {
      at: 'ext',
      must: haveExtension(REASON, ...codesOf(REASON)),
      say: 'The code of the reason must be known',
      cite: XP_Z12_012('BR-FR-CDV-CL-09'),
    },
    '02': {
      at: 'ext',
      must: haveExtension(CONDITION, ...codesOf(CONDITION).filter((code) => !PAYMENT_CONDITIONS.includes(code))),
      say: 'The condition of a reason must be known, and not one of payments',
      cite: XP_Z12_012('BR-FR-CDV-CL-11'),
    },
  }),
  defineRules(Action, 'FR-CTC-FLOW6-BILL-ACTION', {
    '01': {
      at: 'ext',
      must: haveExtension(ACTION, ...codesOf(ACTION)),
      say: 'The code of the action must be known',
      cite: XP_Z12_012('BR-FR-CDV-CL-10'),
    },
  }),
];
