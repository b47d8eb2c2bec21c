import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { XmlParser } from './xml-parser.ts';

const HANDLED = ['error', 'doctype', 'opentagstart', 'attribute', 'opentag', 'closetag', 'text', 'cdata'] as const;

setFlagsFromString('--allow-natives-syntax');
const isFast = runInThisContext('(value) => %HasFastProperties(value)') as (value: object) => boolean;
// The first call compiles it.
isFast({});
setFlagsFromString('--no-allow-natives-syntax');

function isFastWithHandlers(parser: Pick<XmlParser, 'on'>): boolean {
  for (const event of HANDLED) parser.on(event, () => undefined);
  return isFast(parser);
}

test('a parser with all its handlers is no dictionary, as one of the library alone is', () => {
  expect(isFastWithHandlers(new XmlParser({ position: true }))).toBe(true);
  expect(isFastWithHandlers(new SaxesParser({ xmlns: true }))).toBe(false);
});
