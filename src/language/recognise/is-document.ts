import { stringAt } from '../syntax/tree.ts';
import type { SyntaxTree } from '../syntax/tree.ts';

const FORMAT = 'https://gobl.org/draft-0/';
/** The line that says so in a text that cannot be read. */
const SCHEMA_LINE = /^["']?\$schema["']?[ \t]*:[ \t]*["']?https:\/\/gobl[.]org\/draft-0\//m;

/** Whether a text says that it is a document of the format: by its `$schema`, as far as it can be read. */
export function isDocument({ root, text }: SyntaxTree): boolean {
  return root ? stringAt(root, '$schema')?.startsWith(FORMAT) === true : SCHEMA_LINE.test(text);
}
