import { stringAt } from '../syntax/tree.ts';
import type { SyntaxTree } from '../syntax/tree.ts';

const FORMAT = 'https://gobl.org/draft-0/';
/** Finds the `$schema` in a text that cannot be parsed. */
const SCHEMA_LINE = /^["']?\$schema["']?[ \t]*:[ \t]*["']?https:\/\/gobl[.]org\/draft-0\//m;

/** Whether the `$schema` of a text names a type of the format, as far as the text can be parsed. */
export function isDocument({ root, text }: SyntaxTree): boolean {
  return root ? stringAt(root, '$schema')?.startsWith(FORMAT) === true : SCHEMA_LINE.test(text);
}
