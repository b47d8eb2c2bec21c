import { amount, date, identifier } from '../cii/parts.ts';
import { CHARGE } from '../cii/settlement.ts';
import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { taxRows } from './settlement.ts';

/** Lines; the item follows its price. */

const product = group('ram:SpecifiedTradeProduct', 'BG-31', [
  identifier('ram:GlobalID', 'BT-157'),
  term('ram:SellerAssignedID', 'BT-155'),
  term('ram:BuyerAssignedID', 'BT-156'),
  term('ram:Name', 'BT-153'),
  term('ram:Description', 'BT-154'),
  group('ram:ApplicableProductCharacteristic', 'BG-32', [
    term('ram:Description', 'BT-160'),
    term('ram:Value', 'BT-161'),
  ]),
  inside('ram:DesignatedProductClassification', [
    term('ram:ClassCode', 'BT-158', {
      attributes: [attribute('listID', 'BT-158-1'), attribute('listVersionID', 'BT-158-2')],
    }),
  ]),
  inside('ram:OriginTradeCountry', [term('ram:ID', 'BT-159')]),
]);

const baseQuantity: Row = term('ram:BasisQuantity', 'BT-149', { attributes: [attribute('unitCode', 'BT-150')] });

const agreement = inside('ram:SpecifiedSupplyChainTradeAgreement', [
  inside('ram:BuyerOrderReferencedDocument', [term('ram:LineID', 'BT-132')]),
  inside('ram:GrossPriceProductTradePrice', [
    amount('ram:ChargeAmount', 'BT-148'),
    baseQuantity,
    // A surcharge on a price has no place in the standard.
    inside(
      'ram:AppliedTradeAllowanceCharge',
      [inside('ram:ChargeIndicator', [fixed('udt:Indicator', 'false')]), amount('ram:ActualAmount', 'BT-147')],
      { when: { at: CHARGE.at, not: CHARGE.is } },
    ),
  ]),
  group('ram:NetPriceProductTradePrice', 'BG-29', [amount('ram:ChargeAmount', 'BT-146'), baseQuantity]),
]);

const adjustment = (
  isCharge: boolean,
  id: string,
  [sum, base, percent, reason, code]: readonly [string, string, string, string, string],
): Row =>
  group(
    'ram:SpecifiedTradeAllowanceCharge',
    id,
    [
      inside('ram:ChargeIndicator', [fixed('udt:Indicator', String(isCharge))]),
      term('ram:CalculationPercent', percent),
      amount('ram:BasisAmount', base),
      amount('ram:ActualAmount', sum),
      term('ram:ReasonCode', code),
      term('ram:Reason', reason),
    ],
    isCharge ? { when: CHARGE } : {},
  );

const settlement = inside('ram:SpecifiedSupplyChainTradeSettlement', [
  group('ram:ApplicableTradeTax', 'BG-30', taxRows('BT-151-0', 'BT-151', 'BT-152')),
  group('ram:BillingSpecifiedPeriod', 'BG-26', [
    date('ram:StartDateTime', 'BT-134'),
    date('ram:EndDateTime', 'BT-135'),
  ]),
  adjustment(true, 'BG-28', ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']),
  adjustment(false, 'BG-27', ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']),
  inside('ram:SpecifiedTradeSettlementMonetarySummation', [amount('ram:LineTotalAmount', 'BT-131')]),
  inside('ram:SpecifiedTradeAccountingAccount', [term('ram:ID', 'BT-133')]),
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [term('ram:ID', 'BT-133')]),
]);

export const lineItem = group('ram:IncludedSupplyChainTradeLineItem', 'BG-25', [
  inside('ram:AssociatedDocumentLineDocument', [
    term('ram:LineID', 'BT-126'),
    inside('ram:IncludedNote', [term('ram:Content', 'BT-127'), term('ram:SubjectCode', 'X-LineNoteSubject')]),
  ]),
  agreement,
  inside('ram:SpecifiedSupplyChainTradeDelivery', [
    term('ram:BilledQuantity', 'BT-129', { attributes: [attribute('unitCode', 'BT-130')] }),
  ]),
  settlement,
  product,
]);
