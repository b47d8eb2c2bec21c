import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml } from '../writing/export-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

const engine = createStandardEngine();
const invoice = JSON.parse(readFileSync('examples/de/invoice-en16931.json', 'utf8')) as JsonObject;
const [line] = invoice['lines'] as readonly JsonObject[];

function exported(format: string, more: JsonObject) {
  const outcome = exportXml(
    { data: { ...invoice, ...more }, format, allowLoss: true },
    engine,
    systemContext,
    RULE_SETS,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The contents of elements with these names, in order. */
function held(xml: string, names: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<\\w+:(?:${names})\\b[^>]*>([^<]+)<`, 'g'))].map(([, text = '']) => text);
}

it.each([
  ['ubl', 'PriceAmount|BaseQuantity|BaseAmount', ['108.00', '100', '120.00']],
  ['cii', 'ChargeAmount|BasisQuantity', ['120.00', '108.00', '100']],
])('%s holds a price per a number of units, with the price of the list', (format, names, expected) => {
  const item = { name: 'Nails', list: '120.00', discount: '12.00', per: '100', unit: 'kg' };
  const { content: xml } = exported(format, { lines: [{ ...line, quantity: '250', item }] });
  expect(held(xml, names)).toEqual(expect.arrayContaining(expected));
  expect(held(xml, 'LineExtensionAmount|LineTotalAmount')).toContain('270.00');
});

it.each(['ubl', 'cii'])('%s is written without informative charges', (format) => {
  const { content: xml } = exported(format, { charges: [{ reason: 'Stamp duty', amount: '2.00', informative: true }] });
  expect(xml).not.toContain('Stamp duty');
});
