import { addons } from './addons/index.ts';
import { coreParts } from './core-parts.ts';
import type { Engine } from './engine.ts';
import type { EngineParts } from './engine-core.ts';
import { createEngine } from './create-engine.ts';
import { regimes } from './regimes/index.ts';

/** The parts of the standard engine: every regime and addon. Spread it to add more. */
export const standardParts: EngineParts = /* @__PURE__ */ allParts();

/** A pure call: bundlers would keep a spread, and with it every regime, in any bundle. */
function allParts(): EngineParts {
  return { ...coreParts, regimes, addons };
}

/** The engine with every regime and addon. */
export function createStandardEngine(): Engine {
  return createEngine(standardParts);
}
