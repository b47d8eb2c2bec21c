import { outermost } from '../../en16931/rules/elements.ts';
import { normal } from '../../en16931/rules/blanks.ts';
import { count, elementsOf, found, foundElements, has } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { isDate } from '../../peppol/peppol-rule.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  about,
  another,
  any,
  at,
  byElement,
  code,
  exact,
  listed as codesOf,
  missingIsWrong,
  never,
  one,
  oneOf,
  onlyIn,
  range,
  rows,
  together,
} from '../../rules/kit/verbs.ts';
import { dueSomeDay, most } from '../../rules/shared/functions/national.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { CATEGORY_NAMES, EXEMPTION_CODES, EXEMPTION_TEXTS, MENTION_TEXTS } from './code-lists.codes.ts';

/** Belgian rules of UBL.BE. */
const listed = (codes: string): ReadonlySet<string> =>
  new Set(
    codes
      .trim()
      .split(/[;\n]/)
      .map((code) => code.trim()),
  );
const names = listed(CATEGORY_NAMES);
const reasons = listed(EXEMPTION_CODES);
const reasonTexts = listed(EXEMPTION_TEXTS);
const mentions = listed(MENTION_TEXTS);
const MENTIONS = 'BELM-001 BELM-002 BELM-003 BELM-004 BELM-005 BELM-006 BELM-007 BELM-008';

const HUNDRED = new Decimal(100n, 0);

/** All texts of this name are in a list. */
const isListed = (element: XmlElement, name: string, known: ReadonlySet<string>): boolean =>
  found(element, name).every((node) => known.has(normal(textOf(node))));

const REFERENCE = 'AdditionalDocumentReference';
const DISCOUNT = 'SettlementDiscountPercent';

/** A settlement discount comes with this. */
const ofDiscount = (id: string, name: string, isRight: (terms: XmlElement) => boolean) =>
  together(
    id,
    DISCOUNT,
    name,
    about('BT-20'),
    byElement((terms) => !has(terms, DISCOUNT) || isRight(terms)),
  );

const BELGIAN_ROWS = onlyIn(
  'ubl',
  rows(
    at(
      '/',
      code(
        'ubl-BE-01',
        REFERENCE,
        {
          fault: conditionMessages.tooFew({ least: 2, what: quoted(REFERENCE) }),
          requirement: conditionMessages.notTooFew({ least: 2, what: quoted(REFERENCE) }),
        },
        about('BG-24'),
        byElement((root) => count(root, REFERENCE) >= 2),
      ),
    ),
    at(
      REFERENCE,
      one(
        'ubl-BE-02',
        `../${REFERENCE}[DocumentDescription=CommercialInvoice|CreditNote]`,
        another,
        about('BT-123'),
        byElement((reference) => count(reference, '//DocumentDescription[.=CommercialInvoice|CreditNote]') === 1),
      ),
      one(
        'ubl-BE-03',
        `../${REFERENCE}[ID=UBL.BE]`,
        another,
        about('BT-122'),
        byElement((reference) => count(reference, '//ID[.=UBL.BE]') === 1),
      ),
    ),
    at(`${REFERENCE}/ID`, one('ubl-BE-04', '../DocumentDescription', { terms: ['BT-123'] })),
    at(
      'Delivery/DeliveryTerms',
      oneOf('ubl-BE-05', 'ID', MENTIONS, missingIsWrong, about('BT-22')),
      oneOf('ubl-BE-06', 'SpecialTerms', codesOf('UBL.BE', mentions), any, exact, missingIsWrong, about('BT-22')),
    ),
    at(
      'PaymentTerms',
      range(
        'ubl-BE-07',
        DISCOUNT,
        { above: '0', below: '100' },
        about('BT-20'),
        byElement((terms) => {
          const percent = figure(terms, DISCOUNT);
          const isBelow = percent !== undefined && percent.compare(HUNDRED) < 0;
          return !has(terms, DISCOUNT) || (isBelow && isPositive(terms, DISCOUNT));
        }),
      ),
      ofDiscount('ubl-BE-08', 'Amount', (terms) => !(figure(terms, 'Amount')?.isZero() ?? true)),
      ofDiscount('ubl-BE-09', 'PaymentDueDate', (terms) =>
        isDate(foundElements(terms, 'PaymentDueDate')[0]?.text ?? ''),
      ),
    ),
    at(
      'TaxTotal/TaxSubtotal/TaxCategory',
      oneOf('ubl-BE-10', 'Name', codesOf('UBL.BE', names), any, missingIsWrong, about('BT-118')),
      oneOf(
        'ubl-BE-11',
        'TaxExemptionReasonCode',
        codesOf('UBL.BE', reasons),
        { terms: ['BT-121'] },
        byElement((category) => isListed(category, 'TaxExemptionReasonCode', reasons)),
      ),
      oneOf(
        'ubl-BE-12',
        'TaxExemptionReason',
        codesOf('UBL.BE', reasonTexts),
        { terms: ['BT-120'] },
        byElement((category) => isListed(category, 'TaxExemptionReason', reasonTexts)),
      ),
    ),
    at('', never('ubl-BE-13', 'BG-25')),
    at('InvoiceLine CreditNoteLine', one('ubl-BE-14', 'TaxTotal', about('BG-25'))),
    at('ClassifiedTaxCategory', one('ubl-BE-15', 'Name', about('BT-151'))),
  ),
);

export const belgianRules: readonly TermRule[] = [
  withPhrase(dueSomeDay('BR-CO-25', elementsOf('/Invoice/LegalMonetaryTotal/PayableAmount'), '.')),
  most('BR-66', ['BG-18'], outermost, 'PaymentMeans/CardAccount'),
  most('BR-67', ['BG-19'], outermost, 'PaymentMeans/PaymentMandate'),
  ...rulesOf(BELGIAN_ROWS),
];
