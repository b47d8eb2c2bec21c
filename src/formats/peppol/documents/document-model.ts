/**
 * What Peppol lets a document of UBL hold, as a text: names of elements, each followed by those it holds in brackets.
 *
 * `!` behind a name says that it must be there, `=text` what it must say, `:LIST` of which lists its code must be (`:A|B` for either). A
 * name with `@` is an attribute. Peppol counts elements and attributes in the order of this text, and what it asks of each of them: its
 * ids follow from both, so the text need not tell any. An attribute that it asks nothing of stands here because it is counted.
 */
export interface ModelNode {
  /** Local name. */
  readonly name: string;
  readonly isAttribute: boolean;
  /** Its place in the order, from 1. */
  readonly number: number;
  readonly isRequired: boolean;
  readonly fixed: string | undefined;
  /** Names of code lists. */
  readonly lists: readonly string[];
  readonly attributes: readonly ModelNode[];
  readonly children: readonly ModelNode[];
}

const TOKEN = /\s*(?:([@A-Za-z]+)(!?)(?:=([^\s()]+)|:([\w|]+))?(\(?)|(\)))/y;

/** Reads the text; throws when it is none, which only we can have written. */
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
        lists: lists.split('|').filter(Boolean),
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
