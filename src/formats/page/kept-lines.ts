import { Place } from './place.ts';

interface Kept<Line> {
  readonly line: Line;
  readonly read: readonly string[];
}

/** The lines of a page, kept from one text to the next: of thousands, an edit changes few. */
export class KeptLines<Line> {
  #lines: ReadonlyMap<string, Kept<Line>> = new Map();
  #basis: readonly unknown[] = [];

  /** The lines of these places. A line is made anew if it, or anything of the basis, has changed. */
  of(
    places: readonly Place[],
    basis: readonly unknown[],
    read: Set<string>,
    make: (place: Place, index: number) => Line,
  ): readonly Line[] {
    const isSame = basis.every((value, index) => value === this.#basis[index]);
    const before: ReadonlyMap<string, Kept<Line>> = isSame ? this.#lines : new Map();
    const now = new Map<string, Kept<Line>>();
    const lines = places.map((place, index) => {
      const name = `${place.path} ${JSON.stringify(place.value)}`;
      const kept = before.get(name) ?? made(place, index, make);
      now.set(name, kept);
      for (const path of kept.read) read.add(path);
      return kept.line;
    });
    this.#lines = now;
    this.#basis = basis;
    return lines;
  }
}

function made<Line>(place: Place, index: number, make: (place: Place, index: number) => Line): Kept<Line> {
  const read = new Set<string>();
  const line = make(new Place(place.value, place.path, read), index);
  return { line, read: [...read] };
}
