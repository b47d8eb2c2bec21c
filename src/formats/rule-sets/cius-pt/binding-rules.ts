import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, textsAt } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { lacks, most } from '../pint/national.ts';
import { pint } from '../pint/table.ts';
import { misnamedRules } from '../ubl-be/misnamed.ts';
import { olderOnce } from '../ubl-be/older-rules.ts';

/** The binding rules of EN 16931 in their form of 2020; those on the document look at invoices, not at credit notes. */
const invoices: Where = ({ root }) => (root?.name === 'Invoice' ? [root] : []);
const warning = (row: TermRule): TermRule => ({ ...row, severity: 'warning' });

/** Rules on parts, which look at both kinds of document. */
const ON_PARTS = /^UBL-(?:SR-(?:07|19|2[0-35-8]|3[0-3])|DT-0[67])$/;
const ON_LINES = /^UBL-SR-3[4-8]$/;
const TAKEN = /^UBL-(?:CR-(?:00[1-9]|0[1-9]\d|[1-5]\d\d|6[0-3]\d|64[0-7])|DT-(?:0[6-9]|1\d|2[0-6])|SR-(?:[0-3]\d|40))$/;

const OF_PAYEE = '../AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName';
const isNamedOtherwise = (payee: XmlElement): boolean => {
  const names = textsAt(payee, OF_PAYEE);
  return found(payee, 'PartyName/Name').some((node) => names.size > (names.has(textOf(node)) ? 1 : 0));
};

/** The official rule looks for the element in the namespace of basic components, where UBL does not have it. */
const misplaced = (number: string, path: string): TermRule =>
  pint(`UBL-CR-${number}`, [], `EN 16931 leaves out ${path}`, outermost, (root) =>
    foundElements(root, path).every(({ uri }) => uri !== UBL_NAMESPACES.cbc),
  );

const SELLER = 'AccountingSupplierParty/Party';
const own: readonly TermRule[] = [
  ...olderOnce,
  most(
    'UBL-SR-12',
    ['BT-31'],
    'The seller has at most one VAT number',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`,
  ),
  most(
    'UBL-SR-13',
    ['BT-32'],
    'A tax number of the seller that is no VAT number has no identifier',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme/ID!=VAT]/ID`,
  ),
  most(
    'UBL-SR-18',
    ['BT-48'],
    'The buyer has at most one tax number',
    outermost,
    'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID',
  ),
  most(
    'UBL-SR-29',
    ['BT-60', 'BT-90'],
    'The payee has at most one identifier',
    outermost,
    'PayeeParty/PartyIdentification/ID',
  ),
  most(
    'UBL-SR-30',
    ['BT-97', 'BT-139'],
    'An allowance has at most one reason in words',
    elementsOf('AllowanceCharge[ChargeIndicator=false]'),
    'AllowanceChargeReason',
  ),
  most(
    'UBL-SR-31',
    ['BT-104', 'BT-144'],
    'A charge has at most one reason in words',
    elementsOf('AllowanceCharge[ChargeIndicator=true]'),
    'AllowanceChargeReason',
  ),
  most(
    'UBL-SR-33',
    ['BG-24'],
    'A supporting document has at most one type in words',
    each('AdditionalDocumentReference'),
    'DocumentType',
  ),
  ...(
    [
      ['19', 'BT-59', 'name', 'PartyName/Name'],
      ['20', 'BT-60', 'identifier', 'PartyIdentification/ID'],
      ['21', 'BT-61', 'legal registration', 'PartyLegalEntity/CompanyID'],
    ] as const
  ).map(([id, term, what, path]) =>
    pint(
      `UBL-SR-${id}`,
      [term],
      `A payee has at most one ${what}, and another name than the seller`,
      each('PayeeParty'),
      (payee) => found(payee, path).length <= 1 && isNamedOtherwise(payee),
    ),
  ),
  ...misnamedRules('UBL-CR-', ['InvoiceLine']).filter(({ code }) => code !== 'UBL-CR-001'),
  misplaced('022', 'OrderReference/DocumentReference'),
  misplaced('528', 'InvoiceLine/OrderLineReference/OrderReference'),
  lacks('UBL-CR-295', [], 'EN 16931 leaves out SellerCustomerParty', outermost, 'SellerCustomerParty'),
  lacks(
    'UBL-CR-423',
    [],
    'EN 16931 leaves out PaymentMeans/PayerFinancialAccount',
    outermost,
    'PaymentMeans/PayerFinancialAccount',
  ),
];

/** The same row, where the official rule looks. */
const placed = (row: TermRule): TermRule => {
  const demand = row.ubl;
  if (!demand || ON_PARTS.test(row.code)) return row;
  const isSeen = ON_LINES.test(row.code);
  return {
    ...row,
    ubl: {
      ...demand,
      on: (invoice) =>
        isSeen
          ? demand.on(invoice).filter((one) => 'name' in one && one.name === 'InvoiceLine')
          : invoices(invoice).length > 0
            ? demand.on(invoice)
            : [],
    },
  };
};

const ownCodes = new Set(own.map(({ code }) => code));
const taken = EN16931_UBL_RULES.filter(({ code }) => TAKEN.test(code) && code !== 'UBL-CR-002' && !ownCodes.has(code));

export const bindingRules: readonly TermRule[] = [
  ...own.map(warning),
  ...taken.map((row) => (row.code.startsWith('UBL-SR') ? warning(withPhrase(row)) : withPhrase(row))),
].map(placed);
