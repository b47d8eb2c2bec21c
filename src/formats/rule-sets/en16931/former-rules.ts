import { tableOf } from '../../../engine/values.ts';
import { about, at, having, needsOneOf, never, rows } from '../../rules/kit/verbs.ts';
import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { below, each, elementsAt } from '../../en16931/rules/elements.ts';
import type { Demand, Subject, TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { taxNumbers } from '../../en16931/rules/tax-numbers.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

/*
 * Differences of release 1.3.15 from 1.3.16, found by comparing the official files on 2026-11-25. Sums over a repeated
 * amount in CII differ too, but such a file breaks the schema.
 */

/** The first release without these rows. */
const UNTIL = '1.3.16';

/** Rows that began with this release. */
const BEGAN: ReadonlySet<string> = new Set([
  'UBL-SR-56',
  ...Array.from({ length: 28 }, (_, turn) => `CII-SR-${467 + turn}`),
]);

const demand = (own: Demand<XmlElement>): Demand => own as unknown as Demand<Subject>;

/** The official test looked for an element that does not exist. */
const NEVER = demand({ on: () => [], must: () => true });

const has = (element: XmlElement, ...paths: readonly string[]): boolean =>
  paths.some((path) => below(element, path).length > 0);

const representatives = each('SellerTaxRepresentativeTradeParty');
const NUMBERS = ['IBANID', 'ProprietaryID'];

/** The text of a code: of the element itself, or of its attribute. */
const codeOf = (element: XmlElement, attribute: string | undefined): string =>
  (attribute === undefined ? element.text : (attributeOf(element, attribute)?.value ?? '')).trim();

/** Codes of a changed list: those valid before, and those not yet valid. */
const listedBefore =
  (good: readonly string[], notYet: readonly string[], attribute?: string) =>
  (now: Demand): Demand => ({
    ...now,
    must: (subject, invoice, today) => {
      const code = codeOf(subject as XmlElement, attribute);
      return good.includes(code) || (!notYet.includes(code) && now.must(subject, invoice, today));
    },
  });

const currenciesBefore = (attribute?: string) => listedBefore(['ANG', 'BGN'], ['XCG'], attribute);
const schemesBefore = listedBefore([], ['0245', '0246', '0247', '0248'], 'schemeID');
const addressesBefore = listedBefore([], ['0242', '0245', '0246', '0248'], 'schemeID');

/** Self-billed claims (502, 503) were invoice types, and are now credit note types. */
const typesBefore = (now: Demand): Demand => ({
  ...now,
  must: (subject, invoice, today) => {
    const { name, text } = subject as XmlElement;
    return ['502', '503'].includes(text.trim()) ? name === 'InvoiceTypeCode' : now.must(subject, invoice, today);
  },
});

const allowances = elementsAt('AllowanceCharge/TaxCategory/ID');
const lineCategories = elementsAt('ClassifiedTaxCategory/ID');

/** The standard rate combined with split payment was ignored in the breakdown. */
const besideSplitPayment = (now: Demand): Demand => ({
  ...now,
  must: (_, invoice) =>
    lineCategories(invoice).every(({ text }) => text !== 'S') &&
    allowances(invoice).every(({ text, parent }) => text !== 'S' || parent?.parent?.parent !== invoice.root),
});

type Before = (now: Demand) => Demand;

/** Rows with equal subjects, in one syntax or both. */
const ASKED_BEFORE: Readonly<Record<string, { readonly ubl?: Before; readonly cii?: Before }>> = tableOf({
  'BR-B-02': { ubl: besideSplitPayment },
  'BR-CL-01': { ubl: typesBefore },
  'BR-CL-03': { ubl: currenciesBefore('currencyID'), cii: currenciesBefore('currencyID') },
  'BR-CL-04': { ubl: currenciesBefore(), cii: currenciesBefore() },
  'BR-CL-05': { ubl: currenciesBefore(), cii: currenciesBefore() },
  ...Object.fromEntries(
    ['10', '11', '21', '26'].map((id) => [`BR-CL-${id}`, { ubl: schemesBefore, cii: schemesBefore }]),
  ),
  'BR-CL-25': { ubl: addressesBefore, cii: addressesBefore },
});

/** The former constraint of a row. White space counted as text. */
const BEFORE: Readonly<Record<string, { readonly ubl?: Demand; readonly cii?: Demand }>> = tableOf({
  'BR-18': { cii: demand({ on: representatives, must: (element) => has(element, 'Name') }) },
  'BR-20': { cii: demand({ on: representatives, must: (element) => has(element, 'PostalTradeAddress/CountryID') }) },
  'BR-50': {
    cii: demand({
      on: (invoice) =>
        elementsAt('SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount')(invoice).filter(
          ({ parent }) => parent && below(parent, 'TypeCode').some(({ text }) => text === '30' || text === '58'),
        ),
      must: (account) => has(account, ...NUMBERS),
    }),
  },
  'BR-51': {
    cii: demand({
      on: each('ApplicableTradeSettlementFinancialCard'),
      must: (card) => below(card, 'ID').every(({ text }) => text.length <= 10),
    }),
  },
  'BR-CO-26': {
    ubl: demand({
      on: each('AccountingSupplierParty'),
      must: (seller, invoice) =>
        has(seller, 'Party/PartyIdentification/ID', 'Party/PartyLegalEntity/CompanyID') ||
        taxNumbers(invoice).sellerVat,
    }),
  },
  'UBL-CR-674': { ubl: NEVER },
  'UBL-SR-23': { ubl: NEVER },
  'CII-SR-464': { cii: NEVER },
});

/** Rows of 1.3.16, each with its form in the previous release. */
export function withFormer(rows: readonly TermRule[]): readonly TermRule[] {
  return rows.map((row) => {
    if (BEGAN.has(row.code)) return { ...row, since: UNTIL };
    const asked = ASKED_BEFORE[row.code];
    const before = asked
      ? {
          ...(row.ubl && asked.ubl && { ubl: asked.ubl(row.ubl) }),
          ...(row.cii && asked.cii && { cii: asked.cii(row.cii) }),
        }
      : BEFORE[row.code];
    return before ? { ...row, before: { release: UNTIL, ...before } } : row;
  });
}

/** Something is to be paid by a figure. */
const isToBePaid = (text: string | undefined): boolean => {
  const amount = parseDecimal(text ?? '');
  return amount !== undefined && amount.compare(Decimal.ZERO) > 0;
};

/** Rows removed in 1.3.16. */
export const EN16931_FORMER_RULES: readonly TermRule[] = rulesOf(
  having(
    { until: UNTIL },
    rows(
      at(
        { ubl: 'Invoice/LegalMonetaryTotal/PayableAmount', cii: '/' },
        needsOneOf(
          'BR-CO-25',
          {
            ubl: ['//DueDate', '//PaymentTerms/Note'],
            cii: ['//SpecifiedTradePaymentTerms/DueDateDateTime', '//SpecifiedTradePaymentTerms/Description'],
          },
          {
            ...about('BT-9', 'BT-20', 'BT-115'),
            by: {
              ubl: (amount, invoice) =>
                !isToBePaid((amount as XmlElement).text) ||
                each('DueDate')(invoice).length > 0 ||
                elementsAt('PaymentTerms/Note')(invoice).length > 0,
              cii: (_, invoice) =>
                !isToBePaid(each('DuePayableAmount')(invoice)[0]?.text) ||
                each('SpecifiedTradePaymentTerms')(invoice).some((terms) =>
                  has(terms, 'DueDateDateTime', 'Description'),
                ),
            },
          },
        ),
      ),
      // The official file applies another rule to every means of payment first, so this one is never broken.
      at({ cii: '' }, never('BR-CO-27', 'BT-84')),
    ),
  ),
);
