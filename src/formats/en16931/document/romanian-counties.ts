import { ROMANIAN_COUNTIES } from './romanian-counties.codes.ts';

/** Without marks, case and the word for a county, so that `JUDEȚUL CLUJ` and `Cluj` are one. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/^(?:judetul|judet|municipiul) /, '')
    .trim();

const codes = new Map<string, string>();
for (const row of ROMANIAN_COUNTIES.trim().split(/;\s+/)) {
  const [code = '', ...name] = row.split(' ');
  // A document keeps the code of a state without its hyphen.
  for (const text of [code, `RO-${code}`, `RO${code}`, name.join(' ')]) codes.set(plain(text), `RO-${code}`);
}

/** The code of a Romanian county in ISO 3166-2, by its name or its code with or without the country: `RO-CJ` for `Cluj`. */
export const romanianCounty = (text: string): string | undefined => codes.get(plain(text));
