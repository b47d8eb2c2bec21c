import index from '../../../examples/index.json' with { type: 'json' };
import { firstExample, firstText, openAsExample } from './first-example.ts';

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

// The first example is part of the page; the others load when chosen. Stryker disable all: Vite reads the call from the
// source as it stands.
const texts = import.meta.glob<string>(
  ['../../../examples/*/*.json', '!../../../examples/*/*.built.json', '!../../../examples/broken/invoice-es.json'],
  { query: '?raw', import: 'default' },
);
// Stryker restore all

/** From `examples/index.json`; a test checks that it lists all. */
export const exampleGroups: readonly ExampleGroup[] = [...index.groups, index.broken];

/** Opens an example as a new document; the user's documents stay open. */
export function openExample(path: string): void {
  if (path === firstExample) openAsExample(path, firstText);
  else void texts[`../../../examples/${path}.json`]?.().then((text) => openAsExample(path, text));
}
