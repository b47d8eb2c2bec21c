import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of Maven Central, by its path there, and its SHA-256. */
export interface Jar {
  readonly path: string;
  readonly digest: string;
}

/** The path of a jar in a folder. It is fetched once, and refused if its digest differs. */
export async function jarIn(folder: string, { path, digest }: Jar): Promise<string> {
  const file = join(folder, path.replace(/^.*\//, ''));
  if (existsSync(file)) return file;
  const answer = await fetch(`https://repo1.maven.org/maven2/${path}`);
  if (!answer.ok) throw new Error(`${path} cannot be fetched: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== digest) throw new Error(`${path} is not what it was: ${found}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, bytes);
  return file;
}
