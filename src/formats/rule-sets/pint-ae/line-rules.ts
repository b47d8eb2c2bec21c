import { each } from '../../en16931/rules/elements.ts';
import { count, elementsOf, foundElements, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { QUOTIENT_DECIMALS } from '../../peppol/slack.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../../rules/shared/functions/figures.ts';
import { coded, fromPeppol, lines, needs, silent, when } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isPositive } from '../../rules/shared/functions/tax-categories.ts';
import { isType } from './transaction.ts';

/** Rules of PINT United Arab Emirates on lines, items and prices. */
const item = each('Item');

const adjusted = (line: XmlElement, indicator: 'true' | 'false'): Decimal =>
  foundElements(line, `AllowanceCharge[ChargeIndicator=${indicator}]`).reduce(
    (sum, one) => sum.plus(figure(one, 'Amount') ?? Decimal.ZERO),
    Decimal.ZERO,
  );

const netAmount = pint(
  'ibr-147-ae',
  ['BT-131', 'BT-129', 'BT-146', 'BT-149'],
  'The net amount of a line is its quantity times its price, plus its charges less its allowances',
  lines,
  (line) => {
    const told = figure(line, 'LineExtensionAmount');
    const quantity = figure(line, 'InvoicedQuantity') ?? figure(line, 'CreditedQuantity');
    const [price, base] = [figure(line, 'Price/PriceAmount'), figure(line, 'Price/BaseQuantity')];
    const single = price && base && price.over(base, QUOTIENT_DECIMALS);
    if (!told || !quantity || !single) return false;
    const right = quantity.times(single).plus(adjusted(line, 'true')).minus(adjusted(line, 'false')).roundedUp(2);
    return told.roundedUp(2).equals(right) ? true : { right: right.toString() };
  },
);

/** Items that are goods, services or both have a code for each. */
const kindOfItem = (code: string, kind: 'G' | 'S' | 'B', say: string, ...paths: readonly string[]): TermRule =>
  when(
    code,
    ['BT-158'],
    say,
    item,
    (one) => has(one, `CommodityClassification/CommodityCode[.=${kind}]`),
    (one) => has(one, ...paths),
  );

const GOODS = 'CommodityClassification/ItemClassificationCode';
const SERVICES = 'AdditionalItemIdentification/ID';

export const lineRules: readonly TermRule[] = [
  ...fromPeppol({ R046: 'aligned-ibrp-004' }),
  needs(
    'ibr-126-ae',
    ['BT-148', 'BT-149'],
    'A price has a base quantity and a gross price',
    each('Price'),
    'BaseQuantity',
    'AllowanceCharge/BaseAmount',
  ),
  when(
    'ibr-104-ae',
    ['BG-30'],
    'A line that is not exempt says its VAT and its amount with VAT',
    lines,
    (line) => foundElements(line, 'Item/ClassifiedTaxCategory').some((one) => !has(one, 'ID[.~E]')),
    (line) => has(line, 'ItemPriceExtension/TaxTotal/TaxAmount', 'ItemPriceExtension/Amount'),
  ),
  needs('ibr-194-ae', ['BG-25'], 'A line says its amount with VAT', lines, 'ItemPriceExtension/Amount'),
  when(
    'ibr-111-ae',
    ['BT-152'],
    'A line of the margin scheme (N) has a rate of more than zero',
    lines,
    (line) => has(line, 'Item/ClassifiedTaxCategory/ID[.=N]'),
    (line) => isPositive(line, 'Item/ClassifiedTaxCategory/Percent'),
  ),
  needs('ibr-145-ae', ['BG-30'], 'A line has a category of VAT', lines, 'Item/ClassifiedTaxCategory'),
  netAmount,
  when(
    'ibr-167-ae',
    ['BT-151'],
    'An exempt line (E) has the code of its reason',
    lines,
    (line) => has(line, 'Item/ClassifiedTaxCategory/ID[.=E]'),
    (line) => has(line, 'Item/ClassifiedTaxCategory/TaxExemptionReasonCode'),
  ),
  pint(
    'ibr-123-ae',
    ['BG-30', 'BT-3'],
    'A line of an invoice out of scope of VAT (480, 81) has one category',
    (invoice) => (isType(invoice.root, '81', '480') ? lines(invoice) : []),
    (line) => count(line, 'Item/ClassifiedTaxCategory') === 1,
  ),
  needs('ibr-125-ae', ['BT-154'], 'An item has a description', item, 'Description'),
  when(
    'ibr-166-ae',
    ['BT-151'],
    'An item under reverse charge (AE) says of which nature it is',
    item,
    (one) => has(one, 'ClassifiedTaxCategory/ID[.=AE]'),
    (one) => has(one, 'CommodityClassification/NatureCode'),
  ),
  kindOfItem('ibr-184-ae', 'G', 'Goods (G) have a code', GOODS),
  kindOfItem('ibr-185-ae', 'S', 'Services (S) have a code', SERVICES),
  kindOfItem('ibr-186-ae', 'B', 'Goods with services (B) have a code of each', GOODS, SERVICES),
  silent('ibr-187-ae', ['BT-158'], 'An item has a code'),
  when(
    'ibr-188-ae',
    ['BT-158-1'],
    'Codes of goods are of the Harmonized System (HS)',
    item,
    (one) => has(one, GOODS),
    (one) => has(one, `${GOODS}[@listID=HS]`),
  ),
  when(
    'ibr-189-ae',
    ['BT-158-1'],
    'Codes of services are of the list SAC',
    item,
    (one) => has(one, SERVICES),
    (one) => has(one, `${SERVICES}[@schemeID=SAC]`),
  ),
  coded(
    'ibr-006-ae',
    ['BT-158'],
    'The nature of goods or services under reverse charge',
    elementsOf('NatureCode'),
    'DL8.48.8.2 DL8.48.8.1 DL8.48.3.1 DL8.48.3.2 DL8.48.3.3',
  ),
];
