import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { broughtRules, filesOfArchive, type BroughtRules } from '../formats/schematron/brought-rules.ts';
import { filesNamedIn } from '../formats/schematron/read-schematron.ts';
import type { SchematronOutcome } from '../formats/schematron/schematron.ts';
import { ownRuleSet } from '../formats/schematron/own-rule-set.ts';
import type { RuleSet } from '../formats/rule-sets/rule-set.ts';
import { readXml } from '../formats/xml/read-xml.ts';

/** Most files in one schema. */
export const MOST_RULE_FILES = 500;

/** A file that cannot be read, or that includes too many others. */
export class RuleFileError extends Error {}

/**
 * The rules of an official file: a Schematron with its includes, or an archive of such files. Throws
 * {@link RuleFileError}.
 */
export async function rulesOfFile(path: string): Promise<SchematronOutcome<BroughtRules>> {
  if (!/\.zip$/i.test(path)) return timed(broughtRules(path, await schematronFiles(path), normalize(path)));
  const bytes = await readFile(path).catch(() => {
    throw new RuleFileError(`${path} cannot be read`);
  });
  const files = filesOfArchive(path, bytes);
  return files.ok ? timed(broughtRules(path, files.value)) : files;
}

/** Milliseconds that the rules of a file may take for a document. Rules not run by then are named. */
export const MOST_RULE_TIME = 20_000;

function timed(rules: SchematronOutcome<BroughtRules>): SchematronOutcome<BroughtRules> {
  if (!rules.ok) return rules;
  const { value } = rules;
  return {
    ok: true,
    value: {
      ...value,
      judge(given, how) {
        const began = performance.now();
        return value.judge(given, { isOver: () => performance.now() - began > MOST_RULE_TIME, ...how });
      },
    },
  };
}

/** The file as a rule set, in force since it was written. Throws {@link RuleFileError}, which says why it cannot be run. */
export async function ownRulesOf(path: string): Promise<RuleSet> {
  const rules = await rulesOfFile(path);
  if (!rules.ok)
    throw new RuleFileError(rules.faults.map(({ file, description }) => `${file}: ${description}`).join('; '));
  const { mtime } = await stat(path);
  return ownRuleSet(rules.value, { file: basename(path), from: mtime.toISOString().slice(0, 10) });
}

/**
 * A Schematron file and the files it includes, by path. The reader reports missing ones. Files outside of its folder,
 * also behind links, are refused: rules of others must not read what is not theirs.
 */
async function schematronFiles(path: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const start = normalize(path);
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (files.has(next)) continue;
    if (files.size >= MOST_RULE_FILES)
      throw new RuleFileError(`${path} is put together of more than ${MOST_RULE_FILES} files`);
    const text = await readFile(next, 'utf8').catch(() => undefined);
    if (text !== undefined && !(await isBelow(next, dirname(start)))) throw outside(path, next);
    if (text === undefined) {
      if (next === start) throw new RuleFileError(`${path} cannot be read`);
      continue;
    }
    files.set(next, text);
    const read = readXml(text);
    if (read.ok)
      for (const name of filesNamedIn(read.document.root))
        open.push(withinFolder(path, start, join(dirname(next), name)));
  }
  return files;
}

const outside = (path: string, file: string): RuleFileError =>
  new RuleFileError(`${path} names ${file}, which lies outside of its folder; put both into a .zip`);

async function isBelow(file: string, folder: string): Promise<boolean> {
  return (await realpath(file)).startsWith(join(await realpath(folder), sep));
}

/** Before anything is read, so that no answer says whether a file outside exists. */
function withinFolder(path: string, start: string, file: string): string {
  const folder = dirname(start);
  if (folder === '.' ? !file.startsWith('..') && !file.startsWith(sep) : file.startsWith(join(folder, sep)))
    return file;
  throw outside(path, file);
}
