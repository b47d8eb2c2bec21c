import type { Ask, MessageValues } from '../../../engine/index.ts';
import type { StructureEdit } from '../../structure/structure-fault.ts';

/** One way to fix a fault, to be chosen by the author. */
export interface Choice {
  readonly title: string;
  /** Code and values of the title. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly edits: readonly StructureEdit[];
  /** The values that only the author knows: the edits have a placeholder for each, in this order. */
  readonly ask?: Ask;
}
