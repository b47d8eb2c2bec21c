import { expect, it } from 'vitest';
import { elementsOf } from './rule-elements.ts';

it.each<[term: string, ubl: string | undefined, cii: string | undefined]>([
  [
    'BT-10',
    '/Invoice/cbc:BuyerReference',
    '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerReference',
  ],
  [
    'BT-31',
    "/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID",
    "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration[ram:ID/@schemeID='VA']/ram:ID",
  ],
  ['BT-0', undefined, undefined],
])('finds %s in UBL and CII', (term, ubl, cii) => {
  const found = elementsOf([term]);
  const pathIn = (syntax: string) => found.find((element) => element.syntax === syntax)?.path;
  expect([pathIn('UBL'), pathIn('CII')]).toEqual([ubl, cii]);
  expect(elementsOf([term], ['CII'])).toEqual(found.filter(({ syntax }) => syntax === 'CII'));
});
