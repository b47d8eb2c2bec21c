import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { importFile } from '../../formats/reading/import-file.ts';
import { languages } from '../../formats/page/paper-words.ts';
import { openPdf } from '../../formats/pdf/open-pdf.ts';
import { exportPdf, type PdfExportRequest } from '../../formats/pdf-pages/export-pdf.ts';
import { HYBRID_FORMATS, profilesOf } from '../../formats/pdf-pages/hybrid-list.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { fontFiles } from '../../formats/testing/font-files.ts';
import { systemContext } from '../../platform/system-context.ts';
import { judgePdfs } from './java.ts';

/**
 * Writes every example in every possible hybrid format, profile and language. veraPDF (PDF/A-3b, PDF/UA-1) and Mustang
 * judge each file, and our own reader reads it. With folders of PDF files as arguments, embeds an invoice into each of
 * these instead.
 */

const engine = createStandardEngine();
const ours = new Set<string>();
const keep = process.env['KEEP'];
/** Only the examples with these prefixes, such as `de- fr-`: all of them take long. */
const only = process.env['ONLY']?.split(' ');
const folder = keep ?? mkdtempSync(join(tmpdir(), 'pdfa-'));
mkdirSync(folder, { recursive: true });

/** Whether the XML of a file breaks no rule, by our own verdicts. */
const sound = new Set<Uint8Array>();

async function written(request: PdfExportRequest): Promise<Uint8Array | string> {
  const outcome = await exportPdf(request, engine, systemContext, RULE_SETS, fontFiles);
  if (outcome.ok && outcome.value.verdicts.every(({ severity }) => severity !== 'error'))
    sound.add(outcome.value.bytes);
  return outcome.ok ? outcome.value.bytes : (outcome.error.faults[0]?.description ?? outcome.error.message);
}

type Example = readonly [name: string, document: JsonObject];

const read = (file: string) => JSON.parse(readFileSync(join('examples', file), 'utf8')) as JsonObject;

/** Names in each script with a separate font, on the page and in the XML. */
const NAMES = [
  'Παπαδόπουλος Ἀθῆναι',
  'Щербаков и сыновья, Ђорђе, Їжак',
  'Zażółć gęślą jaźń',
  '株式会社青空かんぱにー',
  '龙门软件有限公司',
  '주식회사 한글소프트',
  'Nguyễn Thị Thúy',
];

function withNames(): Example {
  const document = read('de/invoice.json');
  const [line] = document['lines'] as readonly JsonObject[];
  const lines = NAMES.map((name) => ({ ...line, item: { ...(line?.['item'] as JsonObject), name } }));
  const customer = { ...(document['customer'] as JsonObject), name: NAMES.join(' · ') };
  return ['names', { ...document, customer, lines }];
}

function examples(): readonly Example[] {
  const all = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]{2}[/\\][^.]+\.json$/.test(file))
    .sort()
    .map((file): Example => [file.replace(/[/\\]/g, '-').replace('.json', ''), read(file)]);
  return [...all, withNames()].filter(([name]) => only?.some((start) => name.startsWith(start)) ?? true);
}

/** The contradictions between a file and its XML that our own reader finds. */
function contradictions(bytes: Uint8Array) {
  const read = importFile({ data: bytes }, engine, systemContext, []);
  return read.ok ? (read.value.pdf?.faults ?? []) : read.faults;
}

async function writeAll(): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  const refused = new Map<string, number>();
  const refuted = new Set<string>();
  let largest = 0;
  for (const [name, data] of examples()) {
    for (const hybrid of HYBRID_FORMATS) {
      const { key: format } = hybrid;
      for (const profile of profilesOf(hybrid)) {
        for (const lang of Object.keys(languages)) {
          const request = { data: data as Json, format, profile, allowLoss: true, page: { lang } };
          const bytes = await written(request);
          if (typeof bytes === 'string') {
            refused.set(bytes, (refused.get(bytes) ?? 0) + 1);
            break;
          }
          largest = Math.max(largest, bytes.length);
          const opened = openPdf(bytes);
          if (!opened.ok)
            throw new Error(`${name}: our reader refuses what we wrote: ${opened.faults[0]?.description}`);
          for (const { description } of contradictions(bytes))
            refuted.add(`${name} ${profile} ${lang}: ${description}`);
          const file = `${name}.${format}.${profile}.${lang}.pdf`;
          writeFileSync(join(folder, file), bytes);
          if (sound.delete(bytes)) ours.add(file);
          digests.set(file, createHash('sha256').update(opened.value.xml).digest('hex'));
        }
      }
    }
  }
  console.log(`${digests.size} files written, the largest has ${largest} bytes; examples that a profile refuses:`);
  for (const [why, count] of refused) console.log(`  ${count} × ${why}`);
  console.log(`files in which our reader finds page, metadata and XML at odds: ${refuted.size}`);
  for (const line of [...refuted].slice(0, 20)) console.log(`  ${line}`);
  return digests;
}

async function judgeWritten(): Promise<number> {
  const digests = await writeAll();
  const judged = await judgePdfs(folder);
  const table = { archive: 0, accessible: 0, read: 0, whole: 0 };
  const found = new Map<string, string[]>();
  const note = (what: string, name: string): void => {
    found.set(what, [...(found.get(what) ?? []), name]);
  };
  for (const { name, archive, accessible, whole, digest } of judged) {
    if (archive === '') table.archive++;
    else note(`PDF/A-3b: ${archive}`, name);
    if (accessible === '') table.accessible++;
    else note(`PDF/UA-1: ${accessible}`, name);
    if (digest === digests.get(name)) table.read++;
    else note('Mustang reads other bytes of XML', name);
    if (whole === 'valid') table.whole++;
    else note(`Mustang: ${whole}`, name);
  }
  console.log(`veraPDF PDF/A-3b ${table.archive} of ${judged.length}`);
  console.log(`veraPDF PDF/UA-1 ${table.accessible} of ${judged.length}`);
  console.log(`Mustang reads the same XML ${table.read} of ${judged.length}`);
  const both = judged.filter(({ name, whole }) => ours.has(name) && whole === 'valid').length;
  console.log(`Mustang finds all valid ${table.whole} of ${judged.length}`);
  console.log(`of those in which we find nothing wrong ${both} of ${ours.size}`);
  for (const [what, names] of found)
    console.log(`  ${names.length} × ${what.slice(0, 400)} (${names.slice(0, 2).join(', ')})`);
  return judged.length === digests.size && table.archive === judged.length && table.accessible === judged.length
    ? 0
    : 1;
}

/** Embeds an invoice into every PDF below the folders: the result is PDF/A-3b, or a reason why not. */
async function judgeEmbedded(folders: readonly string[]): Promise<number> {
  const data = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as Json;
  const refused = new Map<string, number>();
  let count = 0;
  for (const given of folders) {
    for (const name of readdirSync(given, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /[.]pdf$/i.test(file),
    )) {
      const pdf = new Uint8Array(readFileSync(join(given, name)));
      const bytes = await written({ data, format: 'zugferd', profile: 'en16931', allowLoss: true, pdf });
      if (typeof bytes === 'string') {
        const why = bytes.replace(/\(byte \d+\)|\d+/g, '…');
        refused.set(why, (refused.get(why) ?? 0) + 1);
        continue;
      }
      writeFileSync(join(folder, `${String(count).padStart(3, '0')}-${name.replace(/[/\\]/g, '-')}`), bytes);
      count++;
    }
  }
  const judged = await judgePdfs(folder, true);
  const sound = judged.filter(({ archive }) => archive === '').length;
  console.log(`embedded into ${count}, of which veraPDF accepts ${sound} as PDF/A-3b; refused:`);
  for (const [why, times] of refused) console.log(`  ${times} × ${why}`);
  for (const { name, archive } of judged) if (archive !== '') console.log(`  ${name}: ${archive.slice(0, 300)}`);
  return sound === count ? 0 : 1;
}

const folders = process.argv.slice(2);
process.exitCode = folders.length > 0 ? await judgeEmbedded(folders) : await judgeWritten();
if (keep === undefined) rmSync(folder, { recursive: true });
