import { describe, expect, it } from 'vitest';
import { edited, firedBy, verdictsBy } from '../../testing/conditions.ts';
import { VERIFACTU_CASES, VERIFACTU_FILES } from '../../testing/verifactu-conditions.ts';
import { VERIFACTU_RULES } from './rules.ts';

const fired = (data: string) => firedBy('verifactu', data);
/** Every edit changes what the print is made of. */
const PRINT = '2000';

describe('a condition of VERI*FACTU', () => {
  it.each(Object.entries(VERIFACTU_FILES))('is broken by no own example: %s', (_, file) => {
    expect(fired(file)).toEqual([]);
  });

  it.each(VERIFACTU_CASES.map(([rule, ...details]) => [rule, details] as const))(
    '%s fires on what breaks it and holds on what just fits',
    (rule, [file, breaks, holds, among]) => {
      const found = fired(edited(VERIFACTU_FILES[file], breaks)).filter((id) => id === rule || id !== PRINT);
      if (among) expect(found).toContain(rule);
      else expect(found).toEqual([rule]);
      expect(fired(edited(VERIFACTU_FILES[file], holds))).not.toContain(rule);
    },
  );

  it('has a case each', () => {
    expect([...new Set(VERIFACTU_CASES.map(([rule]) => rule))].toSorted()).toEqual(
      VERIFACTU_RULES.map(({ code }) => code).toSorted(),
    );
  });

  it('says the figure that would be right, and with a warning what is accepted with errors', () => {
    const wrong = edited(VERIFACTU_FILES.invoice, [['<sum1:CuotaTotal>21.00', '<sum1:CuotaTotal>31.01']]);
    expect(verdictsBy('verifactu', wrong).map(({ rule, severity, right }) => [rule, severity, right])).toEqual([
      ['2006', 'warning', '21.00'],
      ['2000', 'warning', expect.stringMatching(/^[0-9A-F]{64}$/)],
    ]);
  });
});
