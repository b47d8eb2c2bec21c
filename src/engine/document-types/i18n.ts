// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.

/** A text in several languages, by two-letter language code (ISO 639-1). */
export type I18nString = { readonly [key: string]: string };
