import type { JsonObject } from '../core/json/json.ts';

/** A document whose built values and faults are known. */
export interface Proof {
  /** Its name in reports. */
  readonly name: 'right' | 'broken';
  readonly document: JsonObject;
  /** Values of the built document, by path; none if it has faults, for then it is not built. */
  readonly values: Readonly<Record<string, string>>;
  /** Codes and places of its faults, in any order. */
  readonly faults: readonly string[];
}

const invoice = (supplier: string, customer: string, item: string, payment: JsonObject): JsonObject => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['eu-en16931-v2017'],
  code: '1',
  issue_date: '2026-01-15',
  supplier: { name: 'Seller', tax_id: { country: 'ES', code: supplier }, addresses: [{ country: 'ES' }] },
  customer: { name: 'Buyer', tax_id: { country: 'DE', code: customer }, addresses: [{ country: 'DE' }] },
  lines: [{ quantity: '3', item: { name: item, price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment,
});

/**
 * Two invoices of Spain by EN 16931. Their values need what the regime and the addon fill in, their faults need rules
 * of the core, of the regime of the document, of another regime and of the addon. The rate is that of article 90 of
 * the Spanish law on VAT (Ley 37/1992).
 */
export const PROOFS: readonly Proof[] = [
  {
    name: 'right',
    document: invoice('ES B-98602642', '111111125', 'Chair', { terms: { notes: 'Now' } }),
    values: {
      '$.supplier.tax_id.code': 'B98602642',
      '$.lines[0].item.unit': 'one',
      '$.lines[0].taxes[0].percent': '21.0%',
      '$.tax.ext.untdid-document-type': '380',
      '$.totals.tax': '6.62',
      '$.totals.payable': '38.12',
    },
    faults: [],
  },
  {
    name: 'broken',
    document: invoice('B98602641', '111111126', '', {}),
    values: {},
    faults: [
      'GOBL-DE-TAX-IDENTITY-01 $.customer.tax_id.code',
      'GOBL-ES-TAX-IDENTITY-01 $.supplier.tax_id.code',
      'GOBL-EU-EN16931-BILL-INVOICE-07 $.payment.terms',
      'GOBL-ORG-ITEM-01 $.lines[0].item.name',
    ],
  },
];
