import type { EngineParts } from './engine-core.ts';
import { engineCore } from './engine-core.ts';
import type { Engine } from './engine.ts';
import { engineOf } from './engine.ts';
import * as signing from './operations/signing.ts';

/** An engine of the given parts. */
export function createEngine(parts: EngineParts): Engine {
  return engineOf(engineCore(parts), signing);
}
