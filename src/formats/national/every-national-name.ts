import { CFDI_NAMES } from '../cfdi/cfdi-names.ts';
import type { NationalFormat } from '../en16931/term-tree.ts';
import { FACTURAE_NAMES } from '../facturae/facturae-names.ts';
import { FATTURAPA_NAMES } from '../fatturapa/fatturapa-names.ts';
import { FINVOICE_NAMES } from '../finvoice/finvoice-names.ts';
import { KSEF_NAMES } from '../ksef/ksef-names.codes.ts';
import { nameFinder, type NameFinder, type NameTable } from '../names/name-table.ts';
import { NAV_NAMES } from '../nav/nav-names.codes.ts';
import { TICKETBAI_NAMES } from '../ticketbai/ticketbai-names.ts';
import { VERIFACTU_NAMES } from '../verifactu/verifactu-names.ts';
import { formatMarkedIn } from './format-marked-in.ts';

/** The names of every format of an authority, for hosts that load everything. */
export const EVERY_NATIONAL_NAME: Readonly<Record<NationalFormat, NameTable>> = {
  ksef: KSEF_NAMES,
  fatturapa: FATTURAPA_NAMES,
  verifactu: VERIFACTU_NAMES,
  nav: NAV_NAMES,
  cfdi: CFDI_NAMES,
  facturae: FACTURAE_NAMES,
  finvoice: FINVOICE_NAMES,
  ticketbai: TICKETBAI_NAMES,
};

/** The names of the elements and codes of a text. */
export function namesIn(text: string): NameFinder | undefined {
  const format = formatMarkedIn(text);
  return format && nameFinder(EVERY_NATIONAL_NAME[format.key]);
}
