import { behaviours } from './documents/behaviours.ts';
import { coreNormalisers } from './documents/normalisers.ts';
import { coreRules } from './documents/rules.ts';
import { documentTypes } from './documents/types.ts';
import type { EngineParts } from './engine-core.ts';
import { ENGINE_VERSION } from './version.ts';

/** What every engine has, whichever regimes and addons it knows. */
export const coreParts: Omit<EngineParts, 'regimes' | 'addons'> = {
  version: ENGINE_VERSION,
  types: documentTypes,
  behaviours,
  normalisers: coreNormalisers,
  rules: coreRules,
};
