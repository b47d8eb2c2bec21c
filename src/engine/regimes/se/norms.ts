import { norm } from '../../core/rules/citation.ts';

export { VAT_DIRECTIVE } from '../../documents/norms.ts';

export const VAT_ACT = norm(
  'Mervärdesskattelag (2023:200)',
  'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/mervardesskattelag-2023200_sfs-2023-200/',
);

export const ORGANISATION_ACT = norm(
  'Lag (1974:174) om identitetsbeteckning för juridiska personer m.fl.',
  'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/lag-1974174-om-identitetsbeteckning-for_sfs-1974-174/',
);
export const REGISTRATION_ACT = norm(
  'Folkbokföringslag (1991:481)',
  'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/folkbokforingslag-1991481_sfs-1991-481/',
);
