import type { XmlNode } from '../xml/xml-tree.ts';
import type { StructureRuleCode } from './structure-rules.ts';
import type { Message, MessageValues } from '../../engine/index.ts';

/** A stretch of the text, in offsets, and what stands there instead. */
export interface StructureEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What mends a fault. */
export interface StructureFix {
  readonly kind: 'move' | 'remove' | 'insert' | 'rename';
  /** What it does, in a few words. */
  readonly title: string;
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Nothing that the author wrote is lost, and nothing is invented. */
  readonly safe: boolean;
  readonly edits: readonly StructureEdit[];
}

/** Where an element is not as the schema asks. */
export interface StructureFault {
  readonly rule: StructureRuleCode;
  readonly node: XmlNode;
  /** What is wrong and what was expected there, in one sentence. */
  readonly says: Message;
  readonly fix: StructureFix | undefined;
}

/** Only so much of a text or of a name is quoted. */
const MOST_QUOTED = 100;

export function quoted(text: string): string {
  const one = text.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
  return `\`${one.length > MOST_QUOTED ? `${one.slice(0, MOST_QUOTED)}…` : one}\``;
}
