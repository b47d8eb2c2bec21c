import type { Fault, Outcome } from '../../engine/index.ts';
import { failure } from '../../engine/values.ts';
import { described } from '../../engine/values.ts';
import type { Wording } from '../../engine/index.ts';

/** Why no page, or no PDF, is made. */
export function refusePage(place: string, description: Wording): Outcome<never> {
  const fault: Fault = {
    severity: 'error',
    stage: 'input',
    code: 'ASSAY-EXPORT-PAGE',
    properties: [place],
    ...described(description),
    certain: true,
    fixes: [],
  };
  return failure('validation', sentence(description), [fault]);
}

function sentence(told: Wording): Wording {
  return typeof told === 'string' ? `${told}.` : { ...told, text: `${told.text}.` };
}
