import { createStandardEngine } from '../../engine/standard.ts';
import { brokenDocuments } from './broken-documents.ts';
import { allCases } from './collected-cases.ts';
import { fixTable } from './fix-table.ts';

/** Prints what is offered for a broken document of every rule: a line a code, or with `--json` all of it as one value. */
const engine = createStandardEngine();
const cases = allCases();
const rows = await fixTable(engine, brokenDocuments(engine, cases));
const codes = new Set(cases.map(({ code }) => code)).size;

if (process.argv.includes('--json')) console.log(JSON.stringify({ codes, rows }));
else {
  for (const { code, offered, removing, adding, first } of rows) {
    console.log([code.padEnd(40), offered, removing, adding, first].join('\t'));
  }
  const mended = rows.filter(({ offered }) => offered > 0).length;
  const offers = rows.reduce((sum, { offered }) => sum + offered, 0);
  const sound = rows.reduce((sum, { offered, removing, adding }) => sum + Math.min(removing, offered - adding), 0);
  console.log(
    `${codes} codes, ${rows.length} can be broken in a whole document; building settles the others or makes what they ask for.`,
  );
  console.log(
    `${mended} of ${rows.length} have a fix (${((100 * mended) / rows.length).toFixed(1)} %); ${sound} of ${offers} offers remove their fault and add none.`,
  );
}
