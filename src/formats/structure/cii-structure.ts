import { CII_STRUCTURE } from './cii-structure.codes.ts';
import { Structure } from './structure.ts';

export const ciiStructure = new Structure(CII_STRUCTURE, 'type');
