import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount, identifier, taxScheme } from './amount.ts';

export const CHARGE = { at: 'ChargeIndicator', is: ['true', '1'] };

const allowance = (charge: boolean, id: string, [sum, base, percent, reason, code]: readonly string[]): Row =>
  group(
    'cac:AllowanceCharge',
    id,
    [
      fixed('cbc:ChargeIndicator', String(charge)),
      term('cbc:AllowanceChargeReasonCode', code as string),
      term('cbc:AllowanceChargeReason', reason as string),
      term('cbc:MultiplierFactorNumeric', percent as string),
      amount('cbc:Amount', sum as string),
      amount('cbc:BaseAmount', base as string),
    ],
    charge ? { when: CHARGE } : {},
  );

/** A date or period in UBL. */
export const date = (name: string, id: string, more: Partial<Row> = {}): Row =>
  term(name, id, { form: 'iso-date', ...more });

const item: Row = group('cac:Item', 'BG-31', [
  term('cbc:Description', 'BT-154'),
  term('cbc:Name', 'BT-153'),
  inside('cac:BuyersItemIdentification', [term('cbc:ID', 'BT-156')]),
  inside('cac:SellersItemIdentification', [term('cbc:ID', 'BT-155')]),
  inside('cac:StandardItemIdentification', [identifier('cbc:ID', 'BT-157')]),
  inside('cac:OriginCountry', [term('cbc:IdentificationCode', 'BT-159'), { name: 'cbc:Name', implied: true }]),
  inside(
    'cac:CommodityClassification',
    [
      term('cbc:ItemClassificationCode', 'BT-158', {
        attributes: [attribute('listID', 'BT-158-1'), attribute('listVersionID', 'BT-158-2')],
      }),
    ],
    { each: 'BT-158' },
  ),
  group('cac:ClassifiedTaxCategory', 'BG-30', [
    term('cbc:ID', 'BT-151'),
    term('cbc:Name', 'X-ItemCategoryName'),
    term('cbc:Percent', 'BT-152'),
    term('cbc:TaxExemptionReasonCode', 'X-ItemExemptionCode'),
    term('cbc:TaxExemptionReason', 'X-ItemExemption'),
    taxScheme('BT-151-0'),
  ]),
  group('cac:AdditionalItemProperty', 'BG-32', [term('cbc:Name', 'BT-160'), term('cbc:Value', 'BT-161')]),
]);

const price: Row = group('cac:Price', 'BG-29', [
  amount('cbc:PriceAmount', 'BT-146'),
  term('cbc:BaseQuantity', 'BT-149', { attributes: [attribute('unitCode', 'BT-150')] }),
  inside('cac:AllowanceCharge', [
    fixed('cbc:ChargeIndicator', 'false'),
    amount('cbc:Amount', 'BT-147'),
    amount('cbc:BaseAmount', 'BT-148'),
  ]),
]);

const unit = [attribute('unitCode', 'BT-130')];

const lineTax = inside('cac:TaxTotal', [
  amount('cbc:TaxAmount', 'X-LineTax'),
  amount('cbc:RoundingAmount', 'X-LineGross'),
]);

/** In a credit note, the tax comes before discounts and charges. */
function lineRows(quantity: string, inner: Row[], taxFirst = false): Row[] {
  return [
    term('cbc:ID', 'BT-126'),
    term('cbc:Note', 'BT-127'),
    term(quantity, 'BT-129', { attributes: unit }),
    amount('cbc:LineExtensionAmount', 'BT-131'),
    term('cbc:AccountingCost', 'BT-133'),
    group('cac:InvoicePeriod', 'BG-26', [date('cbc:StartDate', 'BT-134'), date('cbc:EndDate', 'BT-135')]),
    inside('cac:OrderLineReference', [term('cbc:LineID', 'BT-132')]),
    inside('cac:DocumentReference', [identifier('cbc:ID', 'BT-128'), fixed('cbc:DocumentTypeCode', '130')], {
      when: { at: 'DocumentTypeCode', is: ['130'] },
    }),
    inside('cac:DocumentReference', [
      identifier('cbc:ID', 'X-LineDocument'),
      term('cbc:DocumentTypeCode', 'X-LineDocumentType'),
    ]),
    ...(taxFirst ? [lineTax] : []),
    allowance(true, 'BG-28', ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']),
    allowance(false, 'BG-27', ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']),
    ...(taxFirst ? [] : [lineTax]),
    item,
    price,
    ...inner,
  ];
}

/** A line of the XRechnung extension may contain lines, recursively. */
const subLines: Row[] = [];
const subLine: Row = group('cac:SubInvoiceLine', 'BG-DEX-01', subLines);
subLines.push(...lineRows('cbc:InvoicedQuantity', [subLine]));

export const invoiceLine: Row = group('cac:InvoiceLine', 'BG-25', lineRows('cbc:InvoicedQuantity', [subLine]));
export const creditNoteLine: Row = group('cac:CreditNoteLine', 'BG-25', lineRows('cbc:CreditedQuantity', [], true));
