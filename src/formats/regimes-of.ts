import type { Engine } from '../engine/index.ts';

const known = new WeakMap<Engine, (country: string) => boolean>();

/**
 * Tells whether an engine has a regime of a country. Publishing a regime to see that it is there takes longer than parsing an
 * invoice, so those that are there are remembered; what is not there is not, for anybody may ask for anything.
 */
export function regimesOf(engine: Engine): (country: string) => boolean {
  let has = known.get(engine);
  if (!has) {
    const there = new Set<string>();
    has = (country) => {
      const found = there.has(country) || engine.catalogue.regime(country) !== undefined;
      if (found) there.add(country);
      return found;
    };
    known.set(engine, has);
  }
  return has;
}
