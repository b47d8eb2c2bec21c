/**
 * Member states of the European Union: ISO code, first and, after leaving, last day of membership. Sources: the
 * accession treaties and the withdrawal agreement of the United Kingdom. Every accession counts from 1 January of its
 * year, as in other tools of the format.
 */
export const EU_MEMBERS: readonly (readonly [code: string, since: string, until?: string])[] = [
  ['AT', '1995-01-01'],
  ['BE', '1958-01-01'],
  ['BG', '2007-01-01'],
  ['CY', '2004-01-01'],
  ['CZ', '2004-01-01'],
  ['DE', '1958-01-01'],
  ['DK', '1973-01-01'],
  ['EE', '2004-01-01'],
  ['ES', '1986-01-01'],
  ['FI', '1995-01-01'],
  ['FR', '1958-01-01'],
  ['GB', '1973-01-01', '2020-01-31'],
  ['GR', '1981-01-01'],
  ['HR', '2013-01-01'],
  ['HU', '2004-01-01'],
  ['IE', '1973-01-01'],
  ['IT', '1958-01-01'],
  ['LT', '2004-01-01'],
  ['LU', '1958-01-01'],
  ['LV', '2004-01-01'],
  ['MT', '2004-01-01'],
  ['NL', '1958-01-01'],
  ['PL', '2004-01-01'],
  ['PT', '1986-01-01'],
  ['RO', '2007-01-01'],
  ['SE', '1995-01-01'],
  ['SI', '2004-01-01'],
  ['SK', '2004-01-01'],
];
