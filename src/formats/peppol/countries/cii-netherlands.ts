import { parseDecimal } from '../../en16931/decimal.ts';
import { elementsAt, type Where } from '../../en16931/rules/elements.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, hasAll, schemeOf, text } from '../peppol-rule.ts';
import {
  bothIn,
  buyerOf,
  ciiRulesOf,
  countryOf,
  means,
  representativeOf,
  sellerIn,
  sellerOf,
  someOf,
} from './cii-facts.ts';

/** Peppol's rules for sellers in the Netherlands, in CII, by their ids. */

const ADDRESS = ['LineOne', 'CityName', 'PostcodeCode'];
const CREDITS = new Set(['81', '83', '381', '396', '532']);
const DUTCH_MEANS = new Set(['30', '48', '49', '57', '58', '59']);
const HEADER = elementsAt('CrossIndustryInvoice/ExchangedDocument');

type PartyOf = typeof sellerOf;

const addressOf =
  (party: PartyOf): Where =>
  (invoice) =>
    all(party(invoice), 'PostalTradeAddress');
const registrationOf =
  (party: PartyOf): Where =>
  (invoice) =>
    all(party(invoice), 'SpecifiedLegalOrganization').flatMap((one) => all(one, 'ID'));

const isWhole = (address: XmlElement): boolean => hasAll(address, ...ADDRESS);
const isDutch = (id: XmlElement): boolean =>
  schemeOf(id)
    .split(/\s+/)
    .some((scheme) => scheme === '0106' || scheme === '0190') && id.text.trim() !== '';

export const netherlandsCiiRules = ciiRulesOf(
  [
    sellerIn('NL'),
    [
      'NL-R-001',
      ['BT-25'],
      'A Dutch credit note refers to an invoice',
      (invoice) => HEADER(invoice).filter((header) => CREDITS.has(text(header, 'TypeCode') ?? '')),
      (_, invoice) =>
        elementsAt('ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID')(invoice).length > 0,
    ],
    [
      'NL-R-002',
      ['BG-5'],
      'The address of a Dutch seller has a street, a city and a post code',
      addressOf(sellerOf),
      isWhole,
    ],
    [
      'NL-R-003',
      ['BT-30'],
      'The registration of a Dutch seller is a KvK (0106) or OIN (0190) number',
      registrationOf(sellerOf),
      isDutch,
    ],
    [
      'NL-R-006',
      ['BG-12'],
      'The address of a Dutch tax representative has a street, a city and a post code',
      (invoice) =>
        someOf(representativeOf(invoice))
          .filter((party) => countryOf(party).toUpperCase() === 'NL')
          .flatMap((party) => all(party, 'PostalTradeAddress')),
      isWhole,
    ],
    [
      'NL-R-007',
      ['BG-16'],
      'A Dutch seller says how an amount due is paid',
      elementsAt('ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation'),
      (sum, invoice) => {
        if (means(invoice).length > 0) return true;
        const due = parseDecimal(childOf(sum, 'DuePayableAmount')?.text ?? '');
        const isCredit = HEADER(invoice).some((header) => text(header, 'TypeCode') === '381');
        const sign = due?.compare(parseDecimal('0') ?? due);
        return sign !== undefined && (isCredit ? sign >= 0 : sign <= 0);
      },
    ],
    [
      'NL-R-009',
      ['BT-132', 'BT-13'],
      'A line that refers to a line of an order comes with the order',
      elementsAt('SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID'),
      (_, invoice) =>
        elementsAt('ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID')(invoice).length > 0,
    ],
  ],
  [
    bothIn('NL'),
    [
      'NL-R-004',
      ['BG-8'],
      'The address of a Dutch buyer has a street, a city and a post code',
      addressOf(buyerOf),
      isWhole,
    ],
    [
      'NL-R-005',
      ['BT-47'],
      'The registration of a Dutch buyer is a KvK (0106) or OIN (0190) number',
      registrationOf(buyerOf),
      isDutch,
    ],
    [
      'NL-R-008',
      ['BT-81'],
      'Between Dutch parties the means of payment is 30, 48, 49, 57, 58 or 59',
      means,
      (one) => DUTCH_MEANS.has(text(one, 'TypeCode') ?? ''),
    ],
  ],
);
