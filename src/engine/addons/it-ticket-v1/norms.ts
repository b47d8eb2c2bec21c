import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

/** The content of a documento commerciale. */
export const DECREE = norm('Decreto MEF 7 dicembre 2016, documento commerciale');

export const SERVICE = norm(
  'Agenzia delle Entrate, Fatture e corrispettivi',
  'https://www.agenziaentrate.gov.it/portale/schede/comunicazioni/fatture-e-corrispettivi',
);

export const VAT_ACT = norm(
  'DPR 633/1972',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633',
);
