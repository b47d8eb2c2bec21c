/** One ending of the files that the workbench reads or writes. */
const ENDING = /\.(?:json|ya?ml|xml|pdf)$/i;

/** A file's name without its ending, also where several were put on it: `april` of `april.json.json`; `untitled` where nothing is left. */
export function stemOf(name: string): string {
  let stem = name.trim();
  while (ENDING.test(stem)) stem = stem.replace(ENDING, '');
  return stem === '' ? 'untitled' : stem;
}

/** The name with that ending in place of its own: `april.signed.json` of `april.json`, and of itself. */
export function withEnding(name: string, ending: `.${string}`): string {
  const stem = stemOf(name);
  const mark = ending.replace(ENDING, '');
  return `${mark !== '' && stem.endsWith(mark) ? stemOf(stem.slice(0, -mark.length)) : stem}${ending}`;
}

/** What a file's name ends with: `.json`, `.txt`; nothing of `v1.2`. */
export function endingOf(name: string): `.${string}` | undefined {
  return /\.[a-z]\w{0,7}$/i.exec(name)?.[0] as `.${string}` | undefined;
}
