import { attribute, fixed, group, implied, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount } from '../ubl/amount.ts';
import { CHARGE, date } from '../ubl/lines.ts';
import { dutyTotal, number, OF_VAT, taxCategory } from './parts.ts';

/** OIOUBL has an older edition of the list, without these: a piece, a service, a package. */
const OLDER_UNITS = { H87: 'EA', E48: 'EA', XPK: 'PK', XBX: 'BX', XPX: 'PX' };

/** In a line, discounts and charges are read; they are written in the document. */
const allowance = (charge: boolean, id: string, [sum, base, percent, reason, code]: readonly string[]): Row =>
  group(
    'cac:AllowanceCharge',
    id,
    [
      fixed('cbc:ChargeIndicator', String(charge)),
      term('cbc:AllowanceChargeReasonCode', code as string),
      term('cbc:AllowanceChargeReason', reason as string),
      term('cbc:MultiplierFactorNumeric', percent as string, { form: 'fraction' }),
      amount('cbc:Amount', sum as string),
      amount('cbc:BaseAmount', base as string),
      inside('cac:TaxCategory', [
        implied('cbc:ID'),
        implied('cbc:Percent'),
        inside('cac:TaxScheme', [implied('cbc:ID'), implied('cbc:Name')]),
      ]),
    ],
    { readOnly: true, ...(charge && { when: CHARGE }) },
  );

/** Each line has its full tax; the tax of the item repeats it. */
const lineTax: Row = inside(
  'cac:TaxTotal',
  [
    amount('cbc:TaxAmount', 'X-LineTax'),
    inside('cac:TaxSubtotal', [
      amount('cbc:TaxableAmount', 'X-LineTaxBase'),
      amount('cbc:TaxAmount', 'X-LineTax'),
      group('cac:TaxCategory', 'BG-30', taxCategory('BT-151', 'BT-152', 'BT-151-0')),
    ]),
  ],
  { when: OF_VAT },
);

const item: Row = group('cac:Item', 'BG-31', [
  term('cbc:Description', 'BT-154'),
  term('cbc:Name', 'BT-153'),
  inside('cac:BuyersItemIdentification', [term('cbc:ID', 'BT-156')]),
  inside('cac:SellersItemIdentification', [term('cbc:ID', 'BT-155')]),
  inside('cac:StandardItemIdentification', [number('cbc:ID', 'BT-157')]),
  inside(
    'cac:CommodityClassification',
    [
      term('cbc:ItemClassificationCode', 'BT-158', {
        attributes: [
          attribute('listID', 'BT-158-1'),
          attribute('listVersionID', 'BT-158-2'),
          { name: 'listAgencyID', implied: true },
        ],
      }),
    ],
    { each: 'BT-158' },
  ),
  inside('cac:ClassifiedTaxCategory', taxCategory('BT-151', 'BT-152', 'BT-151-0')),
  group('cac:AdditionalItemProperty', 'BG-32', [term('cbc:Name', 'BT-160'), term('cbc:Value', 'BT-161')]),
]);

const price: Row = group('cac:Price', 'BG-29', [
  amount('cbc:PriceAmount', 'BT-146'),
  term('cbc:BaseQuantity', 'BT-149', {
    attributes: [{ ...attribute('unitCode', 'BT-150'), writes: OLDER_UNITS }],
  }),
  implied('cbc:OrderableUnitFactorRate'),
  inside('cac:AllowanceCharge', [
    fixed('cbc:ChargeIndicator', 'false'),
    amount('cbc:Amount', 'BT-147'),
    amount('cbc:BaseAmount', 'BT-148'),
  ]),
]);

const line = (name: string, quantity: string): Row =>
  group(name, 'BG-25', [
    term('cbc:ID', 'BT-126'),
    term('cbc:Note', 'BT-127'),
    term(quantity, 'BT-129', {
      attributes: [
        { ...attribute('unitCode', 'BT-130'), writes: OLDER_UNITS },
        { name: 'unitCodeListID', implied: true },
        { name: 'unitCodeListAgencyID', implied: true },
      ],
    }),
    amount('cbc:LineExtensionAmount', 'BT-131'),
    term('cbc:AccountingCost', 'BT-133'),
    group('cac:InvoicePeriod', 'BG-26', [date('cbc:StartDate', 'BT-134'), date('cbc:EndDate', 'BT-135')]),
    inside('cac:OrderLineReference', [term('cbc:LineID', 'BT-132')]),
    allowance(true, 'BG-28', ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']),
    allowance(false, 'BG-27', ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']),
    lineTax,
    dutyTotal('X-Line'),
    item,
    price,
  ]);

export const invoiceLine = line('cac:InvoiceLine', 'cbc:InvoicedQuantity');
export const creditNoteLine = line('cac:CreditNoteLine', 'cbc:CreditedQuantity');
