import { privateKey } from '../../../api/examples/documents.ts';
import type { OperationId } from '../../../api/routes.ts';
import type { Json } from '../../../engine/index.ts';

/**
 * The most expensive known requests of each kind. `measured.test.ts` asserts where each is answered, `npm run bench --
 * measured` how long those take that the main process answers.
 */
const SCHEMA = 'https://gobl.org/draft-0';

/** A text of at most `size` bytes: the head, the unit as often as it fits, the tail. */
const filled = (head: string, unit: string, tail: string) => (size: number) =>
  head + unit.repeat(Math.max(0, Math.floor((size - head.length - tail.length) / unit.length))) + tail;

/** The same with numbered units. */
const numbered = (head: string, unit: (i: number) => string, tail: string) => (size: number) => {
  let text = head;
  for (let i = 0; ; i++) {
    const next = unit(i);
    if (text.length + next.length + tail.length > size) return text + tail;
    text += next;
  }
};

const PARTIES =
  '"issue_date":"2026-01-01","code":"1","supplier":{"name":"A","tax_id":{"country":"DE","code":"111111125"}},"customer":{"name":"B"},';
const LINE = '{"quantity":"1","item":{"name":"a","price":"1"}}';
const start = (kind: string, members: string) => `{"$schema":"${SCHEMA}/bill/${kind}","currency":"EUR",${members}`;
const invoice = (members: string) => start('invoice', members);

/** Documents of a size in bytes. `addons` are all keys of addons, each of which a document may name. */
export const worstDocuments = (addons: readonly string[]): Readonly<Record<string, (size: number) => string>> => ({
  'empty lines': filled(invoice('"lines":[{}'), ',{}', ']}'),
  'empty lines of a delivery': filled(start('delivery', '"lines":[{}'), ',{}', ']}'),
  'empty lines of a payment': filled(start('payment', '"lines":[{}'), ',{}', ']}'),
  'empty lines of a status': filled(start('status', '"lines":[{}'), ',{}', ']}'),
  'empty lines of an order': filled(start('order', '"lines":[{}'), ',{}', ']}'),
  'empty lines with rules of a format': filled(
    invoice(`${PARTIES}"$addons":["de-xrechnung-v3","eu-en16931-v2017"],"lines":[{}`),
    ',{}',
    ']}',
  ),
  'lines with every addon': filled(invoice(`${PARTIES}"$addons":${JSON.stringify(addons)},"lines":[{}`), ',{}', ']}'),
  lines: filled(invoice(`${PARTIES}"lines":[${LINE}`), `,${LINE}`, ']}'),
  'lines of one tax each': filled(invoice('"lines":[0'), ',{"taxes":[{"cat":"VAT","rate":"x"}]}', ']}'),
  'lines of a rate each': numbered(
    invoice(`${PARTIES}"lines":[${LINE}`),
    (i) => `,{"quantity":"1","item":{"name":"a","price":"1"},"taxes":[{"cat":"VAT","percent":"${i}%"}]}`,
    ']}',
  ),
  'charges of a line': filled(
    invoice(`${PARTIES}"lines":[{"quantity":"1","item":{"name":"a","price":"1"},"charges":[{}`),
    ',{"percent":"1%"}',
    ']}]}',
  ),
  'wrong values': filled(invoice('"lines":[0'), ',{"quantity":"1,5","item":[]}', ']}'),
  'misspelt members': numbered(invoice('"b":0'), (i) => `,"suplier${i}":1`, '}'),
  'unknown members': numbered(invoice('"b":0'), (i) => `,"a${i}":1`, '}'),
  'repeated members': filled(invoice('"a":1'), ',"a":1', '}'),
  'lists within lists': filled(invoice('"lines":['), `${'['.repeat(190)}${']'.repeat(190)},`, '0]}'),
  identities: filled(invoice('"supplier":{"name":"A","identities":[{}'), ',{}', ']}}'),
  advances: filled(invoice('"payment":{"advances":[{}'), ',{}', ']}}'),
  preceding: filled(invoice('"preceding":[{}'), ',{}', ']}'),
  attachments: filled(invoice('"attachments":[{}'), ',{}', ']}'),
  extensions: numbered(invoice('"tax":{"ext":{"a":"b"'), (i) => `,"a${i}":"1"`, '}}}'),
  'one long number': filled(invoice('"lines":[{"quantity":"'), '9', '","item":{"price":"1"}}]}'),
  signatures: filled(`{"$schema":"${SCHEMA}/envelope","doc":{},"sigs":["a.b.c"`, ',"a.b.c"', ']}'),
});

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
export const worstXml = filled(
  `<Invoice xmlns="${UBL}Invoice-2" xmlns:a="${UBL}CommonAggregateComponents-2">`,
  '<a:InvoiceLine/>',
  '</Invoice>',
);

/** Where a request runs. */
export type Place = 'here' | 'worker';

/** A member or flag, a value that makes it expensive, and where a small document with it runs. */
export type WorstOption = readonly [value: Json, runs: Place];

export interface WorstRequest {
  /** Kinds of `data`, and where a small one runs. */
  readonly data: Readonly<Partial<Record<'document' | 'text', Place>>>;
  /** Largest body that runs here, in bytes. */
  readonly upTo?: number;
  /** Options beside `data`, of the body and of the address. */
  readonly options: Readonly<Record<string, WorstOption>>;
  /** Without these members there is no work. */
  readonly needs?: Readonly<Record<string, Json>>;
}

const TEMPLATE: WorstOption = [{ $schema: `${SCHEMA}/bill/invoice` }, 'here'];
const TYPE: WorstOption = ['bill/invoice', 'here'];
const YES: WorstOption = [true, 'here'];
const FILE: WorstOption = ['base64', 'worker'];
const FULL = 6 * 1024;
/** Of operations that count warnings. */
const WARNED = 4 * 1024;

/** Every operation with a body. */
export const WORST_REQUESTS: Readonly<Partial<Record<OperationId, WorstRequest>>> = {
  build: {
    data: { document: 'here', text: 'worker' },
    upTo: WARNED,
    options: { template: TEMPLATE, type: TYPE, envelop: YES, warnings: YES },
  },
  validate: {
    data: { document: 'here', text: 'worker' },
    upTo: WARNED,
    options: { encoding: FILE, warnings: YES },
  },
  inspect: {
    data: { document: 'here', text: 'worker' },
    upTo: FULL,
    options: {
      encoding: FILE,
      template: TEMPLATE,
      type: TYPE,
      envelop: YES,
      include: [['changes', 'trace', 'rules'], 'worker'],
      omit: [['document'], 'worker'],
      destination: ['peppol-self-billing', 'worker'],
      at: ['2026-11-24', 'worker'],
    },
  },
  correct: {
    data: { document: 'here', text: 'worker' },
    upTo: FULL,
    options: { options: [{ type: 'credit-note' }, 'here'], schema: YES },
  },
  replicate: { data: { document: 'here', text: 'worker' }, upTo: FULL, options: {} },
  sign: {
    data: { document: 'here', text: 'worker' },
    upTo: WARNED,
    options: { template: TEMPLATE, privatekey: [privateKey, 'here'], type: TYPE, envelop: YES, warnings: YES },
  },
  verify: {
    data: { document: 'here', text: 'worker' },
    upTo: FULL,
    options: { publickey: [{ kty: 'EC' }, 'here'] },
  },
  import: {
    data: { text: 'worker' },
    options: {
      encoding: FILE,
      format: ['ubl', 'worker'],
      judge: [['en16931'], 'worker'],
      at: ['2026-01-31', 'worker'],
      brief: [true, 'worker'],
    },
  },
  export: {
    data: { document: 'worker', text: 'worker' },
    needs: { format: 'ubl' },
    options: {
      format: ['factur-x', 'worker'],
      profile: ['xrechnung-3', 'worker'],
      allow_loss: [true, 'worker'],
      page: [{}, 'worker'],
      pdf: ['JVBERi0', 'worker'],
      context: [{ program: 'x' }, 'worker'],
      brief: [true, 'worker'],
    },
  },
  judge: {
    data: { text: 'worker' },
    options: {
      encoding: FILE,
      judge: [['en16931', 'peppol-bis-3'], 'worker'],
      at: ['2026-01-31', 'worker'],
      compare: [{ at: '2026-01-31' }, 'worker'],
    },
  },
  render: {
    data: { document: 'worker', text: 'worker' },
    needs: { format: 'html' },
    options: { encoding: FILE, format: ['pdf', 'worker'], page: [{}, 'worker'] },
  },
  fingerprint: {
    data: {},
    needs: { kind: 'ticketbai', nif: 'A', date: '150926', number: '1', total: '1', signature_value: 'a'.repeat(900) },
    options: {
      fields: [Array.from({ length: 100 }, () => ['Huella', 'a']), 'worker'],
      kind: ['alta', 'worker'],
      nif: ['A', 'worker'],
      date: ['150926', 'worker'],
      signature_value: ['a', 'worker'],
      series: ['A', 'worker'],
      number: ['1', 'worker'],
      total: ['1.00', 'worker'],
      base: ['https://batuz.eus/QRTBAI/', 'worker'],
    },
  },
  explainRefusal: {
    data: {},
    needs: { text: 'BR-CO-10 '.repeat(100) },
    options: {
      text: ['BR-CO-10 '.repeat(100), 'worker'],
      data: ['JVBERi0', 'worker'],
      encoding: FILE,
      document: [{}, 'worker'],
    },
  },
};

/** Every operation without a body, with its flags. */
export const WORST_ADDRESSES: Readonly<
  Partial<Record<OperationId, { readonly runs: Place; readonly path?: string; readonly flags?: readonly string[] }>>
> = {
  getVersion: { runs: 'here' },
  keygen: { runs: 'here' },
  listFormats: { runs: 'worker', flags: ['set=xrechnung-3', 'term=BT-1', 'limit=1000', 'offset=1'] },
  listDestinations: { runs: 'worker' },
  listRefusals: { runs: 'worker' },
  getRefusal: { runs: 'here', path: '/refusals/sdi/00423' },
  listSchemas: { runs: 'here' },
  getSchema: { runs: 'here', path: '/schemas/bill/invoice', flags: ['bundle', 'pending'] },
  listRegimes: { runs: 'here' },
  getRegime: { runs: 'here', path: '/regimes/ES' },
  listAddons: { runs: 'here' },
  getAddon: { runs: 'here', path: '/addons/mx-cfdi-v4' },
  listRules: {
    runs: 'worker',
    flags: ['set=xrechnung-3', 'term=BT-1', `search=${'e+'.repeat(100)}`, 'limit=1000', 'offset=1'],
  },
  getRule: { runs: 'worker', path: '/rules/BR-01' },
  getOpenapi: { runs: 'worker' },
};
