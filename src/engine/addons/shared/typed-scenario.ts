import type { ScenarioDefinition } from '../../core/tax/definitions.ts';

/** Document type code (UNTDID 1001) of invoices of a type with all of the tags. */
export function typed(type: string, code: string, ...tags: readonly string[]): ScenarioDefinition {
  return { type: [type], ...(tags.length > 0 ? { tags } : {}), ext: { 'untdid-document-type': code } };
}
