import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { importFile } from '../reading/import-file.ts';
import { fontFiles } from '../testing/font-files.ts';
import { exportPdf } from './export-pdf.ts';

const engine = createStandardEngine();
const german = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;

it.each([20, 900])('%d lines are drawn so that the pages contradict nothing', async (count) => {
  const [line = {}] = german['lines'] as readonly JsonObject[];
  const named = (at: number) => ({ ...(line['item'] as JsonObject), name: `${at} ${'with a long name '.repeat(9)}` });
  const data = { ...german, lines: Array.from({ length: count }, (_, at) => ({ ...line, item: named(at) })) };
  const asked = { data, format: 'zugferd', profile: 'en16931', allowLoss: true };
  const written = await exportPdf(asked, engine, goldenContext, [], fontFiles);
  if (!written.ok) throw new Error(written.error.message);
  const read = importFile({ data: written.value.bytes }, engine, goldenContext, []);
  expect(read.ok && read.value.pdf?.faults).toEqual([]);
});
