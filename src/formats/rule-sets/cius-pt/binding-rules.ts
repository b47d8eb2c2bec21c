import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { count, elementsOf, found, foundElements, textsAt } from '../../en16931/rules/paths.ts';
import { withPhrase, type Demand, type TermRule } from '../../en16931/rules/rule.ts';
import { EN16931_UBL_RULES } from '../../en16931/rules/ubl-rules.ts';
import { UBL_NAMESPACES } from '../../ubl/namespaces.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { lacks, most, shared } from '../../rules/shared/functions/national.ts';
import { misnamedRules } from '../../rules/shared/ubl/misnamed.ts';
import { ONCE_RULES } from '../../rules/shared/ubl/once-rules.ts';

/** The binding rules of EN 16931 in an earlier form; those on the document look at invoices, not at credit notes. */
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
const ofPayee = (number: string, path: string): TermRule =>
  shared(`UBL-SR-${number}`, each('PayeeParty'), (payee) => found(payee, path).length <= 1 && isNamedOtherwise(payee));

const onceShared = (number: string, on: Where, path: string): TermRule =>
  shared(`UBL-SR-${number}`, on, (element) => count(element, path) <= 1);

/** The official rule looks for the element in the namespace of basic components, where UBL does not have it. */
const misplaced = (number: string, path: string): TermRule =>
  shared(`UBL-CR-${number}`, outermost, (root) =>
    foundElements(root, path).every(({ uri }) => uri !== UBL_NAMESPACES.cbc),
  );

const leftOut = (number: string, path: string): TermRule => lacks(`UBL-CR-${number}`, [], outermost, path);

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const own: readonly TermRule[] = [
  ...ONCE_RULES,
  onceShared('12', outermost, `${SELLER}/PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID`),
  most('UBL-SR-13', ['BT-32'], outermost, `${SELLER}/PartyTaxScheme[TaxScheme/ID!=VAT]/ID`),
  most('UBL-SR-18', ['BT-48'], outermost, `${BUYER}/PartyTaxScheme/CompanyID`),
  ofPayee('19', 'PartyName/Name'),
  ofPayee('20', 'PartyIdentification/ID'),
  ofPayee('21', 'PartyLegalEntity/CompanyID'),
  most('UBL-SR-29', ['BT-60'], outermost, 'PayeeParty/PartyIdentification/ID'),
  onceShared('30', elementsOf('AllowanceCharge[ChargeIndicator=false]'), 'AllowanceChargeReason'),
  onceShared('31', elementsOf('AllowanceCharge[ChargeIndicator=true]'), 'AllowanceChargeReason'),
  most('UBL-SR-33', ['BG-24'], each('AdditionalDocumentReference'), 'DocumentType'),
  ...misnamedRules('UBL-CR-', ['InvoiceLine']).filter(({ code }) => code !== 'UBL-CR-001'),
  misplaced('022', 'OrderReference/DocumentReference'),
  misplaced('528', 'InvoiceLine/OrderLineReference/OrderReference'),
  leftOut('295', 'SellerCustomerParty'),
  leftOut('423', 'PaymentMeans/PayerFinancialAccount'),
];

/** The same row, where the official rule looks. */
const placed = (row: TermRule): TermRule => {
  const demand = row.ubl;
  if (!demand || ON_PARTS.test(row.code)) return row;
  const on: Demand['on'] = ON_LINES.test(row.code)
    ? (invoice) => demand.on(invoice).filter((subject) => 'name' in subject && subject.name === 'InvoiceLine')
    : (invoice) => (invoice.root?.name === 'Invoice' ? demand.on(invoice) : []);
  return { ...row, ubl: { ...demand, on } };
};

const ownCodes = new Set(own.map(({ code }) => code));
const taken = EN16931_UBL_RULES.filter(({ code }) => TAKEN.test(code) && code !== 'UBL-CR-002' && !ownCodes.has(code));

export const bindingRules: readonly TermRule[] = [
  ...own.map(warning),
  ...taken.map((row) => (row.code.startsWith('UBL-SR') ? warning(withPhrase(row)) : withPhrase(row))),
].map(placed);
