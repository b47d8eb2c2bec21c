import type { InvoiceTerms } from './en16931/term-tree.ts';
import type { Profile } from './en16931/profiles/profile.ts';

/** A rule that an invoice breaks. */
export interface Verdict {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly description: string;
  /** Terms the rule speaks of. */
  readonly terms: readonly string[];
  /** Places in the XML, as paths. */
  readonly places: readonly string[];
  /** Places in the document, as JSON paths. */
  readonly properties: readonly string[];
}

/** Rule sets to judge by: those of the profile unless named. */
export interface JudgeRequest {
  readonly terms: InvoiceTerms;
  readonly profile: Profile | undefined;
  readonly judge?: readonly string[];
  /** Where a term stands in the document. */
  readonly propertiesOf: (term: InvoiceTerms['invoice']['values'][number]) => readonly string[];
}

/** Every rule of the sets that the invoice breaks. The rules land in `en16931/rules`; until then there are none to break. */
export function judgeTerms(_request: JudgeRequest): readonly Verdict[] {
  return [];
}
