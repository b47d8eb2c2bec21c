import { expect, it } from 'vitest';
import { refuseFileForJson } from './file-for-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = Uint8Array.from([0xff, 0xfe, ...[...'<Invoice/>'].flatMap((c) => [c.charCodeAt(0), 0])]);

it.each<[name: string, operation: string, body: Uint8Array, message: string | undefined]>([
  ['JSON', 'build', bytes(' {"data": "<a/>"}'), undefined],
  ['no JSON, and no file', 'build', bytes('data=<a/>'), undefined],
  ['nothing', 'build', bytes(''), undefined],
  [
    'XML where JSON alone is taken',
    'build',
    bytes('<?xml version="1.0"?><Invoice/>'),
    'The body is XML, and `build` takes a JSON document (`application/json`). Operations for XML, with `Content-Type: application/xml`: `/v0/validate`, `/v0/inspect`, `/v0/import`.',
  ],
  [
    'a PDF where JSON alone is taken',
    'sign',
    Uint8Array.from([...bytes('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3]),
    'The body is PDF, and `sign` takes a JSON document (`application/json`). Operations for PDF, with `Content-Type: application/pdf`: `/v0/validate`, `/v0/inspect`, `/v0/import`.',
  ],
  [
    'XML after a byte order mark and a line',
    'import',
    bytes('\uFEFF\n<Invoice/>'),
    'The body is XML: send it with `Content-Type: application/xml`, or as `data` in a JSON object.',
  ],
  [
    'XML in UTF-16',
    'import',
    utf16,
    'The body is XML: send it with `Content-Type: application/xml`, or as `data` in a JSON object.',
  ],
])('says what to do with a body that is %s', (_, operation, body, message) => {
  const reply = refuseFileForJson(operation, body);
  if (message === undefined) return expect(reply).toBe(undefined);
  expect(JSON.parse(reply?.text ?? '')).toMatchObject({
    code: 400,
    key: 'input',
    message,
    faults: [{ code: 'ASSAY-INPUT-SYNTAX', properties: ['request'] }],
  });
});
