import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/index.ts';
import { ublInvoice } from '../api/examples/xml.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { broughtRules } from '../formats/schematron/brought-rules.ts';
import { ownRuleSet } from '../formats/schematron/own-rule-set.ts';
import { formatHandlers } from './formats.ts';

const rules = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><title>House rules</title>
  <ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
  <pattern><rule context="*:Invoice">
    <assert id="HOUSE-1" test="cbc:BuyerReference = 'X'">Our reference is X, not <value-of select="cbc:ID"/></assert>
    <assert id="HOUSE-2" role="warning" test="true()">Never</assert>
  </rule></pattern></schema>`;
const brought = broughtRules('house.sch', new Map([['house.sch', rules]]));
if (!brought.ok) throw new Error('The rules cannot be run');
const context = { now: () => new Date('2026-11-25T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };
const scope = {
  engine: createStandardEngine(),
  context,
  ownRules: ownRuleSet(brought.value, { file: 'house.sch', from: '2026-11-01' }),
};
const HOUSE = {
  rule: 'HOUSE-1',
  set: 'own',
  release: 'file',
  severity: 'error',
  description: 'Our reference is X, not A-1042',
  places: ['/Invoice[1]'],
};

describe('rules that the host brings', () => {
  it('judge every invoice beside the sets of its profile', async () => {
    expect(await formatHandlers.import({ data: ublInvoice }, scope)).toMatchObject({ value: { verdicts: [HOUSE] } });
    expect(await formatHandlers.validate({ data: ublInvoice }, scope)).toMatchObject({
      ok: false,
      error: { faults: [{ code: 'HOUSE-1', properties: ['/Invoice[1]'] }] },
    });
    expect(await formatHandlers.inspect({ data: ublInvoice }, scope)).toMatchObject({ value: { ok: false } });
    const broken = ublInvoice.replace(/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$17.00');
    const judged = await formatHandlers.judge({ data: broken }, scope);
    const found = judged.ok ? judged.value.verdicts.map(({ set, rule }) => `${set} ${rule}`) : [];
    expect(found).toEqual(['en16931 BR-CO-15', 'en16931 BR-CO-16', 'own HOUSE-1']);
  });

  it('are named `own`, and are left out where other sets are named', async () => {
    const judgedBy = (judge: readonly string[], data = ublInvoice) => formatHandlers.judge({ data, judge }, scope);
    expect(await judgedBy(['own'])).toMatchObject({ value: { verdicts: [HOUSE], judged: [{ set: 'own' }] } });
    expect(await judgedBy(['own@file'])).toMatchObject({ value: { verdicts: [HOUSE] } });
    expect(await judgedBy(['en16931'])).toMatchObject({ value: { verdicts: [], judged: [{ set: 'en16931' }] } });
    // Any document may be judged by them; if none of them applies to it, the answer says so.
    expect(await judgedBy(['own'], '<order/>')).toMatchObject({
      value: { verdicts: [{ rule: 'ASSAY-RULE-NOT-RUN' }] },
    });
  });

  it('say nothing of an invoice that they are not for', async () => {
    const credit = ublInvoice.replaceAll('<Invoice', '<CreditNote').replaceAll('</Invoice', '</CreditNote');
    const data = credit.replaceAll(':Invoice-2', ':CreditNote-2');
    const outcome = await formatHandlers.import({ data }, scope);
    expect(JSON.stringify(outcome)).toContain('"format":"ubl"');
    expect(JSON.stringify(outcome)).not.toMatch(/"set":"own"|NOT-RUN/);
  });

  it.each([
    ['its own profile', ublInvoice, 'en16931', ['schema', 'en16931', 'own']],
    ['another profile', ublInvoice, 'xrechnung', ['schema', 'en16931', 'xrechnung-3', 'own']],
    ['named sets', ublInvoice, 'cius-pt', ['schema', 'cius-pt', 'own']],
  ])('judge a file for a destination, by %s', async (_, data, destination, sets) => {
    const outcome = await formatHandlers.inspect({ data, destination }, scope);
    const report = outcome.ok ? outcome.value : undefined;
    expect(report?.faults.filter(({ code }) => code === 'HOUSE-1')).toHaveLength(1);
    expect(report?.destination?.sets.map(({ set }) => set)).toEqual(sets);
    expect(report?.destination?.verdict).toBe('not-ready');
  });

  it('judge a document for a destination as it is written', async () => {
    const data = JSON.parse(readFileSync('examples/de/invoice-en16931.json', 'utf8')) as JsonObject;
    const outcome = await formatHandlers.inspect({ data, destination: 'en16931' }, scope);
    const report = outcome.ok ? outcome.value.destination : undefined;
    expect(report?.faults).toMatchObject([{ code: 'HOUSE-1', set: 'own', release: 'file', severity: 'error' }]);
    expect(report?.sets.at(-1)).toEqual({ set: 'own', name: 'House rules', release: 'file' });
    const without = await formatHandlers.inspect({ data, destination: 'en16931' }, { ...scope, ownRules: undefined });
    expect(without).toMatchObject({ value: { destination: { verdict: 'ready' } } });
  });

  it('say nothing of a file for a destination that they are not for', async () => {
    const credit = ublInvoice.replaceAll('<Invoice', '<CreditNote').replaceAll('</Invoice', '</CreditNote');
    const data = credit.replaceAll(':Invoice-2', ':CreditNote-2');
    const outcome = await formatHandlers.inspect({ data, destination: 'xrechnung' }, scope);
    const codes = outcome.ok ? outcome.value.faults.map(({ code }) => code) : [];
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => /HOUSE|NOT-RUN/.test(code))).toEqual([]);
  });

  it('are listed with their ids and texts', async () => {
    const listed = await formatHandlers.listFormats({}, scope);
    expect(listed.ok && listed.value.rule_sets.at(-1)).toMatchObject({
      key: 'own',
      name: 'House rules',
      authority: 'house.sch',
      releases: [{ key: 'file', from: '2026-11-01', rules: 2 }],
      rules: [
        { code: 'HOUSE-1', severity: 'error', description: 'Our reference is X, not …' },
        { code: 'HOUSE-2', severity: 'warning', description: 'Never' },
      ],
    });
  });

  it('do not exist for another host', async () => {
    const other = { ...scope, ownRules: undefined };
    expect(await formatHandlers.judge({ data: ublInvoice, judge: ['own'] }, other)).toMatchObject({ ok: false });
    expect(await formatHandlers.import({ data: ublInvoice }, other)).toMatchObject({ value: { verdicts: [] } });
  });
});
