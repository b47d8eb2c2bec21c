/** An ending of files that the workbench reads or writes. */
const ENDING = /\.(?:json|ya?ml|xml|pdf)$/i;

/** A file's name without its endings: `april` of `april.json.json`; `untitled` if nothing is left. */
export function stemOf(name: string): string {
  let stem = name.trim();
  while (ENDING.test(stem)) stem = stem.replace(ENDING, '');
  return stem === '' ? 'untitled' : stem;
}

/** The name with this ending instead of its own: `april.signed.json` from `april.json` and from `april.signed.json`. */
export function withEnding(name: string, ending: `.${string}`): string {
  const stem = stemOf(name);
  const mark = ending.replace(ENDING, '');
  return `${mark !== '' && stem.endsWith(mark) ? stemOf(stem.slice(0, -mark.length)) : stem}${ending}`;
}

/** The ending of a file's name: `.json`, `.txt`; undefined for `v1.2`. */
export function endingOf(name: string): `.${string}` | undefined {
  return /\.[a-z]\w{0,7}$/i.exec(name)?.[0] as `.${string}` | undefined;
}
