import type { Edit, Fix, FixKind, Json, Message } from '../../engine/index.ts';
import { titled } from '../../engine/values.ts';
import { languageMessages } from '../messages.ts';

/** A fix as shown to the author of the text. */
export interface Mending extends Fix {
  readonly kind: FixKind;
  /** Codes of other faults that it resolves too. */
  readonly settles?: readonly string[];
}

/** A fix to be tried. It is never shown as it is: values made up for the trial become questions. */
export interface DraftFix extends Fix {
  /** Paths of values that only the author knows, with made-up values of the right form. */
  readonly fill?: readonly string[];
  /** Codes of other faults that disappeared in the trial. */
  readonly settles?: readonly string[];
  /** One of several values for a place. All values of a place have the same `of`: `Choose ext.es-sii-doc-type`. */
  readonly choice?: {
    readonly of: Message;
    readonly value: string;
    readonly name: string;
    /** It is similar to the written value. */
    readonly near?: true;
  };
}

/** The name of a member as in titles: `name` for `$.lines[0].item.name`, `lines` for `$.lines[0]`. */
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
