/** The XML of {@link EMBEDDED}. */
export const EMBEDDED_XML = '<a>é</a>';

/** The data to embed into a given PDF. */
export const EMBEDDED = {
  attached: {
    fileName: 'factur-x.xml',
    xml: new TextEncoder().encode(EMBEDDED_XML),
    relationship: 'Alternative' as const,
    modified: '2026-01-15T12:00:00Z',
    words: 'The invoice',
    level: 'EN 16931',
    version: '1.0',
  },
  title: 'Invoice',
  author: 'Rossi',
  created: '2026-01-15T12:00:00Z',
  language: 'it',
};
