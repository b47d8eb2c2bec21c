import type { ScenarioDefinition } from '../../core/tax/definitions.ts';

/** The statement required by article 226 (11a) of the EU VAT directive 2006/112/EC, in the wording of each country. */
export function reverseChargeNote(text: string, category = 'VAT'): ScenarioDefinition {
  return { tags: ['reverse-charge'], cat: [category], note: { cat: category, key: 'reverse-charge', text } };
}

/** For countries without their own wording: Austria, Belgium, Finland, Ireland, the Netherlands, Sweden and others. */
export const reverseCharge: ScenarioDefinition = reverseChargeNote(
  'Reverse charge: Customer to account for VAT to the relevant tax authority.',
);
