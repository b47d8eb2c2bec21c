import type { Outcome, Wording } from '../../engine/index.ts';
import { failure, newFault, sentence } from '../../engine/values.ts';

/** Why no page, or no PDF, is made. */
export function refusePage(place: string, description: Wording): Outcome<never> {
  return failure('validation', sentence(description), [newFault('input', 'ASSAY-EXPORT-PAGE', [place], description)]);
}
