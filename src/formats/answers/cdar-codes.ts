import { tableOf } from '../../engine/values.ts';
/**
 * States of the French life cycle: the status in a document, who sets it, and the corresponding UNTDID 1373 state.
 * Payments (211, 212) are separate documents, and other states have no key.
 *
 * Source: AFNOR XP Z12-012 annex A and the examples of FNFE-MPE, read 2026-11-25.
 */
export interface CdarState {
  readonly key: string;
  readonly type: 'response' | 'update';
  /** A party to the invoice (23), or a platform (305). */
  readonly phase: '23' | '305';
  readonly document?: string;
}

export const CDAR_STATES: Readonly<Record<string, CdarState>> = tableOf({
  '200': { key: 'issued', type: 'update', phase: '305', document: '10' },
  '201': { key: 'issued', type: 'response', phase: '305' },
  '202': { key: 'acknowledged', type: 'response', phase: '305', document: '43' },
  '204': { key: 'processing', type: 'response', phase: '23', document: '45' },
  '205': { key: 'accepted', type: 'response', phase: '23', document: '1' },
  '206': { key: 'rejected', type: 'response', phase: '23' },
  '207': { key: 'rejected', type: 'response', phase: '23', document: '46' },
  '208': { key: 'querying', type: 'response', phase: '23' },
  '210': { key: 'rejected', type: 'response', phase: '23' },
  '213': { key: 'error', type: 'response', phase: '305', document: '8' },
});

export const stateOf = (code: string): CdarState | undefined =>
  Object.hasOwn(CDAR_STATES, code) ? CDAR_STATES[code] : undefined;

/** Roles of sellers; all others except platforms are buyers or their representatives. */
export const SELLING: readonly string[] = ['SE', 'SR', 'PE', 'II'];
export const PLATFORM = 'WK';

export const ROLE = 'fr-ctc-flow6-role';
export const STATE = 'fr-ctc-flow6-status';
export const REASON = 'fr-ctc-flow6-reason';
export const CONDITION = 'fr-ctc-flow6-condition';
export const ACTION = 'fr-ctc-flow6-action';
