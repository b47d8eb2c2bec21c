import type { AnyBehaviour } from './behaviour.ts';
import { defineBehaviour } from './behaviour.ts';
import { billBehaviours } from './bill/behaviours.ts';
import { Party } from './org/party.ts';
import { TaxIdentity } from './tax/identity.ts';

/** Every type that can be calculated, or at least normalised, on its own. */
export const behaviours: readonly AnyBehaviour[] = [
  ...billBehaviours,
  defineBehaviour<Party>({ type: Party, steps: [] }),
  defineBehaviour<TaxIdentity>({ type: TaxIdentity, steps: [] }),
];
