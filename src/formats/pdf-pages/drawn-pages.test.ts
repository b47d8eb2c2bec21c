import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { built, examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { fontFiles } from '../testing/font-files.ts';
import { exportPdf, type PdfExportRequest } from './export-pdf.ts';

const engine = createStandardEngine();
const texts = new Map(examples().map(({ path, text }) => [path, text]));
const example = (path: string, more: JsonObject = {}) => ({
  ...(jsonOf(texts.get(path) ?? '') as JsonObject),
  ...more,
});
const transfer = [{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', name: 'Rossi' }];
const paid = { terms: { notes: '30 days' }, instructions: { key: 'credit-transfer', credit_transfer: transfer } };

const drawn = async (data: JsonObject, page: PdfExportRequest['page'] = {}, format = 'factur-x') => {
  const asked = { data, format, allowLoss: true, page, ...(format === 'factur-x' && { profile: 'en16931' }) };
  const outcome = await exportPdf(asked, engine, goldenContext, [], fontFiles);
  if (!outcome.ok) return outcome.error.faults[0]?.description ?? outcome.error.message;
  const { bytes, page: drawn } = outcome.value;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `${digest}, ${String(drawn?.count)} pages, ${String(drawn?.lang)}, ${String(drawn?.leftOut.length)} left out`;
};

/** The markers of a JPEG of this height and width, without pixels; a page embeds it unchanged. */
const jpeg = (height: number, width: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255],
    ...[3, 0, 0, 0],
    ...[0xff, 0xda, 0xff, 0xd9],
  ]);

const lines = (count: number): JsonObject => {
  const [first = {}] = example('de/invoice')['lines'] as readonly JsonObject[];
  const item = first['item'] as JsonObject;
  const named = (at: number) => ({
    ...item,
    name: `${String(item['name'])} ${'with a long name '.repeat(at % 7)}${String(at)}`,
  });
  return { lines: Array.from({ length: count }, (_, at) => ({ ...first, item: named(at) })) };
};

/** The digests change with every byte: look at the pages (`npm run tool -- pdfa` writes them), then record with `-u`. */
it('draws pages as reviewed', async () => {
  const cases: Readonly<Record<string, Promise<string>>> = {
    plain: drawn(example('de/invoice')),
    letter: drawn(example('de/invoice'), { size: 'letter', colour: '#aa3300', lang: 'en' }),
    account: drawn(example('de/invoice', { payment: paid })),
    'no code': drawn(example('de/invoice', { payment: paid }), {
      code: false,
    }),
    swiss: drawn(example('ch/invoice'), { lang: 'it' }),
    french: drawn(example('fr/invoice'), { lang: 'fr' }),
    spanish: drawn(example('es/invoice'), { lang: 'es' }),
    'credit note': drawn(example('de/credit-note'), { lang: 'pt' }),
    'many lines': drawn(example('de/invoice', lines(70))),
    japanese: drawn(example('jp/invoice', { payment: paid }), { lang: 'en' }),
    notes: drawn(example('de/invoice', { notes: [{ text: 'A note that is long. '.repeat(200) }] })),
    'wide logo': drawn(example('de/invoice'), { logo: jpeg(50, 300) }),
    'tall logo': drawn(example('de/invoice'), { logo: jpeg(200, 20) }),
    report: drawn(built(engine, jsonOf(texts.get('de/invoice') ?? '')) as JsonObject),
  };
  const outcomes = await Promise.all(Object.entries(cases).map(async ([name, case_]) => `${name}: ${await case_}`));
  await expect(`${outcomes.join('\n')}\n`).toMatchFileSnapshot('./drawn-pages.txt');
});
