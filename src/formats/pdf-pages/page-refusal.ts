import type { Outcome } from '../../engine/index.ts';
import { failure, newFault } from '../../engine/values.ts';
import type { Wording } from '../../engine/index.ts';

/** Why no page, or no PDF, is made. */
export function refusePage(place: string, description: Wording): Outcome<never> {
  return failure('validation', sentence(description), [newFault('input', 'ASSAY-EXPORT-PAGE', [place], description)]);
}

function sentence(wording: Wording): Wording {
  return typeof wording === 'string' ? `${wording}.` : { ...wording, text: `${wording.text}.` };
}
