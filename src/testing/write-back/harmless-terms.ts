import { parseDecimal } from '../../formats/en16931/decimal.ts';
import type { ComparedRow } from '../../formats/comparison/compare-xml.ts';

/** Terms that a file may lose, or that may be written in another way, while the invoice says the same; each with why. */
const HARMLESS: readonly (readonly [why: string, terms: readonly string[]])[] = [
  ['the process belongs to the profile', ['BT-23']],
  ['a line has a position', ['BT-126']],
  ['the net price and the amounts are the same', ['BT-147', 'BT-148', 'BT-149', 'BT-150', 'BT-146']],
  ['the party can be reached without it', ['BT-41', 'BT-42', 'BT-43', 'BT-56', 'BT-57', 'BT-58']],
  ['the name is that of the register', ['BT-28', 'BT-45']],
  ['it is text about a code that is written', ['BT-82', 'BT-21', 'BT-31-0', 'BT-32-0', 'BT-48-0']],
  ['a document keeps files elsewhere', ['BT-125', 'BT-125-1', 'BT-125-2']],
  [
    'the amount that it explains is written',
    ['BT-93', 'BT-94', 'BT-100', 'BT-101', 'BT-137', 'BT-138', 'BT-142', 'BT-143'],
  ],
  ['a document has the last digits of a card', ['BT-87']],
  ['the list of a classification is written', ['BT-158-2']],
  ['the name of a property is a key in a document', ['BT-160']],
  ['the currency is that of the invoice', ['BT-6']],
  ['the reference stands with each account', ['BT-83']],
  ['a scheme without its number says nothing', ['BT-46-1', 'BT-29-1', 'BT-118-0']],
];
const TERMS: ReadonlySet<string> = new Set(HARMLESS.flatMap(([, terms]) => terms));

/** Numbers are compared without the signs between their digits. */
const NUMBERS: ReadonlySet<string> = new Set([
  'BT-29',
  'BT-30',
  'BT-31',
  'BT-32',
  'BT-46',
  'BT-47',
  'BT-48',
  'BT-63',
  'BT-84',
]);
const bare = (text = ''): string => text.replace(/[\s./-]/g, '').toUpperCase();
const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim();

const isNothing = (text: string | undefined): boolean =>
  text === undefined || text.trim() === '' || (parseDecimal(text)?.isZero() ?? false);

/** Whether a row of the comparison changes nothing that matters. */
export function isHarmless({ term, within, here, there }: ComparedRow): boolean {
  // Elements beyond the standard: stamps, texts about references, figures of lines that follow from others.
  if (TERMS.has(term) || term.startsWith('X-')) return true;
  // The figures of sublines are part of their line.
  if (within.some(({ text }) => /^(?:Sub invoice line|Invoice line (?:charges|allowances) Difference)/.test(text)))
    return true;
  // Numbers beyond the first have no place in CII; a means of payment is not defined (UNTDID 4461, 1).
  if (term === 'BT-46' && there === undefined) return true;
  if (term === 'BT-81' && here === undefined && there?.value === '1') return true;
  // Most Saudi files name no specification; stamps are made by the program of the seller.
  if (term === 'BT-24' && here === undefined) return true;
  if (term === 'BT-122' && ['ICV', 'PIH', 'QR'].includes(here?.value ?? '')) return true;
  if (isNothing(here?.value) && isNothing(there?.value)) return true;
  if (NUMBERS.has(term) && bare(here?.value) === bare(there?.value)) return true;
  return here !== undefined && there !== undefined && plain(here.value) === plain(there.value);
}
