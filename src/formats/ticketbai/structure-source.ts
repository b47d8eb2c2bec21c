import type { StructureSource } from '../structure/structure-source.ts';
import { SIGNATURE, TICKETBAI } from './namespaces.ts';

export const TICKETBAI_SOURCE: StructureSource = {
  file: 'ticketbai/ticketbai-structure.codes.ts',
  name: 'TICKETBAI_STRUCTURE',
  about: 'Files of TicketBAI 1.2 (foral treasuries of Álava, Bizkaia and Gipuzkoa).',
  schemas: ['ticketbaiv1-2-2.xsd'],
  roots: [{ uri: TICKETBAI, name: 'TicketBai' }],
  open: [],
  prefixes: { T: TICKETBAI, ds: SIGNATURE },
};
