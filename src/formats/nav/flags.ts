import { plain } from '../members/member-reading.ts';
import type { Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';

const isYes = (text: string): boolean => text === 'true' || text === '1';
const isNo = (text: string): boolean => text === 'false' || text === '0';

/** A mark with a member that is `true`. Without the member nothing is written, or `false` if the mark is required. */
export function mark(element: string, member: string, isRequired = false): Row {
  return {
    read({ element: inside, at, reading }) {
      const node = reading.node(inside, element);
      const text = node ? plain(textOf(node)) : '';
      if (isYes(text)) reading.put({ at }, member, 'true', node);
      else if (isNo(text)) reading.implied(node);
    },
    write({ out, at, writing }) {
      const isSet = writing.peek({ at }, member) === 'true';
      if (isSet) writing.take({ at }, member);
      if (isSet || isRequired) out.put(element, String(isSet));
    },
  };
}
