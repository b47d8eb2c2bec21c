import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { broughtRules, filesOfArchive, type BroughtRules } from '../../formats/schematron/brought-rules.ts';
import { filesNamedIn } from '../../formats/schematron/read-schematron.ts';
import type { SchematronOutcome } from '../../formats/schematron/schematron.ts';
import { readXml } from '../../formats/xml/read-xml.ts';
import { Misuse } from '../exit.ts';

/** Most files in one schema. */
export const MOST_RULE_FILES = 500;

/** The rules of an official file: a Schematron with its includes, or an archive of such files. */
export async function rulesOfFile(path: string): Promise<SchematronOutcome<BroughtRules>> {
  if (!/\.zip$/i.test(path)) return broughtRules(path, await schematronFiles(path), normalize(path));
  const bytes = await readFile(path).catch(() => {
    throw new Misuse(`${path} cannot be read`);
  });
  const files = filesOfArchive(path, bytes);
  return files.ok ? broughtRules(path, files.value) : files;
}

/** A Schematron file and the files it includes, by path. The reader reports missing ones. */
async function schematronFiles(path: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const start = normalize(path);
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (files.has(next)) continue;
    if (files.size >= MOST_RULE_FILES)
      throw new Misuse(`${path} is put together of more than ${MOST_RULE_FILES} files`);
    const text = await readFile(next, 'utf8').catch(() => undefined);
    if (text === undefined) {
      if (next === start) throw new Misuse(`${path} cannot be read`);
      continue;
    }
    files.set(next, text);
    const read = readXml(text);
    if (read.ok) for (const name of filesNamedIn(read.document.root)) open.push(join(dirname(next), name));
  }
  return files;
}
