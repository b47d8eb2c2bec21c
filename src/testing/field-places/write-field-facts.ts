/** Writes what the guide says of fields beyond their definitions: `npm run tool -- fields`. */
import { writeFileSync } from 'node:fs';
import { createStandardEngine } from '../../engine/standard.ts';
import { everyNationalTable } from '../../formats/national/every-national-table.ts';
import { goldenContext } from '../examples/examples.ts';
import { fieldFacts } from './field-facts.ts';
import { allSamples } from './samples.ts';

everyNationalTable();
const facts = fieldFacts(allSamples(), createStandardEngine(), goldenContext);
writeFileSync('src/guide/field-facts.json', `${JSON.stringify(facts, undefined, 2)}\n`);
