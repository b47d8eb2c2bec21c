import { group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount } from './amount.ts';

const HR = 'urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1';

/** Namespaces of extensions. */
export const EXTENSION_NAMESPACES = { hrextac: HR } as const;

/** Croatia: the breakdown of VAT once more, and the total without what is out of scope. */
const croatian: Row = inside(
  'hrextac:HRFISK20Data',
  [
    inside('hrextac:HRTaxTotal', [
      amount('cbc:TaxAmount', 'X-TaxSum'),
      group('hrextac:HRTaxSubtotal', 'X-Subtotal', [
        amount('cbc:TaxableAmount', 'X-SubtotalBase'),
        amount('cbc:TaxAmount', 'X-SubtotalTax'),
        inside('hrextac:HRTaxCategory', [
          term('cbc:ID', 'X-SubtotalCategory'),
          term('cbc:Name', 'X-SubtotalName'),
          term('cbc:Percent', 'X-SubtotalRate'),
          term('cbc:TaxExemptionReasonCode', 'X-SubtotalReasonCode'),
          term('cbc:TaxExemptionReason', 'X-SubtotalReason'),
          inside('hrextac:HRTaxScheme', [term('cbc:ID', 'X-SubtotalScheme')]),
        ]),
      ]),
    ]),
    inside('hrextac:HRLegalMonetaryTotal', [
      amount('cbc:TaxExclusiveAmount', 'X-NetInScope'),
      amount('hrextac:OutOfScopeOfVATAmount', 'X-OutOfScope'),
    ]),
  ],
  { attributes: [{ name: 'xmlns:hrextac', fixed: HR }] },
);

export const extensions: Row = inside('ext:UBLExtensions', [
  inside('ext:UBLExtension', [inside('ext:ExtensionContent', [croatian])]),
]);
