import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import { importXml } from '../../import-xml.ts';
import { figure, NAV_CASES, NAV_FILES, type Edit } from '../../testing/nav-conditions.ts';
import { NAV_DOMESTIC } from '../../testing/nav-invoices.ts';
import { RULE_SETS } from '../standard.ts';
import { NAV_RULES } from './rules.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-28T12:00:00Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function verdicts(data: string) {
  const outcome = importXml({ data, judge: ['nav'] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.verdicts;
}

const fired = (data: string): readonly string[] => [...new Set(verdicts(data).map(({ rule }) => rule))];

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((changed, [from, to]) => {
    const made = changed.replace(from, to);
    if (made === changed) throw new Error(`${String(from)} is not there`);
    return made;
  }, text);

describe('a condition of Online Számla', () => {
  it.each(Object.entries(NAV_FILES))('is broken by no own example: %s', (_, file) => {
    expect(fired(file)).toEqual([]);
  });

  it.each(NAV_CASES.map(([rule, ...one]) => [rule, one] as const))(
    '%s fires on what breaks it and holds on what just fits',
    (rule, [file, breaks, holds, among]) => {
      const found = fired(edited(NAV_FILES[file], breaks));
      if (among) expect(found).toContain(rule);
      else expect(found).toEqual([rule]);
      expect(fired(edited(NAV_FILES[file], holds))).not.toContain(rule);
    },
  );

  it('has a case each', () => {
    expect(NAV_CASES.map(([rule]) => rule).toSorted()).toEqual(NAV_RULES.map(({ code }) => code).toSorted());
  });

  it('says the figure that would be right, with the place in XML and document', () => {
    const file = edited(NAV_DOMESTIC, [figure('invoiceGrossAmount', '68390.00', '69073.91')]);
    expect(verdicts(file).filter(({ rule }) => rule.endsWith('GROSS_AMOUNT_SUMMARY'))).toMatchObject([
      {
        set: 'nav',
        severity: 'warning',
        right: '68390.00',
        places: [expect.stringMatching(/invoiceGrossAmount\[1\]$/)],
        properties: ['$.totals.total_with_tax'],
      },
    ]);
  });
});
