import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStandardEngine, type Json } from '../../engine/index.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { examples, goldenContext, jsonOf } from '../examples/examples.ts';
import { judgeOfficially, type Invoice } from './official.ts';

/** An exported invoice, and the rule sets of its profile. */
interface Export {
  readonly invoice: Invoice;
  readonly sets: readonly string[];
  /** Rules that we report as broken. */
  readonly reported: ReadonlySet<string>;
}

const PAIRS = [
  { folder: 'ubl-export/en16931', format: 'ubl', profile: 'en16931' },
  { folder: 'ubl-export/peppol', format: 'ubl', profile: 'peppol-bis-3' },
  { folder: 'cii-export/en16931', format: 'cii', profile: 'en16931' },
  { folder: 'cii-export/facturx', format: 'cii', profile: 'factur-x' },
  { folder: 'cii-export/peppol', format: 'cii', profile: 'peppol-bis-3' },
] as const;

const SETS: Readonly<Record<string, readonly string[]>> = {
  'peppol-bis-3': ['en16931', 'peppol-bis-3'],
  'xrechnung-3': ['en16931', 'xrechnung-3'],
};

/** Exports the documents of all pairs and of our own examples; `refused` lists those that cannot be written. */
function allExports(pairs: string): { readonly written: readonly Export[]; readonly refused: readonly string[] } {
  const engine = createStandardEngine();
  const written: Export[] = [];
  const refused: string[] = [];
  const write = (name: string, data: Json, format: 'ubl' | 'cii', profile: string): void => {
    const outcome = exportXml({ data, format, profile, allowLoss: true }, engine, goldenContext, RULE_SETS);
    if (!outcome.ok) {
      refused.push(`${name} as ${format} ${profile}: ${outcome.error.message}`);
      return;
    }
    const { content, verdicts } = outcome.value;
    written.push({
      invoice: { name: `${name} as ${format} ${profile}`, syntax: format, text: content },
      sets: SETS[profile] ?? ['en16931'],
      reported: new Set(verdicts.map(({ rule }) => rule)),
    });
  };
  for (const { folder, format, profile } of PAIRS) {
    for (const file of readdirSync(join(pairs, folder)).filter((name) => name.endsWith('.json'))) {
      write(`${folder}/${file}`, jsonOf(readFileSync(join(pairs, folder, file), 'utf8')), format, profile);
    }
  }
  for (const { path, text } of examples().filter((example) => example.text.includes('bill/invoice'))) {
    for (const format of ['ubl', 'cii'] as const) {
      for (const profile of ['en16931', 'peppol-bis-3', 'xrechnung-3']) write(path, jsonOf(text), format, profile);
    }
  }
  return { written, refused };
}

/**
 * Judges every export by the official rules. A fatal rule that we report too is the document's fault: it lacks
 * something that the profile requires. One that we do not report is our mistake.
 */
export async function judgeExports(checkouts: string, pairs: string): Promise<void> {
  const { written, refused } = allExports(pairs);
  let sound = 0;
  const [reported, missed]: string[][] = [[], []];
  for (const set of ['en16931', 'peppol-bis-3', 'xrechnung-3']) {
    const some = written.filter(({ sets }) => sets.includes(set));
    const official = await judgeOfficially(
      checkouts,
      set,
      some.map(({ invoice }) => invoice),
    );
    for (const exported of some) {
      const fatal = [...(official.get(exported.invoice) ?? [['not judged', true] as const])]
        .filter(([, isFatal]) => isFatal)
        .map(([id]) => id);
      if (fatal.length === 0) sound++;
      const [ours, theirs] = [
        fatal.filter((id) => exported.reported.has(id)),
        fatal.filter((id) => !exported.reported.has(id)),
      ];
      if (ours.length > 0) reported?.push(`${exported.invoice.name}: ${ours.join(' ')}`);
      if (theirs.length > 0) missed?.push(`${exported.invoice.name}: ${theirs.join(' ')}`);
    }
  }
  const list = (title: string, rows: readonly string[] = []): void => {
    if (rows.length > 0) console.log(`\n${title}\n  ${rows.join('\n  ')}`);
  };
  list('Refused', refused);
  list('Fatal and told with the export', reported);
  list('Fatal and not told', missed);
  console.log(`\n${written.length} exports; ${sound} judgements without a fatal rule`);
}
