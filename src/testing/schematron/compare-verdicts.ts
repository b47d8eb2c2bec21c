import { judgeTerms } from '../../formats/en16931/rules/judge-terms.ts';
import { formatByKey } from '../../formats/catalogue/formats.ts';
import { readTerms } from '../../formats/mapping/read-terms.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { judgeOfficially, type Invoice } from './official.ts';

/** Invoices on which our verdicts of a set differ from the official ones. */
export interface Difference {
  readonly name: string;
  /** Rules that only the official Schematron reports, and those that only we report. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

export async function compareVerdicts(
  checkouts: string,
  set: string,
  invoices: readonly Invoice[],
): Promise<readonly Difference[]> {
  const official = await judgeOfficially(checkouts, set, invoices);
  return invoices.flatMap((invoice) => {
    const theirs = official.get(invoice);
    if (!theirs) return [{ name: `${invoice.name} (not judged officially)`, missing: [], extra: [] }];
    const ours = firedRules(set, invoice);
    const missing = [...theirs.keys()].filter((id) => !ours.has(id)).sort();
    const extra = [...ours].filter((id) => !theirs.has(id)).sort();
    return missing.length + extra.length === 0 ? [] : [{ name: invoice.name, missing, extra }];
  });
}

function firedRules(set: string, { syntax, text }: Invoice): ReadonlySet<string> {
  const read = readXml(text);
  const table = formatByKey(syntax)?.table;
  const terms = read.ok && table ? readTerms(table, read.document.root)?.terms : undefined;
  if (!terms) throw new Error('An invoice cannot be read that could be read before');
  const rules = RULE_SETS.find(({ key }) => key === set)?.rules ?? [];
  return new Set(judgeTerms(terms, rules).map(({ rule }) => rule));
}
