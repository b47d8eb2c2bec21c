/** The code of a message from the user's file. One of our rules may have that id, with other, translated words. */
export const broughtPhrase = (id: string): string => `own.${id}`;
