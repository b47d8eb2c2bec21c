import type { ScenarioDefinition } from '../../core/tax/definitions.ts';

/** Document type code (UNTDID 1001) of invoices with a type and all of the tags. */
export function typed(type: string, code: string, ...tags: readonly string[]): ScenarioDefinition {
  return { type: [type], ...(tags.length > 0 ? { tags } : {}), ext: { 'untdid-document-type': code } };
}
