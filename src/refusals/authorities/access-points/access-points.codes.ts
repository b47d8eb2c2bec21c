import type { Basis, RefusalCode } from '../../refusal-code.ts';

const row =
  (kind: string, basis: Basis) =>
  (code: string, meaning: string, next: string, ...sentences: readonly (readonly string[])[]): RefusalCode => ({
    code,
    kind,
    basis,
    outcome: 'refused',
    meaning,
    next,
    ...(sentences.length > 0 && { sentences }),
  });

const ebms = (code: string, meaning: string, next: string, ...sentences: readonly (readonly string[])[]) =>
  row('as4', 'sending')(`EBMS:${code}`, meaning, next, ...sentences);
const lookUp = row('look-up', 'register');

const TO_ACCESS_POINT =
  'Nothing in the invoice has to change. Tell the access point that sends for you, with the id of the message.';
const LATER = 'Send it again later; where it stays, tell the access point that sends for you.';
const READ = 'Read the error detail beside the code: it says what the receiving access point refused.';
const DIRECTORY =
  'Look the receiver up in the Peppol Directory, and ask for its identifier with the scheme: `0088:…`, `9930:…`.';

/**
 * Errors of ebMS 3.0 (OASIS, part 1, section 6.7, and the AS4 profile, section 5.2.3), the details that Peppol adds, and
 * the failures of a look-up in SML and SMP. The look-up has no codes, so those that begin with SML or SMP are ours.
 */
export const ACCESS_POINT_CODES: readonly RefusalCode[] = [
  ebms('0001', 'A value of the message head is not known to the receiving access point.', TO_ACCESS_POINT, [
    'valuenotrecognized',
  ]),
  ebms('0002', 'The message uses a feature that the receiving access point does not have.', TO_ACCESS_POINT),
  ebms('0003', 'Values of the message head contradict each other or the agreement of the partners.', TO_ACCESS_POINT, [
    'valueinconsistent',
  ]),
  ebms('0004', 'The receiving access point refused the message for a reason that has no code of its own.', READ),
  ebms('0005', 'The sending access point could not connect to the receiving one.', LATER, ['connectionfailure']),
  ebms('0006', 'There was no message to fetch.', 'Nothing to do.', ['emptymessagepartitionchannel']),
  ebms('0007', 'The parts of the message are not packed as MIME asks.', TO_ACCESS_POINT, ['mimeinconsistency']),
  ebms('0008', 'The message uses a feature that the receiving access point does not have.', TO_ACCESS_POINT, [
    'featurenotsupported',
  ]),
  ebms('0009', 'The message head is not well formed.', TO_ACCESS_POINT, ['invalidheader']),
  ebms('0010', 'The message does not fit the agreed way of sending.', TO_ACCESS_POINT, ['processingmodemismatch']),
  ebms('0011', 'A part of the message that lies elsewhere could not be fetched.', TO_ACCESS_POINT, [
    'externalpayloaderror',
  ]),
  ebms(
    '0101',
    'The signature of the message, or its certificate, was not accepted.',
    'The certificate of the sending access point has expired, was withdrawn or is of another environment. Tell it.',
    ['failedauthentication'],
  ),
  ebms(
    '0102',
    'The receiving access point could not decrypt the message.',
    'The SMP may hold an old certificate of the receiver. Tell the access point that sends for you.',
    ['faileddecryption'],
  ),
  ebms('0103', 'The message breaks the security policy of the receiver.', TO_ACCESS_POINT, ['policynoncompliance']),
  ebms('0201', 'The reliable exchange of messages failed.', LATER, ['dysfunctionalreliability']),
  ebms('0202', 'The message could not be delivered.', LATER, ['deliveryfailure']),
  ebms(
    '0301',
    'No receipt came for the message.',
    'The invoice may have arrived. Ask the receiver before you send it again.',
    ['missingreceipt'],
  ),
  ebms(
    '0302',
    'The receipt does not fit the message.',
    'The invoice may have arrived. Ask the receiver before you send it again.',
    ['invalidreceipt'],
  ),
  ebms(
    '0303',
    'A part of the message could not be unpacked.',
    TO_ACCESS_POINT,
    ['decompressionfailure'],
    ['decompression-failure'],
  ),
  row('as4', 'register')(
    'PEPPOL:NOT_SERVICED',
    'The receiving access point does not serve this receiver, or not for this kind of document.',
    'The entry of the receiver in the SMP is out of date. Tell the receiver, and send again once its provider has corrected it.',
  ),
  lookUp(
    'SML-NO-PARTICIPANT',
    'The network does not know the receiver: its identifier is registered nowhere.',
    DIRECTORY,
    ['participant', 'not registered'],
    ['participant', 'not found'],
    ['recipient', 'not registered'],
    ['receiver', 'not registered'],
    ['participant', 'does not exist'],
    ['no smp', 'found'],
    ['not', 'find', 'smp', 'participant'],
    ['unknownhostexception', 'iso6523-actorid-upis'],
    ['could not be resolved', 'iso6523-actorid-upis'],
    ['nxdomain', 'iso6523'],
    ['no naptr'],
    ['u-naptr', 'not'],
    ['dns', 'lookup', 'failed', 'participant'],
  ),
  lookUp(
    'SMP-NO-DOCUMENT-TYPE',
    'The receiver is registered, and not for this kind of document.',
    'Send a kind of document that the receiver has registered, or ask it to register this one: the Peppol Directory lists them.',
    ['document type', 'not supported'],
    ['document type', 'not registered'],
    ['document type', 'not found'],
    ['documenttype', 'not', 'supported'],
    ['service metadata', 'not found'],
    ['servicemetadata', 'not found'],
    ['no service metadata'],
    ['does not accept', 'document'],
  ),
  lookUp(
    'SMP-NO-PROCESS',
    'The receiver is registered for this document, and not in this process.',
    'Compare the process (BT-23) with that of the registration, such as `urn:fdc:peppol.eu:2017:poacc:billing:01:1.0`.',
    ['process', 'not supported'],
    ['process', 'not registered'],
    ['no process', 'found'],
    ['process identifier', 'not found'],
  ),
  lookUp(
    'SMP-NO-ENDPOINT',
    'The registration of the receiver names no address for this way of sending.',
    'Tell the receiver: its provider has to enter the address for AS4.',
    ['no endpoint'],
    ['endpoint', 'not found'],
    ['transport profile', 'not'],
    ['endpoint url', 'invalid'],
  ),
  lookUp(
    'SMP-CERTIFICATE',
    'The certificate in the registration of the receiver is not valid.',
    'Tell the receiver: its provider has to renew the certificate in the SMP.',
    ['smp', 'certificate'],
    ['endpoint', 'certificate', 'expired'],
    ['receiver', 'certificate', 'expired'],
    ['receiver', 'certificate', 'invalid'],
  ),
  lookUp(
    'SMP-UNREACHABLE',
    'The register of the receiver does not answer.',
    LATER,
    ['smp', 'timeout'],
    ['smp', 'timed out'],
    ['smp', 'unreachable'],
    ['smp', 'connection refused'],
    ['smp', 'http status 5'],
    ['smp', '503'],
  ),
];
