import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { amountIn, countryIn, dateIn, moneyIn, percentIn } from '../../texts/figures-in.ts';
import { languages, type Language, type PaperWords } from './paper-words.ts';

/** A piece of text of the page, with its place in the document. */
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
  /** What stands below the item: a description, discounts, notes. */
  readonly below: readonly Cell[];
  readonly quantity: Cell;
  readonly price: Cell;
  readonly taxes: Cell;
  readonly amount: Cell;
}

/** A bill as people know it. */
export interface PaperView {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly Cell[] }[];
  readonly lines: readonly PaperLine[];
  /** Lines that the document has beyond those. */
  readonly more: number;
  readonly taxes: readonly { readonly name: string; readonly base: Cell; readonly rate: Cell; readonly amount: Cell }[];
  readonly totals: readonly Fact[];
  readonly payment: readonly Fact[];
  readonly notes: readonly Cell[];
  readonly words: PaperWords;
}

/** Names of tax categories by code, in the language of the page where the law's listing has it. */
export type CategoryNames = ReadonlyMap<string, string>;

/** Undefined for documents that no page is made of: those without parties. Of the lines there are the first `mostLines`. */
export function paperView(
  document: JsonObject,
  language: Language,
  names: CategoryNames,
  mostLines = Infinity,
): PaperView | undefined {
  const inner = document['doc'];
  const body = isJsonObject(inner) ? inner : document;
  const base = isJsonObject(inner) ? '$.doc' : '$';
  if (!isJsonObject(body['supplier']) && !isJsonObject(body['customer'])) return undefined;
  const { words } = languages[language];
  const page = new Page(body, base, language, names);
  const count = listOf(body['lines']).length;
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
  };
}

function titleOf(body: JsonObject, words: PaperWords): string {
  const kind = textOf(body['$schema']).split('/').at(-1) ?? '';
  if (kind === 'order' || kind === 'delivery' || kind === 'payment') return words[kind];
  const type = textOf(body['type']);
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
  private readonly body: JsonObject;
  private readonly base: string;
  private readonly language: Language;
  private readonly words: PaperWords;
  private readonly names: CategoryNames;
  private readonly currency: string;

  constructor(body: JsonObject, base: string, language: Language, names: CategoryNames) {
    this.body = body;
    this.base = base;
    this.language = language;
    this.words = languages[language].words;
    this.names = names;
    this.currency = textOf(body['currency']);
  }

  facts(): readonly Fact[] {
    const { body, words } = this;
    const number = [textOf(body['series']), textOf(body['code'])].filter(Boolean).join('-');
    const facts: Fact[] = number === '' ? [] : [this.fact(words.number, 'code', number)];
    for (const [member, label] of [
      ['issue_date', words.issued],
      ['value_date', words.valueDate],
    ] as const) {
      const date = textOf(body[member]);
      if (date !== '') facts.push(this.fact(label, member, dateIn(this.language, date)));
    }
    const period = objectOf(objectOf(body['ordering'])['period']);
    const days = [textOf(period['start']), textOf(period['end'])].map((day) => dateIn(this.language, day));
    if (days.some(Boolean)) facts.push(this.fact(words.period, 'ordering.period', days.join(' – ')));
    const order = textOf(objectOf(body['ordering'])['code']);
    if (order !== '') facts.push(this.fact(words.orderNumber, 'ordering.code', order));
    const delivered = textOf(objectOf(body['delivery'])['date']);
    if (delivered !== '') facts.push(this.fact(words.delivered, 'delivery.date', dateIn(this.language, delivered)));
    listOf(body['preceding']).forEach((row, index) => {
      const code = [textOf(row['series']), textOf(row['code'])].filter(Boolean).join('-');
      const parts = [code, dateIn(this.language, textOf(row['issue_date'])), textOf(row['reason'])];
      facts.push(this.fact(words.corrects, `preceding[${String(index)}]`, parts.filter(Boolean).join(', ')));
    });
    return facts;
  }

  parties(): PaperView['parties'] {
    const { body, words } = this;
    const places = [
      ['supplier', words.supplier, body['supplier']],
      ['customer', words.customer, body['customer']],
      ['delivery.receiver', words.receiver, objectOf(body['delivery'])['receiver']],
    ] as const;
    return places.flatMap(([path, label, party]) =>
      isJsonObject(party) ? [{ label, lines: this.party(party, path) }] : [],
    );
  }

  private party(party: JsonObject, at: string): readonly Cell[] {
    const lines: Cell[] = [];
    const add = (path: string, ...parts: readonly string[]): void => {
      const text = parts.filter(Boolean).join(' ');
      if (text !== '') lines.push(this.cell(`${at}.${path}`, text));
    };
    add('name', textOf(party['name']));
    listOf(party['addresses']).forEach((address, index) => {
      const place = `addresses[${String(index)}]`;
      add(`${place}.street`, textOf(address['street']), textOf(address['num']), textOf(address['street_extra']));
      add(`${place}.locality`, textOf(address['code']), textOf(address['locality']), textOf(address['region']));
      add(`${place}.country`, countryIn(this.language, textOf(address['country'])));
    });
    const tax = objectOf(party['tax_id']);
    const number = textOf(tax['code']);
    if (number !== '') add('tax_id.code', `${this.words.taxNumber}:`, textOf(tax['country']), number);
    listOf(party['identities']).forEach((identity, index) => {
      const kind = textOf(identity['label']) || textOf(identity['type']) || textOf(identity['key']);
      add(`identities[${String(index)}].code`, kind === '' ? '' : `${kind}:`, textOf(identity['code']));
    });
    listOf(party['emails']).forEach((email, index) => {
      add(`emails[${String(index)}].addr`, textOf(email['addr']));
    });
    listOf(party['telephones']).forEach((telephone, index) => {
      add(`telephones[${String(index)}].num`, textOf(telephone['num']));
    });
    return lines;
  }

  lines(most: number): readonly PaperLine[] {
    const lines = listOf(this.body['lines']).slice(0, most);
    return lines.map((line, index) => {
      const at = `lines[${String(index)}]`;
      const item = objectOf(line['item']);
      const taxes = listOf(line['taxes']).map((tax) =>
        [this.shortName(textOf(tax['cat'])), this.percent(tax)].filter(Boolean).join(' '),
      );
      const unit = textOf(item['unit']);
      const quantity = amountIn(this.language, textOf(line['quantity']));
      return {
        number: String(index + 1),
        item: this.cell(`${at}.item.name`, textOf(item['name'])),
        below: [
          ...(textOf(item['description']) === ''
            ? []
            : [this.cell(`${at}.item.description`, textOf(item['description']))]),
          ...this.adjustments(line, at).map(({ label, text, path }) => ({ text: `${label}: ${text}`, path })),
          ...listOf(line['notes']).map((note, n) => this.cell(`${at}.notes[${String(n)}].text`, textOf(note['text']))),
        ],
        quantity: this.cell(`${at}.quantity`, unit === '' ? quantity : `${quantity} ${unit}`),
        price: this.cell(`${at}.item.price`, amountIn(this.language, textOf(item['price']))),
        taxes: this.cell(`${at}.taxes`, taxes.join(', ')),
        amount: this.cell(`${at}.total`, this.money(textOf(line['total']) || textOf(line['sum']))),
      };
    });
  }

  /** `VAT` is the format's code, not everybody's word; others are those of one country. */
  private shortName(category: string): string {
    return category === 'VAT' ? this.words.vat : category;
  }

  private percent({ percent }: JsonObject): string {
    return percentIn(this.language, textOf(percent));
  }

  /** Discounts and charges of a line, or of the document. */
  private adjustments(row: JsonObject, at?: string): readonly Fact[] {
    const dot = at === undefined ? '' : `${at}.`;
    return (['discounts', 'charges'] as const).flatMap((list) =>
      listOf(row[list]).map((entry, index) => {
        const word = list === 'discounts' ? this.words.discount : this.words.charge;
        const label = [textOf(entry['reason']) || word, this.percent(entry)].filter(Boolean).join(' ');
        const sign = list === 'discounts' ? '−' : '+';
        return this.fact(
          label,
          `${dot}${list}[${String(index)}].amount`,
          `${sign}${this.money(textOf(entry['amount']))}`,
        );
      }),
    );
  }

  taxes(): PaperView['taxes'] {
    return listOf(objectOf(objectOf(this.body['totals'])['taxes'])['categories']).flatMap((category, c) =>
      listOf(category['rates']).flatMap((rate, r) => {
        const at = `totals.taxes.categories[${String(c)}].rates[${String(r)}]`;
        const code = textOf(category['code']);
        const known = this.names.get(code);
        const short = this.shortName(code);
        const name = known === undefined || known === code || known === short ? short : `${short}, ${known}`;
        const base = this.cell(`${at}.base`, this.money(textOf(rate['base'])));
        const row = (place: string, taxed: JsonObject) => ({
          name,
          base,
          rate: this.cell(`${place}.percent`, this.percent(taxed) || textOf(taxed['key'])),
          amount: this.cell(`${place}.amount`, this.money(textOf(taxed['amount']))),
        });
        // A surcharge is on the same base: Spain's recargo de equivalencia.
        const surcharge = rate['surcharge'];
        return [row(at, rate), ...(isJsonObject(surcharge) ? [row(`${at}.surcharge`, surcharge)] : [])];
      }),
    );
  }

  totals(): readonly Fact[] {
    const totals = objectOf(this.body['totals']);
    const last = textOf(totals['due']) === '' ? 'payable' : 'due';
    return [
      ...this.adjustments(this.body),
      ...TOTALS.flatMap(([member, word]): readonly Fact[] => {
        const value = textOf(totals[member]);
        if (value === '') return [];
        const fact = this.fact(this.words[word], `totals.${member}`, this.money(value));
        return [member === last ? { ...fact, main: true } : fact];
      }),
    ];
  }

  payment(): readonly Fact[] {
    const { words } = this;
    const payment = objectOf(this.body['payment']);
    const terms = objectOf(payment['terms']);
    const ways = objectOf(payment['instructions']);
    const facts: Fact[] = [];
    const add = (label: string, path: string, text: string): void => {
      if (text !== '') facts.push(this.fact(label, `payment.${path}`, text));
    };
    add(words.terms, 'terms', [textOf(terms['detail']), textOf(terms['notes'])].filter(Boolean).join(' '));
    listOf(terms['due_dates']).forEach((row, index) => {
      const amount = textOf(row['amount']);
      const parts = [
        dateIn(this.language, textOf(row['date'])),
        amount === '' ? '' : this.money(amount),
        textOf(row['notes']),
      ];
      add(words.dueOn, `terms.due_dates[${String(index)}]`, parts.filter(Boolean).join(', '));
    });
    add(
      words.pay,
      'instructions',
      textOf(ways['detail']) || textOf(ways['key']).replaceAll('-', ' ').replaceAll('+', ', '),
    );
    listOf(ways['credit_transfer']).forEach((account, index) => {
      const iban = textOf(account['iban']);
      const parts = [textOf(account['name']), iban || textOf(account['number']), textOf(account['bic'])];
      add(
        iban === '' ? words.pay : 'IBAN',
        `instructions.credit_transfer[${String(index)}]`,
        parts.filter(Boolean).join(', '),
      );
    });
    add(words.reference, 'instructions.ref', textOf(ways['ref']));
    return facts;
  }

  notes(): readonly Cell[] {
    return listOf(this.body['notes']).flatMap((note, index) => {
      const text = textOf(note['text']);
      return text === '' ? [] : [this.cell(`notes[${String(index)}].text`, text)];
    });
  }

  private money(value: string): string {
    return moneyIn(this.language, value, this.currency);
  }

  private cell(path: string, text: string): Cell {
    return { text, path: `${this.base}.${path}` };
  }

  private fact(label: string, path: string, text: string): Fact {
    return { label, ...this.cell(path, text) };
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? (value as readonly Json[]).map(objectOf) : [];
}
