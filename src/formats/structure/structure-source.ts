/** The schemas that a structure is made of. It stands in the folder of the format, for `npm run tool -- structure`. */
export interface StructureSource {
  /** The file that is written, below `src/formats`, and the constant in it. */
  readonly file: string;
  readonly name: string;
  readonly about: string;
  /** The XSD files, below the folder that the tool is given. */
  readonly schemas: readonly string[];
  /** Elements that a document may begin with. */
  readonly roots: readonly QName[];
  /** Elements that are judged within wildcards. */
  readonly open: readonly QName[];
  /** Prefix → namespace. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** The names in the annotations of the schema, where its licence allows to take them. */
  readonly names?: NamesSource;
}

/** The names of elements and codes that the schemas state. */
export interface NamesSource {
  /** The file that is written, below `src/formats`, and the constant in it. */
  readonly file: string;
  readonly name: string;
  /** Languages of the annotations; one without a language is in the first. */
  readonly languages: readonly string[];
  /** Whose they are and under which licence, in a sentence. */
  readonly licence: string;
}

export interface QName {
  readonly uri: string;
  readonly name: string;
}
