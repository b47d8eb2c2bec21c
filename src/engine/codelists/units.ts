import { lazily, tableRows } from './code-table.ts';
import { UNITS } from './units.codes.ts';

/** A named unit of measure, with its UN/ECE code. */
export interface Unit {
  /** Its name in documents, such as `kg`. */
  readonly key: string;
  /** English name, in the plural. */
  readonly name: string;
  /** Code of UN/ECE Recommendation 20 or 21, or empty. */
  readonly unece: string;
  readonly symbol: string;
}

/** JSON Schema pattern of a UN/ECE code used in place of a named unit. */
export const UNECE_UNIT_PATTERN = '^[A-Z0-9]{2,3}$';

/** UN/ECE code for a mutually defined unit. */
const MUTUALLY_DEFINED = 'ZZ';

const UNECE_UNIT = new RegExp(UNECE_UNIT_PATTERN);

const all = lazily((): ReadonlyMap<string, Unit> => {
  const units = new Map<string, Unit>();
  for (const [key = '', unece = '', name = '', symbol = key] of tableRows(UNITS)) {
    units.set(key, { key, name, unece, symbol });
  }
  return units;
});

const listed = lazily(() => [...all().values()]);

export function units(): readonly Unit[] {
  return listed();
}

export function unit(key: string): Unit | undefined {
  return all().get(key);
}

const byCode = lazily(
  (): ReadonlyMap<string, string> =>
    // The first unit with a code is its default.
    new Map([...all().values()].reverse().flatMap(({ key, unece }) => (unece ? [[unece, key]] : []))),
);

/** The unit of a UN/ECE code, if the list has one. */
export function unitWordOf(unece: string): string | undefined {
  return byCode().get(unece);
}

/** Units removed from the list, and their replacements. Source: release 0.507.0 of the format. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['6pack', 'pkg'],
  ['tetrabrik', 'carton'],
]);

/** The unit by its current name. */
export function currentUnit(word: string): string {
  return REPLACED.get(word) ?? word;
}

/** Whether the text is a unit of the list or looks like a UN/ECE code. */
export function isUnit(text: string): boolean {
  return all().has(text) || UNECE_UNIT.test(text);
}

/**
 * The UN/ECE code of a unit. A text that looks like a code is its own; an unknown unit is `ZZ`. Empty for the empty
 * text and for units without a code.
 */
export function uneceUnitCode(text: string): string {
  if (text === '' || UNECE_UNIT.test(text)) return text;
  return all().get(text)?.unece ?? MUTUALLY_DEFINED;
}
