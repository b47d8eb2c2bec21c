import { readFileSync } from 'node:fs';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { fontFiles } from '../formats/testing/font-files.ts';
import { systemContext } from '../platform/system-context.ts';
import { createApplication } from './application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext, fonts: fontFiles });
const data = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;

async function answerTo(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`http://localhost/v0/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await application.fetch(request);
  const { faults: [fault] = [] } = (await response.json()) as {
    readonly faults?: readonly { readonly properties: readonly string[]; readonly description: string }[];
  };
  return [response.status, fault?.properties[0], fault?.description];
}

const word = (value: number): Buffer => Buffer.from([24, 16, 8, 0].map((shift) => (value >> shift) & 255));
const chunk = (type: string, content: Uint8Array): Buffer =>
  Buffer.concat([word(content.length), Buffer.from(type), content, word(0)]);
const png = (width: number, height: number, rows: Uint8Array, packed = deflateSync(rows)): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([word(width), word(height), Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
const jpeg = (...after: readonly number[]): Buffer =>
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1, ...after]);

/** Four gigabytes of nothing: the same ten megabytes again and again. */
const tenth = deflateRawSync(Buffer.alloc(10_000_000), { finishFlush: constants.Z_SYNC_FLUSH });
const bomb = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 400 }, () => tenth)]);

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const LOGOS: readonly (readonly [what: string, logo: Buffer, expected: string])[] = [
  ['a PNG that says it is huge', png(65_535, 65_535, Buffer.alloc(9)), 'The logo has no pixels, or more than 4000000'],
  ['a PNG that ends early', png(1_900, 2_000, Buffer.alloc(9)), 'The logo is a PNG that cannot be read'],
  [
    'a PNG without rows',
    Buffer.from(png(9, 9, Buffer.alloc(9)).subarray(0, 40)),
    'The logo is a PNG that cannot be read',
  ],
  ['an SVG', Buffer.from(script), 'The logo is neither PNG nor JPEG'],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 'The logo is neither PNG nor JPEG'],
  ['a JPEG that ends early', jpeg(), 'The logo is a JPEG that cannot be read'],
  ['a JPEG cut within its dots', jpeg(0xff, 0xda, 0, 2, 1, 2, 3), 'The logo is a JPEG that cannot be read'],
  [
    'five megabytes of marks',
    Buffer.concat([jpeg(), Buffer.alloc(5_000_000, 0xff)]),
    'The logo is a JPEG that cannot be read',
  ],
  ['nothing', Buffer.alloc(0), 'The logo is neither PNG nor JPEG'],
];

describe.each([
  ['export', { data, format: 'zugferd', profile: 'en16931', allow_loss: true }],
  ['render', { data, format: 'pdf' }],
])('%s with a logo', (path, asked) => {
  it.each(LOGOS)('refuses a logo that is %s', async (_, logo, text) => {
    const page = { logo: logo.toString('base64') };
    expect(await answerTo(path, { ...asked, page })).toEqual([422, 'request.page.logo', text]);
  });

  it('refuses a logo that is not Base64', async () => {
    const [status, place] = await answerTo(path, { ...asked, page: { logo: script } });
    expect([status, place]).toEqual([400, 'request.page.logo']);
  });

  it('refuses a logo of 8 MB, because the body is too large', async () => {
    const logo = Buffer.concat([jpeg(), Buffer.alloc(8_000_000)]).toString('base64');
    expect((await answerTo(path, { ...asked, page: { logo } }))[0]).toBe(413);
  });

  // Unpacking all of it would take half a minute.
  it('a PNG that expands to four gigabytes is read as far as its dots go', { timeout: 15_000 }, async () => {
    const logo = png(9, 9, Buffer.alloc(0), bomb).toString('base64');
    expect((await answerTo(path, { ...asked, page: { logo } }))[0]).toBe(200);
  });
});
