import { useFullJudgement } from './use-judgement.ts';

/** Whether the document that is open says nothing yet. */
export const useIsEmpty = (): boolean => useFullJudgement().state === 'empty';
