import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { sealsOf } from './seal.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function part(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const inner = Buffer.concat(content);
  const size = inner.length < 0x80 ? [inner.length] : [0x82, inner.length >> 8, inner.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), inner]);
}

const EMPTY = part(0x30);
const KEY = publicKey.export({ type: 'spki', format: 'der' });
const NUMBER = part(0x02, Buffer.from([7]));

/** The parts of a certificate that the seal is checked with; the others say nothing. */
const certificate = (...before: readonly Uint8Array[]): string =>
  part(0x30, part(0x30, ...before, NUMBER, EMPTY, EMPTY, EMPTY, EMPTY, KEY), EMPTY).toString('base64');

const CERTIFICATE = certificate(part(0xa0, part(0x02, Buffer.from([2]))));
const CHAIN = '||4.0|Año|100.00||';
const SEAL = sign('sha256', Buffer.from(CHAIN), privateKey).toString('base64');

const states = (seal: string, held: string, chain: string | undefined = CHAIN): readonly string[] => {
  const stamp = `<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="F" SelloCFD="${SEAL}"/>`;
  const read = readXml(`<C Sello="${seal}" Certificado="${held}"><Complemento>${stamp}</Complemento></C>`);
  if (!read.ok) throw new Error('the file cannot be read');
  return sealsOf(read.document.root, chain).map(({ key, state }) => `${key} ${state}`);
};

it.each([
  ['of the key in the certificate', SEAL, CERTIFICATE, ['signature agrees', 'folio agrees']],
  ['of a certificate without a version', SEAL, certificate(), ['signature agrees', 'folio agrees']],
  ['that is missing', '', CERTIFICATE, ['signature missing', 'folio contradicts']],
  ['of another length', 'YQ==', CERTIFICATE, ['signature contradicts', 'folio contradicts']],
  [
    'with one other sign',
    SEAL.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
    CERTIFICATE,
    ['signature contradicts', 'folio contradicts'],
  ],
  ['that is no Base64', '??', CERTIFICATE, ['signature not-judged', 'folio contradicts']],
  ['without a certificate', SEAL, '', ['signature not-judged', 'folio agrees']],
  [
    'with a certificate that is cut off',
    SEAL,
    Buffer.from(CERTIFICATE, 'base64').subarray(0, 99).toString('base64'),
    ['signature not-judged', 'folio agrees'],
  ],
  ['with a long certificate', SEAL, 'A'.repeat(20_000), ['signature not-judged', 'folio agrees']],
])('says whether a seal holds: one %s', (_, seal, held, expected) => {
  expect(states(seal, held)).toEqual(expected);
});

it('says that a seal does not hold for another chain, and judges none without a chain', () => {
  expect(states(SEAL, CERTIFICATE, CHAIN.replace('100', '900'))[0]).toBe('signature contradicts');
  const read = readXml(`<C Sello="${SEAL}" Certificado="${CERTIFICATE}"/>`);
  expect(read.ok ? sealsOf(read.document.root, undefined) : []).toMatchObject([
    { key: 'signature', state: 'not-judged', path: '/C[1]/@Sello' },
  ]);
});
