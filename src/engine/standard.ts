import { addons } from './addons/index.ts';
import { coreParts } from './core-parts.ts';
import type { Engine } from './engine.ts';
import { createEngine } from './engine.ts';
import { regimes } from './regimes/index.ts';

/** The engine with every regime and addon there is. */
export function createStandardEngine(): Engine {
  return createEngine({ ...coreParts, regimes, addons });
}
