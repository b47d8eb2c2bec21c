import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { amountIn, countryIn, dateIn, moneyIn, percentIn } from './figures-in.ts';
import { ibanInGroups, meansIn } from './payment-words.ts';
import { languages, type Language, type PaperWords } from './paper-words.ts';
import { Place } from './place.ts';
import { taxNumberIn } from './tax-number-in.ts';
import { quantityIn } from './units-in.ts';

/** A text on the page, with its place in the document. */
export interface Cell {
  readonly text: string;
  readonly path: string;
}

export interface Fact extends Cell {
  readonly label: string;
  readonly main?: true;
}

export interface PaperLine {
  readonly number: string;
  readonly item: Cell;
  /** Below the item: a description, discounts, notes. */
  readonly below: readonly Cell[];
  readonly quantity: Cell;
  readonly price: Cell;
  readonly taxes: Cell;
  readonly amount: Cell;
}

/** A bill in its usual printed form. */
export interface PaperView {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly Cell[] }[];
  readonly lines: readonly PaperLine[];
  /** Number of further lines of the document. */
  readonly more: number;
  readonly taxes: readonly { readonly name: string; readonly base: Cell; readonly rate: Cell; readonly amount: Cell }[];
  readonly totals: readonly Fact[];
  readonly payment: readonly Fact[];
  readonly notes: readonly Cell[];
  readonly words: PaperWords;
  /** Paths of the values used for the page. */
  readonly read: ReadonlySet<string>;
}

/** Names of tax categories by code, in the language of the page if the regime has it. */
export type CategoryNames = ReadonlyMap<string, string>;

/** Undefined for documents without a page: those without parties. It has the first `mostLines` lines. */
export function paperView(
  document: JsonObject,
  language: Language,
  names: CategoryNames,
  mostLines = Infinity,
): PaperView | undefined {
  const inner = document['doc'];
  const value = isJsonObject(inner) ? inner : document;
  if (!isJsonObject(value['supplier']) && !isJsonObject(value['customer'])) return undefined;
  const read = new Set<string>();
  const body = new Place(value, isJsonObject(inner) ? '$.doc' : '$', read);
  const { words } = languages[language];
  const page = new Page(body, language, names);
  const count = body.list('lines').length;
  return {
    words,
    title: titleOf(body, words),
    facts: page.facts(),
    parties: page.parties(),
    lines: page.lines(mostLines),
    more: Math.max(0, count - mostLines),
    taxes: page.taxes(),
    totals: page.totals(),
    payment: page.payment(),
    notes: page.notes(),
    read,
  };
}

function titleOf(body: Place, words: PaperWords): string {
  const kind = body.text('$schema').split('/').at(-1) ?? '';
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

class Page {
  private readonly body: Place;
  private readonly language: Language;
  private readonly words: PaperWords;
  private readonly names: CategoryNames;
  private readonly currency: string;

  constructor(body: Place, language: Language, names: CategoryNames) {
    this.body = body;
    this.language = language;
    this.words = languages[language].words;
    this.names = names;
    this.currency = body.text('currency');
  }

  facts(): readonly Fact[] {
    const { body, words } = this;
    const number = numberOf(body);
    const facts: Fact[] = number === '' ? [] : [fact(words.number, `${body.path}.code`, number)];
    const add = (label: string, path: string, text: string): void => {
      if (text !== '') facts.push(fact(label, path, text));
    };
    add(words.issued, `${body.path}.issue_date`, this.day(body, 'issue_date'));
    add(words.valueDate, `${body.path}.value_date`, this.day(body, 'value_date'));
    const ordering = body.at('ordering');
    const period = ordering.at('period');
    const days = [this.day(period, 'start'), this.day(period, 'end')];
    if (days.some(Boolean)) add(words.period, period.path, days.join(' – '));
    add(words.orderNumber, `${ordering.path}.code`, ordering.text('code'));
    const delivery = body.at('delivery');
    add(words.delivered, `${delivery.path}.date`, this.day(delivery, 'date'));
    for (const row of body.list('preceding')) {
      const parts = [numberOf(row), this.day(row, 'issue_date'), row.text('reason')];
      facts.push(fact(words.corrects, row.path, parts.filter(Boolean).join(', ')));
    }
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
    return places.flatMap(([label, party]) => (party.isObject ? [{ label, lines: this.party(party) }] : []));
  }

  private party(party: Place): readonly Cell[] {
    const lines: Cell[] = [];
    const add = (path: string, ...parts: readonly string[]): void => {
      const text = parts.filter(Boolean).join(' ');
      if (text !== '') lines.push({ text, path });
    };
    add(`${party.path}.name`, party.text('name'));
    for (const address of party.list('addresses')) {
      add(`${address.path}.street`, address.text('street'), address.text('num'), address.text('street_extra'));
      add(`${address.path}.locality`, address.text('code'), address.text('locality'), address.text('region'));
      add(`${address.path}.country`, countryIn(this.language, address.text('country')));
    }
    const tax = party.at('tax_id');
    const code = tax.text('code');
    if (code !== '') {
      add(`${tax.path}.code`, `${this.words.taxNumber}:`, taxNumberIn(this.language, tax.text('country'), code));
    }
    for (const identity of party.list('identities')) {
      const kind = identity.text('label') || identity.text('type') || identity.text('key');
      add(`${identity.path}.code`, kind === '' ? '' : `${kind}:`, identity.text('code'));
    }
    for (const email of party.list('emails')) add(`${email.path}.addr`, email.text('addr'));
    for (const telephone of party.list('telephones')) add(`${telephone.path}.num`, telephone.text('num'));
    return lines;
  }

  lines(most: number): readonly PaperLine[] {
    return this.body
      .list('lines')
      .slice(0, most)
      .map((line, index) => {
        const item = line.at('item');
        const taxes = line
          .list('taxes')
          .map((tax) => [this.shortName(tax.text('cat')), this.percent(tax)].filter(Boolean).join(' '));
        const quantity = quantityIn(this.language, line.text('quantity'), item.text('unit'));
        const cell = (path: string, text: string): Cell => ({ path, text });
        const said = (path: string, text: string): readonly Cell[] => (text === '' ? [] : [cell(path, text)]);
        return {
          number: String(index + 1),
          item: cell(`${item.path}.name`, item.text('name')),
          below: [
            ...said(`${item.path}.description`, item.text('description')),
            ...this.adjustments(line).map(({ label, text, path }) => ({ text: `${label}: ${text}`, path })),
            ...line.list('notes').flatMap((note) => said(`${note.path}.text`, note.text('text'))),
          ],
          quantity: cell(`${line.path}.quantity`, quantity),
          price: cell(`${item.path}.price`, amountIn(this.language, item.text('price'))),
          taxes: cell(`${line.path}.taxes`, taxes.join(', ')),
          amount: cell(`${line.path}.total`, this.money(line.text('total') || line.text('sum'))),
        };
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
        return fact(label, `${entry.path}.amount`, `${sign}${this.money(entry.text('amount'))}`);
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
          const base = { path: `${rate.path}.base`, text: this.money(rate.text('base')) };
          const row = (taxed: Place) => ({
            name,
            base,
            rate: { path: `${taxed.path}.percent`, text: this.percent(taxed) || taxed.text('key') },
            amount: { path: `${taxed.path}.amount`, text: this.money(taxed.text('amount')) },
          });
          // A surcharge has the same base: Spain's recargo de equivalencia.
          const surcharge = rate.at('surcharge');
          return [row(rate), ...(surcharge.isObject ? [row(surcharge)] : [])];
        }),
      );
  }

  totals(): readonly Fact[] {
    const totals = this.body.at('totals');
    const last = totals.text('due') === '' ? 'payable' : 'due';
    return [
      ...this.adjustments(this.body),
      ...TOTALS.flatMap(([member, word]): readonly Fact[] => {
        const value = totals.text(member);
        if (value === '') return [];
        const made = fact(this.words[word], `${totals.path}.${member}`, this.money(value));
        return [member === last ? { ...made, main: true } : made];
      }),
    ];
  }

  payment(): readonly Fact[] {
    const { words } = this;
    const payment = this.body.at('payment');
    const terms = payment.at('terms');
    const ways = payment.at('instructions');
    const facts: Fact[] = [];
    const add = (label: string, path: string, ...parts: readonly string[]): void => {
      const text = parts.filter(Boolean).join(', ');
      if (text !== '') facts.push(fact(label, path, text));
    };
    add(words.terms, terms.path, [terms.text('detail'), terms.text('notes')].filter(Boolean).join(' '));
    for (const row of terms.list('due_dates')) {
      const amount = row.text('amount');
      add(words.dueOn, row.path, this.day(row, 'date'), amount === '' ? '' : this.money(amount), row.text('notes'));
    }
    const key = ways.text('key');
    add(words.means, ways.path, ways.text('detail') || (key === '' ? '' : meansIn(this.language, key)));
    for (const account of ways.list('credit_transfer')) {
      const iban = account.text('iban');
      const label = iban === '' ? words.account : 'IBAN';
      const number = ibanInGroups(iban) || account.text('number');
      add(label, account.path, account.text('name'), number, account.text('bic'));
    }
    add(words.reference, `${ways.path}.ref`, ways.text('ref'));
    return facts;
  }

  notes(): readonly Cell[] {
    return this.body.list('notes').flatMap((note) => {
      const text = note.text('text');
      return text === '' ? [] : [{ path: `${note.path}.text`, text }];
    });
  }

  private money(value: string): string {
    return moneyIn(this.language, value, this.currency);
  }

  private day(place: Place, member: string): string {
    return dateIn(this.language, place.text(member));
  }
}

/** Who sells: with a seller in the ordering details, the supplier is the seller's tax representative (EN 16931, BG-11). */
export function sellerOf(body: Place): Place {
  const seller = body.at('ordering', 'seller');
  return seller.isObject ? seller : body.at('supplier');
}

function numberOf(place: Place): string {
  return [place.text('series'), place.text('code')].filter(Boolean).join('-');
}

function fact(label: string, path: string, text: string): Fact {
  return { label, path, text };
}
