import fc from 'fast-check';

/** A request as bytes with an odd head, after which the connection closes. */
export interface HostileRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const PATHS = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/docs',
  '/index.html',
  '/v0',
  '/v0/',
  '/v0/mcp',
  '/v0/openapi.json',
];
const OPERATIONS = ['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify', 'keygen'].map(
  (o) => `/v0/${o}`,
);
const SHELVES = ['schemas', 'regimes', 'addons', 'rules'];

const oddSegment = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    '..',
    '%2e%2e',
    '%00',
    '%',
    '%zz',
    '*',
    '{}',
    'ES',
    'bill/invoice',
    'a'.repeat(9_000),
  ),
  fc.string({ maxLength: 12 }),
);

const target = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...OPERATIONS) },
  { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...SHELVES), oddSegment).map(([shelf, name]) => `/v0/${shelf}/${name}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(oddSegment, fc.boolean()).map(([name, asked]) => `/${asked ? `v0/schemas?${name}` : name}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('*', 'http://other.test/v0/', '//other.test/v0', '/v0/build#x', '\\v0', '') },
);

const oddHeader = fc.oneof(
  fc.constantFrom(
    'Content-Encoding: gzip',
    'Content-Encoding: identity',
    'Content-Type: application/json; text/html',
    'Content-Type: \u0001',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e9',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked, identity',
    'Expect: 100-continue',
    'Expect: nonsense',
    'Upgrade: websocket',
    'Connection: Upgrade, keep-alive',
    'If-None-Match: *',
    `If-None-Match: ${'"a",'.repeat(2_000)}`,
    'Range: bytes=0-1,2-3,4-5',
    'Accept-Encoding: br;q=1e9, *;q=x',
    'Accept: text/event-stream',
    'X-Request-Id: a b\tc',
    'traceparent: 00-zz-zz-00',
    'Origin: null',
    'Host: other.test',
    'Via: 1.1 x',
    'Cookie: a=b',
    `X-Long: ${'x'.repeat(20_000)}`,
  ),
  fc.tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 30 })).map(([name, value]) => `${name}: ${value}`),
);

/** Requests that no library would send; some have one of `bodies`. */
export function hostileRequest(bodies: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> {
  return fc.record({
    method: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('POST', 'GET') },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'X') },
    ),
    target,
    headers: fc.array(oddHeader, { maxLength: 4 }),
    body: fc.oneof(
      fc.constantFrom('', '{}', '{"data":{}}', '\u0000', '5\r\nhello\r\n0\r\n\r\n', 'x'.repeat(70_000)),
      bodies,
    ),
  });
}

export function bytesOf({ method, target, headers, body }: HostileRequest): Buffer {
  const content = Buffer.from(body);
  const lengths = headers.some((header) => /^(?:content-length|transfer-encoding):/i.test(header));
  const length = lengths ? [] : [`Content-Length: ${content.length}`];
  const head = [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...length, ...headers];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

/** Messages of the protocol for assistants, correct and incorrect. */
export function hostileMessage(documents: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const tools = [
    'build',
    'validate',
    'inspect',
    'correct',
    'replicate',
    'sign',
    'verify',
    'schema',
    'regime',
    'addon',
    'regime_list',
    'explain_rule',
    'suggest_fixes',
    'import_xml',
    'export_xml',
    'none',
  ];
  const more = fc.constantFrom(
    {},
    { apply: [1, 2, 3, -1, 99] },
    { include: ['all', 'faults', 'document', 'schema', 'bundle', 'report', 'links', 'verdicts', 'changes', 'trace'] },
    { format: 'ubl', allow_loss: true },
    { format: 'cii', profile: 'xrechnung-3' },
    { encoding: 'base64' },
    { options: '{', type: '__proto__', date: '9999-99-99', extension: 'constructor', cursor: '\uffff' },
  );
  const call = fc.record({
    name: fc.constantFrom(...tools),
    data: fc.oneof(documents, documents.map(parsed), nestedYaml),
    as: fc.constantFrom('data', 'path', 'code', 'key', 'cursor'),
    more,
  });
  return fc.oneof(
    {
      weight: 4,
      arbitrary: call.map(({ name, data, as, more }) =>
        message('tools/call', { name, arguments: { ...more, [as]: data } }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('fix-invoice', 'make-credit-note', 'which-rate', '__proto__'), documents)
        .map(([name, invoice]) =>
          message('prompts/get', { name, arguments: { invoice, country: 'ES', what: invoice } }),
        ),
    },
    { weight: 1, arbitrary: fc.jsonValue().map((params) => message('tools/call', params)) },
    { weight: 1, arbitrary: fc.tuple(fc.string(), fc.jsonValue()).map(([method, params]) => message(method, params)) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: documents },
  );
}

/** YAML texts that nest deeper than the stack, in each notation; the text after such a text once killed a process. */
const nestedYaml = fc
  .tuple(
    fc.constantFrom('[', '- ', '{a: ', '? ', '[{', 'a: [', '&a ', '!t '),
    fc.integer({ min: 1, max: 20_000 }),
    fc.boolean(),
  )
  .map(([opening, levels, closed]) => {
    const closing = closed ? (opening.match(/[[{]/g) ?? []).map((bracket) => (bracket === '[' ? ']' : '}')) : [];
    return `a: ${opening.repeat(levels)}${closing.reverse().join('').repeat(levels)}`;
  });

/** The document as an object if it is one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function message(method: string, params: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}
