import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Number in Det Centrale Virksomhedsregister, without DK in front. */
export const CVR = 'CVR';

export const identities: readonly CodeDefinition[] = [{ code: CVR, name: { en: 'CVR Number', da: 'CVR-nummer' } }];
