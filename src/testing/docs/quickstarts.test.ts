import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { destinationFor } from '../../formats/destinations/derive.ts';
import { judgeForDestination } from '../../formats/destinations/destination-report.ts';
import { importXml } from '../../formats/index.ts';
import { RULE_SETS } from '../../formats/rule-sets/index.ts';
import { systemContext } from '../../platform/system-context.ts';

// The quickstarts show documents with Assay's answers. These tests compare them with the real answers.

const engine = createStandardEngine();
const page = (name: string) => readFileSync(`docs/guide/${name}.md`, 'utf8');
const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, block = '']) => block);

function rulesBroken(xml: string): readonly string[] {
  const read = importXml({ data: xml, at: '2026-11-25' }, engine, systemContext, RULE_SETS);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return read.value.verdicts.map(({ rule }) => rule);
}

it('the refused invoice has the faults that its page shows, and what the page says mends them', () => {
  const text = page('refused');
  const [xml = ''] = blocks(text, 'xml');
  const [shown = ''] = blocks(text, 'text');
  const named = [...shown.matchAll(/^ {2}(\S+) at /gm)].map(([, rule]) => rule);
  expect(named).toHaveLength(3);
  expect(rulesBroken(xml).toSorted()).toEqual(named.toSorted());

  const [reference = '', delivery = ''] = [...text.matchAll(/`(<[^`]*>)`/g)].map(([, added]) => added);
  const mended = xml
    .replaceAll('129.00', '119.00')
    .replace('<cac:AccountingSupplierParty>', `${reference}$&`)
    .replace('<cac:PaymentMeans>', `${delivery}$&`);
  expect(rulesBroken(mended)).toEqual([]);
});

it('the first request gets the totals and the fault of its page', () => {
  const [document = '', totals = '', fault = ''] = blocks(page('first-request'), 'json');
  const build = (text: string) => engine.build({ data: JSON.parse(text) as JsonObject }, systemContext);
  const built = build(document);
  expect(built.ok && built.value).toMatchObject({ totals: JSON.parse(totals) as object });
  const broken = build(document.replace('B98602642', 'B98602643'));
  const { faults } = JSON.parse(fault) as { faults: object[] };
  expect(broken.ok ? [] : broken.error.faults).toMatchObject(faults);
});

it('the samples of GOBL in ten minutes build without a warning, and show parts of what is built', () => {
  let built: unknown;
  const samples = blocks(page('gobl'), 'json').map((block) => JSON.parse(block) as JsonObject);
  for (const sample of samples) {
    if (!('$schema' in sample)) {
      expect(built).toMatchObject(sample);
      continue;
    }
    const answer = engine.build({ data: sample, warnings: true }, systemContext);
    expect([answer.ok ? [] : answer.error.faults, answer.warnings]).toEqual([[], []]);
    built = answer.ok && answer.value;
  }
  expect(samples.length).toBeGreaterThan(10);
});

const tasks = [...page('tasks').matchAll(/^## (.*)\n([^]*?)(?=^## |$(?![^]))/gm)].map(
  ([, title = '', text = '']) =>
    [title, /`--for ([\w-]+)`/.exec(text)?.[1] ?? '', blocks(text, 'json')[0] ?? ''] as const,
);

it('has twelve tasks by country', () => {
  expect(tasks).toHaveLength(12);
});

it.each(tasks)('%s has no fault for %s', (_, destination, text) => {
  const data = JSON.parse(text) as JsonObject;
  const own = engine.inspect({ data }, systemContext);
  expect(own.faults.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
  const chosen = destinationFor(destination, data);
  if (!chosen) throw new Error(`there is no destination ${destination}`);
  const { verdict, faults } = judgeForDestination({ data, own, chosen }, { engine, context: systemContext }, RULE_SETS);
  expect([['ready', 'unproven'].includes(verdict), faults.filter(({ severity }) => severity === 'error')]).toEqual([
    true,
    [],
  ]);
});

it('the first program and its invoice are those of the first request in another country', () => {
  const [program = ''] = blocks(page('first-program'), 'js');
  const data = /const data = (\{[^]*?\n\});/.exec(program)?.[1] ?? '';
  const json = data
    .replace(/'/g, '"')
    .replace(/([{,]\s*)(\$?\w+):/g, '$1"$2":')
    .replace(/,(\s*[}\]])/g, '$1');
  const built = engine.build({ data: JSON.parse(json) as JsonObject }, systemContext);
  expect(built.ok && built.value).toMatchObject({ totals: { payable: '119.00' } });
  const asked = { ...(JSON.parse(json) as JsonObject), $addons: ['de-xrechnung-v3'] };
  const refused = engine.build({ data: asked }, systemContext);
  const shown = blocks(page('first-program'), 'text')[1] ?? '';
  const lines = refused.ok ? [] : refused.error.faults.map(({ code, description }) => [code, description].join(' '));
  expect(lines).toHaveLength(12);
  for (const line of shown.trim().split('\n')) expect(lines).toContain(line.replace(/ \[.*?\] /, ' '));
});
