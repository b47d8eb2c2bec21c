import { below, LINES } from '../../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../../../xml/xml-tree.ts';

/**
 * Which invoices need a tax number of the seller, and whether they have one (BR-DE-16). Codes are compared as written.
 */

const TAXED = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);
const isTaxedCode = ({ text }: XmlElement): boolean => TAXED.has(text);

/** A category in the invoice is subject to VAT. CII checks only lines. */
export function isTaxed({ root, syntax }: InvoiceTerms): boolean {
  if (!root) return false;
  if (syntax === 'cii') {
    const taxes = below(
      root,
      'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement/ApplicableTradeTax',
    );
    const codes = taxes.flatMap((tax) => below(tax, 'CategoryCode'));
    return codes.some(isTaxedCode) && taxes.some((tax) => below(tax, 'TypeCode').some(({ text }) => text === 'VAT'));
  }
  const adjustments = below(root, 'AllowanceCharge').filter((element) =>
    below(element, 'ChargeIndicator').some(({ text }) => text === 'true' || text === 'false'),
  );
  return (
    adjustments.some((element) => below(element, 'TaxCategory/ID').some(isTaxedCode)) ||
    LINES.some((line) => below(root, `${line}/Item/ClassifiedTaxCategory/ID`).some(isTaxedCode))
  );
}

const isWritten = ({ text }: XmlElement): boolean => /[^ \t\r\n]/.test(text);

export function hasTaxNumber({ root, syntax }: InvoiceTerms): boolean {
  if (!root) return false;
  if (syntax === 'ubl') {
    return (
      childOf(root, 'TaxRepresentativeParty') !== undefined ||
      below(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID').some(isWritten)
    );
  }
  const agreement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
  return (
    below(root, `${agreement}/SellerTaxRepresentativeTradeParty`).length > 0 ||
    below(root, `${agreement}/SellerTradeParty/SpecifiedTaxRegistration/ID`).some(
      (id) => ['VA', 'FC'].includes(attributeOf(id, 'schemeID')?.value.trim() ?? '') && isWritten(id),
    )
  );
}
