import { Structure } from './structure.ts';
import { UBL_STRUCTURE } from './ubl-structure.codes.ts';

export const ublStructure = new Structure(UBL_STRUCTURE, 'element');
