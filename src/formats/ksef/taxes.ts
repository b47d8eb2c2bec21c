import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { PERCENTAGES, POSITIONS, TAX_CATEGORY } from './codes.ts';
import { isDomestic } from './parties.ts';

/** What a document says of a tax by its rate in `P_12`; undefined for an unknown one. */
function comboOf(rate: string): Readonly<Record<string, string>> | undefined {
  const percentage = Object.hasOwn(PERCENTAGES, rate) ? PERCENTAGES[rate] : undefined;
  if (percentage) {
    return { key: 'standard', ...(percentage.rate ? { rate: percentage.rate } : { percent: `${rate}.0%` }) };
  }
  const position = Object.values(POSITIONS).find((candidate) => candidate.rate === rate);
  return position && { key: position.key };
}

/** The percentage without its sign and its noughts: `23.0%` is `23`. */
function bare(percent: string): string {
  const number = parseDecimal(percent.replace(/%$/, ''));
  const written = number?.toString() ?? '';
  return written.includes('.') ? written.replace(/\.?0+$/, '') : written;
}

/** The position of a tax in the summary; undefined if FA(3) has none. */
export function positionOf(at: Path, writing: MemberWriting): string | undefined {
  const category = writing.peek({ at }, `ext.${TAX_CATEGORY}`);
  const percent = writing.peek({ at }, 'percent');
  if (category === '9' && isDomestic(writing)) return '10';
  if (typeof category === 'string' && Object.hasOwn(POSITIONS, category)) return category;
  return typeof percent === 'string' ? PERCENTAGES[bare(percent)]?.position : undefined;
}

/** The tax of a line. */
export const lineTax: Row = {
  read({ element, at, reading }) {
    const [node, oss] = [reading.node(element, 'P_12'), reading.node(element, 'P_12_XII')];
    const combo = node && comboOf(plain(textOf(node)));
    const isOld = combo?.percent !== undefined;
    if (node && combo) {
      const position = isOld ? PERCENTAGES[plain(textOf(node))]?.position : undefined;
      const ext = position === undefined ? {} : { ext: { [TAX_CATEGORY]: position } };
      reading.draft.put([...at, 'taxes', 0], { cat: 'VAT', ...combo, ...ext }, node);
    } else if (oss && parseDecimal(textOf(oss))) {
      const percent = `${plain(textOf(oss))}%`;
      reading.draft.put(
        [...at, 'taxes', 0],
        { cat: 'VAT', key: 'standard', percent, ext: { [TAX_CATEGORY]: '5' } },
        oss,
      );
    }
  },
  write({ out, at, writing }) {
    const place = writing.entries({ at }, 'taxes').find((tax) => writing.peek({ at: tax }, 'cat') === 'VAT');
    const position = place && positionOf(place, writing);
    if (!place || position === undefined) return;
    const percent = writing.peek({ at: place }, 'percent');
    const rate = typeof percent === 'string' ? bare(percent) : '';
    const fixed = POSITIONS[position]?.rate;
    if (fixed !== undefined) out.put('P_12', fixed);
    else if (position === '5') out.put('P_12_XII', rate);
    else if (Object.hasOwn(PERCENTAGES, rate)) out.put('P_12', rate);
    else return;
    writing.takeAll(place);
  },
};

/** The exchange rate to PLN, if the invoice is in another currency and has one. */
export function rateToPln(writing: MemberWriting): Decimal | undefined {
  const currency = writing.peek({ at: [] }, 'currency');
  const place = writing
    .entries({ at: [] }, 'exchange_rates')
    .find((at) => writing.peek({ at }, 'from') === currency && writing.peek({ at }, 'to') === 'PLN');
  const amount = place && writing.peek({ at: place }, 'amount');
  if (!place || typeof amount !== 'string') return undefined;
  writing.takeAll(place);
  return parseDecimal(amount);
}
