import { described } from '../../engine/values.ts';
import type { Message } from '../../engine/index.ts';
import type { Draft } from '../en16931/document/draft.ts';
import type { KeptAmounts } from '../en16931/document/keep-amounts.ts';
import { termMessage } from '../en16931/term-names.ts';
import type { TermValue } from '../en16931/term-tree.ts';
import { xmlMessages } from './messages.ts';
import { textPlaces } from '../xml/text-places.ts';
import { valueRange, type XmlFault } from '../xml/xml-tree.ts';

/** Most values that are listed one by one. */
const MOST_UNREAD = 100;
/** Longest value that is quoted. */
const LONGEST = 40;

/** Most lines that are listed one by one. */
const MOST_LINES = 100;

/** What the document cannot say as the file does: values that cannot be read, lines that contradict themselves, another amount due. */
export function importFaults(
  draft: Draft,
  { changed, large = [] }: Pick<KeptAmounts, 'changed' | 'large'>,
  text: string,
): readonly XmlFault[] {
  const placeOf = textPlaces(text);
  const fault = (code: XmlFault['code'], severity: XmlFault['severity'], source: TermValue, why: Message): XmlFault => {
    const offset = source.node ? valueRange(source.node)[0] : 0;
    return { code, severity, ...described(why), offset, ...placeOf(offset) };
  };
  const unread = draft.unread.slice(0, MOST_UNREAD).map(({ source }) => {
    const value = source.plain.length > LONGEST ? `${source.plain.slice(0, LONGEST)}…` : source.plain;
    const why = xmlMessages.unreadValue({ value: `\`${value}\``, term: termMessage(source.term) });
    return fault('ASSAY-XML-VALUE', 'error', source, why);
  });
  const lines = large.slice(0, MOST_LINES).map(({ net, calculated }) => {
    const why = xmlMessages.lineAmountDiffers({ declared: net.value, calculated: calculated.toString() });
    return fault('ASSAY-XML-LINE-AMOUNT', 'warning', net, why);
  });
  if (!changed) return [...unread, ...lines];
  const { due, became } = changed;
  const why = xmlMessages.amountDueChanges({ declared: due.value, became });
  return [...unread, ...lines, fault('ASSAY-XML-AMOUNT-DUE', 'warning', due, why)];
}
