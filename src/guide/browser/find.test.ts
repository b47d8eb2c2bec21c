import { expect, it } from 'vitest';
import { excerpt, find, MOST_HITS, type IndexedPage } from './find.ts';

const index: readonly IndexedPage[] = [
  [
    'countries/es.html',
    'Spain',
    'Spain charges IVA',
    [
      ['tax-vat', 'Spain: VAT', 'Value Added Tax'],
      ['GOBL-ES-1', 'GOBL-ES-1', 'A tax number'],
    ],
  ],
  [
    'rule-sets/x.html',
    'XRechnung',
    'Rules of KoSIT',
    [
      ['BR-DE-1', 'BR-DE-1', 'An invoice says how it is paid'],
      ['BR-DE-15', 'BR-DE-15', 'Spain is not meant'],
    ],
  ],
  [
    'api.html',
    'The API',
    '',
    [
      ['', 'The API', 'Takes JSON of Spain'],
      ['errors', 'Errors', 'A status for each'],
    ],
  ],
];
const addresses = (query: string) => find(index, query).hits.map(({ address }) => address);

it.each([
  ['br-de-1', ['rule-sets/x.html#BR-DE-1', 'rule-sets/x.html#BR-DE-15']],
  [
    'spain',
    [
      'countries/es.html',
      'countries/es.html#tax-vat',
      'countries/es.html#GOBL-ES-1',
      'rule-sets/x.html#BR-DE-15',
      'api.html',
    ],
  ],
  ['spain br-de-15', ['rule-sets/x.html#BR-DE-15']],
  [
    'a spain',
    [
      'countries/es.html',
      'countries/es.html#tax-vat',
      'countries/es.html#GOBL-ES-1',
      'rule-sets/x.html#BR-DE-15',
      'api.html',
    ],
  ],
  ['vat spain', ['countries/es.html#tax-vat']],
  ['  JSON ', ['api.html']],
  ['nothing of this', []],
  ['x', []],
])('%s finds %j', (query, found) => {
  expect(addresses(query)).toEqual(found);
});

it('reads no more of a query than its beginning', () => {
  expect(addresses(`spain br-de-15 ${'spain '.repeat(40)}nowhere`)).toEqual(['rule-sets/x.html#BR-DE-15']);
  expect(excerpt(`x ${'a '.repeat(100)}needle`, 'b '.repeat(1_000_000))).toMatch(/^x a/);
});

it('shows the first hits and counts all', () => {
  const many: IndexedPage = [
    'a.html',
    'A',
    '',
    Array.from({ length: 80 }, (_, at) => [`r${at}`, `Rule ${at}`, ''] as const),
  ];
  const { hits, total } = find([many], 'rule');
  expect([hits.length, total]).toEqual([MOST_HITS, 80]);
});

it.each([
  ['short text', 'text', 'short text'],
  [
    `${'a '.repeat(100)}needle ${'b '.repeat(100)}`,
    'NEEDLE',
    `…${'a '.repeat(30)}needle ${'b '.repeat(57)}…`.replace(/ …$/, '…'),
  ],
  ['a '.repeat(200), 'none', `${'a '.repeat(90)}…`],
])('an excerpt is around the first word that is found', (text, query, shown) => {
  expect(excerpt(text, query).replaceAll(' …', '…')).toBe(shown.replaceAll(' …', '…'));
});
