import type { RefusalCode } from '../../refusal-code.ts';

const status = (code: string, meaning: string, next: string, more: Partial<RefusalCode> = {}): RefusalCode => ({
  code,
  kind: 'invoice-status',
  basis: 'file',
  outcome: 'refused',
  meaning,
  next,
  ...more,
});

const session = (code: string, meaning: string, next: string, more: Partial<RefusalCode> = {}): RefusalCode => ({
  code,
  kind: 'session-status',
  basis: 'sending',
  outcome: 'refused',
  meaning,
  next,
  ...more,
});

const call = (code: string, element: string, meaning?: string, next?: string): RefusalCode => ({
  code,
  kind: 'api-exception',
  basis: 'sending',
  outcome: 'refused',
  element,
  ...(meaning !== undefined && { meaning }),
  ...(next !== undefined && { next }),
});

const check = (code: string, meaning: string, next: string, more: Partial<RefusalCode> = {}): RefusalCode => ({
  code,
  kind: 'semantic-check',
  basis: 'file',
  meaning,
  next,
  ...more,
});

const LOG_IN_AGAIN = 'Begin a new login: ask for a challenge, sign it, and take fresh tokens.';
const READ_DETAILS = 'Read the details beside the code: they name the member of the request.';
const SEND_AGAIN = 'Send the same file again; nothing in the invoice has to change.';

/** Statuses of an invoice and of a session, exceptions of the API, and the checks that KSeF makes beyond its schema. */
export const KSEF_CODES: readonly RefusalCode[] = [
  status(
    '405',
    'The invoice was dropped because its session failed as a whole.',
    'Look up the status of the session, mend what it names, and send the invoice again in a new session.',
    { basis: 'sending' },
  ),
  status(
    '410',
    'Whoever sent the invoice has no permission to issue it for this seller.',
    'Log in as the seller (the NIP in Podmiot1), or have the seller grant the permission to issue invoices.',
    { basis: 'register', element: 'Podmiot1/DaneIdentyfikacyjne/NIP', place: 'supplier.tax_id.code' },
  ),
  status(
    '415',
    'The seller may not send invoices with attachments.',
    'Register attachments with the tax office first, or send the invoice without Zalacznik.',
    { basis: 'register', element: 'Zalacznik', place: 'attachments' },
  ),
  status(
    '430',
    'The file is not what the request declares: its size, its hash or its form code differ.',
    'Compute size and SHA-256 of the very bytes that are sent, and open the session with the form of the invoice: FA (3).',
    { basis: 'sending', element: 'Naglowek/KodFormularza' },
  ),
  status(
    '435',
    'KSeF could not decrypt the file.',
    'Encrypt with AES-256-CBC under the key of this session, and wrap that key with the current public key of KSeF.',
    { basis: 'sending' },
  ),
  status(
    '440',
    'KSeF already holds an invoice of the same seller, the same type and the same number.',
    'Look the number up in KSeF. If it is the same invoice, take its KSeF number; if not, give the invoice a new number.',
    { basis: 'register', element: 'Fa/P_2', place: 'code', sentence: ['duplikat faktury'] },
  ),
  status(
    '450',
    'The invoice does not keep to the schema of its form, or breaks a rule that KSeF checks beyond the schema.',
    'Read the details: they name the element. Check that session and invoice name the same form, then validate the XML against the schema of that form.',
    { element: 'Faktura', sentence: ['weryfikacji semantyki dokumentu'] },
  ),
  status('500', 'KSeF failed for a reason of its own.', SEND_AGAIN, { basis: 'sending', outcome: 'unknown' }),
  status('550', 'KSeF cancelled its work on the invoice.', SEND_AGAIN, { basis: 'sending' }),
  status('100', 'KSeF has taken the invoice in and will check it.', 'Ask for the status again in a moment.', {
    kind: 'invoice-status-ok',
    severity: 'info',
    outcome: 'pending',
  }),
  status('150', 'KSeF is checking the invoice.', 'Ask for the status again in a moment.', {
    kind: 'invoice-status-ok',
    severity: 'info',
    outcome: 'pending',
  }),
  status(
    '200',
    'KSeF has accepted the invoice and given it a KSeF number.',
    'Keep the KSeF number and the UPO with the invoice.',
    {
      kind: 'invoice-status-ok',
      severity: 'info',
      outcome: 'accepted',
    },
  ),
  session(
    '405',
    'The parts of the package are not those that the request declared.',
    'Declare each part with its own size and hash, and send exactly those parts.',
  ),
  session(
    '415',
    'KSeF could not decrypt the key of the session.',
    'Wrap the key with the current public key of KSeF (RSA-OAEP with SHA-256).',
  ),
  session('420', 'The session holds more invoices than one may.', 'Spread the invoices over several sessions.'),
  session('430', 'KSeF could not unpack the archive.', 'Send a ZIP archive, split after packing and not before.'),
  session(
    '435',
    'KSeF could not decrypt the parts of the archive.',
    'Encrypt each part by itself under the key and the initialisation vector of this session.',
  ),
  session('440', 'The session was cancelled.', 'Open a new session and send the invoices again.'),
  session(
    '445',
    'No invoice of the session was valid.',
    'Ask for the failed invoices of the session: each has a status of its own with details.',
    { basis: 'file' },
  ),
  session('500', 'KSeF failed for a reason of its own.', 'Open a new session and send again.', { outcome: 'unknown' }),

  call('21001', '/auth/xades-signature', 'The request could not be read.', READ_DETAILS),
  call('21111', '/auth/ksef-token', 'The challenge is not valid.', LOG_IN_AGAIN),
  call(
    '21115',
    '/auth/xades-signature',
    'The certificate of the signature is not valid.',
    'Sign with a certificate that is in force and trusted.',
  ),
  call(
    '21117',
    '/auth/xades-signature',
    'The identifier of the subject does not fit the kind of identifier that is named.',
    'Give the identifier of the context (NIP, internal identifier) as its kind asks.',
  ),
  call(
    '21155',
    '/sessions/online/{referenceNumber}/invoices',
    'The session holds as many invoices as one may.',
    'Close the session and go on in a new one.',
  ),
  call(
    '21157',
    '/sessions/batch',
    'The size of a part of the package is not allowed.',
    'Cut the archive into parts within the limit before encrypting them.',
  ),
  call(
    '21161',
    '/sessions/batch',
    'The package has more parts than one may.',
    'Make the package smaller, or its parts larger.',
  ),
  call(
    '21164',
    '/invoices/ksef/{ksefNumber}',
    'There is no invoice of that KSeF number for you.',
    'Check the number, and whether you are logged in as a party of that invoice.',
  ),
  call(
    '21165',
    '/invoices/ksef/{ksefNumber}',
    'The invoice of that number is not available yet.',
    'Ask again in a moment.',
  ),
  call(
    '21166',
    '/sessions/online/{referenceNumber}/invoices',
    'The invoice has a technical correction already, and KSeF accepted it.',
    'Take the KSeF number of that correction; nothing more has to be sent.',
  ),
  call(
    '21167',
    '/sessions/online/{referenceNumber}/invoices',
    'The invoice itself was accepted, so nothing can be corrected technically.',
    'Send a correcting invoice if its content is wrong.',
  ),
  call(
    '21173',
    '/sessions/batch/{referenceNumber}/close',
    'There is no session of that reference number.',
    'Use the reference number that opening the session gave, under the same login.',
  ),
  call(
    '21175',
    '/invoices/exports/{referenceNumber}',
    'There is no export of that reference number.',
    'Use the reference number that the request for the export gave.',
  ),
  call(
    '21178',
    '/sessions/{referenceNumber}/invoices/ksef/{ksefNumber}/upo',
    'KSeF holds no receipt (UPO) for what you asked.',
    'Check session and KSeF number; the receipt exists once the invoice is accepted.',
  ),
  call(
    '21180',
    '/sessions/batch/{referenceNumber}/close',
    'The status of the session does not allow this step.',
    'Look up the status of the session; a closed one takes nothing more.',
  ),
  call(
    '21181',
    '/invoices/exports',
    'The request for an export asks for invoices of a party that your login is not for.',
    'Choose the kind of party that your context is in those invoices.',
  ),
  call(
    '21182',
    '/invoices/exports',
    'As many exports are running as one may have.',
    'Wait until one of them has ended.',
  ),
  call(
    '21183',
    '/invoices/query/metadata',
    'The dates asked for lie beyond what KSeF has stored for good so far.',
    'Move the end of the range back to the date that the answer names.',
  ),
  call(
    '21205',
    '/sessions/batch/{referenceNumber}/close',
    'A part of the package that was declared has not been sent.',
    'Send every declared part before you close the session.',
  ),
  call(
    '21208',
    '/sessions/batch/{referenceNumber}/close',
    'The time for sending the parts has run out, and the session is cancelled.',
    'Open a new session and send the parts within its time.',
  ),
  call(
    '21217',
    '/auth/xades-signature',
    'The document is not in UTF-8.',
    'Write the document as UTF-8 without a byte order mark, and sign it anew.',
  ),
  call(
    '21301',
    '/auth/token/redeem',
    'The login does not allow this: it is not finished, its tokens were fetched already, or its token was revoked.',
    LOG_IN_AGAIN,
  ),
  call('21304', '/auth/token/redeem', 'There is no login of that reference number.', LOG_IN_AGAIN),
  call(
    '21308',
    '/auth/token/redeem',
    'The login uses the credentials of a person who has died.',
    'Log in with the credentials of somebody who may act for the party.',
  ),
  call(
    '21401',
    '/auth/xades-signature',
    'The signed request does not keep to its schema.',
    'Validate the request against the schema of the API before signing.',
  ),
  call(
    '21402',
    '/sessions/online/{referenceNumber}/invoices',
    'The declared size of the file is not its size.',
    'Count the bytes of what is sent, before and after encryption.',
  ),
  call(
    '21403',
    '/sessions/online/{referenceNumber}/invoices',
    'The declared hash of the file is not its hash.',
    'Compute SHA-256 over the very bytes that are sent, as Base64.',
  ),
  call('21405', '/auth/ksef-token', 'A member of the request is missing or has a wrong value.', READ_DETAILS),
  call(
    '21406',
    '/auth/xades-signature',
    'The kind of signature does not fit the way of logging in.',
    'Sign with the kind of signature that this login asks for.',
  ),
  call(
    '21418',
    '/auth/sessions',
    'The token that continues a list is not in the right form.',
    'Pass on the token exactly as the last page gave it.',
  ),
  call(
    '21470',
    '/auth/ksef-token',
    'The named public key is unknown to KSeF, or withdrawn.',
    'Fetch the list of public keys again and encrypt with a current one.',
  ),
  call(
    '25001',
    '/certificates/enrollments/data',
    'With this way of logging in, no data for a certificate can be fetched.',
    'Log in with a signature or a certificate that names the person or the company.',
  ),
  call(
    '25002',
    '/certificates/enrollments',
    'With this way of logging in, no certificate can be asked for.',
    'Log in with a signature or a certificate that names the person or the company.',
  ),
  call(
    '25003',
    '/certificates/enrollments',
    'The data of the certificate request are not those of the login.',
    'Take the data for the request from KSeF, and change nothing in them.',
  ),
  call(
    '25004',
    '/certificates/enrollments',
    'The certificate request is not in the right form, or its signature does not hold.',
    'Make the request anew (PKCS#10, DER, as Base64).',
  ),
  call(
    '25005',
    '/certificates/enrollments/{referenceNumber}',
    'There is no certificate request of that reference number.',
    'Use the reference number that the request gave.',
  ),
  call(
    '25006',
    '/certificates/enrollments',
    'As many certificate requests were made as one may make.',
    'Revoke what is not needed, or wait until the limit allows one more.',
  ),
  call(
    '25007',
    '/certificates/enrollments',
    'You hold as many certificates as one may.',
    'Revoke one that is no longer used.',
  ),
  call(
    '25008',
    '/certificates/{certificateSerialNumber}/revoke',
    'There is no certificate of that serial number.',
    'Look the serial number up in the list of your certificates.',
  ),
  call(
    '25009',
    '/certificates/{certificateSerialNumber}/revoke',
    'The certificate is revoked, blocked or expired already.',
    'Nothing has to be done; use another certificate.',
  ),
  call(
    '25010',
    '/certificates/enrollments',
    'The kind or the length of the key is not allowed.',
    'Make a key of a kind and length that KSeF names for certificates.',
  ),
  call(
    '25011',
    '/certificates/enrollments',
    'The request is signed by an algorithm that is not allowed.',
    'Sign the request by an algorithm that KSeF names for certificates.',
  ),
  call(
    '26001',
    '/tokens',
    'You cannot give a token a permission that you do not have.',
    'Ask only for permissions of your own; the answer lists those that are missing.',
  ),
  call(
    '26002',
    '/tokens',
    'No token can be made in this kind of context.',
    'Log in in a kind of context that the answer names.',
  ),
  call(
    '30001',
    '/testdata/person',
    'The test party or its permission exists already.',
    'Go on with the one that is there; this is a service of the test system.',
  ),
  call(
    '9101',
    '/auth/xades-signature',
    'The signed document is not valid.',
    'Sign the request as the API describes it, without changing it afterwards.',
  ),
  call('9102', '/auth/xades-signature', 'The signature is missing.', 'Sign the request with XAdES.'),
  call('9103', '/auth/xades-signature', 'The document has more signatures than it may.', 'Sign once.'),
  call(
    '9105',
    '/auth/xades-signature',
    'The signature does not hold.',
    'Sign the document as the last step; any change after it breaks the signature.',
  ),

  check('utf8-bom', 'The file begins with a byte order mark.', 'Write the file as UTF-8 without a byte order mark.'),
  check(
    'processing-instruction',
    'The file has a processing instruction.',
    'Remove every `<?…?>` but the XML declaration.',
  ),
  check(
    'discouraged-characters',
    'A text has control characters or characters that XML discourages.',
    'Remove them; they often come by copying from PDF files.',
  ),
  check(
    'P_1-future',
    'The date of issue is after the day on which KSeF received the file.',
    'Date the invoice today or earlier.',
    {
      element: 'Fa/P_1',
      place: 'issue_date',
    },
  ),
  check(
    'nip-checksum',
    'The check digit of a NIP is wrong.',
    'Check the number with the party; KSeF looks at this in production only.',
    {
      element: 'Podmiot1/DaneIdentyfikacyjne/NIP',
      place: 'supplier.tax_id.code',
    },
  ),
  check(
    'internal-id-checksum',
    'The check digit of an internal identifier is wrong.',
    'Check the identifier with the party.',
    {
      element: 'Podmiot3/DaneIdentyfikacyjne/IDWew',
    },
  ),
  check(
    'size',
    'The file is larger than 1 MB, or 3 MB with attachments.',
    'Split the invoice, or make the attachment smaller.',
  ),
  check(
    'duplicate',
    'An invoice of the same seller, type and number is already in KSeF.',
    'Give the invoice a new number, or take the KSeF number of the one that is there.',
    {
      basis: 'register',
      element: 'Fa/P_2',
      place: 'code',
    },
  ),
  check(
    'attachment-batch-only',
    'An invoice with an attachment was sent outside a batch session.',
    'Send it in a batch session, once attachments are registered.',
    {
      basis: 'sending',
      element: 'Zalacznik',
    },
  ),
  check(
    'encoding',
    'The document is not in UTF-8, or declares another encoding.',
    'Write the document as UTF-8 and declare it so, or not at all.',
  ),
  check(
    'xml-1.0',
    'The file is no well-formed XML 1.0; version 1.1 is refused.',
    'Let a program write the XML, with version 1.0.',
  ),
  check(
    'schema',
    'The document does not keep to the schema of the form that the session was opened for.',
    'Make form code, version and namespace name one schema, and open the session for it.',
    { element: 'Naglowek/KodFormularza' },
  ),
  check(
    'amounts',
    'KSeF compares no amounts: a sum that does not add up is no reason for a refusal.',
    'Look for another reason; correct the amounts for the customer and the tax return.',
    { severity: 'info', element: 'Fa' },
  ),
];
