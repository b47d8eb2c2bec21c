import { because, norm } from '../../core/rules/citation.ts';

/** How the code is constructed and checked. */
export const CODE_DECREE = norm('Decreto del Ministro delle finanze 23 dicembre 1976');

export const VAT_ACT = norm(
  'DPR 633/1972',
  'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633',
);

export const EMPTY = because(
  'uncited.itEmpty',
  'A rule of the format itself: an identity without its code says nothing.',
);
