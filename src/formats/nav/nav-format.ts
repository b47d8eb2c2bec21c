import { MemberTables } from '../members/member-tables.ts';
import type { NationalFormat } from '../national/national-format.ts';
import { ANSWER_ROOTS, API, COMMON, DATA, RELATIVES } from './namespaces.ts';
import { NAV_PROOF } from './nav-proof.ts';

export const NAV_FORMAT: NationalFormat = {
  key: 'nav',
  name: 'NAV 3.0',
  mediaType: 'application/xml',
  table: {
    syntax: 'nav',
    namespaces: { data: DATA, api: API, common: COMMON },
    roots: [
      { name: 'data:InvoiceData', namespace: DATA, rows: [] },
      ...ANSWER_ROOTS.map(({ uri, name }) => ({
        name: `${uri === API ? 'api' : 'common'}:${name}`,
        namespace: uri,
        rows: [],
      })),
    ],
  },
  members: new MemberTables(async () => (await import('./nav-tables.ts')).NAV_TABLES),
  relatives: RELATIVES,
  proof: NAV_PROOF,
};
