/** How grave a broken rule is. Only an error keeps a document from being accepted. */
export type Level = 'error' | 'warning' | 'information';
