import type { Edit, Fix, FixKind, Json, Message } from '../../engine/index.ts';
import { titled } from '../../engine/values.ts';
import { languageMessages } from '../messages.ts';

/** A fix as the author of the text sees it. */
export interface Mending extends Fix {
  readonly kind: FixKind;
  /** Codes of other faults that vanish with it. */
  readonly settles?: readonly string[];
}

/** A fix to be tried. Nobody sees it as it is: what it makes up becomes a question. */
export interface DraftFix extends Fix {
  /** Paths of values that only the author knows; placeholders of the right form stand there. */
  readonly fill?: readonly string[];
  /** Codes of other faults that vanished when it was tried. */
  readonly settles?: readonly string[];
  /** One of several values for one place; all values of a place share the same words: `Choose ext.es-sii-doc-type`. */
  readonly choice?: {
    readonly of: Message;
    readonly value: string;
    readonly name: string;
    /** It comes close to what is written. */
    readonly near?: true;
  };
}

/** A member's name as titles show it: `$.lines[0].item.name` is `name`, `$.lines[0]` is `lines`. */
export function nameOf(path: string): string {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const index = last.indexOf('[');
  return index < 0 ? last : last.slice(0, index);
}

export function add(path: string, value: NonNullable<Json>, fill: readonly string[] = []): DraftFix {
  const edits: readonly Edit[] = [{ op: 'add', path, value }];
  return {
    ...titled(languageMessages.addNamed({ path: nameOf(path) })),
    safe: false,
    edits,
    ...(fill.length > 0 && { fill }),
  };
}

export function replace(path: string, value: string, safe = false): DraftFix {
  return { ...titled(languageMessages.changeToText({ value })), safe, edits: [{ op: 'replace', path, value }] };
}

export function remove(path: string, name: string): DraftFix {
  return { ...titled(languageMessages.removeNamed({ name })), safe: false, edits: [{ op: 'remove', path }] };
}
