import type { Fault, Message } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';

/** The verdict on a document for its destination, as one more fault. */
export const verdictLine = (says: Message): Fault => ({
  severity: 'info',
  stage: 'rules',
  code: 'ASSAY-DESTINATION',
  properties: ['$'],
  certain: true,
  fixes: [],
  ...described(says),
});
