import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createStandardEngine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml } from '../writing/export-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

const engine = createStandardEngine();
const invoice = JSON.parse(readFileSync('examples/de/invoice-en16931.json', 'utf8')) as JsonObject;
const reference = [{ code: 'R-1', issue_date: '2026-01-02' }];

it.each(['purchases', 'contracts', 'despatch', 'receiving', 'tender'])(
  'CII is written without the day of a reference under %s, and the loss is reported',
  (member) => {
    const data = { ...invoice, ordering: { [member]: reference } };
    const outcome = exportXml({ data, format: 'cii' }, engine, systemContext, RULE_SETS);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.content).toContain('>R-1<');
    expect(outcome.value.report.losses).toMatchObject([
      { path: `$.ordering.${member}[0].issue_date`, grade: 'harmless' },
    ]);
    expect(outcome.value.verdicts.map(({ rule }) => rule)).not.toContain('CII-DT-027');
  },
);
