import type { Addon } from '../core/tax/addon.ts';
import { arca } from './ar-arca-v4/ar-arca-v4.ts';
import { nfse } from './br-nfse-v1/br-nfse-v1.ts';
import { dian } from './co-dian-v2/co-dian-v2.ts';
import { xrechnung } from './de-xrechnung-v3/de-xrechnung-v3.ts';
import { zugferd } from './de-zugferd-v2/de-zugferd-v2.ts';
import { oioubl } from './dk-oioubl-v2/dk-oioubl-v2.ts';
import { facturae } from './es-facturae-v3/es-facturae-v3.ts';
import { sii } from './es-sii-v1/es-sii-v1.ts';
import { ticketBai } from './es-tbai-v1/es-tbai-v1.ts';
import { verifactu } from './es-verifactu-v1/es-verifactu-v1.ts';
import { en16931 } from './eu-en16931-v2017/eu-en16931-v2017.ts';
import { finvoice } from './fi-finvoice-v3/fi-finvoice-v3.ts';
import { chorusPro } from './fr-choruspro-v1/fr-choruspro-v1.ts';
import { flow10 } from './fr-ctc-flow10-v1/fr-ctc-flow10-v1.ts';
import { flow2 } from './fr-ctc-flow2-v1/fr-ctc-flow2-v1.ts';
import { flow6 } from './fr-ctc-flow6-v1/fr-ctc-flow6-v1.ts';
import { facturX } from './fr-facturx-v1/fr-facturx-v1.ts';
import { myData } from './gr-mydata-v1/gr-mydata-v1.ts';
import { sdi } from './it-sdi-v1/it-sdi-v1.ts';
import { ticket } from './it-ticket-v1/it-ticket-v1.ts';
import { cfdi } from './mx-cfdi-v4/mx-cfdi-v4.ts';
import { faVat } from './pl-favat-v3/pl-favat-v3.ts';
import { saft } from './pt-saft-v1/pt-saft-v1.ts';
import { zatca } from './sa-zatca-v1/sa-zatca-v1.ts';

/** The list of addons, by key. `npm run tool -- loaders` generates the list of the lazy engine from it. */
export const addons: readonly Addon[] = [
  arca,
  nfse,
  dian,
  xrechnung,
  zugferd,
  oioubl,
  facturae,
  sii,
  ticketBai,
  verifactu,
  en16931,
  finvoice,
  chorusPro,
  flow10,
  flow2,
  flow6,
  facturX,
  myData,
  sdi,
  ticket,
  cfdi,
  faVat,
  saft,
  zatca,
];
