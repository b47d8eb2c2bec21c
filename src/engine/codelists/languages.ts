import { lazily, tableRows } from './code-table.ts';
import { LANGUAGES } from './languages.codes.ts';

export interface Language {
  /** Two lower-case letters of ISO 639-1. */
  readonly code: string;
  /** English name. */
  readonly name: string;
}

const all = lazily(
  (): ReadonlyMap<string, Language> =>
    new Map(tableRows(LANGUAGES).map(([code = '', name = '']) => [code, { code, name }])),
);

const listed = lazily(() => [...all().values()]);

export function languages(): readonly Language[] {
  return listed();
}

export function isLanguage(code: string): boolean {
  return all().has(code);
}
