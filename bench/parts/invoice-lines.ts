import { europeanInvoice } from '../../src/api/examples/xml.ts';
import { createStandardEngine } from '../../src/engine/index.ts';
import { exportXml } from '../../src/formats/writing/export-xml.ts';
import { importXml } from '../../src/formats/reading/import-xml.ts';
import { RULE_SETS } from '../../src/formats/rule-sets/standard.ts';

/** Lines of the longest invoice, and the factor between lengths. */
const LENGTHS = [100, 1_000, 10_000, 40_000];

/** CII has twice the text of UBL. */
const MOST_OF_UBL = 1.5;

const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

/** Microseconds of processor time per line, the best of some runs. */
function timed<T>(lines: number, work: () => T): { readonly time: number; readonly result: T } {
  let best: { readonly time: number; readonly result: T } | undefined;
  for (let run = 0; run < (lines < 10_000 ? 3 : 1); run++) {
    const started = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(started);
    const time = (user + system) / lines;
    if (!best || time < best.time) best = { time, result };
  }
  if (!best) throw new Error('nothing was timed');
  return best;
}

/**
 * Writes and reads invoices of many lines as UBL and CII, and prints the time per line. False if a line of the longest
 * takes more than twice that of a thousand, or a CII line more than one and a half of UBL.
 */
export function growInvoices(log: (line: string) => void): boolean {
  const engine = createStandardEngine();
  const [line] = europeanInvoice.lines;
  const times = new Map<string, number>();
  for (const lines of LENGTHS) {
    const data = { ...europeanInvoice, lines: Array.from({ length: lines }, () => line) };
    for (const format of ['ubl', 'cii']) {
      const written = timed(lines, () => exportXml({ data, format }, engine, context, RULE_SETS));
      if (!written.result.ok) throw new Error(written.result.error.message);
      const text = written.result.value.content;
      const read = timed(lines, () => importXml({ data: text }, engine, context, RULE_SETS));
      if (!read.result.ok) throw new Error(read.result.faults[0]?.description);
      times.set(`${format} export ${lines}`, written.time).set(`${format} import ${lines}`, read.time);
      const figures = `export ${written.time.toFixed(0)} µs a line, import ${read.time.toFixed(0)} µs a line`;
      const memory = `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`;
      log(
        `${String(lines).padStart(6)} lines of ${format}: ${figures}, ${(text.length / 1e6).toFixed(2)} MB of text, ${memory}`,
      );
    }
  }
  return ['import', 'export'].every((way) => {
    const at = (format: string, lines: number) => times.get(`${format} ${way} ${lines}`) ?? Infinity;
    const isLinear = ['ubl', 'cii'].every((format) => at(format, 40_000) <= 2 * at(format, 1_000));
    return isLinear && at('cii', 40_000) <= MOST_OF_UBL * at('ubl', 40_000);
  });
}
