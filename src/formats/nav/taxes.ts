import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { shortened, shortest } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { vatPrefix } from '../members/countries.ts';
import { ABROAD, CONTENTS, META, RATES, UNTAXED, type Untaxed } from './codes.ts';

const HUNDRED = new Decimal(100n, 0);

/** The percentage without its sign and noughts at its end: `27.0%` is `27`. */
const bare = (percent: string): string => {
  const text = parseDecimal(percent.replace(/%$/, ''))?.toString() ?? '';
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** A share of one (`0.27`) as a percentage (`27`). */
const inHundredths = (share: Decimal): string => bare(share.times(HUNDRED).toString());

/** The percentage whose part of the gross amount is the share: `0.2126` is `27`. */
const percentOfContent = (text: string): string | undefined => {
  const share = parseDecimal(text);
  return Object.entries(CONTENTS).find(([, part]) => share && parseDecimal(part)?.equals(share))?.[0];
};

function charged(percent: string): Readonly<Record<string, string>> {
  const rate = RATES[percent];
  if (rate !== undefined) return { key: 'standard', rate };
  return percent === '0' ? { key: 'zero', percent: '0%' } : { key: 'standard', percent: `${percent}%` };
}

const untaxedIn = (element: XmlElement, reading: MemberReading): Untaxed | undefined =>
  UNTAXED.find(
    (untaxed) =>
      reading.node(element, untaxed.element) !== undefined &&
      (untaxed.element === 'vatDomesticReverseCharge' ||
        reading.text(element, `${untaxed.element}/case`) === untaxed.case),
  );

/** The tax of a line (`lineVatRate`). Its reason is a note on the tax, and an unusual case stays with the line. */
export function readTax(element: XmlElement, at: Path, reading: MemberReading): void {
  const place: Path = [...at, 'taxes', 0];
  const [rate, content] = [reading.node(element, 'vatPercentage'), reading.node(element, 'vatContent')];
  const share = rate && parseDecimal(textOf(rate));
  const percent = share ? inHundredths(share) : content && percentOfContent(plain(textOf(content)));
  if (percent !== undefined) {
    reading.draft.put(place, { cat: 'VAT', ...charged(percent) }, rate ?? content);
    return;
  }
  const found = untaxedIn(element, reading);
  if (!found) return;
  const code = reading.node(
    element,
    found.element === 'vatDomesticReverseCharge' ? found.element : `${found.element}/case`,
  );
  reading.draft.put(place, { cat: 'VAT', key: found.key }, code);
  if (UNTAXED.find(({ key }) => key === found.key) !== found)
    reading.put({ at }, `item.meta.${META.vatCase}`, found.case, code);
  const why = reading.node(element, `${found.element}/reason`);
  const text = why ? plain(textOf(why)) : '';
  if (text === found.key) reading.implied(why);
  else if (text !== '') readReason(found.key, text, why, reading);
}

/** One note for a key: another text for the same stays where it is read first. */
function readReason(key: string, text: string, node: ReturnType<MemberReading['node']>, reading: MemberReading): void {
  const list: Path = ['tax', 'notes'];
  const notes = (reading.draft.get(list) ?? []) as readonly { readonly key?: string; readonly text?: string }[];
  const index = notes.findIndex((note) => note.key === key);
  if (index >= 0 && notes[index]?.text !== text) return;
  const at = [...list, index < 0 ? notes.length : index];
  reading.put({ at }, 'cat', 'VAT');
  reading.put({ at }, 'key', key);
  reading.put({ at }, 'text', text, node);
}

/** The text of the rate, which tells the rates of a file apart. */
export function rateText(element: XmlElement): string {
  const parts = element.children.filter(isElement);
  return parts.map((part) => `${part.name}:${plain(textOf(part))}${rateText(part)}`).join();
}

/** Writes the tax at a place of the document into `lineVatRate` or `vatRate`. */
export function writeTax(to: To, isGross: boolean): void {
  const { out, at, writing } = to;
  const take = (member: string): string => writing.take({ at }, member);
  const percent = take('percent');
  const key = take('key');
  take('cat');
  const share = percent === '' ? undefined : parseDecimal(percent.replace(/%$/, ''));
  if (share && writing.peek({ at }, 'country') === undefined) {
    if (!isGross) out.put('vatPercentage', shareOf(share));
    else out.put('vatContent', CONTENTS[bare(percent)] ?? contentOf(share));
    return;
  }
  const found = untaxedOf(key, at, writing);
  if (!found) return;
  if (found.element === 'vatDomesticReverseCharge') {
    out.put(found.element, found.case);
    return;
  }
  out.put(`${found.element}/case`, found.case);
  out.put(`${found.element}/reason`, shortened(reasonOf(key, writing), 200));
}

/** Four decimals at most, and no noughts beyond the second. */
function shareOf(percent: Decimal): string {
  const share = percent.over(HUNDRED, 4);
  return share ? shortest(share, 2) : '';
}

const contentOf = (percent: Decimal): string => percent.over(percent.plus(HUNDRED), 4)?.toString() ?? '';

/** What no tax is charged for: what the line says, or the usual case of the key and of the country of the customer. */
function untaxedOf(key: string, at: Path, writing: MemberWriting): Untaxed | undefined {
  const statedCase = caseOf(at, writing);
  const own = UNTAXED.find((untaxed) => untaxed.case === statedCase && untaxed.key === key);
  if (own) return own;
  if (key === 'reverse-charge') {
    const country = String(writing.peek({ at: ['customer'] }, 'tax_id.country') ?? 'HU');
    if (country === 'HU') return UNTAXED.find((untaxed) => untaxed.key === key);
    const code = vatPrefix(country) !== undefined ? ABROAD.union : ABROAD.elsewhere;
    return { element: 'vatOutOfScope', case: code, key };
  }
  return UNTAXED.find((untaxed) => untaxed.key === key);
}

/** The case that a line keeps; for a sum that of the first line with its key. */
function caseOf(at: Path, writing: MemberWriting): string {
  const line = at[0] === 'lines' ? at.slice(0, 2) : undefined;
  if (line) return writing.take({ at: line }, `item.meta.${META.vatCase}`);
  const key = writing.peek({ at }, 'key');
  const first = writing
    .entries({ at: [] }, 'lines')
    .find((place) => writing.peek({ at: place }, 'taxes[0].key') === key);
  return first ? String(writing.peek({ at: first }, `item.meta.${META.vatCase}`) ?? '') : '';
}

/** What the invoice says of the tax, or the key. */
function reasonOf(key: string, writing: MemberWriting): string {
  const note = writing
    .entries({ at: ['tax'] }, 'notes')
    .find((at) => writing.peek({ at }, 'key') === key && writing.peek({ at }, 'cat') === 'VAT');
  if (!note) return key;
  for (const member of ['cat', 'key']) writing.take({ at: note }, member);
  return writing.take({ at: note }, 'text') || key;
}
