import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { europeanInvoice, ublInvoice } from '../api/examples/xml.ts';
import { ciiInvoice } from '../formats/testing/invoices.ts';
import { FATTURAPA_TWO } from '../formats/testing/several-documents.ts';
import { metadata, pdfFile } from '../formats/testing/pdf-files.ts';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

// Every test uses real files; some start the program, the others run its code in this process.

let assay: CommandLine['assay'];
let started: CommandLine['started'];
let file: CommandLine['file'];
let folder: string;
let remove: () => void;

beforeAll(async () => {
  ({ assay, started, file, folder, remove } = await commandLine());
}, 120_000);
afterAll(() => remove());

const json = (text: string) => JSON.parse(text) as Record<string, unknown>;
/** BR-CO-15 and BR-CO-16 are both broken; the invoice can still be read. */
const wrongTotal = ublInvoice.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$17.00');
const lineOf = (text: string, what: string) => text.slice(0, text.indexOf(what)).split('\n').length;

describe.each(['validate', 'inspect'])('%s', (command) => {
  it('judges XML and PDF by the rules of their profile, at their lines', async () => {
    const pdf = await pdfFile({ files: [{ name: 'factur-x.xml', text: wrongTotal }] });
    file(`${command}/right.xml`, ublInvoice);
    expect((await assay([command, join(folder, `${command}/right.xml`)])).code).toBe(0);
    file(`${command}/wrong.xml`, wrongTotal);
    file(`${command}/carried.pdf`, pdf);
    file(`${command}/pom.xml`, '<project/>');
    file(`${command}/package.json`, '{}');
    const ran = await assay([command, '--only-documents', '-r', 'json', command]);
    expect(ran.code).toBe(1);
    const { files } = json(ran.out) as {
      readonly files: readonly { file: string; ok: boolean; faults: { code: string }[] }[];
    };
    expect(files.map(({ file: name, ok }) => [name, ok])).toEqual([
      [`${command}/carried.pdf`, false],
      [`${command}/right.xml`, true],
      [`${command}/wrong.xml`, false],
    ]);
    expect(files[2]?.faults).toMatchObject([
      { code: 'BR-CO-15', line: lineOf(wrongTotal, '<cbc:TaxInclusiveAmount') },
      {},
    ]);
    // Without the option, other XML is an error.
    expect((await assay([command, join(folder, `${command}/pom.xml`)])).out).toContain('ASSAY-XML-FORMAT');
  });

  it.each([
    ['nothing', []],
    ['-', ['-']],
  ])('judges XML that is piped in, named by %s', async (_, names) => {
    expect((await assay([command, ...names], ublInvoice)).code).toBe(0);
    const ran = await started([command, '-r', 'json', ...names], `\ufeff${wrongTotal}`);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('BR-CO-15');
  });
});

describe('judge', () => {
  it('judges by the release of a set that is asked for, and by those of the profile otherwise', async () => {
    const path = file('judged.xml', wrongTotal);
    const by = await assay(['judge', '--by', 'xrechnung@3.0.2-2.5.0', '-r', 'json', path]);
    expect(by.code).toBe(1);
    expect(by.err).toMatch(/"code": "BR-DE-/);
    expect(by.err).not.toMatch(/"code": "BR-CO-/);
    const own = await assay(['judge', '--at', '2026-09-01', '-r', 'json', path]);
    expect([own.code, own.out]).toEqual([1, '']);
    expect(own.err).toMatch(/"code": "BR-CO-15"/);
    expect((await assay(['judge', '--by', 'en16931', file('sound.xml', ublInvoice)])).code).toBe(0);
  });

  it('names what mends a broken rule, and what may be meant', async () => {
    const path = file('category.xml', ublInvoice.replace(/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1Z'));
    const ran = await assay(['judge', '--by', 'en16931', path]);
    expect(ran.err).toContain('Standard rated: write the category S');
    expect(ran.err).toContain('No tax: write the rate 0');
  });

  it('runs the Schematron files of an authority as they are, beside rule sets', async () => {
    const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="i" uri="urn:x"/>
      <include href="parts/own.sch"/></schema>`;
    const own = `<pattern xmlns="http://purl.oclc.org/dsdl/schematron"><rule context="/*">
      <assert id="OWN-1" test="*:BuyerReference = 'none'">No buyer is called so</assert></rule></pattern>`;
    const main = file('rules/own.sch', rules);
    file('rules/parts/own.sch', own);
    const ran = await started(['judge', '--rules', main, '--by', 'en16931', '-r', 'json', file('own.xml', wrongTotal)]);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/"code": "BR-CO-15"/);
    expect(ran.err).toMatch(/"code": "OWN-1"[^}]*"No buyer is called so"/);
    const going = await assay([
      'judge',
      '--rules',
      main,
      '--for',
      'xrechnung',
      '-r',
      'json',
      file('own.xml', ublInvoice),
    ]);
    expect(going.err).toMatch(/"code": "BR-DE-15"/);
    expect(going.err).toMatch(/"code": "OWN-1"/);
    expect((await assay(['judge', '--rules', file('none.sch', '<x/>')], ublInvoice)).err).toContain(
      'no ISO Schematron',
    );
    expect((await assay(['judge', '--rules', 'nowhere.sch'], ublInvoice)).code).toBe(2);
  });

  it('lists what changes for a folder, between two days, releases or Schematron files', async () => {
    const line = (code: string) => ublInvoice.replaceAll('EUR', code);
    const folder = dirname(file('changes/a.xml', line('ANG')));
    file('changes/b.xml', line('XCG'));
    file('changes/c.xml', wrongTotal);
    const exportedBy = async (...args: readonly string[]) => {
      const { code, err } = await assay(['judge', '-r', 'json', ...args]);
      const { files } = JSON.parse(err) as { files: { faults: { code: string; change: string }[] }[] };
      return [
        code,
        ...files.map(({ faults }) => [...new Set(faults.map((fault) => `${fault.change} ${fault.code}`))].sort()),
      ];
    };
    const [fresh, gone] = ['new', 'gone'].map((change) => [`${change} BR-CL-03`, `${change} BR-CL-04`]);
    expect(await exportedBy('--compare', '2026-01-01', folder)).toEqual([1, fresh, gone, []]);
    expect(await exportedBy(folder, '--at', '2026-01-01', '--compare')).toEqual([1, gone, fresh, []]);
    expect(await exportedBy('--compare', 'en16931@1.3.15', folder)).toEqual([1, fresh, gone, []]);
    // The folder follows an option with an optional value.
    expect(await exportedBy('--at', '2026-01-01', '--by', 'en16931', '--compare', folder)).toEqual([
      1,
      gone,
      fresh,
      [],
    ]);

    const own = (test: string, role = 'error') =>
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="/*">
      <assert id="OWN-1" role="${role}" test="${test}">x</assert></rule></pattern></schema>`;
    const [old, now] = [file('old.sch', own('true()')), file('now.sch', own('count(//*:Note) = 7', 'warning'))];
    expect(await exportedBy('--rules', now, '--compare', old, folder)).toEqual([
      0,
      ...Array<unknown>(3).fill(['new OWN-1']),
    ]);
    expect((await assay(['judge', '--compare', folder])).code).toBe(2);

    const people = await assay(['judge', '--compare', '2026-01-01', folder]);
    expect(people.err).toMatch(/a\.xml:\d+:\d+: new error /);
    expect(people.err).toMatch(/b\.xml:\d+:\d+: no longer an error: /);
    expect(people.err).toMatch(
      /3 documents, 2 changed: \d+ new errors, 0 new warnings, \d+ gone\nCompared: en16931 1\.3\.15 → 1\.3\.16\n$/,
    );
    expect((await assay(['judge', '--compare', '2026-11-01', '--at', '2026-11-02', folder])).err).toContain(
      'none changed\nEvery rule set has the same release on both sides',
    );
    const sarif = await assay(['judge', '-r', 'sarif', '--compare', '2026-01-01', folder]);
    expect(sarif.err).toContain('"baselineState": "absent"');
  });

  it('refuses what a set does not judge, and sets, releases and days that there are not', async () => {
    const other = await assay(['judge', '--by', 'en16931', file('order.xml', '<Order/>')]);
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('the root element is Order') as string]);
    expect((await assay(['judge', '--by', 'en16931@0.1'], ublInvoice)).code).toBe(2);
    expect((await assay(['judge', '--by', 'oasis'], ublInvoice)).code).toBe(2);
    expect((await assay(['judge', '--at', '2026-02-30'], ublInvoice)).code).toBe(2);
  });
});

describe('import', () => {
  it('prints the document of an XML invoice, and nothing else', async () => {
    const ran = await assay(['import', file('a.xml', ublInvoice)]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(json(ran.out)).toMatchObject({ $schema: 'https://gobl.org/draft-0/bill/invoice', code: 'A-1042' });
  });

  it('reads a pipe in the encoding it declares, and writes YAML', async () => {
    const utf16 = Buffer.from(`\ufeff${ublInvoice.replace(/^<\?xml[^>]*\?>/, '')}`, 'utf16le');
    const ran = await started(['import', '--to', 'yaml'], utf16);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/^code: A-1042$/m);
  });

  it('reports a broken rule at its line, prints the document all the same, and ends with 1', async () => {
    const ran = await assay(['import', file('wrong.xml', wrongTotal)]);
    expect([ran.code, json(ran.out)]).toMatchObject([1, { code: 'A-1042' }]);
    const line = lineOf(wrongTotal, '<cbc:TaxInclusiveAmount');
    expect(ran.err).toMatch(new RegExp(`^\\S*wrong\\.xml:${String(line)}:\\d+: error .*, but .* is [\\d.]+\\.$`, 'm'));
    expect(ran.err).toContain('BR-CO-15 at /Invoice[1]/LegalMonetaryTotal[1]/TaxInclusiveAmount[1]');
    expect(ran.err).toMatch(/\^{4}\n/);
  });

  it('refuses a file whose amount due would change only when asked to be strict', async () => {
    const claimed = ublInvoice.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1300.00');
    const lax = await assay(['import', '--judge', 'schema'], claimed);
    expect([lax.code, json(lax.out)]).toMatchObject([0, { code: 'A-1042' }]);
    expect(lax.err).toContain('300.00 is due; building the document gives 242.00');
    const strict = await assay(['import', '--strict', '--judge', 'schema'], claimed);
    expect([strict.code, strict.out]).toEqual([1, '']);
    expect(strict.err).toContain('ASSAY-XML-AMOUNT-DUE');
  });

  it('judges by the rules that are asked for', async () => {
    const ran = await assay(['import', '-r', 'json', '--judge', 'xrechnung-3'], ublInvoice);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/"code": "BR-DE-/);
    expect(ran.err).not.toMatch(/"code": "BR-CO-/);
  });

  it('takes the invoice out of a PDF and reports what the PDF says wrongly about it, in SARIF too', async () => {
    const files = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
    const path = file('a.pdf', await pdfFile({ files, xmp: metadata({ ConformanceLevel: 'BASIC' }) }));
    const ran = await started(['import', path, '-r', 'sarif']);
    expect([ran.code, json(ran.out)]).toMatchObject([1, { code: 'A-17' }]);
    expect(json(ran.err)).toMatchObject({ runs: [{ results: [{ ruleId: 'ASSAY-PDF-PROFILE', level: 'error' }] }] });
  });

  it('lists what became of every leaf when asked for everything', async () => {
    const ran = await assay(['import', '--full'], ublInvoice);
    const report = json(ran.out) as { report: { entries: readonly object[] } };
    expect(report).toMatchObject({ format: 'ubl', profile: 'en16931', document: { code: 'A-1042' }, verdicts: [] });
    expect(report.report.entries[0]).toMatchObject({
      path: '/Invoice[1]/CustomizationID[1]',
      line: lineOf(ublInvoice, '<cbc:CustomizationID'),
    });
  });

  it('takes folders; one that cannot be read stops none', async () => {
    file('in/a.xml', ublInvoice);
    file('in/deep/b.xml', ciiInvoice());
    file('in/no.xml', '<Invoice>\n  <open>\n</Invoice>');
    file('in/empty.pdf', '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj trailer <</Root 1 0 R>>');
    const ran = await assay(['import', 'in', '-o', 'out']);
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(json(readFileSync(join(folder, 'out/a.json'), 'utf8'))).toMatchObject({ code: 'A-1042' });
    expect(json(readFileSync(join(folder, 'out/deep/b.json'), 'utf8'))).toMatchObject({ code: 'A-17' });
    expect(existsSync(join(folder, 'out/no.json'))).toBe(false);
    expect(ran.err).toMatch(/no\.xml:3:\d+: error /);
    expect(ran.err).toContain('ASSAY-PDF-NO-INVOICE');
    expect(ran.err).toContain('4 documents, 2 invalid');
  });

  it('prints each document of a file with several on a line, and writes each into a file with its number', async () => {
    file('many.xml', FATTURAPA_TWO);
    const codes = (texts: readonly string[]) => texts.map((text) => json(text).code);
    const printed = await assay(['import', 'many.xml', '-q']);
    expect(codes(printed.out.trim().split('\n'))).toEqual(['P7', 'P8']);
    for (const [target, names] of [
      ['one.json', ['one-1.json', 'one-2.json']],
      ['one.yaml', ['one-1.yaml', 'one-2.yaml']],
    ] as const) {
      expect((await assay(['import', 'many.xml', '-q', '-o', target])).out).toBe('');
      for (const name of names) expect(readFileSync(join(folder, name), 'utf8')).toContain('Bianchi');
      expect(existsSync(join(folder, target))).toBe(false);
    }
    file('folder/many.xml', FATTURAPA_TWO);
    await assay(['import', 'folder', '-q', '-o', 'into']);
    const written = [1, 2].map((number) => readFileSync(join(folder, `into/many-${number}.json`), 'utf8'));
    expect(codes(written)).toEqual(['P7', 'P8']);
    const whole = json((await assay(['import', 'many.xml', '-q', '--full'])).out);
    expect(whole).toMatchObject({ document: { code: 'P7' }, documents: [{}, { document: { code: 'P8' } }] });
  });
});

describe('export', () => {
  const invoice = JSON.stringify(europeanInvoice, null, 2);

  it.each([
    ['ubl', /<cbc:ID>/],
    ['cii', /<rsm:CrossIndustryInvoice/],
  ])('prints an invoice as %s, and nothing else', async (format, expected) => {
    const ran = await started(['export', '--format', format], invoice);
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(expected);
  });

  it('writes a profile into a file, and tells what the profile asks beyond', async () => {
    const ran = await assay(['export', '--format', 'ubl', '--profile', 'peppol-bis-3', '-o', 'p.xml'], invoice);
    expect(readFileSync(join(folder, 'p.xml'), 'utf8')).toContain('poacc:billing:3.0');
    expect(ran.out).toBe('');
    const again = await assay(['import', 'p.xml', '-q']);
    expect(ran.code).toBe(again.code);
  });

  it('refuses what matters and the format cannot say, and lists every loss when losses are allowed', async () => {
    const payment = { ...(europeanInvoice.payment as object), payer: { name: 'Another payer' } };
    const path = file('loss.json', JSON.stringify({ ...europeanInvoice, payment, meta: { mood: 'fine' } }, null, 2));
    const refused = await assay(['export', '--format', 'cii', path]);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(/loss\.json:\d+:\d+: error /);
    expect(refused.err).toContain('ASSAY-EXPORT-LOSS at $.payment.payer.name');
    expect(refused.err).not.toContain('$.meta');
    const allowed = await assay(['export', '--format', 'cii', '--allow-loss', path]);
    expect(allowed.code).toBe(0);
    expect(allowed.out).toContain('CrossIndustryInvoice');
    expect(allowed.err).toMatch(/loss\.json:\d+:\d+: warning /);
    expect(allowed.err).toMatch(/loss\.json:\d+:\d+: info .*\n.*\n.*\n +ASSAY-EXPORT-LEFT-OUT at \$\.meta\.mood/);
  });

  it('tells where text is no JSON', async () => {
    const ran = await assay(['export', '--format', 'ubl', file('c.json', '{\n  "a": 1\n  "b": 2\n}')]);
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain('c.json:2:8: error A comma is missing here');
  });

  it('writes a folder of invoices into another', async () => {
    file('docs/a.json', invoice);
    file('docs/deep/b.json', invoice);
    const ran = await assay(['export', 'docs', '--format', 'ubl', '-o', 'xml', '-q']);
    expect(ran.code).toBe(0);
    expect(readFileSync(join(folder, 'xml/deep/b.xml'), 'utf8')).toContain('<cbc:ID>');
  });
});

describe('where it goes', () => {
  const xrechnung = readFileSync('examples/de/invoice-xrechnung.json', 'utf8');
  const french = readFileSync('examples/fr/invoice.json', 'utf8');

  it.each<[string, readonly string[], RegExp]>([
    ['xrechnung', [], /xrechnung_3\.0/],
    ['auto', [], /xrechnung_3\.0/],
    ['auto', ['--format', 'cii'], /<rsm:CrossIndustryInvoice[\s\S]*xrechnung_3\.0/],
  ])('an invoice is written for %s as %j, with its verdict', async (key, args, expected) => {
    const ran = await assay(['export', '--for', key, '--allow-loss', ...args], xrechnung);
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(expected);
    expect(ran.err).toMatch(/Ready for XRechnung as of \d{4}-\d\d-\d\d, by XML Schema .*3\.0\.2/);
  });

  it.each<[string, readonly string[], string, RegExp]>([
    ['is not written by Assay', ['--for', 'mydata'], xrechnung, /Assay does not write the file for myDATA/],
    ['takes no such format', ['--for', 'peppol-be', '--format', 'cii'], xrechnung, /\(Belgium\) does not take cii/],
    ['takes no such profile', ['--for', 'peppol', '--profile', 'fr-cius'], xrechnung, /does not take ubl fr-cius/],
    ['is not told', ['--for', 'auto'], '{}', /No destination found in the document/],
    ['refuses it', ['--for', 'auto'], french, /GOBL-FR-CTC-FLOW2-BILL-INVOICE-14/],
  ])('%s: nothing is written, and the report says why', async (_, args, input, expected) => {
    const ran = await assay(['export', ...args], input);
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toMatch(expected);
  });

  it('an XML invoice is judged for the destination that is named, or that it tells', async () => {
    const path = file('for.xml', ublInvoice);
    const named = await started(['judge', '--for', 'xrechnung', path]);
    expect([named.code, named.err]).toEqual([1, expect.stringContaining('BR-DE-15')]);
    expect(named.err).toContain('Not ready for XRechnung');
    const judged = await assay(['judge', '--for', 'auto', '--at', '2026-09-01', path]);
    expect([judged.code, judged.err]).toEqual([0, expect.stringContaining('Ready for EN 16931 as of 2026-09-01')]);
  });
});

it('inspect judges documents and XML by the releases of a day', async () => {
  const path = file('at.xml', ublInvoice);
  const says = async (given: string, ...args: readonly string[]) => {
    const { out, err } = await assay(['inspect', '--for', 'xrechnung', ...args, given]);
    return /XRechnung as of ([\d-]+)/.exec(`${out}${err}`)?.[1] ?? err;
  };
  const document = file('at.json', (await assay(['import', path])).out);
  expect(await says(path, '--at', '2026-09-01')).toBe('2026-09-01');
  expect(await says(document, '--at', '2026-08-30')).toBe('2026-08-30');
  expect((await assay(['inspect', '--at', '2026-02-30', path])).code).toBe(2);
});

describe('misuse ends with 2 and one line', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['no format', ['export'], /--format, or a destination with --for/],
    ['an unknown destination', ['export', '--for', 'x'], /no destination `x`; there are auto, xrechnung/],
    ['an unknown format', ['export', '--format', 'x'], /Allowed choices are ubl, cii/],
    [
      'an unknown profile',
      ['export', '--format', 'ubl', '--profile', 'x'],
      /no profile x of ubl; there are peppol-bis-3/,
    ],
    ['a profile of the other format', ['export', '--format', 'ubl', '--profile', 'factur-x'], /no profile factur-x/],
    ['two ways to name rules', ['judge', '--for', 'peppol', '--by', 'schema', 'x.json'], /Use either --for or --by/],
    ['several to one stream', ['export', '--format', 'ubl', 'x.json', 'y.json'], /--output/],
    ['an unknown rule set', ['import', '--judge', 'x'], /no rule set `x`; there are schema, en16931/],
    ['a file that is not there', ['import', 'nowhere.xml'], /nowhere\.xml: there is no such file/],
    ['a folder without invoices', ['import', 'none'], /no invoices \(\.xml, \.p7m, \.pdf\)/],
  ])('%s', async (_, args, expected) => {
    mkdirSync(join(folder, 'none'), { recursive: true });
    file('x.json', '{}');
    file('y.json', '{}');
    const ran = await assay(args, '{}');
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(expected);
  });
});
