import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { buffer, text as textOf } from 'node:stream/consumers';
import { isDocument } from '../../language/recognise/is-document.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { GivenValue, Message } from '../../engine/index.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { filesBelow, filesMatching, isGlob } from './glob.ts';
import type * as Yaml from './yaml.ts';

/** A text for a command. */
export interface Source {
  /** Its name in messages: the path as given, or `standard input`. */
  readonly name: string;
  /** Absent for standard input. */
  readonly path?: string;
  /** The path of its result below the output folder. */
  readonly place: string;
  readonly text: string;
  readonly form: 'json' | 'yaml';
  /** The YAML code, if it is YAML. */
  readonly yaml?: typeof Yaml;
}

/** Largest file accepted, in bytes: four per character of the reader's limit. */
const MOST_BYTES = 64_000_000;

/** File types that a folder stands for. */
interface Kind {
  readonly names: RegExp;
  readonly words: Message;
}

const DOCUMENTS: Kind = { names: /[.](?:json|ya?ml)$/i, words: misuseMessages.documentKinds };
const BOTH: Kind = {
  names: /[.](?:json|ya?ml|xml|p7m|pdf)$/i,
  words: misuseMessages.everyKind,
};
/** Files that are an XML invoice or contain one. */
export const INVOICES: Kind = { names: /[.](?:xml|p7m|pdf)$/i, words: misuseMessages.invoiceKinds };

/** A file that a command reads as bytes. */
export interface FileSource extends Pick<Source, 'name' | 'path' | 'place'> {
  readonly bytes: Uint8Array;
}

/** Reads XML and PDF files: named files, folders recursively, `-` or nothing for standard input. */
export async function* readFiles(
  names: readonly string[],
  { isIgnored = none }: Wanted = {},
): AsyncGenerator<FileSource> {
  if (names.length === 0 && process.stdin.isTTY) throw new Misuse(misuseMessages.nameInvoice);
  for (const name of names.length === 0 ? ['-'] : names) {
    if (name === '-') yield { name: 'standard input', place: 'invoice.xml', bytes: await buffer(process.stdin) };
    else
      for (const { path, place } of await filesOf(name, INVOICES))
        if (!isIgnored(path)) yield { name: path, path, place, bytes: await readBytes(path) };
  }
}

interface Wanted {
  /** Skips other texts. */
  readonly onlyDocuments?: boolean;
  /** A folder or a pattern may have no files. */
  readonly allowEmpty?: boolean;
  /** Whether the configuration leaves a file out. */
  readonly isIgnored?: (path: string) => boolean;
}

/**
 * Reads the arguments: files, folders recursively, `-` or nothing for standard input. With `onlyDocuments` other texts
 * are skipped.
 */
export async function* readSources(
  names: readonly string[],
  { onlyDocuments = false, allowEmpty = false, isIgnored = none }: Wanted = {},
): AsyncGenerator<Source> {
  for await (const source of everySource(names, allowEmpty, isIgnored)) {
    if (!onlyDocuments || isDocumentSource(source)) yield source;
  }
}

function isDocumentSource({ text, yaml }: Source): boolean {
  return isDocument(yaml ? yaml.yamlTree(text) : parseJson(text));
}

/** Reads the arguments including XML and PDF files, recognised by name and returned as bytes. */
export async function* readEveryFile(
  names: readonly string[],
  { onlyDocuments = false, allowEmpty = false, isIgnored = none }: Wanted = {},
): AsyncGenerator<Source | FileSource> {
  for (const name of names) {
    if (name === '-') continue;
    for (const { path, place } of await filesOf(name, BOTH, allowEmpty)) {
      if (isIgnored(path)) continue;
      if (INVOICES.names.test(path)) yield { name: path, path, place, bytes: await readBytes(path) };
      else yield* readSources([path], { onlyDocuments });
    }
  }
  if (names.length === 0 && process.stdin.isTTY) throw new Misuse(misuseMessages.nameDocument);
  if (names.length > 0 && !names.includes('-')) return;
  const bytes = await buffer(process.stdin);
  if (INVOICE_START.test(bytes.toString('latin1', 0, START_LENGTH))) {
    yield { name: 'standard input', place: 'invoice.xml', bytes };
  } else {
    const source = await pipedText(bytes.toString());
    if (!onlyDocuments || isDocumentSource(source)) yield source;
  }
}

/** The first bytes of XML and PDF: XML after byte order marks of UTF-8 or UTF-16 and white space. */
const INVOICE_START = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*<\0?[?!A-Za-z_]|^%PDF-/;
const START_LENGTH = 1_000;

const none = () => false;

async function* everySource(
  names: readonly string[],
  allowEmpty: boolean,
  isIgnored: (path: string) => boolean,
): AsyncGenerator<Source> {
  if (names.length === 0 && process.stdin.isTTY) throw new Misuse(misuseMessages.nameDocument);
  for (const name of names.length === 0 ? ['-'] : names) {
    if (name === '-') yield await standardInput();
    else
      for (const { path, place } of await filesOf(name, DOCUMENTS, allowEmpty))
        if (!isIgnored(path)) yield await readSource(path, place);
  }
}

interface Found {
  readonly path: string;
  readonly place: string;
}

/** The files of this kind below a folder or of a pattern, or the file of this name. */
export async function filesOf(name: string, { names, words }: Kind, allowEmpty = false): Promise<readonly Found[]> {
  const found = await stat(name).catch((error: unknown) => {
    if (isGlob(name)) return undefined;
    throw notOpened(name, error);
  });
  if (found && !found.isDirectory()) return [{ path: name, place: name.split(/[/\\]/).at(-1) ?? name }];
  const files = found
    ? (await filesBelow(name)).map((path) => ({ path, place: relative(name, path) }))
    : await filesMatching(name);
  const fitting = files.filter(({ path }) => names.test(path));
  const { noneInFolder, noneMatch } = misuseMessages;
  if (fitting.length === 0 && !allowEmpty)
    throw new Misuse(misuseMessages.ofFile({ file: name, why: (found ? noneInFolder : noneMatch)({ kind: words }) }));
  return fitting;
}

async function readSource(path: string, place: string): Promise<Source> {
  const text = await readText(path);
  return { name: path, path, place, ...(await formedText(text, path)) };
}

async function standardInput(): Promise<Source> {
  return pipedText(await textOf(process.stdin));
}

async function pipedText(piped: string): Promise<Source> {
  return { name: 'standard input', place: 'document.json', ...(await formedText(withoutMark(piped))) };
}

/** The text of a file, UTF-8. Throws {@link Misuse} when it cannot be read. */
export async function readText(path: string, next?: Message): Promise<string> {
  try {
    if (path === '-') return withoutMark(await textOf(process.stdin));
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(path, next)));
  } catch (error) {
    throw error instanceof Misuse ? error : notOpened(path, error);
  }
}

/** Throws {@link Misuse} when the file cannot be read. */
export async function readBytes(path: string, next?: Message): Promise<Uint8Array> {
  try {
    const { size } = await stat(path);
    if (size > MOST_BYTES)
      throw new Misuse(misuseMessages.ofFile({ file: path, why: misuseMessages.tooLarge({ size }) }));
    // A pipe has no size and is read to its end.
    return size > 0 ? await readFile(path) : await buffer(createReadStream(path));
  } catch (error) {
    throw error instanceof Misuse ? error : notOpened(path, error, next);
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** A text with its form, and the YAML code if it is YAML. */
export async function formedText(text: string, path = ''): Promise<Pick<Source, 'text' | 'form' | 'yaml'>> {
  const form = formOf(path, text);
  return { text, form, ...(form === 'yaml' && { yaml: await import('./yaml.ts') }) };
}

/** By file name, or else by the beginning: text that looks like a JSON object is parsed only as JSON. */
function formOf(path: string, text: string): 'json' | 'yaml' {
  if (/[.]json$/i.test(path)) return 'json';
  if (/[.]ya?ml$/i.test(path)) return 'yaml';
  return /^\s*[[{]/.test(text) ? 'json' : 'yaml';
}

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: misuseMessages.noSuchFile,
  EACCES: misuseMessages.noAccess,
  EISDIR: misuseMessages.isFolder,
  ENOTDIR: misuseMessages.noFolder,
  ENOSPC: misuseMessages.diskFull,
  EROFS: misuseMessages.readOnly,
  EEXIST: misuseMessages.isThere,
  ERR_ENCODING_INVALID_ENCODED_DATA: misuseMessages.notUtf8,
};

/** The error for a file that could not be read or written. `next` is the command that creates it. */
export function notOpened(file: string, error: unknown, next?: Message): Misuse {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why: GivenValue = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
  return new Misuse(misuseMessages.ofFile({ file, why }), code === 'ENOENT' ? next : undefined);
}
