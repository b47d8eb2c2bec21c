import { CFDI_FORMAT } from '../cfdi/cfdi-format.ts';
import { CFDI_TABLES } from '../cfdi/cfdi-tables.ts';
import { FACTURAE_FORMAT } from '../facturae/facturae-format.ts';
import { FACTURAE_TABLES } from '../facturae/facturae-tables.ts';
import { FATTURAPA_FORMAT } from '../fatturapa/fatturapa-format.ts';
import { FATTURAPA_TABLES } from '../fatturapa/fatturapa-tables.ts';
import { FINVOICE_FORMAT } from '../finvoice/finvoice-format.ts';
import { FINVOICE_TABLES } from '../finvoice/finvoice-tables.ts';
import { KSEF_FORMAT } from '../ksef/ksef-format.ts';
import { KSEF_TABLES } from '../ksef/ksef-tables.ts';
import type { MemberTable } from '../members/member-table.ts';
import { NAV_FORMAT } from '../nav/nav-format.ts';
import { NAV_TABLES } from '../nav/nav-tables.ts';
import { TICKETBAI_FORMAT } from '../ticketbai/ticketbai-format.ts';
import { TICKETBAI_TABLES } from '../ticketbai/ticketbai-tables.ts';
import { VERIFACTU_FORMAT } from '../verifactu/verifactu-format.ts';
import { VERIFACTU_TABLES } from '../verifactu/verifactu-tables.ts';

/** Gives every format of an authority its tables, for hosts that load everything. */
export const everyNationalTable = (): readonly MemberTable[] =>
  [
    KSEF_FORMAT.members.give(KSEF_TABLES),
    FATTURAPA_FORMAT.members.give(FATTURAPA_TABLES),
    VERIFACTU_FORMAT.members.give(VERIFACTU_TABLES),
    NAV_FORMAT.members.give(NAV_TABLES),
    CFDI_FORMAT.members.give(CFDI_TABLES),
    FACTURAE_FORMAT.members.give(FACTURAE_TABLES),
    FINVOICE_FORMAT.members.give(FINVOICE_TABLES),
    TICKETBAI_FORMAT.members.give(TICKETBAI_TABLES),
  ].flat();
