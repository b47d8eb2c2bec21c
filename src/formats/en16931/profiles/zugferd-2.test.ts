import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { destinationOfXml } from '../../destinations/derive.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-25T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const data = JSON.parse(readFileSync('examples/de/invoice.json', 'utf8')) as JsonObject;

/** An invoice of a level of Factur-X, under the name that ZUGFeRD gave the level. */
function read(level: string, version: string) {
  const written = exportXml(
    { data, format: 'cii', profile: `factur-x-${level}`, allowLoss: true },
    engine,
    context,
    RULE_SETS,
  );
  if (!written.ok) throw new Error(written.error.message);
  const named = written.value.content.replace('factur-x.eu:1p0', `zugferd.de:${version}`);
  expect(named).not.toBe(written.value.content);
  const outcome = importXml({ data: named }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

it.each([
  ['minimum', 'FX-SCH-A-000026'],
  ['basic-wl', 'FX-SCH-A-000418'],
  ['basic', 'FX-SCH-A-000493'],
  ['extended', 'FX-SCH-A-000636'],
])('ZUGFeRD 2.0 %s is judged by the rules of its level, which know the name of 2.0 and no later one', (level, rule) => {
  const old = read(level, '2p0');
  expect([old.profile, old.document['$addons']]).toEqual([`zugferd-2-${level}`, ['de-zugferd-v2']]);
  expect(old.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(destinationOfXml(old.profile, '', old.document)?.destination.key).toBe('zugferd');
  const { profile, verdicts } = read(level, '2p1');
  expect(profile).toBe(`zugferd-2-${level}`);
  expect(verdicts.filter(({ severity }) => severity === 'error').map((verdict) => verdict.rule)).toEqual([rule]);
});
