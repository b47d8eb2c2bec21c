import { choicesAt } from '../knowledge/choices-at.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Choice } from '../knowledge/schema-walk.ts';
import type { PathStep } from '../../engine/index.ts';
import { memberOf, stringAt } from '../syntax/tree.ts';

/** The values of most documents. */
const USUAL = ['VAT', 'general', 'credit-transfer'];

/** Known values of a place; those that the document itself uses come first. */
export function likeliest(
  knowledge: Knowledge,
  document: DocumentDescription,
  steps: readonly PathStep[],
): readonly Choice[] {
  const known = choicesAt(knowledge, document, steps);
  const own = [document.currency, document.regime, ...countriesOf(document), ...USUAL];
  const first = own.flatMap((value) => known.find((choice) => choice.value === value) ?? []);
  return [...new Set([...first, ...known])];
}

/** The countries of the parties. */
function countriesOf({ body }: DocumentDescription): readonly (string | undefined)[] {
  return ['supplier', 'customer'].map((party) =>
    stringAt(memberOf(memberOf(body, party)?.value, 'tax_id')?.value, 'country'),
  );
}
