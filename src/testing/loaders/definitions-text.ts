import { format, resolveConfig } from 'prettier';
import { addons } from '../../engine/addons/index.ts';
import type { TypeRules } from '../../engine/core/rules/define-rules.ts';
import { addonAtHand, regimeAtHand } from '../../engine/core/tax/deferred.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import type { RulesElsewhere } from '../../engine/definition-rows.ts';
import { regimes } from '../../engine/regimes/index.ts';
import { importsOf } from './list-imports.ts';

export const DEFINITIONS = 'src/engine/standard-definitions.ts';

/** `standard-definitions.ts` as the lists of regimes and addons make it. */
export async function definitionsText(): Promise<string> {
  const imports = { regimes: importsOf('regimes', regimes.length), addons: importsOf('addons', addons.length) };
  const rows = {
    regimes: regimes.map((regime) => {
      const { country, alternatives, extensions } = regimeAtHand(regime);
      return {
        country,
        alternatives: names(alternatives),
        extensions: names(extensions),
        elsewhere: elsewhere(regime),
      };
    }),
    addons: addons.map((addon) => {
      const { key, extensions, types } = addonAtHand(addon);
      return { key, extensions: names(extensions), types: names(types) };
    }),
  };
  const list = (folder: 'regimes' | 'addons') =>
    rows[folder]
      .map((row, index) => `${JSON.stringify(row).slice(0, -1)}, make: () => ${imports[folder][index]?.value ?? ''} },`)
      .join('\n');
  const text = `
    // Written by \`npm run tool -- loaders\` from the lists of regimes and addons, which alone are edited. What the build makes of
    // the imports: docs/decisions/0020.
    ${[...imports.regimes, ...imports.addons].map(({ value, path }) => `import { ${value} } from '${path}';`).join('\n')}
    import type { AddonRow, RegimeRow } from './definition-rows.ts';

    export const regimeRows: readonly RegimeRow[] = [${list('regimes')}];

    export const addonRows: readonly AddonRow[] = [${list('addons')}];
  `;
  return format(text, { ...(await resolveConfig(DEFINITIONS)), filepath: DEFINITIONS });
}

/** As one text; left out where there are none. */
function names(all: readonly string[]): string | undefined {
  if (all.some((name) => /\s/.test(name))) throw new Error(`a name with a blank: ${all.join(', ')}`);
  return all.length > 0 ? all.join(' ') : undefined;
}

/** Where the rules of a regime judge documents of others. Throws where that cannot be told without the regime. */
function elsewhere({ country, rules = [] }: Regime): readonly RulesElsewhere[] | undefined {
  const sets = rules.filter((set) => set.everywhere);
  return sets.length > 0 ? sets.map((set) => rulesElsewhere(country, set)) : undefined;
}

export function rulesElsewhere(country: string, { family, type, when, replaces }: TypeRules): RulesElsewhere {
  if (!when?.asks || replaces.length > 0) {
    throw new Error(
      `${family} of ${country} holds everywhere: its guard has to be whenOneOf, and it may replace nothing`,
    );
  }
  return [type.id, when.asks.member, ...when.asks.values];
}
