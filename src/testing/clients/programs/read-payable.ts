/** Builds the invoice of a file by the types of openapi-typescript and prints what is to be paid. */
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './generated.ts';

const [, , baseUrl = '', file = ''] = process.argv;
const data = JSON.parse(readFileSync(file, 'utf8')) as components['schemas']['Draft'];
const { data: built, error } = await createClient<paths>({ baseUrl }).POST('/build', { body: { data } });
if (built?.$schema !== 'https://gobl.org/draft-0/bill/invoice') throw new Error(`no invoice: ${error?.message}`);
const payable: string = built.totals.payable;
console.log(payable);
