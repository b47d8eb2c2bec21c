import { behaviours } from './documents/behaviours.ts';
import { coreNormalisers } from './documents/normalisers.ts';
import { coreRules } from './documents/rules.ts';
import { documentTypes } from './documents/types.ts';
import type { EngineParts } from './engine-core.ts';
import { ENGINE_VERSION } from './version.ts';

/** Order of normalisers on one value: other tools of the format apply them so, and some build on earlier ones. */
const NORMALISATION_ORDER = [
  'co-dian-v2',
  'it-ticket-v1',
  'pl-favat-v3',
  'AE',
  'AR',
  'ar-arca-v4',
  'AT',
  'BE',
  'BR',
  'br-nfse-v1',
  'CA',
  'CH',
  'CO',
  'DE',
  'DK',
  'ES',
  'es-facturae-v3',
  'es-sii-v1',
  'es-tbai-v1',
  'es-verifactu-v1',
  'FI',
  'FR',
  'fr-ctc-flow6-v1',
  'eu-en16931-v2017',
  'fr-ctc-flow10-v1',
  'fr-ctc-flow2-v1',
  'sa-zatca-v1',
  'de-xrechnung-v3',
  'de-zugferd-v2',
  'fr-choruspro-v1',
  'fr-facturx-v1',
  'GB',
  'EL',
  'gr-mydata-v1',
  'IE',
  'IN',
  'IT',
  'it-sdi-v1',
  'MX',
  'mx-cfdi-v4',
  'NL',
  'NO',
  'PL',
  'PT',
  'pt-saft-v1',
  'SA',
  'SE',
  'SG',
];

/** What every engine has, whichever regimes and addons it knows. */
export const coreParts: Omit<EngineParts, 'regimes' | 'addons'> = {
  version: ENGINE_VERSION,
  types: documentTypes,
  behaviours,
  normalisers: coreNormalisers,
  rules: coreRules,
  normalisationOrder: NORMALISATION_ORDER,
};
