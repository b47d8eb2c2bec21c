export type { StructureChoice as Choice } from '../../structure/structure-fault.ts';
