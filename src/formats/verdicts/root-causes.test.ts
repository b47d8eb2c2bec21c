import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function verdictsOf(data: string) {
  const outcome = importXml({ data, at: '2026-06-01' }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.verdicts;
}

type Edits = readonly { readonly start: number; readonly end: number; readonly text: string }[];
const edited = (text: string, edits: Edits) =>
  edits.toReversed().reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);

const ublLine = /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/;
const ublBreakdown = /(<cac:TaxSubtotal>[\s\S]*?<cac:TaxCategory>\s*<cbc:ID>)S/;
const ciiLine =
  /(<ram:SpecifiedLineTradeSettlement>\s*<ram:ApplicableTradeTax>\s*<ram:TypeCode>VAT<\/ram:TypeCode>\s*<ram:CategoryCode>)S/;

describe('a category that allows no tax beside a rate', () => {
  it.each<[string, string, readonly RegExp[]]>([
    ['in a line of UBL', ublInvoice(), [ublLine]],
    ['in a line and the breakdown of UBL', ublInvoice(), [ublLine, ublBreakdown]],
    ['in a line of CII', ciiInvoice(), [ciiLine]],
  ])('%s is one question, before all that follows from it, for which no figure is proposed', (_, sound, places) => {
    const text = places.reduce((changed, place) => changed.replace(place, '$1Z'), sound);
    expect(text).not.toBe(sound);
    const verdicts = verdictsOf(text);
    const [first, ...others] = verdicts;
    expect(first).toMatchObject({
      rule: 'BR-Z-05',
      choices: [{ title: 'Standard rated: write the category S' }, { title: 'No tax: write the rate 0' }],
    });
    expect(others.length).toBeGreaterThan(0);
    for (const { follows, right, choices } of others)
      expect([follows, right, choices]).toEqual(['BR-Z-05', undefined, undefined]);
    const [standard, zero] = first?.choices ?? [];
    expect(verdictsOf(edited(text, standard?.edits ?? []))).toEqual([]);
    const asked = verdictsOf(edited(text, zero?.edits ?? []));
    expect(asked.map(({ rule }) => rule)).not.toContain('BR-Z-05');
    expect(asked.every(({ follows }) => follows === undefined)).toBe(true);
  });

  it.each<[string, string, readonly RegExp[]]>([
    ['UBL', ublInvoice(), [ublLine, ublBreakdown]],
    ['CII', ciiInvoice(), [ciiLine]],
  ])('asks in %s whether what is outside the scope of VAT has no rate', (_, sound, places) => {
    const text = places.reduce((changed, place) => changed.replace(place, '$1O'), sound);
    const [first, ...others] = verdictsOf(text);
    expect(first).toMatchObject({
      rule: 'BR-O-05',
      choices: [{ title: 'Standard rated: write the category S' }, { title: 'Not subject to VAT: remove the rate' }],
    });
    expect(others.some(({ follows }) => follows === 'BR-O-05')).toBe(true);
    const [standard, none] = first?.choices ?? [];
    expect(verdictsOf(edited(text, standard?.edits ?? []))).toEqual([]);
    expect(verdictsOf(edited(text, none?.edits ?? [])).map(({ rule }) => rule)).not.toContain('BR-O-05');
  });

  it('offers no standard rate of 0', () => {
    const text = ublInvoice()
      .replace(ublLine, '$1O')
      .replace(/(<cac:ClassifiedTaxCategory>[\s\S]*?<cbc:Percent>)[^<]*/, '$10');
    expect(verdictsOf(text).find(({ rule }) => rule === 'BR-O-05')?.choices).toMatchObject([
      { title: 'Not subject to VAT: remove the rate' },
    ]);
  });

  it('is asked once for all lines that say the same', () => {
    const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(ublInvoice())?.[0] ?? '';
    const text = ublInvoice().replace(line, `${line}${line}`).replaceAll(new RegExp(ublLine, 'g'), '$1Z');
    const asked = verdictsOf(text).filter(({ rule }) => rule === 'BR-Z-05');
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.map(({ choices }) => choices?.[0]?.edits.length)).toEqual([
      asked.length,
      ...asked.slice(1).map(() => undefined),
    ]);
  });
});
