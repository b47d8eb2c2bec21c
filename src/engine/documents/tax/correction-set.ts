import { defineList } from '../../core/schema/composites.ts';
import { CorrectionDefinition } from './correction-definition.ts';

/** What may be corrected and how, by document type. */
export const correctionSet = defineList(
  'tax/correction-set',
  'What may be corrected and how, by document type.',
  CorrectionDefinition,
);
