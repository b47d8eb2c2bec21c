import { Structure } from '../structure/structure.ts';
import { KSEF_STRUCTURE } from './ksef-structure.codes.ts';

export const ksefStructure = new Structure(KSEF_STRUCTURE);
