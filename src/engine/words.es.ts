import { words as addonArArcaV4 } from './addons/ar-arca-v4/words.es.ts';
import { words as addonBrNfseV1 } from './addons/br-nfse-v1/words.es.ts';
import { words as addonCoDianV2 } from './addons/co-dian-v2/words.es.ts';
import { words as addonDeXrechnungV3 } from './addons/de-xrechnung-v3/words.es.ts';
import { words as addonDkOioublV2 } from './addons/dk-oioubl-v2/words.es.ts';
import { words as addonEsFacturaeV3 } from './addons/es-facturae-v3/words.es.ts';
import { words as addonEsSiiV1 } from './addons/es-sii-v1/words.es.ts';
import { words as addonEsTbaiV1 } from './addons/es-tbai-v1/words.es.ts';
import { words as addonEsVerifactuV1 } from './addons/es-verifactu-v1/words.es.ts';
import { words as addonEuEn16931V2017 } from './addons/eu-en16931-v2017/words.es.ts';
import { words as addonFiFinvoiceV3 } from './addons/fi-finvoice-v3/words.es.ts';
import { words as addonFrChorusproV1 } from './addons/fr-choruspro-v1/words.es.ts';
import { words as addonFrCtcFlow10V1 } from './addons/fr-ctc-flow10-v1/words.es.ts';
import { words as addonFrCtcFlow2V1 } from './addons/fr-ctc-flow2-v1/words.es.ts';
import { words as addonFrCtcFlow6V1 } from './addons/fr-ctc-flow6-v1/words.es.ts';
import { words as addonGrMydataV1 } from './addons/gr-mydata-v1/words.es.ts';
import { words as addonItSdiV1 } from './addons/it-sdi-v1/words.es.ts';
import { words as addonItTicketV1 } from './addons/it-ticket-v1/words.es.ts';
import { words as addonMxCfdiV4 } from './addons/mx-cfdi-v4/words.es.ts';
import { words as addonPlFavatV3 } from './addons/pl-favat-v3/words.es.ts';
import { words as addonPtSaftV1 } from './addons/pt-saft-v1/words.es.ts';
import { words as addonSaZatcaV1 } from './addons/sa-zatca-v1/words.es.ts';
import { words as addonShared } from './addons/shared/words.es.ts';
import { words as coreCal } from './core/cal/words.es.ts';
import { words as coreFaults } from './core/faults/words.es.ts';
import { words as coreJson } from './core/json/words.es.ts';
import { words as coreRules } from './core/rules/words.es.ts';
import { words as coreSchema } from './core/schema/words.es.ts';
import { words as coreText } from './core/text/words.es.ts';
import { words as documentBill } from './documents/bill/words.es.ts';
import { words as documentCal } from './documents/cal/words.es.ts';
import { words as documentCbc } from './documents/cbc/words.es.ts';
import { words as documentCurrency } from './documents/currency/words.es.ts';
import { words as documentDsig } from './documents/dsig/words.es.ts';
import { words as documentEnvelope } from './documents/envelope/words.es.ts';
import { words as documentHead } from './documents/head/words.es.ts';
import { words as documentI18n } from './documents/i18n/words.es.ts';
import { words as documentNote } from './documents/note/words.es.ts';
import { words as documentOrg } from './documents/org/words.es.ts';
import { words as documentPay } from './documents/pay/words.es.ts';
import { words as documentTax } from './documents/tax/words.es.ts';
import { words as documentUuid } from './documents/uuid/words.es.ts';
import { words as documents } from './documents/words.es.ts';
import { words as envelope } from './envelope/words.es.ts';
import { words as operations } from './operations/words.es.ts';
import { words as regimeAd } from './regimes/ad/words.es.ts';
import { words as regimeAe } from './regimes/ae/words.es.ts';
import { words as regimeAr } from './regimes/ar/words.es.ts';
import { words as regimeAt } from './regimes/at/words.es.ts';
import { words as regimeAu } from './regimes/au/words.es.ts';
import { words as regimeBe } from './regimes/be/words.es.ts';
import { words as regimeBg } from './regimes/bg/words.es.ts';
import { words as regimeBr } from './regimes/br/words.es.ts';
import { words as regimeCh } from './regimes/ch/words.es.ts';
import { words as regimeCl } from './regimes/cl/words.es.ts';
import { words as regimeCo } from './regimes/co/words.es.ts';
import { words as regimeCr } from './regimes/cr/words.es.ts';
import { words as regimeCy } from './regimes/cy/words.es.ts';
import { words as regimeCz } from './regimes/cz/words.es.ts';
import { words as regimeDe } from './regimes/de/words.es.ts';
import { words as regimeDk } from './regimes/dk/words.es.ts';
import { words as regimeEe } from './regimes/ee/words.es.ts';
import { words as regimeEl } from './regimes/el/words.es.ts';
import { words as regimeEs } from './regimes/es/words.es.ts';
import { words as regimeFi } from './regimes/fi/words.es.ts';
import { words as regimeFr } from './regimes/fr/words.es.ts';
import { words as regimeGb } from './regimes/gb/words.es.ts';
import { words as regimeHr } from './regimes/hr/words.es.ts';
import { words as regimeHu } from './regimes/hu/words.es.ts';
import { words as regimeIe } from './regimes/ie/words.es.ts';
import { words as regimeIl } from './regimes/il/words.es.ts';
import { words as regimeIn } from './regimes/in/words.es.ts';
import { words as regimeIs } from './regimes/is/words.es.ts';
import { words as regimeIt } from './regimes/it/words.es.ts';
import { words as regimeJp } from './regimes/jp/words.es.ts';
import { words as regimeKr } from './regimes/kr/words.es.ts';
import { words as regimeLi } from './regimes/li/words.es.ts';
import { words as regimeLt } from './regimes/lt/words.es.ts';
import { words as regimeLu } from './regimes/lu/words.es.ts';
import { words as regimeLv } from './regimes/lv/words.es.ts';
import { words as regimeMt } from './regimes/mt/words.es.ts';
import { words as regimeMx } from './regimes/mx/words.es.ts';
import { words as regimeNl } from './regimes/nl/words.es.ts';
import { words as regimeNo } from './regimes/no/words.es.ts';
import { words as regimeNz } from './regimes/nz/words.es.ts';
import { words as regimePa } from './regimes/pa/words.es.ts';
import { words as regimePe } from './regimes/pe/words.es.ts';
import { words as regimePl } from './regimes/pl/words.es.ts';
import { words as regimePt } from './regimes/pt/words.es.ts';
import { words as regimeRo } from './regimes/ro/words.es.ts';
import { words as regimeSa } from './regimes/sa/words.es.ts';
import { words as regimeSe } from './regimes/se/words.es.ts';
import { words as regimeSg } from './regimes/sg/words.es.ts';
import { words as regimeShared } from './regimes/shared/words.es.ts';
import { words as regimeSi } from './regimes/si/words.es.ts';
import { words as regimeSk } from './regimes/sk/words.es.ts';
import { words as regimeTr } from './regimes/tr/words.es.ts';
import { words as regimeUy } from './regimes/uy/words.es.ts';
import { words as regimeZa } from './regimes/za/words.es.ts';
import type { Words } from './core/messages/message.ts';

/** Spanish texts of the engine and of the rules of every regime and addon. */
export const engineWords: Words = {
  ...addonArArcaV4,
  ...addonBrNfseV1,
  ...addonCoDianV2,
  ...addonDeXrechnungV3,
  ...addonDkOioublV2,
  ...addonEsFacturaeV3,
  ...addonEsSiiV1,
  ...addonEsTbaiV1,
  ...addonEsVerifactuV1,
  ...addonEuEn16931V2017,
  ...addonFiFinvoiceV3,
  ...addonFrChorusproV1,
  ...addonFrCtcFlow10V1,
  ...addonFrCtcFlow2V1,
  ...addonFrCtcFlow6V1,
  ...addonGrMydataV1,
  ...addonItSdiV1,
  ...addonItTicketV1,
  ...addonMxCfdiV4,
  ...addonPlFavatV3,
  ...addonPtSaftV1,
  ...addonSaZatcaV1,
  ...addonShared,
  ...coreCal,
  ...coreFaults,
  ...coreJson,
  ...coreRules,
  ...coreSchema,
  ...coreText,
  ...documentBill,
  ...documentCal,
  ...documentCbc,
  ...documentCurrency,
  ...documentDsig,
  ...documentEnvelope,
  ...documentHead,
  ...documentI18n,
  ...documentNote,
  ...documentOrg,
  ...documentPay,
  ...documentTax,
  ...documentUuid,
  ...documents,
  ...envelope,
  ...operations,
  ...regimeAd,
  ...regimeAe,
  ...regimeAr,
  ...regimeAt,
  ...regimeAu,
  ...regimeBe,
  ...regimeBg,
  ...regimeBr,
  ...regimeCh,
  ...regimeCl,
  ...regimeCo,
  ...regimeCr,
  ...regimeCy,
  ...regimeCz,
  ...regimeDe,
  ...regimeDk,
  ...regimeEe,
  ...regimeEl,
  ...regimeEs,
  ...regimeFi,
  ...regimeFr,
  ...regimeGb,
  ...regimeHr,
  ...regimeHu,
  ...regimeIe,
  ...regimeIl,
  ...regimeIn,
  ...regimeIs,
  ...regimeIt,
  ...regimeJp,
  ...regimeKr,
  ...regimeLi,
  ...regimeLt,
  ...regimeLu,
  ...regimeLv,
  ...regimeMt,
  ...regimeMx,
  ...regimeNl,
  ...regimeNo,
  ...regimeNz,
  ...regimePa,
  ...regimePe,
  ...regimePl,
  ...regimePt,
  ...regimeRo,
  ...regimeSa,
  ...regimeSe,
  ...regimeSg,
  ...regimeShared,
  ...regimeSi,
  ...regimeSk,
  ...regimeTr,
  ...regimeUy,
  ...regimeZa,
};
