import { expect, it } from 'vitest';
import { listFormats } from './list-formats.ts';

it('names every format, its profiles, and the rules that judge them', () => {
  const { formats, rule_sets: sets } = listFormats();
  const answers = ['peppol-invoice-response', 'peppol-mlr', 'peppol-mls', 'cdar'];
  expect(formats.map(({ key }) => key)).toEqual([
    'ubl',
    'cii',
    'oioubl',
    'zugferd-1',
    ...answers,
    'ksef',
    'fatturapa',
    'verifactu',
    'nav',
    'cfdi',
    'facturae',
    'finvoice',
    'ticketbai',
  ]);
  expect(formats.filter((format) => format.read_only).map(({ key }) => key)).toEqual(['zugferd-1']);
  const profiles = Object.fromEntries(
    formats.map(({ key, profiles: all }) => [
      key,
      Object.fromEntries(all.map((profile) => [profile.key, profile.rule_sets])),
    ]),
  );
  expect(profiles['ubl']).toMatchObject({
    en16931: ['schema', 'en16931'],
    'peppol-bis-3': ['schema', 'en16931', 'peppol-bis-3'],
    'peppol-self-billing-3': ['schema', 'en16931', 'peppol-self-billing-3'],
    'cius-ro': ['schema', 'en16931', 'cius-ro'],
    'hr-eracun': ['schema', 'en16931', 'hr-eracun'],
    nlcius: ['schema', 'si-ubl', 'nlcius-cii'],
    'oioubl-2': ['schema', 'oioubl'],
    'xrechnung-3': ['schema', 'en16931', 'xrechnung-3'],
    'fr-cius': ['schema', 'en16931', 'fr-ctc'],
    'fr-extended': ['schema', 'fr-ctc', 'fr-extended-ctc'],
  });
  expect(profiles['cii']).toMatchObject({
    'factur-x': ['schema', 'en16931'],
    'factur-x-minimum': ['schema', 'factur-x-minimum'],
    'factur-x-basic-wl': ['schema', 'factur-x-basic-wl'],
    'factur-x-basic': ['schema', 'factur-x-basic'],
    'factur-x-extended': ['schema', 'factur-x-extended'],
    zugferd: ['schema', 'en16931'],
  });
  expect(profiles['oioubl']).toEqual({ 'oioubl-2': ['schema', 'oioubl'] });
  expect(profiles['peppol-mls']).toEqual({ 'peppol-mls': ['schema', 'peppol-mls'] });
  expect(profiles['peppol-mlr']).toEqual({ 'peppol-mlr': ['schema', 'peppol-t71'] });
  expect(profiles['peppol-invoice-response']).toEqual({ 'peppol-invoice-response': ['schema', 'peppol-t111'] });
  expect(profiles['cdar']).toEqual({ 'fr-cdar': ['fr-cdar'] });
  expect(profiles['ksef']).toEqual({ 'ksef-fa-3': ['schema', 'ksef'] });
  expect(profiles['fatturapa']).toEqual({ fatturapa: ['schema', 'sdi'] });
  expect(profiles['verifactu']).toEqual({ verifactu: ['schema', 'verifactu'] });
  expect(profiles['cfdi']).toEqual({ cfdi: ['schema', 'cfdi'] });
  expect(profiles['facturae']).toEqual({ facturae: ['schema'] });
  expect(profiles['finvoice']).toEqual({ finvoice: ['schema'] });
  expect(profiles['ticketbai']).toEqual({ ticketbai: ['schema'] });
  expect(profiles['nav']).toEqual({ nav: ['schema', 'nav'] });
  expect(Object.keys(profiles['cii'] ?? {})).not.toContain('fr-cdar');
  expect(answers.filter((key) => key in (profiles['ubl'] ?? {}))).toEqual([]);
  expect(profiles['ubl']).not.toHaveProperty('zugferd');
  expect(Object.keys(profiles['zugferd-1'] ?? {})).toEqual(
    ['basic', 'comfort', 'extended'].map((level) => `zugferd-1-${level}`),
  );
  expect(Object.keys(profiles['cii'] ?? {}).filter((key) => key.startsWith('zugferd'))).toEqual(['zugferd']);
  const rules = sets.flatMap((set) => set.rules);
  expect(rules.find(({ code }) => code === 'BR-CO-15')).toMatchObject({
    severity: 'error',
    terms: ['BT-112', 'BT-109', 'BT-110'],
    formats: ['ubl', 'cii'],
  });
  const ofCards = sets.find(({ key }) => key === 'en16931')?.rules.filter(({ code }) => code === 'BR-51');
  expect(ofCards?.map(({ severity, formats }) => [severity, formats])).toEqual([
    ['error', ['cii']],
    ['warning', ['ubl']],
  ]);
  expect(rules.find(({ code }) => code === 'UBL-SR-12')?.formats).toEqual(['ubl']);
  for (const set of sets) {
    const rows = set.rules.flatMap(({ code, formats, since = '', until = '' }) =>
      formats.map((format) => [code, format, since, until].join(' ')),
    );
    expect(new Set(rows).size).toBe(rows.length);
  }
});
