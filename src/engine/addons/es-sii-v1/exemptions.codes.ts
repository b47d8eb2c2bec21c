import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Reasons of exemptions (list L9), by articles of the Ley 37/1992. Source: Orden HFP/417/2017, annex. */
export const exemptions: readonly CodeDefinition[] = [
  {
    code: 'E1',
    name: {
      en: 'Exempt pursuant to Art. 20 (internal operations).',
      es: 'Exenta por el art. 20 (operaciones interiores).',
    },
    desc: { en: 'Health, education, insurance, letting of homes and the other exemptions within the country.' },
  },
  {
    code: 'E2',
    name: {
      en: 'Exempt pursuant to Art. 21 (exports of goods).',
      es: 'Exenta por el art. 21 (exportaciones de bienes).',
    },
    desc: { en: 'Goods sent outside the European Union, and services tied to that.' },
  },
  {
    code: 'E3',
    name: {
      en: 'Exempt pursuant to Art. 22 (operations asimilated to exports).',
      es: 'Exenta por el art. 22 (operaciones asimiladas a las exportaciones).',
    },
    desc: { en: 'Ships and aircraft, their supplies, diplomatic missions and the like.' },
  },
  {
    code: 'E4',
    name: {
      en: 'Exempt pursuant to Art. 23 and 24 (temporary deposit, customs and fiscal regimes, and other situations).',
      es: 'Exenta por los art. 23 y 24 (situaciones de depósito temporal, regímenes aduaneros y fiscales, y otras situaciones).',
    },
    desc: { en: 'Goods in free zones, customs warehouses and similar procedures.' },
  },
  {
    code: 'E5',
    name: {
      en: 'Exempt pursuant to Art. 25 (delivery of goods destined to another Member State).',
      es: 'Exenta por el art. 25 (entregas de bienes destinados a otro Estado miembro).',
    },
    desc: { en: 'Goods sent to a business registered for VAT in another member state.' },
  },
  {
    code: 'E6',
    name: { en: 'Exempt pursuant to other reasons', es: 'Exenta por otra causa' },
    desc: { en: 'Any other ground in law.' },
  },
];
