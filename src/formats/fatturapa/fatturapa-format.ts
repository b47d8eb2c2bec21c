import { inside, term } from '../mapping/notation.ts';
import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { FATTURAPA_PROOF } from './fatturapa-proof.ts';
import { MESSAGE_ROOTS, MESSAGES, ORDINARY, PRIVATE_MESSAGES, SILENT, SIMPLIFIED } from './namespaces.ts';

const rows = [inside('FatturaElettronicaHeader', [inside('DatiTrasmissione', [term('FormatoTrasmissione', 'BT-24')])])];

export const FATTURAPA_FORMAT: NationalFormat = {
  key: 'fatturapa',
  name: 'FatturaPA',
  mediaType: 'application/xml',
  table: {
    syntax: 'fatturapa',
    namespaces: { '': '', p: ORDINARY, s: SIMPLIFIED, m: MESSAGES, n: PRIVATE_MESSAGES },
    roots: [
      { name: 'p:FatturaElettronica', namespace: ORDINARY, rows },
      { name: 's:FatturaElettronicaSemplificata', namespace: SIMPLIFIED, rows },
      ...MESSAGE_ROOTS.map(({ uri, name }) => ({
        name: `${uri === MESSAGES ? 'm' : 'n'}:${name}`,
        namespace: uri,
        rows: [],
      })),
    ],
  },
  members: new MemberTables(async () => (await import('./fatturapa-tables.ts')).FATTURAPA_TABLES),
  silent: SILENT,
  proof: FATTURAPA_PROOF,
};
