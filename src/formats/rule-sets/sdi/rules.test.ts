import { describe, expect, it } from 'vitest';
import { edited, firedBy, verdictsBy } from '../../testing/conditions.ts';
import { FATTURAPA_INVOICE } from '../../testing/fatturapa-invoices.ts';
import { SDI_CASES, SDI_FILES } from '../../testing/sdi-conditions.ts';
import { SDI_RULES } from './rules.ts';

const fired = (data: string) => firedBy('sdi', data);

describe('a condition of SdI', () => {
  it.each(Object.entries(SDI_FILES))('is broken by no own example: %s', (_, file) => {
    expect(fired(file)).toEqual([]);
  });

  it.each(SDI_CASES.map(([rule, ...details]) => [rule, details] as const))(
    '%s fires on what breaks it and holds on what just fits',
    (rule, [file, breaks, holds, among]) => {
      const found = fired(edited(SDI_FILES[file], breaks));
      if (among) expect(found).toContain(rule);
      else expect(found).toEqual([rule]);
      expect(fired(edited(SDI_FILES[file], holds))).not.toContain(rule);
    },
  );

  it('has a case each', () => {
    expect([...new Set(SDI_CASES.map(([rule]) => rule))].toSorted()).toEqual(
      SDI_RULES.map(({ code }) => code).toSorted(),
    );
  });

  it.each([
    ['00421', 'Imposta', ['<Imposta>247.10', '<Imposta>247.12'], '247.10'],
    ['00422', 'ImponibileImporto', ['<ImponibileImporto>75.00', '<ImponibileImporto>177.00'], '75.00'],
    ['00423', 'PrezzoTotale', ['>1080.00</PrezzoTotale>', '>1081.00</PrezzoTotale>'], '1080.00'],
  ] as const)('%s says the figure that would be right, at its element', (id, element, edit, right) => {
    const [verdict] = verdictsBy('sdi', edited(FATTURAPA_INVOICE, [edit])).filter(({ rule }) => rule === id);
    expect(verdict).toMatchObject({ set: 'sdi', severity: 'error', right });
    expect(verdict?.places[0]).toMatch(new RegExp(`${element}\\[1\\]$`));
    expect(verdict?.description).toContain(right);
  });
});
