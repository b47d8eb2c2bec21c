import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Number in the register of enterprises, Banque-Carrefour des Entreprises or Kruispuntbank van Ondernemingen. */
export const BCE = 'BCE';

export const identities: readonly CodeDefinition[] = [
  { code: BCE, name: { en: 'BCE/KBO Number', fr: 'Numéro BCE', nl: 'KBO-nummer' } },
];
