/** Media types of routes that work on files: JSON, or the file itself. */
export const FILE_TYPES: readonly string[] = ['application/json', 'application/xml', 'text/xml', 'application/pdf'];
