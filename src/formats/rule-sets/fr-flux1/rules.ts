import { tableOf } from '../../../engine/values.ts';
import { below, each, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { alike, code as coded, filled, needs, needsOneOf, ordered, product, sum } from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { schemeOf } from '../../rules/shared/france/facts.ts';
import { frenchMessages } from '../../rules/shared/france/messages.ts';
import { numberOf, textAt, textsAt } from '../../rules/shared/france/texts.ts';
import * as facts from '../../rules/shared/france/flows/facts.ts';
import { numbered, textOf, type Asked } from '../../rules/shared/france/flows/facts.ts';
import { PATHS } from './paths.ts';
import { at, has, isOneOf, itself, referenceFacts, texts, type Depth } from './references.ts';

/**
 * Rules of the public portal for an invoice (flow 1): `base` at the start of the reform, `full` at its target.
 *
 * Source: PPF Flux1 DEMARRAGE and CIBLE 0.2 of 2026-07-31, read 2026-11-25 and 2026-11-28. Most of their rules check
 * many places under one number. The target adds lines, allowances, delivery addresses and references by line.
 */

const VAT: ReadonlySet<string> = new Set(['VAT']);
const MEANS: ReadonlySet<string> = new Set(['10', '20', '30', '42', '48', '49', '97']);
const DAYS = { ubl: '2026-09-14', cii: '20260914' };

function isTotal(totals: readonly XmlElement[], parts: readonly string[]): boolean {
  const [total] = totals;
  return total === undefined || parts.length === 0 || facts.isNear(numberOf(total.text), facts.sumOf(parts));
}

function isNetPrice(price: XmlElement, syntax: Syntax): boolean {
  const net = numberOf(textAt(price, syntax === 'cii' ? 'ChargeAmount' : 'PriceAmount'));
  const [gross, rebate] =
    syntax === 'cii'
      ? [
          textsAt(price.parent, 'GrossPriceProductTradePrice/ChargeAmount')[0],
          textAt(price.parent, 'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge/ActualAmount'),
        ]
      : discountOf(price);
  if (gross === undefined) return true;
  return facts.isNear(net, numberOf(gross) - (rebate === '' ? 0 : numberOf(rebate)));
}

function discountOf(price: XmlElement): readonly [gross: string | undefined, rebate: string] {
  const discounts = below(price, 'AllowanceCharge').filter((element) =>
    textsAt(element, 'ChargeIndicator').includes('false'),
  );
  return [
    discounts.flatMap((element) => textsAt(element, 'BaseAmount'))[0],
    discounts.flatMap((element) => textsAt(element, 'Amount'))[0] ?? '',
  ];
}

const inPrice = (element: XmlElement): boolean => {
  for (let up = element.parent; up; up = up.parent)
    if (['Price', 'GrossPriceProductTradePrice', 'NetPriceProductTradePrice'].includes(up.name)) return true;
  return false;
};

/** Prices of the invoice's own lines, not of sublines. */
const pricesOf = (syntax: Syntax): Where => {
  const names = syntax === 'cii' ? [] : ['PriceAmount', 'BaseAmount', 'Amount'];
  const walk = (element: XmlElement): readonly XmlElement[] =>
    element.children.flatMap((child) => [child, ...walk(child)]);
  const isPrice = ({ name }: XmlElement): boolean =>
    syntax === 'cii' ? name.endsWith('Amount') : names.includes(name);
  return (invoice) => at(PATHS[syntax].prices)(invoice).flatMap((price) => walk(price).filter(isPrice));
};

const periods = (where: Where, [start, end]: readonly [string, string]): Asked => [
  where,
  (period) => {
    const [from, to] = [textsAt(period, start), textsAt(period, end)];
    return from.length === 0 || to.length === 0 || to.some((last) => from.some((first) => last > first));
  },
];

/** The date of an earlier invoice. */
const isOfReference = ({ parent }: XmlElement): boolean =>
  parent?.name === 'InvoiceDocumentReference' || parent?.name === 'FormattedIssueDateTime';

/** Requires the rate and category even where other rules allow them to be missing. */
const oneOf = (path: string, isTaken: (text: string) => boolean) => (element: XmlElement) =>
  textsAt(element, path).some(isTaken);
const noneOr = (path: string, isTaken: (text: string) => boolean) => (element: XmlElement) =>
  !has(element, path) || oneOf(path, isTaken)(element);

const euro = (amount: XmlElement): boolean => attributeOf(amount, 'currencyID')?.value === 'EUR';

function factsOf(syntax: Syntax, depth: Depth): Readonly<Record<string, readonly Asked[]>> {
  const paths = PATHS[syntax];
  const { isDateWritten, seller, buyer, tax, entry } = paths;
  /** What only the target checks. */
  const inFull = (...asked: readonly Asked[]): readonly Asked[] => (depth === 'full' ? asked : []);
  const dates: Where =
    depth === 'full' ? paths.dates : (invoice) => paths.dates(invoice).filter((date) => !isOfReference(date));
  const companies = at(`${seller}/${paths.company}`, `${buyer}/${paths.company}`);
  const is = (path: string, isTaken: (text: string) => boolean): Asked => [at(path), textOf(isTaken)];
  /** What differs by the document type is named by its term. */
  const termOr = (path: string): string => ({ '%': 'BT-3', '#': 'BG-25' })[path] ?? path;
  const exists = (on: Where, ...all: readonly string[]): readonly Asked[] =>
    all.map((path) => [on, (element) => has(element, path), facts.there(termOr(path))]);
  const isCountryCode = (text: string): boolean => facts.isCountry(text) && text !== 'EL';
  const isIdentifier = (text: string): boolean => facts.isIdentifier(text, 35);
  const ofCategory = (root: XmlElement, code: string): readonly XmlElement[] =>
    below(root, entry).filter((element) => textsAt(element, tax.category).includes(code));
  const hasVatNumber = (party: string): Asked => [
    at(party),
    (element) =>
      !below(element, paths.company).some((id) => ['0002', '0223'].includes(schemeOf(id) ?? '')) ||
      paths.vatOf(element) !== '',
    facts.written(paths.vatNumber),
  ];
  const codesOf = (root: XmlElement): readonly string[] => texts(root, `${entry}/${tax.code}`);
  const ofBreakdown = (root: XmlElement): number => texts(root, `${entry}/${tax.category}`).length;
  return {
    'BT-80': [is(paths.transport, (text) => /^\d$/.test(text))],
    'BT-81': [is(paths.means, (text) => MEANS.has(text))],
    'G1.01': [is(paths.type, facts.isType)],
    'G1.02': [[itself, (root) => texts(root, paths.framework).some(facts.isFramework)]],
    'G1.05': [is(paths.id, isIdentifier), is(paths.reference[0], isIdentifier)],
    'G1.09': [[dates, textOf(isDateWritten.isDate)]],
    'G1.36': [[dates, textOf(isDateWritten.isOfCentury)]],
    'G1.10': [[itself, (root) => texts(root, paths.currency).some(facts.isCurrency)]],
    'G1.12': [
      [
        itself,
        (root) => !texts(root, paths.currency).some((code) => code !== 'EUR') || below(root, paths.totalTax).some(euro),
      ],
    ],
    'S1.14': [[at(`${seller}/${paths.identifier}`), (id) => schemeOf(id) === '0231']],
    'G1.101': [is(`${seller}/${paths.identifier}`, facts.isSiren)],
    'G1.103': [is(`${entry}/${tax.scheme}`, (text) => text === 'VAT')],
    'G1.14': [
      [(invoice) => each(...paths.amounts)(invoice).filter((element) => !inPrice(element)), textOf(facts.isAmount)],
      [
        (invoice) =>
          at(paths.totals)(invoice).flatMap(({ children }) => children.filter(({ name }) => name.endsWith('Amount'))),
        textOf(facts.isAmount),
      ],
    ],
    'G1.15': paths.quantities.map((path) => is(path, facts.isQuantity)),
    'G1.16': [[pricesOf(syntax), textOf(facts.isPrice)]],
    'G1.24': [
      is(`${entry}/${tax.rate}`, facts.isRate),
      [at(entry), oneOf(tax.rate, facts.isRate), facts.among(facts.RATE_CODES, tax.rate)],
      ...inFull([
        at(paths.allowance),
        noneOr(paths.allowanceTax.rate, facts.isRate),
        facts.among(facts.RATE_CODES, paths.allowanceTax.rate),
      ]),
    ],
    'G2.31': [
      is(`${entry}/${tax.category}`, facts.isCategory),
      [at(entry), oneOf(tax.category, facts.isCategory), facts.among(facts.CATEGORIES, tax.category)],
      ...inFull([
        at(paths.allowance),
        noneOr(paths.allowanceTax.category, facts.isCategory),
        facts.among(facts.CATEGORIES, paths.allowanceTax.category),
      ]),
    ],
    'G1.31': referenceFacts(paths, depth),
    'G1.41': [
      [
        itself,
        (root) => {
          const exempt = ofCategory(root, 'E');
          return (
            exempt.length === 0 || [tax.code, tax.reason].every((path) => exempt.some((element) => has(element, path)))
          );
        },
      ],
    ],
    'G1.47': [
      [itself, (root) => ofCategory(root, 'E').length === 0 || paths.vatNumbers.some((path) => has(root, path))],
    ],
    'G1.53': [
      [itself, (root) => isTotal(below(root, paths.totalNet), texts(root, paths.entryBases))],
      [
        itself,
        (root) => isTotal(paths.taxTotals(root), texts(root, paths.entryTaxes)),
        (id) => sum(id, paths.totalTax, `sum(${paths.entryTaxes})`),
      ],
    ],
    'G1.55': [[at(paths.netPrices), (price) => isNetPrice(price, syntax)]],
    'G1.60': [
      [
        itself,
        (root) =>
          !(isOneOf(texts(root, paths.framework), facts.FINAL) && isOneOf(texts(root, paths.type), facts.ADVANCES)),
      ],
    ],
    'G1.63': [[companies, (id) => schemeOf(id) === '0002' && facts.isSiren(id.text)]],
    'G2.01': [
      is(`${seller}/${paths.country}`, isCountryCode),
      is(`${buyer}/${paths.country}`, isCountryCode),
      ...inFull([
        at(...paths.addresses),
        noneOr(paths.addressParts[3], isCountryCode),
        facts.like('FR', paths.addressParts[3]),
      ]),
    ],
    'G2.19': [
      [
        companies,
        (id) => facts.isCompanyScheme(schemeOf(id) ?? '') && (schemeOf(id) !== '0002' || facts.isSiren(id.text)),
      ],
      [at(`${seller}/${paths.company}`), (id) => schemeOf(id) !== '0223' || [...id.text].length <= 18],
    ],
    'G2.32': [
      [
        itself,
        (root) =>
          // Also where there is no category at all.
          texts(root, `${entry}/${tax.category}`).some((code) => code !== 'O' && code !== 'E') ||
          (ofBreakdown(root) > 0 && !codesOf(root).some((code) => facts.EXEMPT.has(code))),
      ],
    ],
    'G2.33': [hasVatNumber(seller), hasVatNumber(buyer)],
    'G6.08': [
      ...exists(itself, ...paths.needed),
      ...paths.neededSchemes.map(([path, attribute]): Asked => [
        itself,
        (root) => below(root, path).some((element) => attributeOf(element, attribute) !== undefined),
        facts.there(`${path}/@${attribute}`),
      ]),
      ...exists(at(paths.entries), ...paths.neededOfEntry),
    ],
    'G6.09': inFull(
      ...exists(itself, paths.lines),
      ...exists(at(paths.lines), ...paths.neededOfLine),
      [at(paths.lines), (line) => paths.quantityOf(line) !== undefined, facts.there('BT-129')],
      [at(paths.lines), (line) => attributeOf(paths.quantityOf(line), 'unitCode') !== undefined, facts.there('BT-130')],
      ...(syntax === 'ubl'
        ? [
            [
              at(paths.lines),
              (line: XmlElement) => below(line, 'Price').some((price) => discountOf(price)[0] !== undefined),
              facts.there('BT-148'),
            ] as Asked,
          ]
        : []),
      ...exists(at(paths.allowance), paths.amountOf, paths.allowanceTax.category),
      ...exists(at(paths.lineAllowance), paths.amountOf),
    ),
    'G6.10': inFull([
      at(paths.allowance),
      (element) =>
        isOneOf(textsAt(element, paths.indicator), new Set(['true', '1'])) ||
        normal(textAt(element, paths.allowanceTax.rate)) !== '',
    ]),
    'G6.16': inFull(...exists(at(...paths.addresses), ...paths.addressParts)),
    'G6.21': [
      [
        itself,
        (root) => !codesOf(root).includes(facts.CREDITED_VAT) || isOneOf(texts(root, paths.type), facts.CREDITED),
      ],
    ],
    'G6.25': [periods(depth === 'full' ? paths.periods : paths.basePeriods, paths.period)],
    'P1.11': [is(paths.due, facts.isDueCode)],
    'S1.17': [
      [paths.taxSchemes, (element) => (syntax === 'cii' ? schemeOf(element) === 'VA' : element.text === 'VAT')],
      [
        at(paths.entries),
        (element) => textsAt(element, paths.entryScheme).includes('VAT'),
        facts.among(VAT, paths.entryScheme),
      ],
      ...inFull([
        at(paths.allowance),
        (element) => textsAt(element, paths.allowanceTax.scheme).includes('VAT'),
        facts.among(VAT, paths.allowanceTax.scheme),
      ]),
    ],
  };
}

const WORDED: Readonly<Record<string, readonly [makeRow: facts.MakeRow, ...terms: string[]]>> = tableOf({
  'BT-80': [facts.like('3'), 'BT-80'],
  'BT-81': [facts.among(MEANS), 'BT-81'],
  'G1.01': [facts.among(facts.TYPES), 'BT-3'],
  'G1.02': [facts.among(facts.FRAMEWORKS, 'BT-23'), 'BT-23'],
  'G1.05': [facts.like('F-2026/17'), 'BT-1', 'BT-25'],
  'G1.09': [(id, syntax) => facts.like(DAYS[syntax])(id, syntax), 'BT-2'],
  'G1.36': [(id, syntax) => facts.like(DAYS[syntax])(id, syntax), 'BT-2'],
  'G1.10': [facts.like('EUR', 'BT-5'), 'BT-5'],
  'G1.12': [(id) => needs(id, 'BT-111'), 'BT-5', 'BT-111'],
  'S1.14': [facts.among(new Set(['0231']), '@schemeID'), 'BT-29'],
  'G1.101': [facts.like('732829320'), 'BT-29'],
  'G1.103': [facts.among(VAT), 'BG-23'],
  'G1.14': [facts.like('1234.50')],
  'G1.15': [facts.like('12.5000'), 'BT-129'],
  'G1.16': [facts.like('12.500000'), 'BT-146', 'BT-148'],
  'G1.24': [facts.among(facts.RATE_CODES), 'BT-119', 'BT-96', 'BT-103'],
  'G2.31': [facts.among(facts.CATEGORIES), 'BT-118', 'BT-95', 'BT-102'],
  'G1.31': [(id, syntax) => needs(id, PATHS[syntax].reference), 'BT-25', 'BT-26'],
  'G1.41': [(id) => filled(id, ['BT-121', 'BT-120']), 'BT-120', 'BT-121'],
  'G1.47': [(id) => needsOneOf(id, ['BT-31', 'BT-63']), 'BT-31', 'BT-63'],
  'G1.53': [(id, syntax) => sum(id, PATHS[syntax].totalNet, `sum(${PATHS[syntax].entryBases})`), 'BT-109', 'BT-110'],
  'G1.55': [
    (id, syntax) => product(id, syntax === 'cii' ? 'ChargeAmount' : 'PriceAmount', 'BT-148 − BT-147'),
    'BT-146',
    'BT-147',
    'BT-148',
  ],
  'G1.60': [facts.among(facts.OTHER_TYPES, 'BT-3'), 'BT-23', 'BT-3'],
  'G1.63': [facts.like('732829320'), 'BT-30', 'BT-47'],
  'G2.01': [facts.like('FR'), 'BT-40', 'BT-55', 'BT-80'],
  'G2.19': [facts.like('732829320'), 'BT-30', 'BT-47'],
  'G2.32': [
    (id, syntax) =>
      coded(id, `${PATHS[syntax].entry}/${PATHS[syntax].tax.code}`, {
        fault: frenchMessages.allExempt,
        requirement: frenchMessages.mustNotBeExempt,
      }),
    'BT-121',
  ],
  'G2.33': [(id, syntax) => filled(id, PATHS[syntax].vatNumber), 'BT-31', 'BT-48'],
  'G6.08': [(id, syntax) => needs(id, PATHS[syntax].id)],
  'G6.09': [(id) => needs(id, 'BG-25'), 'BG-25'],
  'G6.10': [(id, syntax) => filled(id, PATHS[syntax].allowanceTax.rate), 'BT-96'],
  'G6.16': [(id, syntax) => needs(id, PATHS[syntax].addressParts), 'BG-15'],
  'G6.21': [facts.among(facts.CREDITED, 'BT-3'), 'BT-121'],
  'G6.25': [(id, syntax) => ordered(id, ...PATHS[syntax].period), 'BT-73', 'BT-74', 'BT-134', 'BT-135'],
  'P1.11': [facts.among(facts.DUE), 'BT-8'],
  'S1.17': [
    (id, syntax) => (syntax === 'cii' ? facts.among(new Set(['VA']), '@schemeID') : facts.among(VAT))(id, syntax),
    'BT-31',
    'BT-95',
  ],
});

function rulesOf(depth: Depth): readonly TermRule[] {
  const [ubl, cii] = [factsOf('ubl', depth), factsOf('cii', depth)];
  return [
    ...Object.entries(WORDED).flatMap(([code, [makeRow, ...terms]]) => {
      const asked = { ubl: ubl[code] ?? [], cii: cii[code] ?? [] };
      return asked.ubl.length + asked.cii.length === 0 ? [] : numbered(code, terms, makeRow, asked);
    }),
    ...numbered('S1.13', ['BT-8'], (id) => alike(id, 'ApplicableTradeTax/DueDateTypeCode'), {
      cii: [
        [
          at('SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement'),
          (element) => new Set(textsAt(element, 'ApplicableTradeTax/DueDateTypeCode')).size <= 1,
        ],
      ],
    }),
  ];
}

export const FR_FLUX1_CIBLE_RULES: readonly TermRule[] = rulesOf('full');
/** Of the start of the reform: fewer places, and none of lines. */
export const FR_FLUX1_DEMARRAGE_RULES: readonly TermRule[] = rulesOf('base');
