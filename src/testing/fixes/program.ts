import { createStandardEngine } from '../../engine/standard.ts';
import { brokenDocuments } from './broken-documents.ts';
import { allCases } from './collected-cases.ts';
import { fixTable } from './fix-table.ts';

/**
 * Prints the fixes offered for a broken document of every rule: one line per code, or all of it as JSON with `--json`.
 */
const engine = createStandardEngine();
const cases = allCases();
const rows = await fixTable(engine, brokenDocuments(engine, cases));
const codes = new Set(cases.map(({ code }) => code)).size;

if (process.argv.includes('--json')) console.log(JSON.stringify({ codes, rows }));
else {
  for (const { code, certain, right, asked, answered, invented, first } of rows) {
    console.log(
      [code.padEnd(40), `${right}/${certain}`, `${answered}/${asked}`, first, invented.join('; ')].join('\t'),
    );
  }
  const sum = (of: 'certain' | 'right' | 'asked' | 'answered') => rows.reduce((total, row) => total + row[of], 0);
  const mended = rows.filter(({ certain, asked }) => certain + asked > 0).length;
  console.log(
    `${codes} codes, ${rows.length} can be broken in a whole document; building settles the others or makes what they ask for.`,
  );
  console.log(`${mended} of ${rows.length} have a fix (${((100 * mended) / rows.length).toFixed(1)} %).`);
  console.log(`${sum('right')} of ${sum('certain')} certain fixes are right: they remove their fault and add none.`);
  console.log(`${sum('answered')} of ${sum('asked')} questions lead there when they are answered.`);
}
