import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { jarIn } from '../java/maven.ts';

/** Mustang, which includes veraPDF, fetched once from Maven Central into a cache. A JDK is needed. */
const CACHE = resolve('node_modules/.cache/pdfa');
const JAR = {
  path: 'org/mustangproject/Mustang-CLI/2.26.0/Mustang-CLI-2.26.0.jar',
  digest: '42d7868cb68264874a7b8cab4c3587b03b23ccc7cd72373da917f66758bb9736',
};
const PROGRAM = resolve('src/testing/pdfa/Validate.java');

/** The findings of veraPDF and Mustang on a file; empty if nothing is wrong. */
export interface Judged {
  readonly name: string;
  /** Violations of PDF/A-3b and of PDF/UA-1. */
  readonly archive: string;
  readonly accessible: string;
  /** `valid`, or Mustang's verdict on the whole. */
  readonly whole: string;
  /** SHA-256 of the XML that Mustang reads. */
  readonly digest: string;
}

/** Judges every PDF of a folder; with `pagesOnly` only by PDF/A-3b. */
export async function judgePdfs(folder: string, pagesOnly = false): Promise<readonly Judged[]> {
  const mustang = await jarIn(CACHE, JAR);
  const classes = join(CACHE, 'classes');
  const compiled = join(classes, 'Validate.class');
  if (!existsSync(compiled) || statSync(compiled).mtimeMs < statSync(PROGRAM).mtimeMs) {
    mkdirSync(classes, { recursive: true });
    execFileSync('javac', ['-cp', mustang, '-d', classes, PROGRAM], { stdio: 'inherit' });
  }
  const program = ['-cp', [classes, mustang].join(delimiter), 'Validate', folder, ...(pagesOnly ? ['a'] : [])];
  const out = execFileSync('java', program, {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return out
    .trimEnd()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', archive = '', accessible = '', whole = '', digest = ''] = line.split('\t');
      return { name, archive, accessible, whole, digest };
    });
}
