import { compareVerdicts } from './compare-verdicts.ts';
import { invoicesBelow } from './invoices.ts';

/**
 * Sets our verdicts, exports and round trips against the official schematron: `npm run schematron -- CHECKOUTS [verdicts SET FOLDER…]`.
 */
const [checkouts, what, ...rest] = process.argv.slice(2);
if (checkouts === undefined) throw new Error('Name the folder that holds the checkouts, as OWNER/NAME');

if (what === 'verdicts') {
  const [set = 'en16931', ...folders] = rest;
  const invoices = folders.flatMap((folder) => invoicesBelow(folder));
  const differences = await compareVerdicts(checkouts, set, invoices);
  for (const { name, missing, extra } of differences) {
    console.log(`${name}: missing ${missing.join(' ') || '–'}; extra ${extra.join(' ') || '–'}`);
  }
  console.log(`${set}: ${invoices.length - differences.length} of ${invoices.length} invoices judged as officially`);
}
