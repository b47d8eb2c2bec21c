/** `npm run tool -- rates FILE`; see compare.ts. */
import { readFileSync } from 'node:fs';
import { differences, type RateTable } from './compare.ts';

function main([file]: readonly string[]): number {
  if (file === undefined) {
    console.log('npm run tool -- rates FILE, with FILE the eu_vat_rates_data.json of eu-vat-rates-data');
    return 2;
  }
  const table = JSON.parse(readFileSync(file, 'utf8')) as RateTable;
  const day = new Date().toISOString().slice(0, 10);
  const found = differences(table, day);
  for (const { country, missing, more } of found) {
    if (missing.length > 0) console.log(`${country} lacks ${missing.join(', ')} %`);
    if (more.length > 0) console.log(`${country} has ${more.join(', ')} % more`);
  }
  console.log(`Rates of ${day} checked against eu-vat-rates-data of ${table.version}`);
  return found.some(({ missing }) => missing.length > 0) ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
