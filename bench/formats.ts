/**
 * UBL and CII invoices: read, mapped, calculated and judged, and written again. Compared with only parsing the text.
 * Then invoices of 20 kB in the formats of authorities, read and written: the limit is 5 ms for each.
 * Then an invoice of 20 lines judged by EN 16931 and each other rule set. The limit is 5 ms for either.
 * `--files DIR` adds files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { europeanInvoice } from '../src/api/examples/xml.ts';
import { createStandardEngine, type Json } from '../src/engine/index.ts';
import { exportXml } from '../src/formats/writing/export-xml.ts';
import { FORMATS } from '../src/formats/catalogue/formats.ts';
import { importXml } from '../src/formats/reading/import-xml.ts';
import { prepareXml } from '../src/formats/reading/prepare-xml.ts';
import { RULE_SETS } from '../src/formats/rule-sets/standard.ts';
import { readXml } from '../src/formats/xml/read-xml.ts';
import { loadNationalFormats } from '../src/formats/national/national-formats.ts';
import { HOMES } from '../src/testing/fuzz/national-homes.ts';
import { nationalInvoice } from '../src/testing/fuzz/national-invoices.ts';
import { RECORDED } from '../src/testing/fuzz/try-invoice.ts';
import { microseconds } from './parts/microseconds.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

function written(lines: number, format: 'ubl' | 'cii'): string {
  const [line] = europeanInvoice.lines;
  const data = { ...europeanInvoice, lines: Array.from({ length: lines }, () => line) };
  const outcome = exportXml({ data, format }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value.content;
}

const texts = new Map<string, string>();
for (const format of ['ubl', 'cii'] as const) {
  for (const lines of [1, 20, 100, 1000]) texts.set(`${format} ${lines} lines`, written(lines, format));
}
const at = process.argv.indexOf('--files');
if (at >= 0) {
  const folder = process.argv[at + 1] ?? '';
  for (const file of readdirSync(folder).filter((name) => /[.]xml$/i.test(name))) {
    texts.set(file, readFileSync(join(folder, file), 'utf8'));
  }
}

const column = (text: string): string => text.padStart(12);
console.log('invoice'.padEnd(40) + ['size', 'floor', 'read', 'import', 'ratio'].map(column).join(''));
for (const [name, text] of texts) {
  const floor = microseconds(() => new SaxesParser({ xmlns: true }).write(text).close());
  const read = microseconds(() => readXml(text));
  const all = microseconds(() => importXml({ data: text }, engine, context, RULE_SETS));
  const size = `${(text.length / 1000).toFixed(1)} kB`;
  const times = [floor, read, all].map((time) => `${time.toFixed(0)} µs`);
  console.log(name.slice(0, 39).padEnd(40) + [size, ...times, (all / floor).toFixed(1)].map(column).join(''));
}

console.log(`\n${'20 kB of an authority'.padEnd(40)}${['size', 'import', 'export'].map(column).join('')}`);
await loadNationalFormats();
for (const home of HOMES) {
  const { format, profile } = home;
  const invoice = nationalInvoice(7, home);
  const asked = { format, profile, context: RECORDED, allowLoss: true };
  const exported = (count: number) => {
    const lines = Array.from({ length: count }, (_, i) => (invoice.lines as readonly Json[])[i % 3] ?? null);
    const outcome = exportXml(
      { ...asked, data: { ...invoice, lines: lines.filter(Boolean) } },
      engine,
      context,
      RULE_SETS,
    );
    if (!outcome.ok) throw new Error(`${format}: ${outcome.error.message}`);
    return outcome.value.content;
  };
  const size = exported(3).length;
  const perLine = Math.max(1, exported(6).length - size) / 3;
  // A record of VERI*FACTU sums up its lines: more of them make it no longer.
  const count = perLine < 20 ? 3 : Math.max(3, Math.ceil((20_000 - size) / perLine) + 3);
  const text = exported(count);
  const times = [
    microseconds(() => importXml({ data: text }, engine, context, RULE_SETS)),
    microseconds(() => exported(count)),
  ].map((time) => `${(time / 1000).toFixed(2)} ms`);
  console.log(format.padEnd(40) + [`${(text.length / 1000).toFixed(1)} kB`, ...times].map(column).join(''));
}

console.log(`\n${'20 lines judged by EN 16931 and'.padEnd(40)}${['UBL', 'CII'].map(column).join('')}`);
const DAY = '2026-11-26';
function judgedBy(format: 'ubl' | 'cii', root: string, { key, documents }: (typeof RULE_SETS)[number]): string {
  if (!Object.hasOwn(documents, root)) return '';
  const data = texts.get(`${format} 20 lines`) ?? '';
  const time = microseconds(() => {
    const prepared = prepareXml({ data, judge: [...new Set(['en16931', key])] }, FORMATS);
    if (!prepared.ok) throw new Error(prepared.faults[0]?.description);
    prepared.value.judge(RULE_SETS, DAY);
  });
  return `${(time / 1000).toFixed(2)} ms`;
}
for (const set of RULE_SETS) {
  const judges = [judgedBy('ubl', 'Invoice', set), judgedBy('cii', 'CrossIndustryInvoice', set)];
  if (judges.some((time) => time !== '')) console.log(set.key.padEnd(40) + judges.map(column).join(''));
}
