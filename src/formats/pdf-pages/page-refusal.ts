import type { Fault, Outcome } from '../../engine/index.ts';
import { failure } from '../../engine/values.ts';

/** Why no page, or no PDF, is made. */
export function refusePage(place: string, description: string): Outcome<never> {
  const fault: Fault = {
    severity: 'error',
    stage: 'input',
    code: 'ASSAY-EXPORT-PAGE',
    properties: [place],
    description,
    certain: true,
    fixes: [],
  };
  return failure('validation', `${description}.`, [fault]);
}
