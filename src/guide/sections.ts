import { LANGUAGES, type Language } from '../engine/languages.ts';
import { inLanguage, languageOfFile } from './language.ts';
import { textsIn } from './texts-in.ts';

/**
 * An entry of the navigation: a file of the repository, or the address of a page made from definitions. A language whose
 * `titles` name it has the page too; with a file, there is one of the same name in `docs/guide/es` and the like.
 */
export type Entry = ({ readonly file: string } | { readonly path: string }) & {
  readonly title: string;
};

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The navigation. A Markdown file that is not listed has no page: decisions, recipes and the architecture are for those who change Assay. */
export const SECTIONS = [
  {
    key: 'start',
    title: 'Start',
    entries: [
      { file: 'docs/guide/index.md', title: 'What Assay is' },
      { file: 'docs/guide/gobl.md', title: 'GOBL in ten minutes' },
      { file: 'docs/guide/refused.md', title: 'An invoice was refused' },
      { file: 'docs/guide/tasks.md', title: 'Tasks by country' },
      { file: 'docs/guide/first-request.md', title: 'The API' },
      { file: 'docs/guide/first-check.md', title: 'Continuous integration' },
      { file: 'docs/guide/first-program.md', title: 'The library' },
      { file: 'docs/guide/glossary.md', title: 'Glossary' },
    ],
  },
  {
    key: 'use',
    title: 'Use it',
    entries: [
      { file: 'docs/workbench.md', title: 'Workbench' },
      { file: 'docs/api.md', title: 'API' },
      { file: 'docs/command-line.md', title: 'Command line' },
      { file: 'docs/ci.md', title: 'Checks in CI' },
      { file: 'docs/bulk.md', title: 'Many documents' },
      { file: 'docs/engine.md', title: 'Engine' },
      { file: 'docs/packages.md', title: 'Packages' },
      { file: 'docs/mcp.md', title: 'Assistants' },
      { file: 'docs/language-server.md', title: 'Editors' },
      { file: 'docs/destinations.md', title: 'Check for a destination' },
      { file: 'docs/formats-of-authorities.md', title: 'Formats of authorities' },
      { file: 'docs/refusals.md', title: 'Answers of authorities' },
    ],
  },
  {
    key: 'reference',
    title: 'Reference',
    entries: [
      { path: 'types/index.html', title: 'Types and fields' },
      { path: 'countries/index.html', title: 'Countries' },
      { path: 'addons/index.html', title: 'Addons' },
      { path: 'formats/index.html', title: 'Formats' },
      { path: 'rule-sets/index.html', title: 'Rule sets' },
      { path: 'rules/index.html', title: 'Rules' },
      { path: 'codes/index.html', title: 'Codes' },
      { path: 'refusals/index.html', title: 'Refusals' },
      { path: 'destinations/index.html', title: 'Destinations' },
    ],
  },
  {
    key: 'operation',
    title: 'Operation',
    entries: [
      { file: 'docs/guide/operation.md', title: 'Run Assay' },
      { file: 'docs/deployment.md', title: 'Deployment' },
      { file: 'docs/settings.md', title: 'Settings' },
      { file: 'docs/capacity.md', title: 'Capacity' },
      { file: 'docs/recipes/workerd.md', title: 'workerd' },
      { file: 'docs/threats.md', title: 'Threats' },
      { file: 'SECURITY.md', title: 'Report a weakness' },
    ],
  },
  {
    key: 'expect',
    title: 'What to expect',
    entries: [
      { file: 'docs/guide/comparison.md', title: 'Compared with others' },
      { file: 'docs/countries.md', title: 'Sources of the rates' },
      { file: 'docs/limits.md', title: 'Limits' },
      { file: 'docs/stability.md', title: 'Stability' },
      { file: 'docs/deviations.md', title: 'Deviations' },
      { file: 'CHANGELOG.md', title: 'What changed' },
    ],
  },
] as const satisfies readonly Section[];

/** The title of an entry in a language; undefined without a translation. */
export function titleIn(entry: Entry, language: Language): string | undefined {
  return language === 'en' ? entry.title : textsIn(language).titles['file' in entry ? entry.file : entry.path];
}

/** The title of a section in a language. */
export function sectionTitle({ key, title }: Section, language: Language): string {
  return textsIn(language).titles[key] ?? title;
}

/** The file of an entry in a language; undefined for a page of definitions, or without a translation. */
export function fileIn(entry: Entry, language: Language): string | undefined {
  if (!('file' in entry) || titleIn(entry, language) === undefined) return undefined;
  return language === 'en' ? entry.file : entry.file.replace(/^.*\//, `docs/guide/${language}/`);
}

/** Every file that becomes a page. */
export const FILES: readonly string[] = SECTIONS.flatMap(({ entries }) =>
  entries.flatMap((entry) => LANGUAGES.flatMap((language) => fileIn(entry, language) ?? [])),
);

/** The address of a file's page; undefined if it has none. */
export function pathOfFile(file: string): string | undefined {
  if (!FILES.includes(file)) return undefined;
  const path = `${file.slice(file.lastIndexOf('/') + 1, -'.md'.length).toLowerCase()}.html`;
  return inLanguage(path, languageOfFile(file));
}

/** The address of an entry's page; in English if it has none in the language. */
export function pathOfEntry(entry: Entry, language: Language): string {
  const path = 'path' in entry ? entry.path : (pathOfFile(entry.file) ?? '');
  return titleIn(entry, language) === undefined ? path : inLanguage(path, language);
}
