import type { MessageRef, MessageValues } from '../../engine/index.ts';
/** A part of a text, in UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One replacement in a text. Several belong together and never overlap. */
export interface TextEdit extends Span {
  readonly text: string;
}

export interface StringNode extends Span {
  readonly kind: 'string';
  readonly value: string;
}

export interface NumberNode extends Span {
  readonly kind: 'number';
  /** The number in correct notation: `10.00` for `10,00`. */
  readonly text: string;
}

export interface LiteralNode extends Span {
  readonly kind: 'literal';
  readonly value: boolean | null;
}

export interface ObjectNode extends Span {
  readonly kind: 'object';
  readonly members: readonly MemberNode[];
  /** False when the text ends, or an outer bracket closes, before this one does. */
  readonly closed: boolean;
}

export interface ArrayNode extends Span {
  readonly kind: 'array';
  readonly items: readonly ValueNode[];
  readonly closed: boolean;
}

export interface MemberNode extends Span {
  readonly kind: 'member';
  readonly key: StringNode;
  readonly value?: ValueNode;
}

export type ValueNode = StringNode | NumberNode | LiteralNode | ObjectNode | ArrayNode;

/** A syntax error in the JSON. Codes are `ASSAY-SYNTAX-…`; it has at most one fix, which is safe. */
export interface SyntaxFault extends Span {
  readonly code: SyntaxCode;
  readonly message: string;
  /** Code and values of the message. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly fix?: { readonly title: string; readonly edits: readonly TextEdit[] } & Partial<MessageRef>;
}

export type SyntaxCode =
  | 'ASSAY-SYNTAX-EMPTY'
  | 'ASSAY-SYNTAX-COMMENT'
  | 'ASSAY-SYNTAX-SPACE'
  | 'ASSAY-SYNTAX-COMMA'
  | 'ASSAY-SYNTAX-COLON'
  | 'ASSAY-SYNTAX-QUOTE'
  | 'ASSAY-SYNTAX-NUMBER'
  | 'ASSAY-SYNTAX-VALUE'
  | 'ASSAY-SYNTAX-KEY'
  | 'ASSAY-SYNTAX-BRACKET'
  | 'ASSAY-SYNTAX-ESCAPE'
  | 'ASSAY-SYNTAX-DUPLICATE'
  | 'ASSAY-SYNTAX-DEPTH'
  | 'ASSAY-SYNTAX-EXTRA'
  | 'ASSAY-SYNTAX-START';

/** A text and its tree. `root` is absent only if no value begins anywhere. */
export interface SyntaxTree {
  readonly text: string;
  readonly root?: ValueNode;
  /** In text order. Empty exactly if the text is valid JSON. */
  readonly faults: readonly SyntaxFault[];
}

/** The last member with the name, as in other JSON readers. */
export function memberOf(node: ValueNode | undefined, name: string): MemberNode | undefined {
  return node?.kind === 'object' ? node.members.findLast((member) => member.key.value === name) : undefined;
}

export function valueOf(node: ValueNode | undefined, ...names: readonly string[]): ValueNode | undefined {
  let current = node;
  for (const name of names) current = memberOf(current, name)?.value;
  return current;
}

export function stringAt(node: ValueNode | undefined, ...names: readonly string[]): string | undefined {
  const value = valueOf(node, ...names);
  return value?.kind === 'string' ? value.value : undefined;
}
