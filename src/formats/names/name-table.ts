/** Names of the elements and codes of a format, for people. Languages are in the order of the columns. */
export interface NameTable {
  /** The language of the authority comes first. */
  readonly languages: readonly string[];
  /**
   * A line for each name: the elements and attributes that it is of, and behind each `|` their name in one language.
   * `Podmiot1/NIP` is the one in Podmiot1, `NIP` every other.
   */
  readonly elements: string;
  /**
   * Blocks with an empty line between them: the elements and attributes that hold the codes, and a line for each code
   * with its names.
   */
  readonly codes?: string;
}

/** The names of one element, attribute or code. */
export interface Names {
  /** In the language of the authority. */
  readonly own: string;
  /** The language of it. */
  readonly language: string;
  /** By language. */
  readonly byLanguage: ReadonlyMap<string, string>;
}

/** Finds the names of a format. */
export interface NameFinder {
  /** Those of an element or attribute, by its local name and that of the element around it. */
  element(name: string, parent?: string): Names | undefined;
  /** Those of the codes that an element or attribute holds. */
  codes(name: string): ReadonlyMap<string, Names> | undefined;
}

const finders = new WeakMap<NameTable, NameFinder>();

/** A table is read at its first use. */
export function nameFinder(table: NameTable): NameFinder {
  let finder = finders.get(table);
  if (!finder) {
    finder = finderOf(table);
    finders.set(table, finder);
  }
  return finder;
}

function finderOf({ languages, elements, codes = '' }: NameTable): NameFinder {
  const namesOf = (texts: readonly string[]): Names => ({
    own: texts[0] ?? '',
    language: languages[0] ?? '',
    byLanguage: new Map(languages.flatMap((language, i) => (texts[i] ? [[language, texts[i]] as const] : []))),
  });
  const known = new Map<string, Names>();
  for (const line of linesOf(elements)) {
    const [owners = '', ...texts] = line.split('|');
    const names = namesOf(texts);
    for (const owner of owners.split(' ')) known.set(owner, names);
  }
  const lists = new Map<string, ReadonlyMap<string, Names>>();
  for (const block of codes.split('\n\n').filter((part) => part.trim() !== '')) {
    const [owners = '', ...lines] = linesOf(block);
    const list = new Map(
      lines.map((line) => {
        const [code = '', ...texts] = line.split('|');
        return [code, namesOf(texts)] as const;
      }),
    );
    for (const owner of owners.split(' ')) lists.set(owner, list);
  }
  return {
    element: (name, parent) => known.get(`${parent ?? ''}/${name}`) ?? known.get(name),
    codes: (name) => lists.get(name),
  };
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The name in the language of the authority, and the one in the reader's language if it is another one that is known. */
export function nameFor({ own, language, byLanguage }: Names, locale: string): string {
  const reader = (locale.split('-')[0] ?? '').toLowerCase();
  const known = reader === language ? undefined : (byLanguage.get(reader) ?? byLanguage.get('en'));
  return known === undefined || known === own ? own : `${own} · ${known}`;
}
