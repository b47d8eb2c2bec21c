import type { Problem } from '../../api/problem.ts';
import type { ExplainedFinding } from '../../api/use-refusal.ts';

/** A link into the document: a path, or a line of its XML. */
export type FindingPlace =
  | { readonly kind: 'path'; readonly title: string; readonly path: string }
  | { readonly kind: 'line'; readonly line: number; readonly column: number };

/** Most places shown per finding. */
const MOST = 5;

/** Where a finding is: the place that Assay found, otherwise the place that the authority names. */
export function placesOf(finding: ExplainedFinding, isXml: boolean): readonly FindingPlace[] {
  const found: FindingPlace[] = [];
  const own = (finding.document?.places ?? []).filter((place) => place.startsWith('$'));
  for (const path of isXml ? [] : own.length > 0 ? own : (finding.properties ?? [])) {
    found.push({ kind: 'path', title: path, path: path.replaceAll('[*]', '[0]') });
  }
  if (isXml)
    for (const { line, column = 1 } of finding.places ?? [])
      if (line !== undefined) found.push({ kind: 'line', line, column });
  return found.slice(0, MOST);
}

/** The problem in Assay's verdict that a finding is about. */
export function problemOf(finding: ExplainedFinding, problems: readonly Problem[]): Problem | undefined {
  const { rules = [], places = [] } = finding.document ?? {};
  if (rules.length === 0) return undefined;
  const codes = new Set(rules);
  const at = new Set(places);
  const named = problems.filter(({ code }) => codes.has(code));
  return named.find(({ paths }) => paths.some((path) => at.has(path))) ?? named[0];
}
