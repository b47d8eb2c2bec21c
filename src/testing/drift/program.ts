import { createStandardEngine } from '../../engine/standard.ts';
import { driftLines, driftOf } from './drift.ts';
import { readPublished } from './published.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of a checkout of the format, or of its data');

const published = readPublished(folder);
if (published.definitions.size === 0) throw new Error(`Nothing is published below ${folder}`);
for (const line of driftLines(driftOf(published, createStandardEngine().catalogue))) console.log(line);
