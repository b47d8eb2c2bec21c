import type { XmlNode } from '../xml/xml-tree.ts';
import type { StructureRuleCode } from './structure-rules.ts';
import type { Ask, Message, MessageValues } from '../../engine/index.ts';

/** A range of the text, in offsets, and its replacement. */
export interface StructureEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The fix of a fault. */
export interface StructureFix {
  readonly kind: 'move' | 'remove' | 'insert' | 'rename' | 'write';
  /** Its short description. */
  readonly title: string;
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** It loses nothing that the author wrote and invents nothing. */
  readonly safe: boolean;
  readonly edits: readonly StructureEdit[];
}

/** A schema violation of an element. */
export interface StructureFault {
  readonly rule: StructureRuleCode;
  readonly node: XmlNode;
  /** What is wrong and what was expected, in one sentence. */
  readonly says: Message;
  readonly fix: StructureFix | undefined;
  /** Ways to fix it of which the author chooses one, made when they are asked for. */
  readonly choices: () => readonly StructureChoice[];
}

/** One way to fix a fault, to be chosen by the author. */
export interface StructureChoice {
  readonly title: string;
  /** Code and values of the title. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly edits: readonly StructureEdit[];
  /** The values that only the author knows: the edits have a placeholder for each, in this order. */
  readonly ask?: Ask;
}

/** Longest quotation of a text or name. */
const MOST_QUOTED = 100;

export function quoted(text: string): string {
  const line = text.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return `\`${line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}…` : line}\``;
}
