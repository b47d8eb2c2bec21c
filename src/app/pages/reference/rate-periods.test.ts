import { describe, expect, it } from 'vitest';
import { readRegime } from '../../api/definitions/regime.ts';
import { timelineOf } from './rate-periods.ts';

function ratesOf(...values: readonly object[]) {
  const categories = [{ code: 'VAT', rates: [{ rate: 'general', name: { en: 'General' }, values }] }];
  return readRegime({ categories } as never).categories[0]?.rates ?? [];
}

describe('the timeline of rates', () => {
  const rates = ratesOf(
    { since: '2030-01-01', percent: '22.0%' },
    { since: '2012-09-01', percent: '21.0%' },
    { percent: '18.0%' },
  );
  const timeline = timelineOf(rates, '2026-05-04');

  it('goes from the oldest to the newest, each until the next begins', () => {
    expect(
      timeline?.rates[0]?.periods.map(({ percent, since, until, state }) => [percent, since, until, state]),
    ).toEqual([
      ['18.0%', undefined, '2012-09-01', 'past'],
      ['21.0%', '2012-09-01', '2030-01-01', 'present'],
      ['22.0%', '2030-01-01', undefined, 'future'],
    ]);
  });

  it('knows where today is', () => {
    // From 2010 to 2031: the fourth of May 2026 lies 16.34 of these 21 years behind the beginning.
    expect(timeline?.scale).toMatchObject({ first: 2010, last: 2031 });
    expect(timeline?.today).toBe(77.82);
  });

  it('fills the scale without gap', () => {
    const periods = timeline?.rates[0]?.periods ?? [];
    expect(periods[0]?.start).toBe(0);
    expect(periods.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 1);
  });

  it('leaves out percentages that hold only under conditions', () => {
    const conditional = ratesOf(
      { since: '2020-01-01', percent: '4.0%', ext: { region: 'x' } },
      { since: '2010-01-01', percent: '6.0%' },
    );
    expect(timelineOf(conditional, '2026-05-04')?.rates[0]?.periods.map(({ percent }) => percent)).toEqual(['6.0%']);
  });

  it('does not show without dates', () => {
    expect(timelineOf(ratesOf({ percent: '10.0%' }), '2026-05-04')).toBeUndefined();
  });
});
