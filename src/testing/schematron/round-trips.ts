import { createStandardEngine } from '../../engine/index.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { importXml } from '../../formats/reading/import-xml.ts';
import { parseDecimal } from '../../formats/en16931/decimal.ts';
import type { ReportEntry } from '../../formats/mapping/report.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { goldenContext } from '../examples/examples.ts';
import type { Invoice } from './official.ts';

/**
 * XML → document → XML. Every imported leaf must be in the written XML, or its place in the document must be listed as
 * lost; other leaves were reported when read.
 */
export function roundTrips(invoices: readonly Invoice[]): void {
  const engine = createStandardEngine();
  const totals = { leaves: 0, again: 0, elsewhere: 0, reported: 0, silent: 0, refused: 0 };
  for (const { name, syntax, text } of invoices) {
    const read = importXml({ data: text }, engine, goldenContext, []);
    if (!read.ok) continue;
    const { document, report, profile = 'en16931' } = read.value;
    const request = { data: document, format: syntax, profile, allowLoss: true };
    const outcome = exportXml(request, engine, goldenContext, RULE_SETS);
    totals.leaves += report.entries.length;
    if (!outcome.ok) {
      totals.refused++;
      console.log(
        `${name}: not written: ${outcome.error.message} ${outcome.error.faults?.map(({ code, properties }) => `${code} ${properties.join(' ')}`).join('; ')}`,
      );
      continue;
    }
    const again = importXml({ data: outcome.value.content }, engine, goldenContext, []);
    const left = again.ok ? [...again.value.report.entries] : [];
    const losses = outcome.value.report.losses.map(({ path }) => path);
    const silent: string[] = [];
    const missing = report.entries.filter((entry) => {
      const at = left.findIndex((other) => keyOf(other) === keyOf(entry));
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    totals.again += report.entries.length - missing.length;
    for (const entry of missing) {
      const isLost = (path: string): boolean => losses.some((loss) => loss === path || loss.startsWith(`${path}.`));
      if (entry.outcome !== 'taken' || entry.became !== undefined || entry.to?.every(isLost)) {
        totals.reported++;
        continue;
      }
      const moved = left.findIndex((other) => isSameTerm(other, entry));
      if (moved >= 0) {
        left.splice(moved, 1);
        totals.elsewhere++;
      } else silent.push(`${entry.path} = ${entry.value.slice(0, 40)} → ${entry.to?.join(' ')}`);
    }
    totals.silent += silent.length;
    if (silent.length > 0) console.log(`${name}:\n  ${silent.join('\n  ')}`);
  }
  console.log(JSON.stringify({ invoices: invoices.length, ...totals }));
}

/** Whether both entries have the same term and value. The elements may differ: a term may have several. */
function isSameTerm(entry: ReportEntry, other: ReportEntry): boolean {
  return entry.value === other.value && (entry.terms?.some((term) => other.terms?.includes(term)) ?? false);
}

/** The place without positions, and the value with figures as numbers. */
function keyOf({ path, value }: { readonly path: string; readonly value: string }): string {
  const figure = parseDecimal(value)?.toString();
  const plain = figure?.includes('.') ? figure.replace(/\.?0+$/, '') : (figure ?? value.replace(/\s+/g, ' '));
  return `${path.replace(/\[\d+\]/g, '')}=${plain}`;
}
