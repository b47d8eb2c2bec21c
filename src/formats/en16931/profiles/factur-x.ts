import { BASIC_LINES, BASIC_WL, MINIMUM } from './factur-x-levels.codes.ts';
import { EN16931, type Profile } from './profile.ts';

const EXTENDED = `${EN16931}#conformant#urn:factur-x.eu:1p0:extended`;

/** Factur-X, France. A file with the plain guideline counts as EN 16931; this one is written for its addon. */
export const facturX: Profile = {
  key: 'factur-x',
  name: 'Factur-X 1',
  syntaxes: ['cii'],
  specification: EN16931,
  recognisedBy: [],
  addons: ['fr-facturx-v1'],
};

/** The Factur-X levels below EN 16931; ZUGFeRD 2.1 and later have the same. Source: Factur-X 1.09, 5.1. */
export const FACTUR_X_LEVELS: readonly Profile[] = (
  [
    ['minimum', 'MINIMUM', 'urn:factur-x.eu:1p0:minimum', [MINIMUM]],
    ['basic-wl', 'BASIC WL', 'urn:factur-x.eu:1p0:basicwl', [BASIC_WL]],
    ['basic', 'BASIC', `${EN16931}#compliant#urn:factur-x.eu:1p0:basic`, [BASIC_WL, BASIC_LINES]],
  ] as const
).map(([key, name, specification, holds]) => ({
  key: `factur-x-${key}`,
  name: `Factur-X 1 ${name}`,
  syntaxes: ['cii'],
  specification,
  recognisedBy: [{ specification }],
  addons: ['fr-facturx-v1'],
  holds,
}));

/** The Factur-X level beyond EN 16931, with its own rules. */
export const facturXExtended: Profile = {
  key: 'factur-x-extended',
  name: 'Factur-X 1 EXTENDED',
  syntaxes: ['cii'],
  specification: EXTENDED,
  recognisedBy: [{ specification: EXTENDED }],
  addons: ['fr-facturx-v1'],
};

/**
 * The same levels under the names of ZUGFeRD 2.0, judged by the same rules. 2.1 took the names of Factur-X, but some programs wrote its
 * number into the old ones. Source: ZUGFeRD 2.0 (2019-03-11), 5.1.
 */
export const ZUGFERD_2_LEVELS: readonly Profile[] = (
  [
    ['minimum', 'MINIMUM', /^urn:zugferd\.de:2p[01]:minimum$/, 'urn:zugferd.de:2p0:minimum'],
    ['basic-wl', 'BASIC WL', /^urn:zugferd\.de:2p[01]:basicwl$/, 'urn:zugferd.de:2p0:basicwl'],
    [
      'basic',
      'BASIC',
      /^urn:cen\.eu:en16931:2017#compliant#urn:zugferd\.de:2p[01]:basic$/,
      `${EN16931}#compliant#urn:zugferd.de:2p0:basic`,
    ],
    [
      'extended',
      'EXTENDED',
      /^urn:cen\.eu:en16931:2017#conformant#urn:zugferd\.de:2p[01]:extended$/,
      `${EN16931}#conformant#urn:zugferd.de:2p0:extended`,
    ],
  ] as const
).map(([key, name, pattern, specification]) => ({
  key: `zugferd-2-${key}`,
  name: `ZUGFeRD 2.0 ${name}`,
  syntaxes: ['cii'],
  readOnly: true,
  specification,
  recognisedBy: [{ specification: pattern }],
  addons: ['de-zugferd-v2'],
}));

/** The profiles of ZUGFeRD 1.0, with its own elements. Source: ZUGFeRD 1.0 (2014-06-25). */
export const ZUGFERD_1_PROFILES: readonly Profile[] = ['basic', 'comfort', 'extended'].map((level) => ({
  key: `zugferd-1-${level}`,
  name: `ZUGFeRD 1.0 ${level.toUpperCase()}`,
  syntaxes: ['cii'],
  format: 'zugferd-1',
  specification: `urn:ferd:CrossIndustryDocument:invoice:1p0:${level}`,
  recognisedBy: [{ specification: `urn:ferd:CrossIndustryDocument:invoice:1p0:${level}` }],
  addons: ['de-zugferd-v2'],
}));

/** ZUGFeRD, Germany, from 1.0 on. */
export const zugferd: Profile = {
  key: 'zugferd',
  name: 'ZUGFeRD 2',
  syntaxes: ['cii'],
  specification: EN16931,
  recognisedBy: [{ specification: /^urn:ferd:CrossIndustryDocument:invoice:1p0:(?:basic|comfort|extended)$/ }],
  addons: ['de-zugferd-v2'],
};
