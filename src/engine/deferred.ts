import { coreParts } from './core-parts.ts';
import type { RegimeFacts } from './core/tax/regime-facts.ts';
import type { AddonRow, RegimeRow } from './definition-rows.ts';
import { deferredAddon, deferredRegime, namesIn } from './definition-rows.ts';
import { deferredCore } from './engine-core.ts';
import type { Engine, Signing } from './engine.ts';
import { engineOf } from './engine.ts';

/** What `standard-definitions.ts` hands out. */
export interface DefinitionRows {
  readonly regimeRows: readonly RegimeRow[];
  readonly addonRows: readonly AddonRow[];
}

/** Code for keys and signatures, fetched when it is first asked for; where it cannot be, the promise is rejected. */
export const fetchSigning = (): Promise<Signing> => import('./operations/signing.ts');

const signingOnDemand: Signing = {
  sign: async (...given) => (await fetchSigning()).sign(...given),
  verify: async (...given) => (await fetchSigning()).verify(...given),
  examineSignatures: async (...given) => (await fetchSigning()).examineSignatures(...given),
  keygen: async (...given) => (await fetchSigning()).keygen(...given),
};

/**
 * The standard engine, for a program that was built to evaluate a regime or an addon when it is first looked up. It
 * answers everything as the standard engine does, and at once; what no document leads to is never evaluated.
 */
export function createDeferredEngine({ regimeRows, addonRows }: DefinitionRows): Engine {
  const regimes = regimeRows.map(deferredRegime);
  return engineOf(deferredCore({ ...coreParts, regimes, addons: addonRows.map(deferredAddon) }), signingOnDemand);
}

/** The facts of a country's regime, by any of its codes. */
export function regimeFacts({ regimeRows }: DefinitionRows, code: string): RegimeFacts | undefined {
  return regimeRows.find(({ country, alternatives }) => [country, ...namesIn(alternatives)].includes(code))?.make();
}
