import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { below } from './elements.ts';
import { once } from './once.ts';

/** Tax numbers of the parties, for rules on categories. */
interface TaxNumbers {
  /** Any tax number of the seller; in CII with scheme VA or FC. */
  readonly seller: boolean;
  readonly sellerVat: boolean;
  readonly representativeVat: boolean;
  readonly buyerVat: boolean;
}

const isVatScheme = (scheme: XmlElement): boolean =>
  childOf(childOf(scheme, 'TaxScheme'), 'ID')?.text.trim().toUpperCase() === 'VAT';

export const taxNumbers: (invoice: InvoiceTerms) => TaxNumbers = once(({ root, syntax }) => {
  if (!root) return { seller: false, sellerVat: false, representativeVat: false, buyerVat: false };
  if (syntax === 'ubl') {
    const schemesOf = (party: string): readonly XmlElement[] =>
      below(root, `${party}/PartyTaxScheme`).filter((scheme) => childOf(scheme, 'CompanyID') !== undefined);
    const seller = schemesOf('AccountingSupplierParty/Party');
    return {
      seller: seller.length > 0,
      sellerVat: seller.some(isVatScheme),
      representativeVat: schemesOf('TaxRepresentativeParty').some(isVatScheme),
      buyerVat: schemesOf('AccountingCustomerParty/Party').some(isVatScheme),
    };
  }
  // ZUGFeRD 1.0 has another name for the parent of the parties.
  const registrations = xmlIndex(root).byName.get('SpecifiedTaxRegistration') ?? [];
  const registered = (party: string, ...schemes: readonly string[]): boolean =>
    registrations.some(
      (element) =>
        element.parent?.name === party &&
        below(element, 'ID').some((id) => schemes.includes(attributeOf(id, 'schemeID')?.value ?? '')),
    );
  return {
    seller: registered('SellerTradeParty', 'VA', 'FC'),
    sellerVat: registered('SellerTradeParty', 'VA'),
    representativeVat: registered('SellerTaxRepresentativeTradeParty', 'VA'),
    buyerVat: registered('BuyerTradeParty', 'VA'),
  };
});
