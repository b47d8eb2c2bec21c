import { compareVerdicts } from './compare-verdicts.ts';
import { invoicesBelow } from './invoices.ts';
import { judgeExports } from './judge-exports.ts';
import { roundTrips } from './round-trips.ts';

/**
 * Compares our verdicts and exports with the official Schematron, and converts XML to a document and back: `npm run
 * schematron -- CHECKOUTS verdicts SET FOLDER…`, `CHECKOUTS exports PAIRS`, `CHECKOUTS round-trip FOLDER…`.
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
} else if (what === 'exports') await judgeExports(checkouts, rest[0] ?? '');
else if (what === 'round-trip') roundTrips(rest.flatMap((folder) => invoicesBelow(folder)));
else throw new Error('Say what: verdicts, exports or round-trip');
