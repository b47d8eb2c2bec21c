import type { Engine } from '../../engine/index.ts';

const known = new WeakMap<Engine, (country: string) => boolean>();

/**
 * Whether an engine has a regime of a country. Publishing a regime to check takes longer than parsing an invoice, so
 * existing ones are cached. Unknown names are not cached, since callers may send any.
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
