import { describe, expect, it } from 'vitest';
import { edited, firedBy, verdictsBy } from '../../testing/conditions.ts';
import { figure, NAV_CASES, NAV_FILES } from '../../testing/nav-conditions.ts';
import { NAV_FURTHER_CASES } from '../../testing/nav-further-conditions.ts';
import { NAV_FEE_CASES } from '../../testing/nav-fee-conditions.ts';
import { NAV_SUMMARY_CASES } from '../../testing/nav-summary-conditions.ts';
import { NAV_DOMESTIC } from '../../testing/nav-invoices.ts';
import { NAV_RULES } from './rules.ts';

const fired = (data: string) => firedBy('nav', data);

const CASES = [...NAV_CASES, ...NAV_FURTHER_CASES, ...NAV_SUMMARY_CASES, ...NAV_FEE_CASES];

describe('a condition of Online Számla', () => {
  it.each(Object.entries(NAV_FILES))('is broken by no own example: %s', (_, file) => {
    expect(fired(file)).toEqual([]);
  });

  it.each(CASES.map(([rule, ...details]) => [rule, details] as const))(
    '%s fires on what breaks it and holds on what just fits',
    (rule, [file, breaks, holds, among]) => {
      const found = fired(edited(NAV_FILES[file], breaks));
      if (among) expect(found).toContain(rule);
      else expect(found).toEqual([rule]);
      expect(fired(edited(NAV_FILES[file], holds))).not.toContain(rule);
    },
  );

  it('has a case each', () => {
    expect([...new Set(CASES.map(([rule]) => rule))].toSorted()).toEqual(NAV_RULES.map(({ code }) => code).toSorted());
  });

  it('says the figure that would be right, with the place in XML and document', () => {
    const file = edited(NAV_DOMESTIC, [figure('invoiceGrossAmount', '68390.00', '69073.91')]);
    expect(verdictsBy('nav', file).filter(({ rule }) => rule.endsWith('GROSS_AMOUNT_SUMMARY'))).toMatchObject([
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
