import type { Basis, RefusalCode } from '../../refusal-code.ts';

const AFTER = 'No record of this call was taken: mend the call and send all of them again.';
const AT_AEAT = 'The fault is at AEAT: send the same call again later.';
const ISSUER = 'Write the NIF and the name of the seller as the census has them.';
const AGENT = 'Write NIF and name of the representative as the census has them, or leave Representante out.';
const NIF = 'Write the nine characters of a Spanish NIF, without ES, blanks and hyphens.';
const CERTIFICATE =
  'Send with the certificate of the seller, of somebody whom it empowered, or of a registered collaborator (colaborador social).';
const REFERENCE = 'Copy the reference from AEAT’s request, letters and digits alone.';
const ON_REQUEST =
  'RefRequerimiento and FinRequerimiento belong to calls that answer a request of AEAT, at the address for these.';
const FEWER = 'A call takes at most 1,000 records: split it.';
const QUERY = 'No invoice is concerned.';

const call =
  (basis: Basis, after: string) =>
  (code: string, element: string, meaning: string, next: string, more: Partial<RefusalCode> = {}): RefusalCode => ({
    code,
    kind: 'envelope',
    basis,
    outcome: 'refused',
    element,
    meaning,
    next: after === '' ? next : `${next} ${after}`,
    ...more,
  });

const mend = call('sending', AFTER);
const known = call('register', AFTER);
const wait = (code: string, element: string, meaning: string) => call('sending', '')(code, element, meaning, AT_AEAT);
const plain = call('sending', '');

const SELLER = { place: 'supplier.tax_id.code' };

/** Errors that refuse the whole request. */
export const AEAT_ENVELOPE_CODES: readonly RefusalCode[] = [
  mend(
    '4102',
    'schema',
    'The XML does not keep to the schema: a required element is missing or out of its order.',
    'The message names the element: validate the call against the schemas of AEAT.',
    { basis: 'file', sentence: ['xml no cumple el esquema', 'campo obligatorio'] },
  ),
  mend(
    '4103',
    'xml',
    'The call is no well-formed XML.',
    'Check that it is one document in UTF-8 with all elements closed and special characters escaped.',
  ),
  known(
    '4104',
    'Cabecera/ObligadoEmision/NIF',
    'AEAT knows no issuer with the NIF and the name in the header.',
    ISSUER,
    { ...SELLER, sentence: ['obligadoemision no esta identificado'] },
  ),
  known('4105', 'Cabecera/Representante/NIF', 'AEAT does not know the representative in the header.', AGENT, {
    sentence: ['representante no esta identificado.'],
  }),
  mend('4106', 'date', 'A date is not in the accepted form.', 'Write dates as dd-mm-yyyy.'),
  known('4107', 'NIF', 'AEAT finds no taxpayer with a NIF of this call.', ISSUER),
  wait('4108', 'certificate', 'AEAT could not read the certificate of the connection.'),
  mend('4109', 'NIF', 'A NIF is not formed like one.', NIF),
  wait('4110', 'powers', 'AEAT could not check for whom the certificate may act.'),
  wait('4111', 'procedure', 'AEAT could not open the procedure for this call.'),
  known('4112', 'certificate', 'The holder of the certificate may not send for this issuer.', CERTIFICATE, {
    sentence: ['titular del certificado', 'colaborador social'],
  }),
  mend(
    '4113',
    'record-count',
    'A block of the call holds more entries than are allowed.',
    'Look up in the schema how often the block may repeat.',
  ),
  mend('4114', 'invoice-count', 'The call holds too many invoices.', FEWER),
  mend('4115', 'ObligadoEmision/NIF', 'The NIF of the issuer is wrong.', ISSUER, SELLER),
  mend('4116', 'Cabecera/ObligadoEmision/NIF', 'The NIF of the issuer is not formed like one.', NIF, SELLER),
  mend('4117', 'Cabecera/Representante/NIF', 'The NIF of the representative is not formed like one.', NIF),
  mend(
    '4118',
    'address',
    'The call was sent to an address for another kind of call.',
    'Compare the address with the WSDL: records, queries and answers to requests each have their own.',
  ),
  mend(
    '4119',
    'encoding',
    'The call holds characters that are not UTF-8.',
    'Write the bytes as UTF-8, without a byte order mark.',
  ),
  mend(
    '4120',
    'Cabecera/FechaFinVeriFactu',
    'The end of sending as VERI*FACTU is not the last day of this year or the last.',
    'Write 31-12 of this year or the last one, or leave it out while you go on sending.',
  ),
  mend(
    '4121',
    'Cabecera/Incidencia',
    'The flag of a technical incident has a value that is not allowed.',
    'Write S or N, or leave it out.',
  ),
  mend('4122', 'Cabecera/RefRequerimiento', 'The reference of AEAT’s request is wrong.', REFERENCE),
  known('4123', 'Cabecera/Representante/NIF', 'The NIF of the representative is not in the census.', AGENT),
  known(
    '4124',
    'Cabecera/Representante/NombreRazon',
    'The name of the representative is not the one in the census.',
    AGENT,
  ),
  mend('4125', 'Cabecera/RefRequerimiento', 'An answer to a request of AEAT does not name the request.', REFERENCE),
  mend('4126', 'Cabecera/RefRequerimiento', 'A request of AEAT is named in a call that answers none.', ON_REQUEST),
  mend(
    '4127',
    'Cabecera/RemisionVoluntaria',
    'A voluntary call was sent where only answers to requests are taken.',
    'RemisionVoluntaria belongs to VERI*FACTU and its address; leave it out when answering a request.',
  ),
  wait('4128', 'technical', 'AEAT could not read one of its own tables.'),
  mend(
    '4129',
    'Cabecera/FinRequerimiento',
    'An answer to a request does not say whether it is the last call.',
    'Write FinRequerimiento S in the last call, N in the others.',
  ),
  mend(
    '4130',
    'Cabecera/FinRequerimiento',
    'The end of an answer to a request is told by a system that sends as VERI*FACTU.',
    ON_REQUEST,
  ),
  mend(
    '4131',
    'Cabecera/FinRequerimiento',
    'The end of an answer to a request is told neither by S nor by N.',
    'Write S in the last call, N in the others.',
  ),
  plain(
    '4132',
    'certificate',
    'The holder of the certificate may not ask in the name of this customer.',
    `Ask with the certificate of the customer or of somebody whom it empowered. ${QUERY}`,
    { basis: 'register' },
  ),
  mend(
    '4133',
    'Cabecera/RefRequerimiento',
    'The reference of AEAT’s request holds other characters than letters and digits.',
    REFERENCE,
  ),
  plain(
    '4134',
    'service',
    'The service is switched off for now.',
    'Keep the records and send them later with Incidencia S.',
  ),
  mend('4135', 'method', 'The address was called by GET.', 'Call it by POST with a SOAP envelope.'),
  mend(
    '4136',
    'RegistroAlta',
    'The call holds no RegistroAlta, or an element before it is wrong.',
    'Compare names, order and namespaces with the schema: RegistroFactura holds one RegistroAlta or RegistroAnulacion.',
  ),
  mend(
    '4137',
    'RegistroAnulacion',
    'The call holds no RegistroAnulacion, or an element before it is wrong.',
    'Compare names, order and namespaces with the schema: RegistroFactura holds one RegistroAlta or RegistroAnulacion.',
  ),
  mend(
    '4138',
    'encoding',
    'The body of the call is empty, or its encoding is not the declared one.',
    'Log the bytes that leave your system, and write them as UTF-8.',
  ),
  plain(
    '4139',
    'service',
    'The service is not open in production yet.',
    'Use the address of the test environment, or check that the address is the right one.',
  ),
  plain(
    '4140',
    'powers',
    'Whoever asks is not empowered to look up these invoices.',
    `Have the taxpayer grant the power for queries. ${QUERY}`,
    { basis: 'register' },
  ),
  plain(
    '4141',
    'access',
    'AEAT has suspended your access to VERI*FACTU for now.',
    'Stop sending, keep the records, and write to AEAT’s support for VERI*FACTU, whose address the message tells.',
    { basis: 'register', sentence: ['suspendido temporalmente', 'verifactu'] },
  ),
  wait('3500', 'technical', 'The data base of AEAT failed to store the record consistently.'),
  wait('3501', 'technical', 'The data base of AEAT failed.'),
  plain('3502', 'query', 'AEAT holds no invoice such as you ask for.', 'Check issuer, number and date.', {
    basis: 'register',
  }),
  plain(
    '3503',
    'query',
    'The invoice that you name belongs to another taxpayer.',
    'Check the issuer; ask with the certificate of the taxpayer whose invoice it is.',
    { basis: 'register' },
  ),
];
