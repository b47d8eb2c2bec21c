import { below, elementsAt, type Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { TYPES, schemeOf } from '../fr-ctc/facts.ts';
import { sentence as french, textsAt, textsKept } from '../fr-ctc/words.ts';
import * as codes from './codes.ts';

/**
 * French rules on life cycle messages of an invoice.
 *
 * Source: BR-FR-CDV 1.4.0.03 of 2026-08-04, read 2026-11-25.
 */

const DOCUMENT = elementsAt('CrossDomainAcknowledgementAndResponse/ExchangedDocument');
const CONTEXT = elementsAt('CrossDomainAcknowledgementAndResponse/ExchangedDocumentContext');
const REFERENCE = 'AcknowledgementDocument/ReferenceReferencedDocument';
const references = elementsAt(REFERENCE);
const STATUS = `${REFERENCE}/SpecifiedDocumentStatus`;

const about = (
  code: string,
  say: string,
  on: Where,
  must: (element: XmlElement, invoice: InvoiceTerms) => boolean,
): TermRule => {
  // The id ends with the term: `BR-FR-CDV-08_MDT-73`.
  const terms = /MD[GT]-\d+/.exec(code) ?? [];
  return french('cii', code, [...terms], say, on, must);
};

const said = (code: string, say: string, path: string, listed: ReadonlySet<string>): TermRule =>
  about(code, say, elementsAt(path), ({ text }) => listed.has(text));

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
  numbers.some((one) => schemeOf(one) === '0238' && one.text === number);

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
function tellsPayments(reference: XmlElement): boolean {
  if (!textsAt(reference, 'ProcessConditionCode').includes('212')) return true;
  const paid = below(reference, 'SpecifiedDocumentStatus/SpecifiedDocumentCharacteristic').filter((one) =>
    textsAt(one, 'TypeCode').includes('MEN'),
  );
  return paid.length >= 1 && paid.every((one) => written('ValueAmount')(one) && written('ValuePercent')(one));
}

/** A reason is checked for a status if the document, or its own status, has that status. */
function isOfOther(reason: XmlElement, status: string, invoice: InvoiceTerms): boolean {
  const ofDocument = textsKept(invoice, reason.parent?.parent, 'ProcessConditionCode');
  const own = textsKept(invoice, reason.parent, 'ProcessConditionCode');
  const isOther = (all: readonly string[]): boolean => all.some((one) => one !== status);
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
    const others = senders.some((one) => schemeOf(one) === '0238' && one.text !== PUBLIC);
    if (senders.length === 0 || others) return true;
    if (!hasNumber(senders, PUBLIC)) return false;
  }
  return codes.REASONS_OF[kind].has(reason.text);
}

const role =
  (party: string, message: string, listed: ReadonlySet<string>) => (document: XmlElement, invoice: InvoiceTerms) =>
    !messages(invoice).includes(message) || textsAt(document, `${party}/RoleCode`).some((code) => listed.has(code));

const PLATFORM: ReadonlySet<string> = new Set(['WK']);

/** Judged by the message that contains the reference: a document may have messages of both kinds. */
const status = (message: string, listed: ReadonlySet<string>) => (reference: XmlElement) => {
  const told = textsAt(reference, 'StatusCode');
  const isOther = textsAt(reference.parent, 'TypeCode').some((one) => one !== message);
  return isOther || told.length === 0 || told.some((code) => listed.has(code));
};

const process = (listed: ReadonlySet<string>, say: string, held: Pick<TermRule, 'since' | 'until'>): TermRule => ({
  ...about('BR-FR-CDV-CL-01_MDT-2', say, CONTEXT, (context, invoice) => hasProcess(context, invoice, listed)),
  ...held,
});

const warned = (row: TermRule): TermRule => ({ ...row, severity: 'warning' });

export const FR_CDAR_RULES: readonly TermRule[] = [
  about(
    'BR-FR-04_MDT-91',
    'The kind of invoice is one that France knows',
    elementsAt(`${REFERENCE}/TypeCode`),
    ({ text }) => TYPES.has(text),
  ),
  about(
    'BR-FR-CDV-02_MDT-3',
    'The specification is that of the life cycle, for invoices or for the tax office',
    CONTEXT,
    hasSpecification,
  ),
  about('BR-FR-CDV-03_MDT-4', 'The message has a number', DOCUMENT, written('ID')),
  about(
    'BR-FR-CDV-07_MDT-38_yes',
    'In a message of a party (23) its issuer has an identifier',
    elementsAt('ExchangedDocument/IssuerTradeParty'),
    (party, invoice) => messages(invoice).some((one) => one !== '23') || written('GlobalID')(party),
  ),
  about(
    'BR-FR-CDV-08_MDT-73',
    'A recipient that is no platform has an electronic address',
    elementsAt('ExchangedDocument/RecipientTradeParty'),
    (party) =>
      textsAt(party, 'RoleCode').some((code) => code === 'WK' || code === 'DFH') ||
      written('URIUniversalCommunication/URIID')(party),
  ),
  said(
    'BR-FR-CDV-09_MDT-77',
    'The message is of a party (23) or of a platform (305)',
    'AcknowledgementDocument/TypeCode',
    new Set(['23', '305']),
  ),
  about(
    'BR-FR-CDV-11_MDG-35',
    'The invoice has its date, unless it is inadmissible (501)',
    references,
    (one, invoice) => written('FormattedIssueDateTime')(one) || isInadmissible(invoice),
  ),
  about(
    'BR-FR-CDV-12_MDT-105',
    'The message says the status of the invoice',
    references,
    written('ProcessConditionCode'),
  ),
  about(
    'BR-FR-CDV-13_MDT-129',
    'The issuer of the invoice has an identifier, unless it is inadmissible (501)',
    elementsAt(`${REFERENCE}/IssuerTradeParty`),
    (party, invoice) => written('GlobalID')(party) || isInadmissible(invoice),
  ),
  about(
    'BR-FR-CDV-14_MDT-207',
    'Where an invoice is paid (212), each amount paid (MEN) has its rate of VAT',
    references,
    tellsPayments,
  ),
  about(
    'BR-FR-CDV-15_MDT-113',
    'A status 206, 207, 208, 210, 213 or 501 has a reason',
    elementsAt(`${REFERENCE}/ProcessConditionCode`),
    (code, invoice) =>
      !codes.REASONED.has(code.text) ||
      textsKept(invoice, code.parent, 'SpecifiedDocumentStatus/ReasonCode').length > 0,
  ),
  about(
    'BR-FR-CDV-16_MDT-124-2',
    'Each status has its number in the order',
    elementsAt(STATUS),
    written('SequenceNumeric'),
  ),
  process(new Set(['REGULATED']), 'The business process is REGULATED', { until: '1.4.0.03' }),
  process(
    codes.PROCESSES,
    'The business process is one that France knows; one for the tax office has at most three characters',
    {
      since: '1.4.0.03',
    },
  ),
  about(
    'BR-FR-CDV-CL-02_MDT-21_305',
    'A message of a platform (305) is sent by one (WK)',
    DOCUMENT,
    role('SenderTradeParty', '305', PLATFORM),
  ),
  about(
    'BR-FR-CDV-CL-02_MDT-21_23',
    'A message of a party (23) is sent by one, or by a platform',
    DOCUMENT,
    role('SenderTradeParty', '23', codes.SENDERS),
  ),
  about(
    'BR-FR-CDV-CL-03_MDT-40_305',
    'A message of a platform (305) is issued by one (WK)',
    DOCUMENT,
    role('IssuerTradeParty', '305', PLATFORM),
  ),
  about(
    'BR-FR-CDV-CL-03_MDT-40_23',
    'A message of a party (23) is issued by one',
    DOCUMENT,
    role('IssuerTradeParty', '23', codes.ISSUERS),
  ),
  said(
    'BR-FR-CDV-CL-04_MDT-59',
    'A recipient is a party to the invoice, a platform or the tax office',
    'ExchangedDocument/RecipientTradeParty/RoleCode',
    codes.RECIPIENTS,
  ),
  about(
    'BR-FR-CDV-CL-05_MDT-88_305',
    'The status of the document is one of a platform (305)',
    references,
    status('305', codes.OF_PLATFORM),
  ),
  about(
    'BR-FR-CDV-CL-05_MDT-88_23',
    'The status of the document is one of a party (23)',
    references,
    status('23', codes.OF_PARTY),
  ),
  warned(
    said(
      'BR-FR-CDV-CL-06_MDT-105',
      'The status of the invoice is one of the life cycle',
      `${REFERENCE}/ProcessConditionCode`,
      codes.STATUSES,
    ),
  ),
  warned(
    said(
      'BR-FR-CDV-CL-06_MDT-115',
      'A status is one of the life cycle',
      `${STATUS}/ProcessConditionCode`,
      codes.STATUSES,
    ),
  ),
  said(
    'BR-FR-CDV-CL-07_MDT-132',
    'The issuer of the invoice is the seller (SE)',
    `${REFERENCE}/IssuerTradeParty/RoleCode`,
    new Set(['SE']),
  ),
  said(
    'BR-FR-CDV-CL-08_MDT-158',
    'The recipient of the invoice is a party to it, a platform or the tax office',
    `${REFERENCE}/RecipientTradeParty/RoleCode`,
    codes.RECIPIENTS,
  ),
  said('BR-FR-CDV-CL-09_MDT-113', 'The reason is one of the life cycle', `${STATUS}/ReasonCode`, codes.REASONS),
  ...(Object.keys(codes.REASONS_OF) as (keyof typeof codes.REASONS_OF)[]).map((kind) =>
    about(
      `BR-FR-CDV-CL-09_MDT-113_${kind}`,
      kind === '210B2G'
        ? 'The reason is one for which the public sector may refuse an invoice (210)'
        : `The reason is one of status ${kind}`,
      elementsAt(`${STATUS}/ReasonCode`),
      (reason, invoice) => isReasonOf(kind, reason, invoice),
    ),
  ),
  said(
    'BR-FR-CDV-CL-10_MDT-121',
    'The action that is asked for is one of the life cycle',
    `${STATUS}/RequestedActionCode`,
    codes.ACTIONS,
  ),
  said(
    'BR-FR-CDV-CL-11_MDT-207',
    'What an amount is of is a code of the life cycle',
    `${STATUS}/SpecifiedDocumentCharacteristic/TypeCode`,
    codes.CHARACTERISTICS,
  ),
];
