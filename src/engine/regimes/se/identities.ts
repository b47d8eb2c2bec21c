import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Organisationsnummer, given to companies and other bodies by Bolagsverket and Skatteverket. */
export const ORGANISATION = 'ON';

/** Personnummer, given at birth or when settling in Sweden (folkbokföringslagen, 1991:481). */
export const PERSON = 'PN';

/** Samordningsnummer, for people not registered as residents; its day is increased by 60 (2022:1697). */
export const COORDINATION = 'CN';

export const identities: readonly CodeDefinition[] = [
  {
    code: ORGANISATION,
    name: { en: 'Organization Number', se: 'Organisationsnummer' },
    desc: {
      en: 'Ten digits that a company or another body is registered under.',
      se: 'Tio siffror som ett företag eller en annan organisation är registrerad med.',
    },
  },
  {
    code: PERSON,
    name: { en: 'Person Number', se: 'Personnummer' },
    desc: {
      en: 'Date of birth and four digits of a resident; a plus sign between them from the age of one hundred.',
      se: 'En folkbokförd persons födelsedatum och fyra siffror, med plustecken emellan från och med det år personen fyller hundra.',
    },
  },
  {
    code: COORDINATION,
    name: { en: 'Coordination Number', se: 'Samordningsnummer' },
    desc: {
      en: 'Number in the form of a personnummer for somebody who is no resident; 60 is added to the day of birth.',
      se: 'Nummer av samma form som personnumret för den som inte är folkbokförd, med 60 lagt till födelsedagen.',
    },
  },
];
