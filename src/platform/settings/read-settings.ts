import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Message } from '../../engine/index.ts';
import { settingsMessages } from './messages.ts';
import type { Language } from '../../engine/languages.ts';
import { Baseline, Configuration, fitted } from './shape.ts';

/** Largest configuration or baseline, in bytes. */
export const MOST_SETTINGS_BYTES = 16_000_000;

/** A configuration or a baseline that cannot be used. `wording` says which and why. */
export class SettingsError extends Error {
  readonly wording: Message;
  constructor(wording: Message) {
    super(wording.text);
    this.name = 'SettingsError';
    this.wording = wording;
  }
}

/** A configuration with its file. */
export interface FoundConfiguration {
  readonly file: string;
  readonly configuration: Configuration;
}

/** The configuration of a file. Throws {@link SettingsError}. */
export async function readConfiguration(path: string, lang: Language = 'en'): Promise<FoundConfiguration> {
  const file = resolve(path);
  return { file, configuration: await readShape(path, Configuration, lang) };
}

/** The known faults of a file. Throws {@link SettingsError}. */
export async function readBaseline(path: string, lang: Language = 'en'): Promise<Baseline> {
  if (!(await stat(path).catch(() => undefined)))
    throw new SettingsError(settingsMessages.whole({ file: path, why: settingsMessages.noBaseline }));
  return readShape(path, Baseline, lang);
}

async function readShape<T>(path: string, shape: z.ZodType<T>, lang: Language): Promise<T> {
  const wrong = (why: Message) => new SettingsError(settingsMessages.whole({ file: path, why }));
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  const text = size > MOST_SETTINGS_BYTES ? undefined : await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw wrong(settingsMessages.unreadable);
  const document = parseDocument(text, { prettyErrors: false });
  const value = document.errors.length === 0 ? plain(document) : undefined;
  if (value === undefined) throw wrong(settingsMessages.notation);
  const read = fitted(shape, value ?? {}, lang);
  if ('value' in read) return read.value;
  const { place, why } = read.misfit;
  throw new SettingsError(
    place === '' ? settingsMessages.whole({ file: path, why }) : settingsMessages.at({ file: path, place, why }),
  );
}

/** The value of a text; undefined for aliases that would repeat a part too often. An empty file is `null`. */
function plain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch {
    return undefined;
  }
}
