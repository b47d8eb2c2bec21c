import { format, resolveConfig } from 'prettier';
import { addons } from '../../engine/addons/index.ts';
import { regimes } from '../../engine/regimes/index.ts';
import { importsOf } from './list-imports.ts';

export const LOADERS = 'src/engine/loaders.ts';

/** `loaders.ts` as the lists of regimes and addons make it. A list imports what it names in its own order. */
export async function loadersText(): Promise<string> {
  const text = `
    // Written by \`npm run loaders\` from the lists of regimes and addons, which alone are edited.
    import type { Addon } from './core/tax/addon.ts';
    import type { Regime } from './core/tax/regime.ts';

    /** How to fetch each regime, by main and alternative country codes. */
    export const regimeLoaders: Readonly<Record<string, () => Promise<Regime>>> = {${entries(
      'regimes',
      regimes.map(({ country, alternatives = [] }) => [country, ...alternatives]),
    )}};

    /** How to fetch each addon, by key. */
    export const addonLoaders: Readonly<Record<string, () => Promise<Addon>>> = {${entries(
      'addons',
      addons.map(({ key }) => [key]),
    )}};
  `;
  return format(text, { ...(await resolveConfig(LOADERS)), filepath: LOADERS });
}

function entries(folder: 'regimes' | 'addons', names: readonly (readonly string[])[]): string {
  return importsOf(folder, names.length)
    .flatMap(({ value, path }, index) =>
      (names[index] ?? []).map((name) => ({ name, load: `async () => (await import('${path}')).${value}` })),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, load }) => `'${name}': ${load},`)
    .join('\n');
}
