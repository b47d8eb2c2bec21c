/** The code of a message of a brought file: the same id of ours may have translated words, which are not those of the file. */
export const broughtPhrase = (id: string): string => `own.${id}`;
