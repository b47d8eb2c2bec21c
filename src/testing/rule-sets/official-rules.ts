import { readFileSync } from 'node:fs';
import { RULE_NOT_RUN } from '../../formats/schematron/not-run.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { rulesOfFile } from '../../platform/node-rule-files.ts';
import { transformTexts } from '../java/saxon.ts';
import { assertionsIn } from '../schematron/svrl.ts';

type Severity = 'error' | 'warning';

/** The rules of official files. */
export interface OfficialRules {
  readonly severities: ReadonlyMap<string, Severity>;
  /** The ids that fire on each text; undefined for a text on which the rules themselves fail. */
  judge(texts: readonly string[]): Promise<readonly (ReadonlySet<string> | undefined)[]>;
}

/** Reads official files that judge together: `.xslt` files are run by Saxon in Java, a `.sch` or `.zip` by our own reader. */
export async function officialRules(paths: readonly string[]): Promise<OfficialRules> {
  const all = await Promise.all(
    paths.map((path) => (/\.xslt?$/.test(path) ? sheetRules(path) : schematronRules(path))),
  );
  // An assertion without an id has no row to compare with.
  return {
    severities: new Map(all.flatMap(({ severities }) => [...severities]).filter(([id]) => id !== '')),
    judge: async (texts) => {
      const judged: (readonly (ReadonlySet<string> | undefined)[])[] = [];
      for (const rules of all) judged.push(await rules.judge(texts));
      return texts.map((_, i) => {
        const sets = judged.map((each) => each[i]);
        return sets.includes(undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]).filter(Boolean));
      });
    },
  };
}

async function schematronRules(path: string): Promise<OfficialRules> {
  const rules = await rulesOfFile(path);
  if (!rules.ok) throw new Error(rules.faults.map(({ file, description }) => `${file}: ${description}`).join('\n'));
  const { assertions, judge } = rules.value;
  return {
    severities: new Map(assertions.map(({ id, severity }) => [id, severity])),
    judge: async (texts) =>
      texts.map((data) => {
        const read = readXml(data);
        if (!read.ok) return undefined;
        const fired = new Set(judge(read.document).map(({ rule }) => rule));
        return fired.has(RULE_NOT_RUN) ? undefined : fired;
      }),
  };
}

async function sheetRules(path: string): Promise<OfficialRules> {
  const written = assertionsIn(readFileSync(path, 'utf8'));
  if (!written) throw new Error(`${path} cannot be read`);
  return {
    severities: new Map(written.map(({ id, flag }) => [id, severityOf(flag)])),
    judge: async (texts) =>
      (await transformTexts(path, texts)).map((report) => {
        const broken = report === undefined ? undefined : assertionsIn(report);
        return broken && new Set(broken.map(({ id }) => id));
      }),
  };
}

const severityOf = (flag: string): Severity =>
  /^(?:warning|warn|info|information)$/i.test(flag) ? 'warning' : 'error';
