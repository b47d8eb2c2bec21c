import { coreParts } from './core-parts.ts';
import type { RegimeFacts } from './core/tax/regime-facts.ts';
import type { AddonRow, RegimeRow } from './definition-rows.ts';
import { deferredAddon, deferredRegime, namesIn } from './definition-rows.ts';
import { deferredCore } from './engine-core.ts';
import type { Engine, Signing } from './engine.ts';
import { engineOf } from './engine.ts';

export { isSelfCheckError, proven } from './self-check/self-check.ts';

/** The exports of `standard-definitions.ts`. */
export interface DefinitionRows {
  readonly regimeRows: readonly RegimeRow[];
  readonly addonRows: readonly AddonRow[];
}

/** Code for keys and signatures, loaded on first use; rejects if that fails. */
export const fetchSigning = (): Promise<Signing> => import('./operations/signing.ts');

const signingOnDemand: Signing = {
  sign: async (...given) => (await fetchSigning()).sign(...given),
  verify: async (...given) => (await fetchSigning()).verify(...given),
  examineSignatures: async (...given) => (await fetchSigning()).examineSignatures(...given),
  keygen: async (...given) => (await fetchSigning()).keygen(...given),
};

/**
 * The standard engine for a program built to evaluate a regime or an addon on first use. It gives the answers of the
 * standard engine, synchronously. Definitions that no document refers to are never evaluated.
 */
export function createDeferredEngine({ regimeRows, addonRows }: DefinitionRows): Engine {
  const regimes = regimeRows.map(deferredRegime);
  return engineOf(deferredCore({ ...coreParts, regimes, addons: addonRows.map(deferredAddon) }), signingOnDemand);
}

/** The data of a country's regime, by any of its codes. */
export function regimeFacts({ regimeRows }: DefinitionRows, code: string): RegimeFacts | undefined {
  return regimeRows.find(({ country, alternatives }) => [country, ...namesIn(alternatives)].includes(code))?.make();
}
