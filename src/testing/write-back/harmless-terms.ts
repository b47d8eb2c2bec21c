import { parseDecimal } from '../../formats/en16931/decimal.ts';
import type { ComparedRow } from '../../formats/comparison/compare-xml.ts';
import type { Profile } from '../../formats/en16931/profiles/profile.ts';

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
  'BT-34',
  'BT-46',
  'BT-47',
  'BT-48',
  'BT-49',
  'BT-63',
  'BT-84',
]);
const bare = (text = ''): string => text.replace(/[\s.>/-]/g, '').toUpperCase();
const plain = (text = ''): string => text.replace(/\s+/g, ' ').trim();
/** The number of a Norwegian register, and that of its VAT, are the same but for three letters. */
const norwegian = (text = ''): string => bare(text).replace(/^(NO\d{9})MVA$/, '$1');

const isNothing = (text: string | undefined): boolean =>
  text === undefined || text.trim() === '' || (parseDecimal(text)?.isZero() ?? false);

/** What is written in another way depends on the rest of the comparison. */
interface Invoice {
  readonly rows: readonly ComparedRow[];
  readonly profile: Profile | undefined;
}

const TOTALS: ReadonlySet<string> = new Set(['BT-106', 'BT-109', 'BT-110', 'BT-112', 'BT-115']);

/** A pair of a discount and a charge that only the written file has, with the same sums and totals as before. */
const isMoved = ({ term, within, here }: ComparedRow, rows: readonly ComparedRow[]): boolean =>
  (term === 'BT-107' ||
    term === 'BT-108' ||
    (here === undefined && /^Document level (?:allowances|charges)/.test(within[0]?.text ?? ''))) &&
  rows.every((row) => row.outcome === 'same' || !TOTALS.has(row.term));

/** Whether a row changes nothing that matters; each with why. */
const HARMLESS_ROWS: readonly (readonly [why: string, holds: (row: ComparedRow, invoice: Invoice) => boolean])[] = [
  ['the elements beyond the standard are stamps and texts about references', ({ term }) => term.startsWith('X-')],
  [
    'the figures of sublines are part of their line, and a difference is explained by a charge or discount',
    ({ within }) =>
      within.some(({ text }) => /^(?:Sub invoice line|Invoice line (?:charges|allowances) Difference)/.test(text)),
  ],
  [
    'what a breakdown moves from one rate to another is a discount at the one and a charge at the other',
    (row, { rows }) => isMoved(row, rows),
  ],
  [
    'a reference of a line that does not say what it names is written as its object',
    ({ term, here, there }, { rows }) =>
      /^BT-128(?:-1)?$/.test(term) &&
      here === undefined &&
      rows.some((row) => row.term === term.replace('BT-128', 'X-LineDocument') && row.here?.value === there?.value),
  ],
  ['numbers beyond the first have no place in CII', ({ term, there }) => term === 'BT-46' && there === undefined],
  [
    'a means of payment that is not defined says nothing (UNTDID 4461, 1)',
    ({ term, here, there }) => term === 'BT-81' && here === undefined && there?.value === '1',
  ],
  ['most Saudi files name no specification', ({ term, here }) => term === 'BT-24' && here === undefined],
  [
    'a file with an earlier name of its specification is written with today’s',
    ({ term, here, there }, { profile }) =>
      term === 'BT-24' &&
      there?.value === profile?.specification &&
      profile?.recognisedBy.some(({ specification }) =>
        typeof specification === 'string' ? specification === here?.value : specification.test(here?.value ?? ''),
      ) === true,
  ],
  [
    'stamps are made by the program of the seller',
    ({ term, here }) => term === 'BT-122' && ['ICV', 'PIH', 'QR'].includes(here?.value ?? ''),
  ],
  [
    'the date of the tax may stand in one breakdown, or in each',
    ({ term, here, there }, { rows }) =>
      term === 'BT-8' &&
      here === undefined &&
      rows.some((row) => row.term === 'BT-8' && row.here?.value === there?.value),
  ],
  [
    'a breakdown of nothing says nothing',
    ({ within }, { rows }) => {
      const [group] = within;
      if (!group?.text.startsWith('VAT breakdown')) return false;
      const ofGroup = rows.filter((row) => row.within[0]?.text === group.text);
      const amounts = ofGroup.filter(({ term }) => term === 'BT-116' || term === 'BT-117');
      return amounts.every(({ here, there }) => isNothing(here?.value) && isNothing(there?.value));
    },
  ],
  [
    'the reason of an exemption may be a note',
    ({ term, here, there }, { rows }) =>
      term === 'BT-22' &&
      here === undefined &&
      rows.some((row) => row.term === 'BT-120' && row.here?.value === there?.value),
  ],
  ['nothing is nothing', ({ here, there }) => isNothing(here?.value) && isNothing(there?.value)],
  ['the number is the same', ({ term, here, there }) => NUMBERS.has(term) && bare(here?.value) === bare(there?.value)],
  [
    'a VAT number of Norway ends in MVA',
    ({ term, here, there }) => term === 'BT-31' && norwegian(here?.value) === norwegian(there?.value),
  ],
  [
    'several terms of payment are one text, with the days of all',
    ({ term, here, there }, { rows }) => {
      if (term !== 'BT-20' && term !== 'BT-9') return false;
      const written = rows.filter((row) => row.term === 'BT-20' && row.there).map((row) => plain(row.there?.value));
      const wanted = here && plain(here.value);
      return wanted !== undefined
        ? written.some((text) => text.includes(wanted))
        : there !== undefined && term === 'BT-20';
    },
  ],
  [
    'an e-mail address is one, whatever its scheme says',
    ({ term, within, there }, { rows }) =>
      /^BT-(?:34|49)-1$/.test(term) &&
      there?.value === 'EM' &&
      rows.some(
        (row) =>
          `${row.term}-1` === term &&
          row.outcome === 'same' &&
          row.here?.value.includes('@') === true &&
          row.within.map(({ text }) => text).join() === within.map(({ text }) => text).join(),
      ),
  ],
  [
    'a scheme without its number says nothing',
    ({ term, there }, { rows }) =>
      /^BT-(?:34|49)-1$/.test(term) &&
      there === undefined &&
      rows.every((row) => `${row.term}-1` !== term || isNothing(row.here?.value)),
  ],
  [
    'the Danish rules have the VAT of a line beside its item, and the type of a credit note in its root',
    ({ term, here, there }, { rows, profile }) =>
      profile?.key === 'oioubl-2' &&
      here === undefined &&
      (term === 'BT-3' ||
        (/^BT-15[12]/.test(term) &&
          (term === 'BT-151-0' ||
            rows.some(
              (row) => row.outcome === 'same' && /^BT-11[89]$/.test(row.term) && row.here?.value === there?.value,
            )))),
  ],
  [
    'a value that stands twice in its group is written once',
    ({ term, within, here, there }, { rows }) =>
      there === undefined &&
      rows.some(
        (row) =>
          row.outcome === 'same' &&
          row.term === term &&
          row.here?.value === here?.value &&
          row.within.map(({ text }) => text).join() === within.map(({ text }) => text).join(),
      ),
  ],
  [
    'the text is the same',
    ({ here, there }) => here !== undefined && there !== undefined && plain(here.value) === plain(there.value),
  ],
];

/** Whether a row of the comparison of an invoice changes nothing that matters. */
export const harmlessWithin = (rows: readonly ComparedRow[], profile: Profile | undefined) => {
  const invoice = { rows, profile };
  return (row: ComparedRow): boolean => TERMS.has(row.term) || HARMLESS_ROWS.some(([, holds]) => holds(row, invoice));
};
