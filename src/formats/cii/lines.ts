import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount, date, identifier } from './parts.ts';
import { CHARGE } from './settlement.ts';

const product = group('ram:SpecifiedTradeProduct', 'BG-31', [
  term('ram:ID', 'BT-157-alt', { readOnly: true }),
  identifier('ram:GlobalID', 'BT-157'),
  term('ram:SellerAssignedID', 'BT-155'),
  term('ram:BuyerAssignedID', 'BT-156'),
  term('ram:Name', 'BT-153'),
  term('ram:Description', 'BT-154'),
  group('ram:ApplicableProductCharacteristic', 'BG-32', [
    term('ram:Description', 'BT-160'),
    term('ram:Value', 'BT-161'),
  ]),
  inside(
    'ram:DesignatedProductClassification',
    [
      term('ram:ClassCode', 'BT-158', {
        attributes: [attribute('listID', 'BT-158-1'), attribute('listVersionID', 'BT-158-2')],
      }),
    ],
    { each: 'BT-158' },
  ),
  inside('ram:OriginTradeCountry', [term('ram:ID', 'BT-159')]),
]);

const objectIdentifier = (more: Partial<Row> = {}): Row =>
  inside(
    'ram:AdditionalReferencedDocument',
    [term('ram:IssuerAssignedID', 'BT-128'), fixed('ram:TypeCode', '130'), term('ram:ReferenceTypeCode', 'BT-128-1')],
    { when: { at: 'TypeCode', is: ['130'] }, ...more },
  );

const agreement = inside('ram:SpecifiedLineTradeAgreement', [
  inside('ram:BuyerOrderReferencedDocument', [term('ram:LineID', 'BT-132')]),
  objectIdentifier({ readOnly: true }),
  inside('ram:GrossPriceProductTradePrice', [
    amount('ram:ChargeAmount', 'BT-148'),
    term('ram:BasisQuantity', 'BT-149', { attributes: [attribute('unitCode', 'BT-150')], readOnly: true }),
    inside('ram:AppliedTradeAllowanceCharge', [
      inside('ram:ChargeIndicator', [fixed('udt:Indicator', 'false')], { always: true }),
      amount('ram:ActualAmount', 'BT-147'),
    ]),
  ]),
  group('ram:NetPriceProductTradePrice', 'BG-29', [
    amount('ram:ChargeAmount', 'BT-146'),
    term('ram:BasisQuantity', 'BT-149', { attributes: [attribute('unitCode', 'BT-150')] }),
  ]),
]);

const allowance = (
  charge: boolean,
  id: string,
  [sum, base, percent, reason, code]: readonly [string, string, string, string, string],
): Row =>
  group(
    'ram:SpecifiedTradeAllowanceCharge',
    id,
    [
      inside('ram:ChargeIndicator', [fixed('udt:Indicator', String(charge))], { always: true }),
      term('ram:CalculationPercent', percent),
      amount('ram:BasisAmount', base),
      amount('ram:ActualAmount', sum),
      term('ram:ReasonCode', code),
      term('ram:Reason', reason),
    ],
    charge ? { when: CHARGE } : {},
  );

const settlement = inside('ram:SpecifiedLineTradeSettlement', [
  group('ram:ApplicableTradeTax', 'BG-30', [
    term('ram:TypeCode', 'BT-151-0', { otherwise: 'VAT' }),
    term('ram:CategoryCode', 'BT-151'),
    term('ram:RateApplicablePercent', 'BT-152'),
  ]),
  group('ram:BillingSpecifiedPeriod', 'BG-26', [
    date('ram:StartDateTime', 'BT-134'),
    date('ram:EndDateTime', 'BT-135'),
  ]),
  allowance(true, 'BG-28', ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']),
  allowance(false, 'BG-27', ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']),
  inside('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', 'BT-131')]),
  objectIdentifier(),
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [term('ram:ID', 'BT-133')]),
]);

export const lineItem = group('ram:IncludedSupplyChainTradeLineItem', 'BG-25', [
  inside('ram:AssociatedDocumentLineDocument', [
    term('ram:LineID', 'BT-126'),
    term('ram:ParentLineID', 'X-ParentLine'),
    term('ram:LineStatusReasonCode', 'X-LineKind', { readOnly: true }),
    inside('ram:IncludedNote', [term('ram:Content', 'BT-127'), term('ram:SubjectCode', 'X-LineNoteSubject')], {
      each: 'BT-127',
    }),
  ]),
  product,
  agreement,
  inside('ram:SpecifiedLineTradeDelivery', [
    term('ram:BilledQuantity', 'BT-129', { attributes: [attribute('unitCode', 'BT-130')] }),
  ]),
  settlement,
]);
