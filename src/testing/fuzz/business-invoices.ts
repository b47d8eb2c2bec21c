import type { Json, JsonObject } from '../../engine/index.ts';
import { COUNTRIES, type Country } from './business-parties.ts';

/** Where an invoice is written, and the countries of its seller. */
export interface Target {
  readonly format: string;
  readonly profile: string;
  /** The destination for which it is written so. */
  readonly to?: string;
  /** Countries of the seller; any if omitted. */
  readonly from?: readonly string[];
  /** Countries of neither party. */
  readonly without?: readonly string[];
  /** The buyer is of the same country. */
  readonly atHome?: true;
}

const inBoth = (profile: string, { to, ...more }: Omit<Target, 'format' | 'profile'>): readonly Target[] => [
  { format: 'ubl', profile, ...more, ...(to !== undefined && { to }) },
  { format: 'cii', profile, ...more },
];

/** Every format and profile that ordinary invoices are written in. */
export const TARGETS: readonly Target[] = [
  ...inBoth('en16931', { to: 'en16931' }),
  ...inBoth('peppol-bis-3', { to: 'peppol' }),
  ...inBoth('xrechnung-3', { to: 'xrechnung', from: ['DE'] }),
  ...inBoth('fr-cius', { to: 'fr-ctc', from: ['FR'], atHome: true }),
  ...inBoth('fr-extended', { from: ['FR'], atHome: true }),
  { format: 'cii', profile: 'factur-x', to: 'factur-x' },
  { format: 'cii', profile: 'factur-x-extended' },
  { format: 'cii', profile: 'zugferd', to: 'zugferd' },
  { format: 'ubl', profile: 'peppol-self-billing-3', to: 'peppol-self-billing' },
  { format: 'ubl', profile: 'cius-ro', to: 'cius-ro', from: ['RO'], atHome: true },
  { format: 'ubl', profile: 'nlcius', to: 'nlcius', from: ['NL'] },
  { format: 'ubl', profile: 'hr-eracun', to: 'hr-eracun', from: ['HR'], atHome: true },
  { format: 'ubl', profile: 'ubl-be', to: 'ubl-be', from: ['BE'], atHome: true },
  { format: 'ubl', profile: 'cius-pt', to: 'cius-pt', from: ['PT'], atHome: true },
  // Its list of schemes lacks the French one, and a Danish number has another form there.
  { format: 'ubl', profile: 'pint-eu', to: 'pint-eu', without: ['DK', 'FR'] },
  { format: 'ubl', profile: 'pint-sg', to: 'pint-sg', from: ['SG'], atHome: true },
  { format: 'ubl', profile: 'pint-aunz', to: 'pint-aunz', from: ['AU', 'NZ'], atHome: true },
  { format: 'ubl', profile: 'pint-jp', to: 'pint-jp', from: ['JP'], atHome: true },
  { format: 'oioubl', profile: 'oioubl-2', to: 'oioubl', from: ['DK'], atHome: true },
  { format: 'ubl', profile: 'zatca', to: 'zatca', from: ['SA'], atHome: true },
];

/** Numbers from a seed: mulberry32. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `from` to `to`. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.between(0, values.length - 1)] as Value;
  }

  /** True in `percent` of all cases. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** Members, in `percent` of all cases. */
  maybe(percent: number, members: () => JsonObject): JsonObject {
    return this.chance(percent) ? members() : {};
  }

  /** A number with decimals, as text. */
  amount(from: number, to: number, decimals: number): string {
    return this.between(from * 10 ** decimals, to * 10 ** decimals)
      .toString()
      .padStart(decimals + 1, '0')
      .replace(new RegExp(`(\\d{${decimals}})$`), decimals === 0 ? '' : '.$1');
  }
}

/** Countries outside Europe, whose invoices stay at home. */
const FAR: ReadonlySet<string> = new Set(['SA', 'AU', 'JP', 'NZ', 'SG']);

/** An ordinary invoice between companies, for one target. Equal seeds give equal invoices. */
export function businessInvoice(seed: number, target: Target): JsonObject {
  const dice = new Dice(seed);
  const known = COUNTRIES.filter(({ code }) => !target.without?.includes(code));
  const sellers = known.filter(({ code }) => (target.from ? target.from.includes(code) : !FAR.has(code)));
  const seller = dice.one(sellers);
  const buyers = known.filter(({ code }) => !FAR.has(code));
  const buyer = target.atHome || dice.chance(65) ? seller : dice.one(buyers);
  const taxes = taxesOf(dice, seller, buyer, target);
  const isCredit = dice.chance(15);
  const isCorrection = isCredit || dice.chance(8);
  const lines = Array.from({ length: dice.between(1, 8) }, () => lineOf(dice, taxes, target));
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: seller.code,
    ...(target.profile === 'pint-sg' && { uuid: '0190c9b4-0000-7000-8000-000000000001' }),
    ...(target.profile === 'peppol-self-billing-3' && { $tags: ['self-billed'] }),
    ...(isCredit && { type: 'credit-note' }),
    ...dice.maybe(70, () => ({ series: dice.one(['F', '2026', 'INV-A']) })),
    code: String(dice.between(1, 9999)),
    issue_date: '2026-11-20',
    ...(target.profile === 'zatca' || target.profile === 'hr-eracun' || dice.chance(5)
      ? { issue_time: '10:15:00' }
      : {}),
    ...dice.maybe(10, () => ({ op_date: '2026-11-18' })),
    ...dice.maybe(8, () => ({ value_date: '2026-11-19' })),
    currency: seller.currency,
    ...(isCorrection && { preceding: earlierInvoices(dice, target) }),
    ...dice.maybe(6, () => ({ tax: { prices_include: 'VAT' } })),
    supplier: partyOf(dice, seller, 0, true),
    customer: partyOf(dice, buyer, 1, target.profile === 'oioubl-2'),
    lines,
    ...dice.maybe(25, () => ({ discounts: [adjustment(dice, mostOf(lines), 'Loyalty discount')] })),
    ...dice.maybe(25, () => ({ charges: [adjustment(dice, taxes, 'Freight')] })),
    ordering: { ...orderingOf(dice), ...(target.profile === 'pint-jp' && { period: PERIOD }) },
    payment: paymentOf(dice, target),
    ...(['zatca', 'cius-pt'].includes(target.profile) || dice.chance(35) || buyer !== seller
      ? { delivery: deliveryOf(dice, buyer) }
      : {}),
    ...dice.maybe(40, () => ({ notes: notesOf(dice) })),
    ...dice.maybe(15, () => ({ attachments: [attachmentOf(dice, target)] })),
  };
}

/** The taxes for lines: rates of the seller, or an exemption for all of them. */
function taxesOf(dice: Dice, seller: Country, buyer: Country, { profile }: Target): readonly JsonObject[] {
  const rates = seller.rates.map((percent): JsonObject => ({ cat: seller.tax ?? 'VAT', percent }));
  const exempt = (key: string, vatex: string): JsonObject => ({
    cat: 'VAT',
    key,
    ext: { 'cef-vatex': vatex, ...(profile === 'cius-pt' && { 'pt-saft-exemption': 'M07' }) },
  });
  if (seller !== buyer) {
    return [exempt('intra-community', 'VATEX-EU-IC')];
  }
  if (profile === 'zatca') return dice.chance(20) ? [...rates, exempt('zero', 'VATEX-SA-32')] : rates;
  if (profile === 'oioubl-2' || FAR.has(seller.code)) return rates;
  if (dice.chance(8)) return [exempt('reverse-charge', 'VATEX-EU-AE')];
  // Portugal asks for VAT numbers that the standard forbids there.
  if (dice.chance(5) && !['peppol-self-billing-3', 'cius-pt'].includes(profile))
    return [exempt('outside-scope', 'VATEX-EU-O')];
  if (dice.chance(15)) return [...rates, exempt('exempt', dice.one(['VATEX-EU-132', 'VATEX-EU-143']))];
  return dice.chance(8) ? [...rates, { cat: 'VAT', key: 'zero' }] : rates;
}

function lineOf(dice: Dice, taxes: readonly JsonObject[], { profile }: Target): JsonObject {
  const price = dice.amount(1, 300, dice.one([2, 2, 2, 3, 4]));
  return {
    quantity: dice.one([
      String(dice.between(1, 40)),
      `${dice.between(0, 12)}.${dice.one(['25', '5', '75'])}`,
      `${dice.between(1, 9)}.${dice.between(101, 999)}`,
    ]),
    item: {
      name: dice.one(['Ware', 'Consulting', 'Timber, planed', 'Café & thé', 'Leistung nach Aufwand']),
      price,
      ...dice.maybe(70, () => ({ unit: dice.one(['h', 'kg', 'piece', 'm', 'day']) })),
      ...dice.maybe(20, () => ({ description: 'As ordered\nby telephone' })),
      ...dice.maybe(20, () => ({ ref: `A-${dice.between(1, 99)}` })),
      ...dice.maybe(10, () => ({ origin: 'IT' })),
      ...dice.maybe(10, () => ({ meta: { colour: 'red' } })),
      ...(profile === 'hr-eracun'
        ? { identities: [{ label: 'CG', code: '62.20.20' }] }
        : dice.maybe(10, () => ({ identities: [{ code: '4012345678901', ext: { 'iso-scheme-id': '0160' } }] }))),
    },
    ...dice.maybe(15, () => ({ discounts: [lineAdjustment(dice, 'Discount')] })),
    ...(profile === 'zatca' ? {} : dice.maybe(10, () => ({ charges: [lineAdjustment(dice, 'Packaging')] }))),
    ...dice.maybe(10, () => ({ period: { start: '2026-10-01', end: '2026-10-31' } })),
    ...(profile === 'hr-eracun' ? {} : dice.maybe(10, () => ({ order: '10' }))),
    ...dice.maybe(10, () => ({ notes: [{ text: 'Delivered in parts' }] })),
    ...(profile === 'oioubl-2' ? {} : dice.maybe(5, () => ({ cost: 'K-7' }))),
    taxes: [dice.one(taxes)],
  };
}

const lineAdjustment = (dice: Dice, reason: string): JsonObject =>
  dice.chance(50)
    ? { percent: `${dice.one(['2', '3.5', '10', '12.75'])}%`, reason }
    : { amount: dice.amount(0, 3, 2), reason };

/** The tax of the line with the highest amount, which a discount does not use up. */
function mostOf(lines: readonly JsonObject[]): readonly JsonObject[] {
  const amountOf = ({ quantity, item }: JsonObject): number => Number(quantity) * Number((item as JsonObject)['price']);
  const [most] = lines.toSorted((a, b) => amountOf(b) - amountOf(a));
  return most?.['taxes'] as readonly JsonObject[];
}

function adjustment(dice: Dice, taxes: readonly JsonObject[], reason: string): JsonObject {
  const figures = dice.one<JsonObject>([
    { amount: dice.amount(1, 9, 2) },
    { percent: `${dice.one(['1', '2.5', '3', '7.25'])}%` },
    { percent: '3%', base: String(dice.between(20, 90)) },
    { percent: '2.5%', base: dice.amount(20, 90, 2) },
  ]);
  return { ...figures, reason, taxes: [dice.one(taxes)] };
}

function earlierInvoices(dice: Dice, { profile }: Target): JsonObject[] {
  const earlier = (code: string): JsonObject => ({
    type: 'standard',
    issue_date: '2026-10-20',
    code,
    ...(profile === 'zatca' || dice.chance(30) ? { reason: 'Wrong quantity' } : {}),
  });
  return [earlier('A-17')];
}

/** Numbers of persons, where the law or the format asks for one. */
const PERSONS: Readonly<Record<string, string>> = { DK: '9027', HR: '69435151530' };

function partyOf(dice: Dice, country: Country, position: 0 | 1, hasPerson: boolean): JsonObject {
  const { name, vat, number, identity } = country.parties[position];
  return {
    name,
    tax_id: { country: country.code, code: vat },
    ...(identity && { identities: [identity] }),
    ...(hasPerson || dice.chance(30)
      ? {
          people: [
            {
              name: { given: 'Robin', surname: 'Vega' },
              ...(PERSONS[country.code] && { identities: [{ code: PERSONS[country.code] ?? '' }] }),
              ...dice.maybe(40, () => ({ telephones: [{ num: '+49 30 123456' }] })),
              ...dice.maybe(30, () => ({ emails: [{ addr: 'vega@company.example' }] })),
            },
          ],
        }
      : {}),
    addresses: [addressOf(country, position)],
    telephones: [{ num: '+49 30 654321' }],
    emails: [{ addr: 'office@company.example' }, ...(dice.chance(20) ? [{ addr: 'sales@company.example' }] : [])],
    ...(number && { inboxes: [{ key: 'peppol', scheme: country.scheme, code: number }] }),
    ...dice.maybe(10, () => ({ websites: [{ url: 'https://company.example' }] })),
  };
}

function addressOf(country: Country, position: 0 | 1): JsonObject {
  const [street = '', num = '', code = '', locality = '', region = '', extra = ''] =
    country.parties[position].address.split('|');
  const more = { ...(region && { region }), ...(extra && { street_extra: extra }) };
  return { street, num, locality, code, ...more, country: country.code };
}

const PERIOD = { start: '2026-10-01', end: '2026-10-31' };

const orderingOf = (dice: Dice): JsonObject => ({
  code: '04011000-12345-03',
  ...dice.maybe(30, () => ({ purchases: [{ code: 'PO-1' }] })),
  ...dice.maybe(10, () => ({ contracts: [{ code: 'C-1' }] })),
  ...dice.maybe(10, () => ({ projects: [{ code: 'P-1' }] })),
  ...dice.maybe(10, () => ({ despatch: [{ code: 'D-1' }] })),
  ...dice.maybe(10, () => ({ cost: '4400' })),
  ...dice.maybe(20, () => ({ period: { start: '2026-10-01', end: '2026-10-31' } })),
});

const ACCOUNTS: readonly JsonObject[] = [
  { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Main account' },
  { iban: 'FR1420041010050500013M02606' },
  { iban: 'BE71096123456769', name: 'Second account' },
];

function paymentOf(dice: Dice, { profile }: Target): JsonObject {
  const due = { due_dates: [{ date: '2026-12-20', percent: '100%' }] };
  const skonto = '#SKONTO#TAGE=7#PROZENT=2.00#';
  const notes = profile === 'xrechnung-3' && dice.chance(40) ? `Zahlbar in 30 Tagen\n${skonto}` : '30 days net';
  return {
    terms: profile === 'hr-eracun' ? due : dice.one<JsonObject>([due, { notes }, { ...due, notes }]),
    instructions: meansOf(dice, profile),
    ...dice.maybe(25, () => ({ advances: [advanceOf(dice)] })),
  };
}

const advanceOf = (dice: Dice): JsonObject => ({
  ...dice.maybe(60, () => ({ date: '2026-11-01' })),
  description: 'Deposit',
  ...(dice.chance(50) ? { amount: dice.amount(1, 3, 2) } : { percent: '30%' }),
});

function meansOf(dice: Dice, profile: string): JsonObject {
  if (profile === 'oioubl-2') {
    const account = { number: '1234567890', clearing: '1234' };
    return { key: 'other', credit_transfer: [account], ext: { 'untdid-payment-means': '42' } };
  }
  const key = dice.one(['credit-transfer', 'credit-transfer', 'credit-transfer+sepa', 'direct-debit+sepa']);
  if (key.startsWith('direct') && profile !== 'zatca') {
    return {
      key,
      direct_debit: { ref: 'M-1', creditor: 'DE98ZZZ09999999999', account: 'DE89370400440532013000' },
      ...dice.maybe(30, () => ({ detail: 'By mandate' })),
    };
  }
  return {
    key: 'credit-transfer',
    credit_transfer: ACCOUNTS.slice(0, dice.one([1, 1, 2, 3])),
    ...dice.maybe(30, () => ({ detail: 'Bank transfer' })),
    ...dice.maybe(30, () => ({ ref: 'RF18539007547034' })),
  };
}

const deliveryOf = (dice: Dice, buyer: Country): JsonObject => ({
  date: '2026-11-18',
  ...dice.maybe(15, () => ({ period: { start: '2026-11-01', end: '2026-11-18' } })),
  receiver: {
    name: 'Warehouse',
    addresses: [addressOf(buyer, 1)],
    ...dice.maybe(20, () => ({ telephones: [{ num: '+49 30 777' }] })),
  },
});

function notesOf(dice: Dice): Json[] {
  const all = [{ text: 'Thank you' }, { key: 'general', text: 'Goods remain ours until paid' }, { text: 'See annex' }];
  return all.slice(0, dice.between(1, 3));
}

const attachmentOf = (dice: Dice, { profile }: Target): JsonObject => ({
  code: 'T-1',
  name: 'timesheet.pdf',
  url: 'https://files.example/t-1.pdf',
  ...(profile.startsWith('fr-') ? { description: 'RIB' } : dice.maybe(50, () => ({ description: 'Time sheet' }))),
  ...dice.maybe(50, () => ({ mime: 'application/pdf' })),
});
