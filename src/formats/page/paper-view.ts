import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { amountIn, dateIn, moneyIn, percentIn } from './figures-in.ts';
import { fact, numberOf, referred, type Fact, type PaperLine, type Writer } from './paper-parts.ts';
import { paymentFacts } from './payment-facts.ts';
import { attachmentFacts, referenceFacts } from './reference-facts.ts';
import { settledHeads, settledLine, settledTotal } from './settled-line.ts';
import { languages, type Language, type PaperWords } from './paper-words.ts';
import { partyLines, type RegimeNames } from './party-lines.ts';
import { taxKeyIn } from './tax-words.ts';
import { KeptLines } from './kept-lines.ts';
import { cell, joined, Place, textOfParts, type Cell, type Part } from './place.ts';
import { quantityIn } from './units-in.ts';

export type { Fact, PaperLine };

/** A bill in its usual printed form. */
export interface PaperView {
  /** The type of the document without its package, such as `invoice`. */
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly label: string; readonly path: string; readonly lines: readonly Cell[] }[];
  /** The headings of the columns of the lines. */
  readonly heads: Readonly<Record<'item' | 'quantity' | 'price' | 'taxes' | 'amount', string>>;
  readonly lines: readonly PaperLine[];
  /** Number of further lines of the document. */
  readonly more: number;
  readonly taxes: readonly {
    readonly name: string;
    readonly path: string;
    readonly base: Cell;
    readonly rate: Cell;
    readonly amount: Cell;
  }[];
  readonly totals: readonly Fact[];
  readonly payment: readonly Fact[];
  readonly notes: readonly Cell[];
  readonly words: PaperWords;
  /** Paths of the values used for the page. */
  readonly read: ReadonlySet<string>;
  /** The path of the document within its envelope, if it has one. */
  readonly base: string;
}

export interface PaperOptions {
  /** Most lines of the page; all if omitted. */
  readonly mostLines?: number;
  /** The page is a place to work: it has both parties even if they are missing. */
  readonly working?: boolean;
  /** The document could not be calculated: figures that building gives are a dash. */
  readonly unfinished?: boolean;
  /** Lines of the same page before an edit. */
  readonly kept?: KeptLines<PaperLine>;
}

/** In place of a figure that could not be calculated. */
export const NO_FIGURE = '–';

/** Undefined for documents without a page: those without parties. */
export function paperView(
  document: JsonObject,
  language: Language,
  names: RegimeNames,
  { mostLines = Infinity, working = false, unfinished = false, kept }: PaperOptions = {},
): PaperView | undefined {
  const inner = document['doc'];
  const value = isJsonObject(inner) ? inner : document;
  const hasParty = isJsonObject(value['supplier']) || isJsonObject(value['customer']);
  if (!hasParty && !(working && /\/bill\/\w+$/.test(String(value['$schema'])))) return undefined;
  const read = new Set<string>();
  const body = new Place(value, isJsonObject(inner) ? '$.doc' : '$', read);
  const { words } = languages[language];
  const page = new Page(body, language, names, { working, unfinished });
  const count = body.list('lines').length;
  return {
    words,
    kind: kindOf(body),
    title: titleOf(body, words),
    facts: page.facts(),
    parties: page.parties(),
    heads: page.heads(),
    lines: page.lines(mostLines, read, kept),
    more: Math.max(0, count - mostLines),
    taxes: page.taxes(),
    totals: page.totals(),
    payment: page.payment(),
    notes: page.notes(),
    read,
    base: body.path,
  };
}

/** Countries of which a document in English has the month before the day; so has one without a country. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['', 'US', 'CA', 'PH']);

function countryOf(body: Place): string {
  return body.text('$regime') || body.at('supplier', 'tax_id').text('country');
}

const kindOf = (body: Place): string => body.text('$schema').split('/').at(-1) ?? '';

function titleOf(body: Place, words: PaperWords): string {
  const kind = kindOf(body);
  if (kind === 'order' || kind === 'delivery' || kind === 'payment') return words[kind];
  const type = body.text('type');
  const isKnown = type === 'credit-note' || type === 'debit-note' || type === 'corrective' || type === 'proforma';
  return isKnown ? words[type] : words.invoice;
}

const TOTALS = [
  ['sum', 'sum'],
  ['discount', 'discounts'],
  ['charge', 'charges'],
  ['tax_included', 'included'],
  ['total', 'total'],
  ['tax', 'tax'],
  ['total_with_tax', 'totalWithTax'],
  ['retained_tax', 'withheld'],
  ['rounding', 'rounding'],
  ['payable', 'payable'],
  ['advance', 'paid'],
  ['due', 'due'],
] as const;

/** Totals of every bill. */
const ALWAYS: ReadonlySet<string> = new Set(['sum', 'tax', 'total_with_tax', 'payable']);

class Page {
  private readonly body: Place;
  private readonly language: Language;
  private readonly words: PaperWords;
  private readonly names: RegimeNames;
  private readonly currency: string;
  private readonly writer: Writer;

  private readonly isPayment: boolean;
  private readonly working: boolean;
  private readonly unfinished: boolean;

  constructor(
    body: Place,
    language: Language,
    names: RegimeNames,
    { working, unfinished }: Required<Pick<PaperOptions, 'working' | 'unfinished'>>,
  ) {
    this.working = working;
    this.unfinished = unfinished;
    this.body = body;
    this.language = language;
    this.words = languages[language].words;
    this.names = names;
    this.currency = body.text('currency');
    this.isPayment = kindOf(body) === 'payment';
    const dates = language === 'en' && !MONTH_FIRST.has(countryOf(body)) ? 'en-GB' : language;
    this.writer = {
      language,
      words: this.words,
      money: (value) => moneyIn(language, value, this.currency),
      day: (place, member) => place.part(member, dateIn(dates, place.text(member))),
    };
  }

  facts(): readonly Fact[] {
    const { body, words } = this;
    const facts: Fact[] = [];
    const add = (label: string, path: string, parts: readonly Part[]): void => {
      if (textOfParts(parts) !== '') facts.push(fact(label, path, parts));
    };
    add(words.number, `${body.path}.code`, numberOf(body));
    add(words.issued, `${body.path}.issue_date`, [this.day(body, 'issue_date')]);
    add(words.valueDate, `${body.path}.value_date`, [this.day(body, 'value_date')]);
    const ordering = body.at('ordering');
    const period = ordering.at('period');
    const days = [this.day(period, 'start'), this.day(period, 'end')] as const;
    if (days.some(({ text }) => text !== '')) add(words.period, period.path, [days[0], { text: ' – ' }, days[1]]);
    add(words.buyerReference, `${ordering.path}.code`, [ordering.part('code')]);
    facts.push(...referenceFacts(body, this.writer));
    const delivery = body.at('delivery');
    add(words.delivered, `${delivery.path}.date`, [this.day(delivery, 'date')]);
    for (const row of body.list('preceding')) {
      const parts = referred(row, [this.day(row, 'issue_date'), row.part('reason')]);
      facts.push(fact(words.corrects, row.path, parts));
    }
    facts.push(...attachmentFacts(body, this.writer));
    return facts;
  }

  parties(): PaperView['parties'] {
    const { body, words } = this;
    const seller = sellerOf(body);
    const places = [
      [words.supplier, seller],
      ...(seller.path === `${body.path}.supplier` ? [] : [[words.representative, body.at('supplier')] as const]),
      [words.customer, body.at('customer')],
      [words.receiver, body.at('delivery', 'receiver')],
    ] as const;
    return places.flatMap(([label, party]) => {
      const isExpected = this.working && (label === words.supplier || label === words.customer);
      return party.isObject || isExpected
        ? [{ label, path: party.path, lines: partyLines(party, this.language, this.names) }]
        : [];
    });
  }

  lines(most: number, read: Set<string>, kept = new KeptLines<PaperLine>()): readonly PaperLine[] {
    const places = this.body.list('lines').slice(0, most);
    const basis = [this.language, this.currency, this.unfinished, this.names];
    return kept.of(places, basis, read, (line, index) => this.line(line, index));
  }

  heads(): PaperView['heads'] {
    const { item, quantity, price, taxes, amount } = this.words;
    return this.isPayment ? settledHeads(this.writer) : { item, quantity, price, taxes, amount };
  }

  private line(line: Place, index: number): PaperLine {
    if (this.isPayment) return settledLine(line, index, this.writer);
    const item = line.at('item');
    const { figure, space, unit } = quantityIn(this.language, line.text('quantity'), item.text('unit'));
    const said = (place: Place, member: string): readonly Cell[] => {
      const part = place.part(member);
      return part.text === '' ? [] : [cell(`${place.path}.${member}`, [part])];
    };
    const amount = line.text('total') === '' && line.text('sum') !== '' ? 'sum' : 'total';
    return {
      number: String(index + 1),
      path: line.path,
      item: cell(`${item.path}.name`, [item.part('name')]),
      below: [
        ...said(item, 'description'),
        ...this.adjustments(line).map(({ label, parts, path }) => cell(path, [{ text: `${label}: ` }, ...parts])),
        ...line.list('notes').flatMap((note) => said(note, 'text')),
      ],
      quantity: cell(`${line.path}.quantity`, [
        line.part('quantity', figure),
        { text: space },
        item.part('unit', unit),
      ]),
      price: cell(`${item.path}.price`, [item.part('price', amountIn(this.language, item.text('price')))]),
      taxes: cell(`${line.path}.taxes`, this.taxesOf(line)),
      amount: cell(`${line.path}.total`, [line.part(amount, this.figure(line.text(amount)))]),
    };
  }

  private taxesOf(line: Place): readonly Part[] {
    return line.list('taxes').flatMap((tax, index) => {
      const category = tax.part('cat', this.shortName(tax.text('cat')), tax.text('percent') === '' ? OF_RATE : ['']);
      const percent = tax.part('percent', this.percent(tax), OF_RATE);
      const separator = index === 0 ? [] : [{ text: ', ' }];
      return [...separator, ...joined(' ', [category, percent])];
    });
  }

  /** `VAT` is the format's code; other languages have their own term. Other taxes are those of one country. */
  private shortName(category: string): string {
    return category === 'VAT' ? this.words.vat : category;
  }

  private percent(place: Place): string {
    return percentIn(this.language, place.text('percent'));
  }

  /** Discounts and charges of a line, or of the document. */
  private adjustments(row: Place): readonly Fact[] {
    return (['discounts', 'charges'] as const).flatMap((list) =>
      row.list(list).map((entry) => {
        const word = list === 'discounts' ? this.words.discount : this.words.charge;
        const label = [entry.text('reason') || word, this.percent(entry)].filter(Boolean).join(' ');
        const sign = list === 'discounts' ? '−' : '+';
        const also = ['.percent', '.reason', ''];
        const amount = entry.part('amount', `${sign}${this.money(entry.text('amount'))}`, also);
        return fact(label, `${entry.path}.amount`, [amount]);
      }),
    );
  }

  taxes(): PaperView['taxes'] {
    return this.body
      .at('totals', 'taxes')
      .list('categories')
      .flatMap((category) =>
        category.list('rates').flatMap((rate) => {
          const code = category.text('code');
          const known = code === 'VAT' ? undefined : this.names.get(code);
          const name = known === undefined || known === code ? this.shortName(code) : `${code}, ${known}`;
          const base = cell(`${rate.path}.base`, [rate.part('base', this.money(rate.text('base')))]);
          const isRetained = isJsonObject(category.value) && category.value['retained'] === true;
          const row = (taxed: Place) => {
            const percent = this.percent(taxed);
            const isKey = percent === '';
            return {
              name,
              path: taxed.path,
              base,
              rate: cell(`${taxed.path}.percent`, [
                isKey
                  ? taxed.part('key', taxKeyIn(this.language, taxed.text('key')))
                  : taxed.part('percent', percent, ['.key']),
              ]),
              amount: cell(`${taxed.path}.amount`, [
                taxed.part(
                  'amount',
                  isRetained ? lessened(this.money(taxed.text('amount'))) : this.money(taxed.text('amount')),
                ),
              ]),
            };
          };
          // A surcharge has the same base: Spain's recargo de equivalencia.
          const surcharge = rate.at('surcharge');
          return [row(rate), ...(surcharge.isObject ? [row(surcharge)] : [])];
        }),
      );
  }

  totals(): readonly Fact[] {
    if (this.isPayment) return [settledTotal(this.body, this.writer)];
    const totals = this.body.at('totals');
    const last = totals.text('due') === '' ? 'payable' : 'due';
    return [
      ...this.adjustments(this.body),
      ...TOTALS.flatMap(([member, word]): readonly Fact[] => {
        const value = totals.text(member);
        if (value === '' && !(this.unfinished && ALWAYS.has(member))) return [];
        const made = fact(this.words[word], `${totals.path}.${member}`, [
          totals.part(member, member === 'retained_tax' ? lessened(this.figure(value)) : this.figure(value)),
        ]);
        return [member === last ? { ...made, main: true } : made];
      }),
    ];
  }

  payment(): readonly Fact[] {
    return paymentFacts(this.body, this.writer);
  }

  notes(): readonly Cell[] {
    return this.body.list('notes').flatMap((note) => {
      const text = note.part('text');
      return text.text === '' ? [] : [cell(`${note.path}.text`, [text])];
    });
  }

  private figure(value: string): string {
    return value === '' && this.unfinished ? NO_FIGURE : this.money(value);
  }

  private money(value: string): string {
    return this.writer.money(value);
  }

  private day(place: Place, member: string): Part {
    return this.writer.day(place, member);
  }
}

/** Who sells: with a seller in the ordering details, the supplier is the seller's tax representative (EN 16931, BG-11). */
export function sellerOf(body: Place): Place {
  const seller = body.at('ordering', 'seller');
  return seller.isObject ? seller : body.at('supplier');
}

/** What decides the rate of a tax, and the tax itself. */
const OF_RATE = ['.rate', '.key', '.country', '.ext', ''];

/** A figure that is taken off, as people print it; one below zero is added. */
function lessened(figure: string): string {
  if (figure === '' || figure === NO_FIGURE) return figure;
  return /^[-−]/.test(figure) ? `+${figure.slice(1)}` : `−${figure}`;
}
