/**
 * Returns a font file of the product by name; undefined if there is none. Hosts read it from a folder or fetch it.
 * `npm run build` copies the files beside the workbench (scripts/font-files.mjs).
 */
export type FontFiles = (name: string) => Promise<Uint8Array | undefined>;

/** The characters of a file: pairs of first and last of a range. */
export interface FontSlice {
  /** File name without weight and extension. */
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The slices of Noto Sans in its package, the commonest first. Ranges as published with @fontsource/noto-sans 5.3. */
export const NOTO_SANS: readonly FontSlice[] = [
  slice('noto-sans-latin', '0-ff,131,152-153,2bb-2bc,2c6,2da,2dc,2000-206f,20ac,2122,2191,2193,2212,2215,fffd'),
  slice(
    'noto-sans-latin-ext',
    '100-2ba,2bd-2c5,2c7-2cc,2ce-2d7,2dd-2ff,304,308,329,1d00-1dbf,1e00-1e9f,1ef2-1eff,2020,20a0-20ab,20ad-20c0,2113,2c60-2c7f,a720-a7ff',
  ),
  slice('noto-sans-greek', '370-377,37a-37f,384-38a,38c,38e-3a1,3a3-3ff'),
  slice('noto-sans-cyrillic', '301,400-45f,490-491,4b0-4b1,2116'),
  slice('noto-sans-greek-ext', '1f00-1fff'),
  slice('noto-sans-cyrillic-ext', '460-52f,1c80-1c8a,20b4,2de0-2dff,a640-a69f,fe2e-fe2f'),
  slice(
    'noto-sans-vietnamese',
    '102-103,110-111,128-129,168-169,1a0-1a1,1af-1b0,300-301,303-304,308-309,323,329,1ea0-1ef9,20ab',
  ),
];

/** East Asian families. Each has about a hundred slices, listed in a file beside them. */
export const EAST_ASIAN = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'] as const;

export function slice(name: string, ranges: string): FontSlice {
  return {
    name,
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.split('-');
      return [parseInt(first, 16), parseInt(last, 16)];
    }),
  };
}

export function hasCharacter({ ranges }: FontSlice, character: number): boolean {
  return ranges.some(([first, last]) => character >= first && character <= last);
}
