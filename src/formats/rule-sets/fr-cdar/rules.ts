import { below, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import { another, exact, missingIsWrong, needs, oneOf, warns, type Unplaced } from '../../rules/kit/verbs.ts';
import { ruled, type Must } from '../../rules/shared/functions/table.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { schemeOf, TYPES } from '../../rules/shared/france/facts.ts';
import { textsAt, textsKept } from '../../rules/shared/france/texts.ts';
import * as codes from './codes.ts';

/**
 * French rules on life cycle messages of an invoice.
 *
 * Source: BR-FR-CDV 1.4.0.03 of 2026-08-04, read 2026-11-25.
 */

const DOCUMENT = 'CrossDomainAcknowledgementAndResponse/ExchangedDocument';
const CONTEXT = 'CrossDomainAcknowledgementAndResponse/ExchangedDocumentContext';
const REFERENCE = 'AcknowledgementDocument/ReferenceReferencedDocument';
const STATUS = `${REFERENCE}/SpecifiedDocumentStatus`;

const about = (row: Unplaced, on: Where | string, must?: Must): readonly TermRule[] => ruled('cii', row, on, must);

/** The id ends with the term: `BR-FR-CDV-08_MDT-73`. */
const termOf = (id: string): RowOptions => ({ terms: /MD[GT]-\d+/.exec(id) ?? [] });

const needed = (id: string, path: string, on: string, must?: Must): readonly TermRule[] =>
  about(needs(id, path, termOf(id)), on, must);
const listedAt = (
  id: string,
  target: string,
  listed: ReadonlySet<string>,
  on: string,
  must?: Must,
  ...options: readonly RowOptions[]
): readonly TermRule[] => about(oneOf(id, target, { codes: listed }, exact, termOf(id), ...options), on, must);
const said = (id: string, path: string, listed: ReadonlySet<string>): readonly TermRule[] =>
  listedAt(id, '.', listed, path);

const written = (path: string) => (element: XmlElement) => below(element, path).length > 0;

/** The sender: a party to the invoice (23), or a platform (305). */
const messages = (invoice: InvoiceTerms): readonly string[] =>
  textsKept(invoice, invoice.root, 'AcknowledgementDocument/TypeCode');

const numbersOf = (invoice: InvoiceTerms, party: 'sender' | 'recipient'): readonly XmlElement[] =>
  numbers(invoice)[party];

const numbers = once(({ root }) => {
  const of = (party: string): readonly XmlElement[] => (root ? below(root, `ExchangedDocument/${party}/GlobalID`) : []);
  return { sender: of('SenderTradeParty'), recipient: of('RecipientTradeParty') };
});
const hasNumber = (numbers: readonly XmlElement[], number: string): boolean =>
  numbers.some((element) => schemeOf(element) === '0238' && element.text === number);

/** The only recipient is the tax office. */
function isForTaxOffice(invoice: InvoiceTerms): boolean {
  const own = numbersOf(invoice, 'recipient');
  const roles = textsKept(invoice, invoice.root, 'ExchangedDocument/RecipientTradeParty/RoleCode');
  return own.length === 1 && hasNumber(own, '0000') && roles.includes('DFH');
}

/** Inadmissible: no data of the invoice are required. */
const isInadmissible = (invoice: InvoiceTerms): boolean =>
  textsKept(invoice, invoice.root, `${REFERENCE}/ProcessConditionCode`).includes('501');

function hasProcess(context: XmlElement, invoice: InvoiceTerms, listed: ReadonlySet<string>): boolean {
  const processes = textsAt(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID');
  if (isForTaxOffice(invoice)) return normal(processes[0] ?? '').length <= 3;
  return processes.some((process) => listed.has(process));
}

function hasSpecification(context: XmlElement, invoice: InvoiceTerms): boolean {
  const all = textsAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID');
  const isOf = (kind: string): boolean => all.includes(`urn.cpro.gouv.fr:1p0:CDV:${kind}`);
  return isOf('invoice') || (isOf('einvoicingF2') && isForTaxOffice(invoice));
}

/** A paid invoice (212) lists the amounts paid, each with its VAT rate. */
function listsPayments(reference: XmlElement): boolean {
  if (!textsAt(reference, 'ProcessConditionCode').includes('212')) return true;
  const paid = below(reference, 'SpecifiedDocumentStatus/SpecifiedDocumentCharacteristic').filter((element) =>
    textsAt(element, 'TypeCode').includes('MEN'),
  );
  return (
    paid.length >= 1 && paid.every((element) => written('ValueAmount')(element) && written('ValuePercent')(element))
  );
}

/** A reason is checked for a status if the document, or its own status, has that status. */
function isOfOther(reason: XmlElement, status: string, invoice: InvoiceTerms): boolean {
  const ofDocument = textsKept(invoice, reason.parent?.parent, 'ProcessConditionCode');
  const own = textsKept(invoice, reason.parent, 'ProcessConditionCode');
  const isOther = (all: readonly string[]): boolean => all.some((text) => text !== status);
  if (isOther(ofDocument) && (own.length === 0 || isOther(own))) return true;
  return ofDocument.includes(status) && isOther(own);
}

/** The public sector has its own reasons of refusal. */
const PUBLIC = '9999';

function isReasonOf(kind: keyof typeof codes.REASONS_OF, reason: XmlElement, invoice: InvoiceTerms): boolean {
  if (isOfOther(reason, kind.slice(0, 3), invoice)) return true;
  const senders = numbersOf(invoice, 'sender');
  if (kind === '210' && hasNumber(senders, PUBLIC)) return true;
  if (kind === '210B2G') {
    const others = senders.some((element) => schemeOf(element) === '0238' && element.text !== PUBLIC);
    if (senders.length === 0 || others) return true;
    if (!hasNumber(senders, PUBLIC)) return false;
  }
  return codes.REASONS_OF[kind].has(reason.text);
}

const hasRole =
  (party: string, message: string, listed: ReadonlySet<string>) => (document: XmlElement, invoice: InvoiceTerms) =>
    !messages(invoice).includes(message) || textsAt(document, `${party}/RoleCode`).some((code) => listed.has(code));

const PLATFORM: ReadonlySet<string> = new Set(['WK']);

/** Judged by the message that contains the reference: a document may have messages of both kinds. */
const status = (message: string, listed: ReadonlySet<string>) => (reference: XmlElement) => {
  const texts = textsAt(reference, 'StatusCode');
  const isOther = textsAt(reference.parent, 'TypeCode').some((code) => code !== message);
  return isOther || texts.length === 0 || texts.some((code) => listed.has(code));
};

const PROCESS = 'BusinessProcessSpecifiedDocumentContextParameter/ID';
const process = (listed: ReadonlySet<string>, held: Pick<TermRule, 'since' | 'until'>): readonly TermRule[] =>
  ruled(
    'cii',
    oneOf('BR-FR-CDV-CL-01_MDT-2', PROCESS, { codes: listed }, missingIsWrong, { terms: ['MDT-2'] }),
    CONTEXT,
    (context, invoice) => hasProcess(context, invoice, listed),
    held,
  );

const PAID = 'SpecifiedDocumentStatus/SpecifiedDocumentCharacteristic[TypeCode=MEN]';
const SPECIFICATIONS = new Set(['invoice', 'einvoicingF2'].map((kind) => `urn.cpro.gouv.fr:1p0:CDV:${kind}`));
const SELLER: ReadonlySet<string> = new Set(['SE']);
const role = (id: string, party: string, message: string, listed: ReadonlySet<string>): readonly TermRule[] =>
  listedAt(id, `${party}/RoleCode`, listed, DOCUMENT, hasRole(party, message, listed), missingIsWrong);

export const FR_CDAR_RULES: readonly TermRule[] = [
  ...said('BR-FR-04_MDT-91', `${REFERENCE}/TypeCode`, TYPES),
  ...listedAt(
    'BR-FR-CDV-02_MDT-3',
    'GuidelineSpecifiedDocumentContextParameter/ID',
    SPECIFICATIONS,
    CONTEXT,
    hasSpecification,
    missingIsWrong,
  ),
  ...needed('BR-FR-CDV-03_MDT-4', 'ID', DOCUMENT),
  // In a message of a party (23) its issuer has an identifier.
  ...needed(
    'BR-FR-CDV-07_MDT-38_yes',
    'GlobalID',
    'ExchangedDocument/IssuerTradeParty',
    (party, invoice) => messages(invoice).some((message) => message !== '23') || written('GlobalID')(party),
  ),
  // A recipient that is no platform has an electronic address.
  ...needed(
    'BR-FR-CDV-08_MDT-73',
    'URIUniversalCommunication/URIID',
    'ExchangedDocument/RecipientTradeParty',
    (party) =>
      textsAt(party, 'RoleCode').some((code) => code === 'WK' || code === 'DFH') ||
      written('URIUniversalCommunication/URIID')(party),
  ),
  ...said('BR-FR-CDV-09_MDT-77', 'AcknowledgementDocument/TypeCode', new Set(['23', '305'])),
  // Nothing of the invoice is needed if it is inadmissible (501).
  ...needed(
    'BR-FR-CDV-11_MDG-35',
    'FormattedIssueDateTime',
    REFERENCE,
    (element, invoice) => written('FormattedIssueDateTime')(element) || isInadmissible(invoice),
  ),
  ...needed('BR-FR-CDV-12_MDT-105', 'ProcessConditionCode', REFERENCE),
  ...needed(
    'BR-FR-CDV-13_MDT-129',
    'GlobalID',
    `${REFERENCE}/IssuerTradeParty`,
    (party, invoice) => written('GlobalID')(party) || isInadmissible(invoice),
  ),
  ...about(
    needs('BR-FR-CDV-14_MDT-207', [`${PAID}/ValueAmount`, `${PAID}/ValuePercent`], another, {
      terms: ['MDT-207'],
    }),
    REFERENCE,
    listsPayments,
  ),
  ...needed(
    'BR-FR-CDV-15_MDT-113',
    '../SpecifiedDocumentStatus/ReasonCode',
    `${REFERENCE}/ProcessConditionCode`,
    (code, invoice) =>
      !codes.REASONED.has(code.text) ||
      textsKept(invoice, code.parent, 'SpecifiedDocumentStatus/ReasonCode').length > 0,
  ),
  ...needed('BR-FR-CDV-16_MDT-124-2', 'SequenceNumeric', STATUS),
  ...process(new Set(['REGULATED']), { until: '1.4.0.03' }),
  ...process(codes.PROCESSES, { since: '1.4.0.03' }),
  ...role('BR-FR-CDV-CL-02_MDT-21_305', 'SenderTradeParty', '305', PLATFORM),
  ...role('BR-FR-CDV-CL-02_MDT-21_23', 'SenderTradeParty', '23', codes.SENDERS),
  ...role('BR-FR-CDV-CL-03_MDT-40_305', 'IssuerTradeParty', '305', PLATFORM),
  ...role('BR-FR-CDV-CL-03_MDT-40_23', 'IssuerTradeParty', '23', codes.ISSUERS),
  ...said('BR-FR-CDV-CL-04_MDT-59', 'ExchangedDocument/RecipientTradeParty/RoleCode', codes.RECIPIENTS),
  ...listedAt(
    'BR-FR-CDV-CL-05_MDT-88_305',
    'StatusCode',
    codes.OF_PLATFORM,
    REFERENCE,
    status('305', codes.OF_PLATFORM),
  ),
  ...listedAt('BR-FR-CDV-CL-05_MDT-88_23', 'StatusCode', codes.OF_PARTY, REFERENCE, status('23', codes.OF_PARTY)),
  ...listedAt('BR-FR-CDV-CL-06_MDT-105', '.', codes.STATUSES, `${REFERENCE}/ProcessConditionCode`, undefined, warns),
  ...listedAt('BR-FR-CDV-CL-06_MDT-115', '.', codes.STATUSES, `${STATUS}/ProcessConditionCode`, undefined, warns),
  ...said('BR-FR-CDV-CL-07_MDT-132', `${REFERENCE}/IssuerTradeParty/RoleCode`, SELLER),
  ...said('BR-FR-CDV-CL-08_MDT-158', `${REFERENCE}/RecipientTradeParty/RoleCode`, codes.RECIPIENTS),
  ...said('BR-FR-CDV-CL-09_MDT-113', `${STATUS}/ReasonCode`, codes.REASONS),
  ...(Object.keys(codes.REASONS_OF) as (keyof typeof codes.REASONS_OF)[]).flatMap((kind) =>
    listedAt(
      `BR-FR-CDV-CL-09_MDT-113_${kind}`,
      '.',
      codes.REASONS_OF[kind],
      `${STATUS}/ReasonCode`,
      (reason, invoice) => isReasonOf(kind, reason, invoice),
    ),
  ),
  ...said('BR-FR-CDV-CL-10_MDT-121', `${STATUS}/RequestedActionCode`, codes.ACTIONS),
  ...said('BR-FR-CDV-CL-11_MDT-207', `${STATUS}/SpecifiedDocumentCharacteristic/TypeCode`, codes.CHARACTERISTICS),
];
