export const ROLE = 'fr-ctc-flow6-role';
export const REASON = 'fr-ctc-flow6-reason';
export const STATUS = 'fr-ctc-flow6-status';
export const CONDITION = 'fr-ctc-flow6-condition';
export const ACTION = 'fr-ctc-flow6-action';
