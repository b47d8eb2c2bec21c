import type { NationalFormat } from '../en16931/term-tree.ts';
import { nameFinder, type NameFinder, type NameTable } from '../names/name-table.ts';
import { formatMarkedIn } from './format-marked-in.ts';

/** The names of each format. They load at the first use. */
export const NAME_LOADERS: Readonly<Record<NationalFormat, () => Promise<NameTable>>> = {
  ksef: async () => (await import('../ksef/ksef-names.codes.ts')).KSEF_NAMES,
  fatturapa: async () => (await import('../fatturapa/fatturapa-names.ts')).FATTURAPA_NAMES,
  verifactu: async () => (await import('../verifactu/verifactu-names.ts')).VERIFACTU_NAMES,
  nav: async () => (await import('../nav/nav-names.codes.ts')).NAV_NAMES,
  cfdi: async () => (await import('../cfdi/cfdi-names.ts')).CFDI_NAMES,
  facturae: async () => (await import('../facturae/facturae-names.ts')).FACTURAE_NAMES,
  finvoice: async () => (await import('../finvoice/finvoice-names.ts')).FINVOICE_NAMES,
  ticketbai: async () => (await import('../ticketbai/ticketbai-names.ts')).TICKETBAI_NAMES,
};

/** The names of the elements and codes of a text in a format of an authority. */
export async function namesFor(text: string): Promise<NameFinder | undefined> {
  const format = formatMarkedIn(text);
  return format && nameFinder(await NAME_LOADERS[format.key]());
}
