import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readXml } from '../formats/xml/read-xml.ts';
import { rulesOfFile } from './node-rule-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'rules/parts'), { recursive: true });
const pattern = (test: string) =>
  `<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><rule context="/*"><assert id="A" test="${test}">No</assert></rule></pattern>`;
writeFileSync(join(folder, 'secret.xml'), pattern('true()'));
writeFileSync(join(folder, 'rules/parts/own.xml'), pattern('false()'));
symlinkSync(join(folder, 'secret.xml'), join(folder, 'rules/linked.xml'));

async function judged(content: string) {
  const file = join(folder, 'rules/main.sch');
  writeFileSync(file, `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${content}</schema>`);
  const rules = await rulesOfFile(file);
  if (!rules.ok) throw new Error(JSON.stringify(rules.faults));
  const read = readXml(`<a>${'a'.repeat(40)}!</a>`);
  if (!read.ok) throw new Error('the document is XML');
  return rules.value.judge({ root: read.document.root, text: '' });
}

it('reads files below the folder of the rules', async () => {
  expect(await judged('<include href="parts/own.xml"/>')).toMatchObject([{ rule: 'A' }]);
});

it.each(['../secret.xml', 'parts/../../secret.xml', 'linked.xml', '../../../../../../etc/hostname', '../none.xml'])(
  'refuses %s, which lies outside, whether it exists or not',
  async (href) => {
    await expect(judged(`<include href="${href}"/>`)).rejects.toThrow('lies outside of its folder');
    await expect(judged(pattern(`document('${href}')/*`))).rejects.toThrow('lies outside of its folder');
  },
);

it.each(["replace(., '(a+)+$', '')", "count(tokenize(., '(a|aa)+$')) > 0", "replace(., '(a+)+$', '', 's')"])(
  'does not run a pattern that would take minutes: %s',
  async (test) => {
    expect(await judged(pattern(`${test}`))).toMatchObject([
      { rule: 'ASSAY-RULE-NOT-RUN', description: expect.stringContaining('repeats a repetition') as string },
    ]);
  },
);
