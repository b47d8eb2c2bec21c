/**
 * Compares what the service and the guide say in Spanish and in Esperanto, whose texts `third-language.test.ts` copied
 * from the Spanish ones. Writes what it found as JSON.
 */
import { readFileSync } from 'node:fs';
import { LANGUAGE_NAMES } from '../../engine/languages.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { FILES, makeSite } from '../../guide/site.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });

async function ask(path: string, body?: object): Promise<string> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await application.fetch(new Request(`http://localhost/v0/${path}`, body ? init : {}));
  return response.text();
}

const broken = { $schema: 'https://gobl.org/draft-0/bill/invoice', supplier: { tax_id: { country: 'ES' } } };
const requests: readonly (readonly [string, object?])[] = [
  ['validate', { data: broken }],
  ['judge', { data: '<', judge: ['en16931'] }],
  ['refusal', { data: '1100', authority: 'aeat-verifactu' }],
  ['rules/BR-DE-15'],
  ['schemas/bill/invoice'],
  ['regimes/PT'],
  ['openapi.json'],
];
const answers = await Promise.all(
  requests.map(async ([path, body]) =>
    Promise.all(['en', 'es', 'eo'].map(async (language) => ask(`${path}?lang=${language}`, body))),
  ),
);
/** Members of definitions that are named by the language. */
const named = (text = ''): string => text.replaceAll('"eo":', '"es":');

const assets = { sheet: 'guide.css', icon: 'icon.svg', script: 'search.js', copy: 'copy.js' };
const pages = makeSite({
  texts: Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])),
  day: '2026-11-25',
  asset: (name) => `assets/${name}`,
  assets,
  linkOf: (name) => name,
  besideWorkbench: false,
});
/** The text of a page, but for the list of languages at its top. */
const said = (path: string): string =>
  (pages.get(path) ?? '').replaceAll(/<a class="other"[^>]*>[^<]*<\/a>|<[^>]*>/g, '');
// The names of countries are those of Unicode, which has them in Esperanto too.
const spanish = [...pages.keys()].filter((path) => /^es\/(?!(?:countries|rules|destinations)\/).*[.]html$/.test(path));

console.log(
  JSON.stringify({
    names: Object.values(LANGUAGE_NAMES),
    answers: answers.every(([english, es, eo]) => named(eo) === es && es !== english),
    refused: JSON.parse(answers[0]?.[2] ?? '').faults[0].description,
    pages: spanish.length,
    different: spanish.filter((path) => said(path) !== said(path.replace(/^es/, 'eo'))),
  }),
);
