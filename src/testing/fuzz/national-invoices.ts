import type { Json, JsonObject } from '../../engine/index.ts';
import { Dice } from './business-invoices.ts';
import type { Home, Party } from './national-homes.ts';

const ISSUED = '2026-11-20';

/** An ordinary invoice of a country, for the format of its authority. Equal seeds give equal invoices. */
export function nationalInvoice(seed: number, home: Home): JsonObject {
  const dice = new Dice(seed);
  const isSimplified = home.simplified === true && dice.chance(8);
  const isAbroad = !isSimplified && dice.chance(18);
  const isCredit = dice.chance(15);
  const isForeignMoney = !isSimplified && dice.chance(10);
  const buyer = dice.one(isAbroad ? home.abroad : home.buyers);
  const taxes = isAbroad
    ? home.taxesAbroad(buyer.country)
    : dice.one(isSimplified ? home.taxes.slice(0, 2) : home.taxes);
  const lines = Array.from({ length: isSimplified ? 1 : dice.between(1, 7) }, () =>
    lineOf(dice, home, taxes, isSimplified ? 8 : 300),
  );
  const tags = [...(isSimplified ? ['simplified'] : [])];
  const currency = isForeignMoney ? dice.one(home.currencies) : home.currency;
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: home.country,
    $addons: home.addons,
    ...(tags.length > 0 && { $tags: tags }),
    ...(isCredit && { type: 'credit-note' }),
    ...dice.maybe(70, () => ({ series: dice.one(['F', '2026', 'INV-A', 'FV/11']) })),
    code: String(dice.between(1, 9999)),
    issue_date: ISSUED,
    issue_time: '10:15:00',
    ...dice.maybe(15, () => ({ op_date: '2026-11-18' })),
    currency,
    ...(isForeignMoney && {
      exchange_rates: [{ from: currency, to: home.currency, amount: dice.amount(1, 5, 4) }],
    }),
    ...(isCredit && {
      preceding: [{ series: 'F', code: '77', issue_date: '2026-10-20', reason: 'Wrong quantity', ...home.preceding }],
    }),
    ...(dice.chance(8) && { tax: { prices_include: 'VAT' } }),
    supplier: partyOf(dice, home.seller, home),
    ...(!(isSimplified && home.namesNoBuyer) && { customer: partyOf(dice, buyer, home, isAbroad) }),
    lines,
    ...(home.onWhole !== false && {
      ...dice.maybe(20, () => ({ discounts: [adjustment(dice, taxes, 'Loyalty discount')] })),
      ...dice.maybe(20, () => ({ charges: [adjustment(dice, taxes, 'Freight')] })),
    }),
    ...dice.maybe(30, () => ({ ordering: orderingOf(dice) })),
    payment: paymentOf(dice, home),
    ...dice.maybe(25, () => ({ delivery: { date: '2026-11-18' } })),
    notes: [{ key: 'general', text: 'Goods and services of November' }, ...(home.notes?.(taxes) ?? [])],
  };
}

function partyOf(dice: Dice, party: Party, { more }: Home, isAbroad = false): JsonObject {
  const [street = '', num = '', code = '', locality = '', region = ''] = party.address.split('|');
  const { name, country } = party;
  return {
    name,
    ...(party.code !== undefined && { tax_id: { country, code: party.code } }),
    ...(party.identity && { identities: [party.identity] }),
    addresses: [
      {
        street,
        num,
        locality,
        ...(region && { region }),
        ...(code && { code }),
        country: country === 'EL' ? 'GR' : country,
      },
    ],
    ...dice.maybe(40, () => ({ emails: [{ addr: 'office@company.example' }] })),
    ...dice.maybe(30, () => ({ telephones: [{ num: '+48221234567' }] })),
    ...(!isAbroad && more),
    ...party.more,
  };
}

function lineOf(dice: Dice, home: Home, taxes: readonly (readonly JsonObject[])[], most: number): JsonObject {
  return {
    quantity: dice.one([
      String(dice.between(1, 40)),
      `${dice.between(0, 12)}.${dice.one(['25', '5', '75'])}`,
      `${dice.between(1, 9)}.${dice.between(101, 999)}`,
    ]),
    item: {
      name: dice.one(['Ware', 'Consulting', 'Timber, planed', 'Café & thé', 'Planks <2 m>']),
      price: dice.amount(1, most, dice.one(home.decimals ?? [2, 2, 2, 3, 4])),
      ...dice.maybe(70, () => ({ unit: dice.one(['h', 'kg', 'piece', 'm', 'day', 'l']) })),
      ...dice.maybe(20, () => ({ description: 'As ordered\nby telephone' })),
      ...dice.maybe(20, () => ({ ref: `A-${dice.between(1, 99)}` })),
      ...home.item,
    },
    ...dice.maybe(20, () => ({ discounts: [lineAdjustment(dice, 'Discount')] })),
    ...(home.lineCharges === false ? {} : dice.maybe(12, () => ({ charges: [lineAdjustment(dice, 'Packaging')] }))),
    ...dice.maybe(10, () => ({ notes: [{ text: 'Delivered in parts' }] })),
    taxes: dice.one(taxes) as readonly Json[],
  };
}

const lineAdjustment = (dice: Dice, reason: string): JsonObject =>
  dice.chance(50)
    ? { percent: `${dice.one(['2', '3.5', '10', '12.75'])}%`, reason }
    : { amount: `0.${dice.between(10, 99)}`, reason };

function adjustment(dice: Dice, taxes: readonly (readonly JsonObject[])[], reason: string): JsonObject {
  const figures = dice.one<JsonObject>([
    { amount: dice.amount(1, 3, 2) },
    { percent: `${dice.one(['1', '2.5', '3', '7.25'])}%` },
    { percent: '2.5%', base: dice.amount(20, 90, 2) },
  ]);
  return { ...figures, reason, taxes: (dice.one(taxes) as readonly Json[]).slice(0, 1) };
}

const orderingOf = (dice: Dice): JsonObject => ({
  ...dice.maybe(40, () => ({ code: 'PO-4711' })),
  ...dice.maybe(40, () => ({ purchases: [{ code: 'PO-1', issue_date: '2026-11-02' }] })),
  ...dice.maybe(20, () => ({ contracts: [{ code: 'C-1' }] })),
  period: { start: '2026-10-01', end: '2026-10-31' },
});

function paymentOf(dice: Dice, { account, reference }: Home): JsonObject {
  const dates = dice.one<readonly JsonObject[]>([
    [{ date: '2026-12-20', percent: '100%' }],
    [
      { date: '2026-12-05', percent: '40%' },
      { date: '2027-01-05', percent: '60%' },
    ],
  ]);
  return {
    terms: { due_dates: dates, ...dice.maybe(30, () => ({ notes: '30 days net' })) },
    instructions: {
      key: 'credit-transfer',
      ...(account !== '' && {
        credit_transfer: [{ iban: account, ...dice.maybe(50, () => ({ name: 'Main account' })) }],
      }),
      ...(reference !== undefined && { ref: reference }),
    },
    ...dice.maybe(20, () => ({
      advances: [
        {
          date: '2026-11-01',
          key: 'credit-transfer',
          description: 'Deposit',
          ...dice.one<JsonObject>([{ percent: '30%' }, { amount: '1.50' }]),
        },
      ],
    })),
  };
}
