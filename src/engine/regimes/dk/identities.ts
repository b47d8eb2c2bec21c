import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Number in Det Centrale Virksomhedsregister, without DK in front. */
export const CVR = 'CVR';

/** Number in Det Centrale Personregister, of a person without a registered business. */
export const CPR = 'CPR';

export const identities: readonly CodeDefinition[] = [
  { code: CVR, name: { en: 'CVR Number', da: 'CVR-nummer' } },
  { code: CPR, name: { en: 'CPR Number', da: 'CPR-nummer' } },
];
