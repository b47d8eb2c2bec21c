import { behaviours } from './documents/behaviours.ts';
import { coreNormalisers } from './documents/normalisers.ts';
import { coreRules } from './documents/rules.ts';
import { documentTypes } from './documents/types.ts';
import type { EngineParts } from './engine-core.ts';
import { ENGINE_VERSION } from './version.ts';

/** The parts of every engine, without regimes and addons. */
export const coreParts: Omit<EngineParts, 'regimes' | 'addons'> = {
  version: ENGINE_VERSION,
  types: documentTypes,
  behaviours,
  normalisers: coreNormalisers,
  rules: coreRules,
};
