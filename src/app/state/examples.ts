import firstText from '../../../examples/broken/invoice-es.json?raw';
import index from '../../../examples/index.json' with { type: 'json' };
import { useWorkbench } from './workbench-store.ts';

export interface Example {
  /** Below `examples/`, without `.json`. */
  readonly path: string;
  readonly title: string;
  readonly note?: string;
}

export interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly Example[];
}

export const firstExample = 'broken/invoice-es';
export { firstText };

// The first one is part of the page, so that a first visit has something to see at once; the others load when chosen.
const texts = import.meta.glob<string>(
  ['../../../examples/*/*.json', '!../../../examples/*/*.built.json', '!../../../examples/broken/invoice-es.json'],
  { query: '?raw', import: 'default' },
);

/** As `examples/index.json` lists them, then every other document of the folder under its country's name. */
export const exampleGroups: readonly ExampleGroup[] = [
  ...index.groups,
  index.broken,
  { title: 'Other countries', examples: unlisted() },
].filter(({ examples }) => examples.length > 0);

/** Opens an example as a document of its own; what is being worked on stays open. */
export function openExample(path: string): void {
  if (path === firstExample) open(path, firstText);
  else void texts[`../../../examples/${path}.json`]?.().then((text) => open(path, text));
}

function open(path: string, text: string): void {
  useWorkbench.getState().openDocument(`${path.replaceAll('/', '-')}.json`, text, 'example');
}

function unlisted(): readonly Example[] {
  const listed = new Set([...index.groups, index.broken].flatMap(({ examples }) => examples.map(({ path }) => path)));
  return Object.keys(texts)
    .map((file) => file.replace('../../../examples/', '').replace('.json', ''))
    .filter((path) => !listed.has(path))
    .map((path) => ({ path, title: titleOf(path) }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** `at/credit-note` → "Austria, credit note". */
function titleOf(path: string): string {
  const [folder = '', file = ''] = path.split('/');
  const country = folder.toUpperCase().replace('EL', 'GR');
  const name = /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(['en'], { type: 'region' }).of(country) : folder;
  return `${name ?? folder}, ${file.replaceAll('-', ' ')}`;
}
