import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { jarIn } from './maven.ts';

/** Runs style sheets by Saxon-HE, and compiles Schematron into them by SchXslt. Java is needed; the jars are fetched once. */
const CACHE = resolve('node_modules/.cache/schematron');
const SAXON = {
  path: 'net/sf/saxon/Saxon-HE/12.5/Saxon-HE-12.5.jar',
  digest: '98c3a91e6e5aaf9b3e2b37601e04b214a6e67098493cdd8232fcb705fddcb674',
};
const RESOLVER = {
  path: 'org/xmlresolver/xmlresolver/5.2.2/xmlresolver-5.2.2.jar',
  digest: 'efc92bd7ed32b3e57095e0b3e872051ccfbbdcc980831ef33e89e38161a85222',
};
const SCHXSLT = {
  path: 'name/dmaus/schxslt/schxslt/1.10.1/schxslt-1.10.1.jar',
  digest: '4f4f21edab7b37f96ad59ae12a344d3510f1092ac46b6d81a4efa0120b73cb58',
};

/** Transforms a file, or each file of a folder, by a style sheet. Where the sheet fails, the result is empty or missing. */
async function transform(source: string, sheet: string, target: string): Promise<void> {
  const classes = [await jarIn(CACHE, SAXON), await jarIn(CACHE, RESOLVER)].join(delimiter);
  // Official sheets walk from sibling to sibling, which takes a deep stack.
  const options = [
    '-Xss64m',
    '-cp',
    classes,
    'net.sf.saxon.Transform',
    `-s:${source}`,
    `-xsl:${sheet}`,
    `-o:${target}`,
  ];
  const { status, error, stderr } = spawnSync('java', options, { encoding: 'utf8', maxBuffer: 256_000_000 });
  if (error) throw new Error(`${sheet} needs Java, which cannot be started: ${error.message}`);
  // Saxon ends with 2 if the sheet does not compile, and also if it fails on some of the files.
  if (status !== 0 && !/\d+ transformations? failed/.test(stderr)) throw new Error(stderr.slice(0, 2000));
}

async function pipeline(): Promise<string> {
  const folder = join(CACHE, 'schxslt');
  if (!existsSync(folder)) {
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await jarIn(CACHE, SCHXSLT))))) {
      if (!name.startsWith('xslt/') || name.endsWith('/')) continue;
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
  }
  return join(folder, 'xslt/2.0/pipeline-for-svrl.xsl');
}

/** The style sheet of an official file: the file itself, or what its Schematron compiles into. */
export async function sheetOf(file: string, name: string): Promise<string> {
  const source = resolve(file);
  if (/\.xslt?$/.test(source)) return source;
  const digest = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 12);
  const compiled = join(CACHE, `${name}-${digest}.xsl`);
  if (!existsSync(compiled)) await transform(source, await pipeline(), compiled);
  return compiled;
}

/** The results of a style sheet for texts; undefined for those on which it fails. */
export async function transformTexts(
  sheet: string,
  texts: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saxon-'));
  const [source, target] = [join(folder, 'in'), join(folder, 'out')];
  mkdirSync(source);
  mkdirSync(target);
  // Texts are written as UTF-8, so a declaration of another encoding must go.
  texts.forEach((text, i) => writeFileSync(join(source, `${i}.xml`), text.replace(/^\s*<\?xml[^>]*\?>/, '')));
  await transform(source, sheet, target);
  const written = texts.map((_, i) => {
    const file = join(target, `${i}.xml`);
    return (existsSync(file) && readFileSync(file, 'utf8')) || undefined;
  });
  rmSync(folder, { recursive: true });
  return written;
}
