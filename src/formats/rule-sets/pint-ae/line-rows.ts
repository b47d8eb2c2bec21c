import { Decimal } from '../../en16931/decimal.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import { PEPPOL_BASE_ROWS } from '../../peppol/ubl-base-rows.ts';
import type { Holds } from '../../rules/kit/subject.ts';
import {
  about,
  any,
  at,
  byElement,
  exact,
  missingIsWrong,
  needs,
  never,
  one,
  oneOf,
  product,
  range,
  rows,
  shared,
} from '../../rules/kit/verbs.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { LINE } from '../../rules/shared/pint/row-parts.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { ofType } from './transaction.ts';

/** Rows of PINT United Arab Emirates on lines, items and prices. */
const CATEGORY = 'Item/ClassifiedTaxCategory';
const linesWith = (condition: string): string => LINES.map((line) => `${line}[${condition}]`).join(' ');

const adjusted = (line: XmlElement, indicator: 'true' | 'false'): Decimal =>
  foundElements(line, `AllowanceCharge[ChargeIndicator=${indicator}]`).reduce(
    (sum, adjustment) => sum.plus(figure(adjustment, 'Amount') ?? Decimal.ZERO),
    Decimal.ZERO,
  );

const isNetAmount = (line: XmlElement): Holds => {
  const written = figure(line, 'LineExtensionAmount');
  const quantity = figure(line, 'InvoicedQuantity') ?? figure(line, 'CreditedQuantity');
  const [price, base] = [figure(line, 'Price/PriceAmount'), figure(line, 'Price/BaseQuantity')];
  const single = price && base && price.over(base, QUOTIENT_DECIMALS);
  if (!written || !quantity || !single) return false;
  const right = quantity.times(single).plus(adjusted(line, 'true')).minus(adjusted(line, 'false')).roundedUp(2);
  return written.roundedUp(2).equals(right) ? true : { right: right.toString() };
};

const GOODS = 'CommodityClassification/ItemClassificationCode';
const SERVICES = 'AdditionalItemIdentification/ID';

/** Items that are goods, services or both have a code for each. */
const kindOfItem = (id: string, kind: 'G' | 'S' | 'B', ...paths: readonly string[]) =>
  at(`Item[CommodityClassification/CommodityCode=${kind}]`, needs(id, paths, about('BT-158')));

export const LINE_ROWS = rows(
  shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R046': 'aligned-ibrp-004' }),
  at('Price', needs('ibr-126-ae', ['BaseQuantity', 'AllowanceCharge/BaseAmount'], { terms: ['BT-149', 'BT-148'] })),
  at(
    linesWith(`${CATEGORY}[!ID~E]`),
    needs('ibr-104-ae', ['ItemPriceExtension/TaxTotal/TaxAmount', 'ItemPriceExtension/Amount'], about('BG-30')),
  ),
  at(
    LINE,
    needs('ibr-194-ae', 'ItemPriceExtension/Amount', about('BG-25')),
    needs('ibr-145-ae', CATEGORY, { terms: ['BG-30'] }),
    product('ibr-147-ae', 'LineExtensionAmount', 'BT-129 × BT-146 ÷ BT-149 + BT-141 − BT-136', {
      ...about('BT-131', 'BT-129', 'BT-146', 'BT-149'),
      ...byElement(isNetAmount),
    }),
    one('ibr-123-ae', CATEGORY, { ...about('BG-30', 'BT-3'), when: ofType('81', '480') }),
  ),
  at(
    linesWith(`${CATEGORY}/ID=N`),
    range('ibr-111-ae', `${CATEGORY}/Percent`, { above: '0' }, missingIsWrong, { terms: ['BT-152'] }),
  ),
  at(linesWith(`${CATEGORY}/ID=E`), needs('ibr-167-ae', `${CATEGORY}/TaxExemptionReasonCode`, about('BT-151'))),
  at('Item', needs('ibr-125-ae', 'Description', { terms: ['BT-154'] })),
  at('Item[ClassifiedTaxCategory/ID=AE]', needs('ibr-166-ae', 'CommodityClassification/NatureCode', about('BT-151'))),
  kindOfItem('ibr-184-ae', 'G', GOODS),
  kindOfItem('ibr-185-ae', 'S', SERVICES),
  kindOfItem('ibr-186-ae', 'B', GOODS, SERVICES),
  at('/', never('ibr-187-ae', ['BT-158'])),
  at(`Item[${GOODS}]`, oneOf('ibr-188-ae', `${GOODS}/@listID`, 'HS', any, exact, missingIsWrong, about('BT-158-1'))),
  at(
    `Item[${SERVICES}]`,
    oneOf('ibr-189-ae', `${SERVICES}/@schemeID`, 'SAC', any, exact, missingIsWrong, about('BT-158-1')),
  ),
  at('NatureCode', oneOf('ibr-006-ae', '.', 'DL8.48.8.2 DL8.48.8.1 DL8.48.3.1 DL8.48.3.2 DL8.48.3.3', about('BT-158'))),
);
