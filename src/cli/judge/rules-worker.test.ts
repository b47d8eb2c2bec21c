import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ublInvoice } from '../../api/examples/xml.ts';
import { commandLine, type CommandLine } from '../../testing/command-line.ts';
import { Misuse } from '../exit.ts';
import { startRulesWorker } from './rules-worker.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await commandLine();
}, 120_000);
afterAll(() => line.remove());

const schema = (test: string) => `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <pattern><rule context="/*"><assert id="OWN-1" test="${test}">x</assert></rule></pattern></schema>`;
const source = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const start = (rules: string, timeout?: number) =>
  startRulesWorker({
    file: join(line.program, '../judge-worker.js'),
    by: { rules: [rules] },
    ...(timeout !== undefined && { timeout }),
  });

it('a call of the library that never ends costs its file alone, and the message names both', async () => {
  // One expression, so that no count of tests ends it, and only for credit notes.
  const rules = line.file(
    'endless.sch',
    schema("not(//*:InvoiceTypeCode = '381') or string-length(string-join(for $i in 1 to 9999999999 return 'x')) = 1"),
  );
  const worker = start(rules, 4_000);
  await worker.check();
  const [endless, sound] = await Promise.all([
    worker.judge(source('a.xml', ublInvoice.replace('>380<', '>381<'))),
    worker.judge(source('b.xml', ublInvoice)),
  ]);
  worker.stop();
  expect(endless.report).toMatchObject({ name: 'a.xml', ok: false, key: 'input' });
  expect(endless.report).toMatchObject({ message: `The rules in ${rules} take longer than 4 s on this file` });
  expect(sound.report).toMatchObject({ name: 'b.xml', findings: [] });
}, 60_000);

it('rules that cannot be run are a misuse before any file is read', async () => {
  const worker = start(line.file('none.sch', '<x/>'));
  await expect(worker.check()).rejects.toThrow(Misuse);
  worker.stop();
}, 60_000);
