import { inLanguage, LANGUAGES, type Language } from './language.ts';

/**
 * An entry of the navigation: a file of the repository, or the address of a page made from definitions. `es` is its
 * title in Spanish; with a file, there is one of the same name in `docs/guide/es`.
 */
export type Entry = ({ readonly file: string } | { readonly path: string }) & {
  readonly title: string;
  readonly es?: string;
};

export interface Section {
  readonly key: string;
  readonly title: string;
  readonly es: string;
  readonly entries: readonly Entry[];
}

/** The navigation. A Markdown file that is not listed has no page: decisions, recipes and the architecture are for those who change Assay. */
export const SECTIONS = [
  {
    key: 'start',
    title: 'Start',
    es: 'Inicio',
    entries: [
      { file: 'docs/guide/index.md', title: 'What Assay is', es: 'Qué es Assay' },
      { file: 'docs/guide/gobl.md', title: 'GOBL in ten minutes', es: 'GOBL en diez minutos' },
      { file: 'docs/guide/refused.md', title: 'An invoice was refused', es: 'Una factura rechazada' },
      { file: 'docs/guide/tasks.md', title: 'Tasks by country', es: 'Tareas por país' },
      { file: 'docs/guide/first-request.md', title: 'The API', es: 'La API' },
      { file: 'docs/guide/first-check.md', title: 'Continuous integration', es: 'Integración continua' },
      { file: 'docs/guide/first-program.md', title: 'The library', es: 'La biblioteca' },
      { file: 'docs/guide/glossary.md', title: 'Glossary', es: 'Glosario' },
    ],
  },
  {
    key: 'use',
    title: 'Use it',
    es: 'Uso',
    entries: [
      { file: 'docs/workbench.md', title: 'Workbench', es: 'Banco de trabajo' },
      { file: 'docs/api.md', title: 'API', es: 'API' },
      { file: 'docs/command-line.md', title: 'Command line', es: 'Línea de órdenes' },
      { file: 'docs/ci.md', title: 'Checks in CI', es: 'Comprobaciones en CI' },
      { file: 'docs/bulk.md', title: 'Many documents', es: 'Muchos documentos' },
      { file: 'docs/engine.md', title: 'Engine', es: 'Motor' },
      { file: 'docs/packages.md', title: 'Packages', es: 'Paquetes' },
      { file: 'docs/mcp.md', title: 'Assistants', es: 'Asistentes' },
      { file: 'docs/language-server.md', title: 'Editors', es: 'Editores' },
      { file: 'docs/destinations.md', title: 'Check for a destination', es: 'Comprobar para un destino' },
      { file: 'docs/formats-of-authorities.md', title: 'Formats of authorities', es: 'Formatos de las autoridades' },
      { file: 'docs/refusals.md', title: 'Answers of authorities', es: 'Respuestas de autoridades' },
    ],
  },
  {
    key: 'reference',
    title: 'Reference',
    es: 'Referencia',
    entries: [
      { path: 'types/index.html', title: 'Types and fields', es: 'Tipos y campos' },
      { path: 'countries/index.html', title: 'Countries', es: 'Países' },
      { path: 'addons/index.html', title: 'Addons', es: 'Complementos' },
      { path: 'formats/index.html', title: 'Formats', es: 'Formatos' },
      { path: 'rule-sets/index.html', title: 'Rule sets', es: 'Conjuntos de reglas' },
      { path: 'rules/index.html', title: 'Rules', es: 'Reglas' },
      { path: 'codes/index.html', title: 'Codes', es: 'Códigos' },
      { path: 'refusals/index.html', title: 'Refusals', es: 'Rechazos' },
      { path: 'destinations/index.html', title: 'Destinations', es: 'Destinos' },
    ],
  },
  {
    key: 'operation',
    title: 'Operation',
    es: 'Explotación',
    entries: [
      { file: 'docs/guide/operation.md', title: 'Run Assay', es: 'Poner Assay en marcha' },
      { file: 'docs/deployment.md', title: 'Deployment', es: 'Despliegue' },
      { file: 'docs/settings.md', title: 'Settings', es: 'Ajustes' },
      { file: 'docs/capacity.md', title: 'Capacity', es: 'Capacidad' },
      { file: 'docs/recipes/workerd.md', title: 'workerd' },
      { file: 'docs/threats.md', title: 'Threats' },
      { file: 'SECURITY.md', title: 'Report a weakness' },
    ],
  },
  {
    key: 'expect',
    title: 'What to expect',
    es: 'Qué esperar',
    entries: [
      { file: 'docs/guide/comparison.md', title: 'Compared with others', es: 'Comparado con otros' },
      { file: 'docs/countries.md', title: 'Sources of the rates' },
      { file: 'docs/limits.md', title: 'Limits', es: 'Límites' },
      { file: 'docs/stability.md', title: 'Stability', es: 'Estabilidad' },
      { file: 'docs/deviations.md', title: 'Deviations' },
      { file: 'CHANGELOG.md', title: 'What changed' },
    ],
  },
] as const satisfies readonly Section[];

/** The file of an entry in a language; undefined for a page of definitions, or without a translation. */
export function fileIn(entry: Entry, language: Language): string | undefined {
  if (!('file' in entry) || (language === 'es' && entry.es === undefined)) return undefined;
  return language === 'en' ? entry.file : entry.file.replace(/^.*\//, 'docs/guide/es/');
}

/** Every file that becomes a page. */
export const FILES: readonly string[] = SECTIONS.flatMap(({ entries }) =>
  entries.flatMap((entry) => LANGUAGES.flatMap((language) => fileIn(entry, language) ?? [])),
);

/** The address of a file's page; undefined if it has none. */
export function pathOfFile(file: string): string | undefined {
  if (!FILES.includes(file)) return undefined;
  const path = `${file.slice(file.lastIndexOf('/') + 1, -'.md'.length).toLowerCase()}.html`;
  return inLanguage(path, file.startsWith('docs/guide/es/') ? 'es' : 'en');
}

/** The address of an entry's page; in English if it has none in the language. */
export function pathOfEntry(entry: Entry, language: Language): string {
  const path = 'path' in entry ? entry.path : (pathOfFile(entry.file) ?? '');
  return entry.es === undefined ? path : inLanguage(path, language);
}
