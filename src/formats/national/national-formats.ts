import { CFDI_FORMAT } from '../cfdi/cfdi-format.ts';
import { FACTURAE_FORMAT } from '../facturae/facturae-format.ts';
import { FATTURAPA_FORMAT } from '../fatturapa/fatturapa-format.ts';
import { FINVOICE_FORMAT } from '../finvoice/finvoice-format.ts';
import { KSEF_FORMAT } from '../ksef/ksef-format.ts';
import type { MemberTable } from '../members/member-table.ts';
import { NAV_FORMAT } from '../nav/nav-format.ts';
import type { NationalFormat } from './national-format.ts';
import { TICKETBAI_FORMAT } from '../ticketbai/ticketbai-format.ts';
import { VERIFACTU_FORMAT } from '../verifactu/verifactu-format.ts';

/** Every format of an authority. What reads and writes them is loaded with their first file. */
export const NATIONAL_FORMATS: readonly NationalFormat[] = [
  KSEF_FORMAT,
  FATTURAPA_FORMAT,
  VERIFACTU_FORMAT,
  NAV_FORMAT,
  CFDI_FORMAT,
  FACTURAE_FORMAT,
  FINVOICE_FORMAT,
  TICKETBAI_FORMAT,
];

/** What every text of a format has: the name of one of its root elements, or of one that is known and not read. */
export const markOf = ({ table, silent = {} }: NationalFormat): RegExp => {
  const roots = table.roots.map(({ name }) => name.replace(/^.*:/, ''));
  const known = Object.keys(silent).map((named) => named.replace(/^.* /, ''));
  return new RegExp(`[<:](?:${[...roots, ...known].join('|')})[\\s/>]`);
};

/** The tables of the formats that an XML text may have, loaded. */
export async function tablesFor(text: string): Promise<readonly MemberTable[]> {
  const possible = NATIONAL_FORMATS.filter((format) => markOf(format).test(text));
  return (await Promise.all(possible.map(async ({ members }) => members.load()))).flat();
}

/** Loads the tables of all of them, for files that may have any format. */
export async function loadNationalFormats(): Promise<void> {
  await Promise.all(NATIONAL_FORMATS.map(async ({ members }) => members.load()));
}
