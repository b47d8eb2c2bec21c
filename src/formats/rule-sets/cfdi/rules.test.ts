import { describe, expect, it } from 'vitest';
import { messageText } from '../../../engine/values.ts';
import { words } from '../../rules/faults/words.es.ts';
import { CFDI_CASES, CFDI_FILES } from '../../testing/cfdi-conditions.ts';
import { edited, firedBy, verdictsBy } from '../../testing/conditions.ts';
import { CFDI_RULES } from './rules.ts';

const fired = (data: string) => firedBy('cfdi', data);

describe('a condition of SAT', () => {
  it.each(Object.entries(CFDI_FILES))('is broken by no own example: %s', (_, file) => {
    expect(fired(file)).toEqual([]);
  });

  it.each(CFDI_CASES.map(([rule, ...details]) => [rule, details] as const))(
    '%s fires on what breaks it and holds on what just fits',
    (rule, [file, breaks, holds, among]) => {
      const found = fired(edited(CFDI_FILES[file], breaks));
      if (among) expect(found).toContain(rule);
      else expect(found).toEqual([rule]);
      expect(fired(edited(CFDI_FILES[file], holds))).not.toContain(rule);
    },
  );

  it.each([
    [' UsoCFDI="G01"', ' UsoCFDI="constructor"', []],
    [' Impuesto="002"', ' Impuesto="constructor"', ['CFDI40179']],
  ] as const)('takes a code such as a member of every object for unknown: %s as %s', (from, to, rules) => {
    expect(fired(edited(CFDI_FILES.invoice, [[from, to]]))).toEqual(expect.arrayContaining([...rules]));
  });

  it('has a case each', () => {
    expect([...new Set(CFDI_CASES.map(([rule]) => rule))].toSorted()).toEqual(
      CFDI_RULES.map(({ code }) => code).toSorted(),
    );
  });

  it.each([
    ['invoice', 'CFDI40119', [' Total="118.85"', ' Total="118.86"'], '118.85'],
    ['invoice', 'CFDI40167', [' Importe="64.65"', ' Importe="75.46"'], '64.65'],
    ['payment', 'CRP20211', [' MontoTotalPagos="106.00"', ' MontoTotalPagos="106.01"'], '106.00'],
    ['payment', 'CRP20268', [' BaseP="100.00"', ' BaseP="100.01"'], '100.00'],
  ] as const)('of an %s, %s says the figure that would be right', (file, id, edit, right) => {
    const [verdict] = verdictsBy('cfdi', edited(CFDI_FILES[file], [edit])).filter(({ rule }) => rule === id);
    expect(verdict).toMatchObject({ set: 'cfdi', severity: 'error', right });
    expect(verdict?.description).toContain(right);
    // Also a long formula is said in Spanish.
    const { phrase = '', values = {} } = verdict ?? {};
    expect(messageText(words, { phrase, values })).toContain(`es ${right}.`);
  });
});
