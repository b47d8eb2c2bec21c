import type { RefusalCode } from '../../refusal-code.ts';

const call = (code: string, meaning: string, next: string, more: Partial<RefusalCode> = {}): RefusalCode => ({
  code,
  kind: 'interface-error',
  basis: 'sending',
  outcome: 'refused',
  meaning,
  next,
  ...more,
});

/** An error of a query, not of a document. */
const query = (code: string, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'interface-error',
  basis: 'sending',
  meaning,
  next,
});

const HASHES = 'Set cryptoType of passwordHash to SHA-512, and of requestSignature to SHA3-512.';
const ASK_PRIMARY =
  'Ask the primary user of the taxpayer to check the technical user in the Online Számla web interface.';

/** Errors of the interface: the whole request was refused. */
export const NAV_INTERFACE_CODES: readonly RefusalCode[] = [
  call(
    'INVALID_REQUEST',
    'The body of the request is no well-formed XML, or breaks the schema of the interface.',
    'Validate the request against invoiceApi.xsd; the answer lists the elements that are at fault.',
  ),
  call(
    'OPERATION_FAILED',
    'NAV could not handle the request for an unexpected reason.',
    'Send it again after a short wait, and check that the body fits the address of the operation. Where it keeps failing in production, look for an outage and then call the NAV helpdesk.',
    { outcome: 'unknown' },
  ),
  call(
    'INVALID_CUSTOMER',
    'The tax number in the user part of the request does not exist, or its status allows no dealings with invoices.',
    'Put the first eight digits of the tax number of the taxpayer that reports there, and check its status.',
    { basis: 'register', element: 'user/taxNumber', place: 'supplier.tax_id.code' },
  ),
  call(
    'INVALID_SECURITY_USER',
    'The login of the technical user, or the hash of the password, is wrong.',
    'Check login and environment (test and production have users of their own), and send the SHA-512 of the right password.',
    { basis: 'register', element: 'user/login' },
  ),
  call(
    'NOT_REGISTERED_CUSTOMER',
    'The taxpayer in the user part of the request is not registered in Online Számla.',
    'Register the taxpayer in the environment that you call; test and production are apart.',
    { basis: 'register', element: 'user/taxNumber' },
  ),
  call(
    'INVALID_USER_RELATION',
    'The login and the tax number do not belong together, or the technical user is no longer active.',
    ASK_PRIMARY,
    { basis: 'register', element: 'user' },
  ),
  call(
    'REQUEST_ID_NOT_UNIQUE',
    'The requestId was used before under this tax number.',
    'Make a new requestId for every request, also when you repeat one, and sign anew.',
    { element: 'header/requestId' },
  ),
  call(
    'INVALID_REQUEST_SIGNATURE',
    'The signature of the request is not the one that NAV works out.',
    'Compute SHA3-512 over requestId, timestamp (as yyyyMMddHHmmss in UTC) and signing key; for manageInvoice and manageAnnulment append the hash of each operation in the order of its index.',
    { element: 'user/requestSignature' },
  ),
  call(
    'INDEX_NOT_SEQUENTIAL',
    'The indexes of the invoices in the request have a gap, or one stands twice.',
    'Number the operations 1, 2, 3 without a gap.',
    { element: 'invoiceOperation/index' },
  ),
  call(
    'INVALID_EXCHANGE_TOKEN',
    'The exchange token is unknown, has expired, belongs to another taxpayer or was not decrypted rightly.',
    'Ask for a token right before sending, and decrypt it with AES-128 in ECB mode under the exchange key of the technical user.',
    { element: 'exchangeToken' },
  ),
  call('FORBIDDEN', 'The technical user has no right to call this operation.', ASK_PRIMARY, { basis: 'register' }),
  call(
    'INVALID_OPERATION',
    'One request mixes reports of invoices with technical annulments.',
    'Send annulments with manageAnnulment, and CREATE, MODIFY and STORNO with manageInvoice.',
    { retired: 'With interface 2.0.' },
  ),
  call(
    'SERVICE_UNAVAILABLE',
    'The operation is shut for maintenance.',
    'Keep the request in a queue and send it again later.',
    { outcome: 'unknown' },
  ),
  call(
    'REQUEST_VERSION_NOT_ALLOWED',
    'NAV no longer takes requests of this version.',
    'Move to interface 3.0: set requestVersion and the namespaces to it.',
    { element: 'header/requestVersion' },
  ),
  query(
    'STATUS_QUERY_NOT_ALLOWED',
    'The status was asked for with an older requestVersion than the data was sent with.',
    'Ask with the version of the data report, or a newer one.',
  ),
  query('ANNULMENT_VERIFICATION_BLOCKED', 'NAV cannot confirm technical annulments at the moment.', 'Try again later.'),
  query(
    'MULTIPLE_QUERY_RESULT_FOUND',
    'NAV holds more than one valid invoice of this number.',
    'Annul the number technically, have the annulment approved, and report the right data again.',
  ),
  query(
    'BAD_QUERY_PARAM_OVERLAP',
    'The two dates of the query overlap: the first lies after the second.',
    'Set the start no later than the end; the same day is allowed.',
  ),
  query('BAD_QUERY_PARAM_RANGE_EXCEEDED', 'The query spans more than 35 days.', 'Ask in steps of 35 days at most.'),
  query(
    'BAD_QUERY_PARAM_EQ_NOT_STANDALONE',
    'The operator EQ stands beside a second condition on the same value.',
    'Use EQ alone, or two bounds without EQ.',
  ),
  query(
    'BAD_QUERY_PARAM_OPERATOR_COLLISION',
    'Two conditions on the same value point the same way, such as GT and GTE.',
    'Pair GT or GTE with LT or LTE.',
  ),
  query(
    'BAD_QUERY_PARAM_SUPPLIER_NOT_EXPECTED',
    'You asked as the supplier and named a supplier too.',
    'Leave supplierTaxNumber out when you ask for invoices that you issued.',
  ),
  query(
    'BAD_QUERY_PARAM_SUPPLIER_EXPECTED',
    'You asked as the customer, and several suppliers issued you an invoice of this number.',
    'Name the supplier in supplierTaxNumber; queryInvoiceDigest tells which ones there are.',
  ),
  call('INVALID_PASSWORD_HASH_CRYPTO', 'The password hash names another algorithm than SHA-512.', HASHES, {
    element: 'user/passwordHash',
  }),
  call(
    'INVALID_REQUEST_SIGNATURE_HASH_CRYPTO',
    'The signature of the request names another algorithm than SHA3-512.',
    HASHES,
    { element: 'user/requestSignature' },
  ),
  call('INVALID_REQUEST_VERSION', 'The requestVersion is not 3.0.', 'Set requestVersion to 3.0.', {
    element: 'header/requestVersion',
  }),
  call('INVALID_HEADER_VERSION', 'The headerVersion is given and is not 1.0.', 'Set headerVersion to 1.0.', {
    element: 'header/headerVersion',
  }),
  call(
    'INVALID_TIMESTAMP',
    'The timestamp of the request is more than one day away from the clock of NAV.',
    'Send the time of now in UTC, and keep the clock of the machine in step by NTP.',
    { element: 'header/timestamp' },
  ),
];
