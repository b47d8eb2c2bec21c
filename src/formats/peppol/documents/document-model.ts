/**
 * The allowed content of a UBL document in Peppol, as a text: element names, each followed by its children in brackets.
 *
 * `!` after a name means required, `=text` a fixed value, `:LIST` a code of a list (`:A|B` of either). A name with `@`
 * is an attribute. Peppol numbers elements, attributes and their requirements in the order of this text, so the ids
 * need not be written. Attributes without requirements are listed because they are numbered.
 */
export interface ModelNode {
  /** Local name. */
  readonly name: string;
  readonly isAttribute: boolean;
  /** Its index in the order, from 1. */
  readonly number: number;
  readonly isRequired: boolean;
  readonly fixed: string | undefined;
  /** Names of code lists: `A|B`; empty if there is none. */
  readonly lists: string;
  readonly attributes: readonly ModelNode[];
  readonly children: readonly ModelNode[];
}

const TOKEN = /\s*(?:([@A-Za-z]+)(!?)(?:=([^\s()]+)|:([\w|]+))?(\(?)|(\)))/y;

/** Parses the text; throws on an error, which would be a bug. */
export function readModel(written: string): ModelNode {
  const text = written.trim();
  let [at, count] = [0, 0];

  function readNodes(): ModelNode[] {
    const nodes: ModelNode[] = [];
    while (at < text.length) {
      TOKEN.lastIndex = at;
      const found = TOKEN.exec(text);
      if (!found) throw new Error(`This is no model: ${text.slice(at, at + 40)}`);
      at = TOKEN.lastIndex;
      const [, name = '', required, fixed, lists = '', opened, closed] = found;
      if (closed !== undefined) break;
      const number = ++count;
      const inner = opened === '(' ? readNodes() : [];
      nodes.push({
        name: name.replace('@', ''),
        isAttribute: name.startsWith('@'),
        number,
        isRequired: required === '!',
        fixed,
        lists,
        attributes: inner.filter(({ isAttribute }) => isAttribute),
        children: inner.filter(({ isAttribute }) => !isAttribute),
      });
    }
    return nodes;
  }

  const [root, ...more] = readNodes();
  if (!root || more.length > 0) throw new Error('A model has one outermost element');
  return root;
}
