/** Writes the result of every example next to it: `npm run tool -- goldens`. */
import { writeFileSync } from 'node:fs';
import { createStandardEngine } from '../../engine/index.ts';
import { examples, goldenOf, goldenText } from './examples.ts';

const engine = createStandardEngine();
const counts = { written: 0, unchanged: 0, failed: 0 };
for (const example of examples()) {
  try {
    const golden = goldenOf(engine, example);
    if (golden === goldenText(example)) {
      counts.unchanged++;
      continue;
    }
    writeFileSync(example.goldenFile, golden);
    counts.written++;
    console.log(`wrote ${example.goldenFile}`);
  } catch (error) {
    counts.failed++;
    console.error(`${example.file} does not build: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${counts.written} written, ${counts.unchanged} unchanged, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
