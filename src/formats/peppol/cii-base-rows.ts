import {
  about,
  any,
  at,
  atMost,
  begins,
  bothOrNeither,
  byElement,
  code,
  differs,
  equals,
  exact,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  one,
  oneOf,
  onlyIn,
  ordered,
  product,
  range,
  rows,
  together,
} from '../rules/kit/verbs.ts';
import { writtenSign } from '../en16931/decimal.ts';
import { found, has } from '../en16931/rules/paths.ts';
import type { Form } from '../rules/kit/row.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { adjustmentAmount, lineAmount } from './cii-sums.ts';
import { peppolMessages } from './messages.ts';
import { all, text } from './peppol-rule.ts';
import { CENTS } from './slack.ts';
import { asWritten } from './row-parts.ts';

/** Rows of Peppol BIS Billing 3 for CII beyond EN 16931, with Peppol's ids. */

const SUMMATION = 'SpecifiedTradeSettlementHeaderMonetarySummation';
const TOTAL_TAX = `${SUMMATION}/TaxTotalAmount`;
const PERIOD = 'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod';
const LINE_PERIOD = 'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod';

/** Totals of VAT by currency, as written. */
function taxTotals(settlement: XmlElement): { readonly inOurs: XmlElement[]; readonly inOthers: XmlElement[] } {
  const currency = childOf(settlement, 'InvoiceCurrencyCode')?.text;
  const totals = all(settlement, SUMMATION).flatMap((sum) => all(sum, 'TaxTotalAmount'));
  const currencyOf = (total: XmlElement): string | undefined => attributeOf(total, 'currencyID')?.value;
  return {
    inOurs: totals.filter((total) => currencyOf(total) === currency),
    inOthers: totals.filter(
      (total) => currency !== undefined && currencyOf(total) !== undefined && currencyOf(total) !== currency,
    ),
  };
}

function sameSign(settlement: XmlElement): boolean {
  const accounting = childOf(settlement, 'TaxCurrencyCode')?.text;
  if (accounting === undefined) return true;
  const { inOurs, inOthers } = taxTotals(settlement);
  const theirs = inOthers.find((total) => attributeOf(total, 'currencyID')?.value === accounting);
  const [a, b] = [inOurs[0], theirs].map((total) => total && writtenSign(total.text));
  return a !== undefined && b !== undefined && a < 0 === b < 0;
}

/** Peppol checks the indicator only if base and percentage are both present or both absent. */
const hasIndicator = byElement(
  (adjustment) =>
    (adjustment.name === 'SpecifiedTradeAllowanceCharge' &&
      !childOf(adjustment, 'CalculationPercent') !== !childOf(adjustment, 'BasisAmount')) ||
    ['true', 'false'].includes(text(adjustment, 'ChargeIndicator', 'Indicator') ?? ''),
);

/** Days of a line within those of the invoice, compared as written. */
const day = (id: string, name: string, terms: readonly string[], isRight: (own: string, all: string) => boolean) => {
  const whole = `//${PERIOD}/${name}`;
  const isStart = name === 'StartDateTime';
  const targets = [`${whole}/DateTimeString`, 'DateTimeString'];
  const [first = '', second = ''] = isStart ? targets : targets.toReversed();
  return at(
    `${LINE_PERIOD}/${name}`,
    ordered(id, first, second, {
      terms,
      ...byElement((element) => {
        if (!has(element, whole)) return true;
        const [own, [date]] = [childOf(element, 'DateTimeString'), found(element, `${whole}/DateTimeString`)];
        return own !== undefined && date !== undefined && isRight(own.text, textOf(date));
      }),
    }),
  );
};

const PRICE_QUANTITIES =
  'NetPriceProductTradePrice/BasisQuantity[@unitCode] GrossPriceProductTradePrice/BasisQuantity[@unitCode]';

const PROCESS: Form = {
  fits: (name) => /urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0/.test(name),
  like: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
};

const ADDRESS = 'URIUniversalCommunication/URIID';
const ADJUSTMENT = 'SpecifiedTradeAllowanceCharge';

/** The rows without codes and identifiers, which XRechnung has in part. */
export const PEPPOL_CII_BASE_ROWS = onlyIn(
  'cii',
  rows(
    at(
      'ExchangedDocumentContext',
      needs('PEPPOL-EN16931-R001', 'BusinessProcessSpecifiedDocumentContextParameter/ID', { terms: ['BT-23'] }),
      form('PEPPOL-EN16931-R007', 'BusinessProcessSpecifiedDocumentContextParameter/ID', PROCESS, missingIsWrong, {
        terms: ['BT-23'],
      }),
      begins(
        'PEPPOL-EN16931-R004',
        'GuidelineSpecifiedDocumentContextParameter/ID',
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
        missingIsWrong,
        { terms: ['BT-24'] },
      ),
    ),
    at(
      'ApplicableHeaderTradeAgreement',
      needsOneOf('PEPPOL-EN16931-R003', ['BuyerReference', 'BuyerOrderReferencedDocument/IssuerAssignedID'], {
        terms: ['BT-10', 'BT-13'],
      }),
      atMost('PEPPOL-EN16931-R006', 1, 'AdditionalReferencedDocument[TypeCode=130]', { terms: ['BT-18'] }),
      atMost('PEPPOL-EN16931-R080', 1, 'AdditionalReferencedDocument[TypeCode=50]', { terms: ['BT-17'] }),
    ),
    at(
      'ApplicableHeaderTradeSettlement',
      differs('PEPPOL-EN16931-R005', 'TaxCurrencyCode', 'InvoiceCurrencyCode', { terms: ['BT-6', 'BT-5'] }),
      one(
        'PEPPOL-EN16931-R053',
        TOTAL_TAX,
        byElement((settlement) => taxTotals(settlement).inOurs.length === 1),
        {
          terms: ['BT-110'],
        },
      ),
      bothOrNeither('PEPPOL-EN16931-R054', 'TaxCurrencyCode', TOTAL_TAX, {
        terms: ['BT-6', 'BT-111'],
        ...byElement(
          (settlement) => taxTotals(settlement).inOthers.length === (childOf(settlement, 'TaxCurrencyCode') ? 1 : 0),
        ),
      }),
      code(
        'PEPPOL-EN16931-R055',
        TOTAL_TAX,
        { fault: peppolMessages.otherSign, requirement: peppolMessages.mustHaveSameSign },
        { ...about('BT-111', 'BT-110'), ...byElement(sameSign) },
      ),
    ),
    at(
      'ExchangedDocument',
      atMost(
        'PEPPOL-EN16931-R002',
        1,
        'IncludedNote',
        byElement((document) => {
          const notes = all(document, 'IncludedNote');
          return notes.length <= 1 && !notes.some((note) => childOf(note, 'SubjectCode'));
        }),
        about('BT-22', 'BT-21'),
      ),
    ),
    at('BuyerTradeParty', needs('PEPPOL-EN16931-R010', ADDRESS, { terms: ['BT-49'] })),
    at('SellerTradeParty', needs('PEPPOL-EN16931-R020', ADDRESS, { terms: ['BT-34'] })),
    at(
      ADJUSTMENT,
      together(
        'PEPPOL-EN16931-R041',
        'CalculationPercent',
        'BasisAmount',
        about('BT-93', 'BT-100', 'BT-137', 'BT-142'),
      ),
      together(
        'PEPPOL-EN16931-R042',
        'BasisAmount',
        'CalculationPercent',
        about('BT-94', 'BT-101', 'BT-138', 'BT-143'),
      ),
      product(
        'PEPPOL-EN16931-R040',
        'ActualAmount',
        'BasisAmount × CalculationPercent %',
        byElement(adjustmentAmount(CENTS)),
        about('BT-92', 'BT-99', 'BT-136', 'BT-141'),
      ),
    ),
    at(
      `${ADJUSTMENT} AppliedTradeAllowanceCharge`,
      oneOf(
        'PEPPOL-EN16931-R043',
        'ChargeIndicator/Indicator',
        'true false',
        missingIsWrong,
        hasIndicator,
        about('BG-20', 'BG-21', 'BG-27', 'BG-28'),
      ),
    ),
    at(
      'SpecifiedTradeSettlementPaymentMeans[TypeCode~49|59]',
      needs('PEPPOL-EN16931-R061', '../SpecifiedTradePaymentTerms/DirectDebitMandateID', { terms: ['BT-89'] }),
    ),
    day('PEPPOL-EN16931-R110', 'StartDateTime', ['BT-73', 'BT-134'], (own, all) => own >= all),
    day('PEPPOL-EN16931-R111', 'EndDateTime', ['BT-135', 'BT-74'], (own, all) => own <= all),
    at(
      'IncludedSupplyChainTradeLineItem',
      product(
        'PEPPOL-EN16931-R120',
        'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
        'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136',
        byElement(lineAmount(CENTS, ['NetPriceProductTradePrice'])),
        about('BT-131', 'BT-129', 'BT-146', 'BT-149'),
      ),
      atMost('PEPPOL-EN16931-R100', 1, 'SpecifiedLineTradeSettlement/AdditionalReferencedDocument[TypeCode=130]', {
        terms: ['BT-128'],
      }),
      oneOf(
        'PEPPOL-EN16931-R101',
        'SpecifiedLineTradeSettlement/AdditionalReferencedDocument/TypeCode',
        '130',
        any,
        exact,
        missingIsWrong,
        {
          ...about('BT-128'),
          ...byElement((line) => {
            const documents = 'SpecifiedLineTradeSettlement/AdditionalReferencedDocument';
            return !has(line, documents) || has(line, `${documents}[TypeCode=130]`);
          }),
        },
      ),
    ),
    at(
      'NetPriceProductTradePrice GrossPriceProductTradePrice',
      range('PEPPOL-EN16931-R121', 'BasisQuantity', { above: '0' }, { terms: ['BT-149'] }),
    ),
    at(
      PRICE_QUANTITIES,
      equals(
        'PEPPOL-EN16931-R130',
        '@unitCode',
        '../../../SpecifiedLineTradeDelivery/BilledQuantity/@unitCode',
        asWritten,
        {
          terms: ['BT-150', 'BT-130'],
        },
      ),
    ),
  ),
);
