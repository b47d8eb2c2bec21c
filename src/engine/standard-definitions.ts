// Written by `npm run tool -- loaders` from the lists of regimes and addons, which alone are edited. What the build makes of
// the imports: docs/decisions/0020.
import { andorra } from './regimes/ad/ad.ts';
import { unitedArabEmirates } from './regimes/ae/ae.ts';
import { argentina } from './regimes/ar/ar.ts';
import { austria } from './regimes/at/at.ts';
import { australia } from './regimes/au/au.ts';
import { belgium } from './regimes/be/be.ts';
import { bulgaria } from './regimes/bg/bg.ts';
import { brazil } from './regimes/br/br.ts';
import { canada } from './regimes/ca/ca.ts';
import { switzerland } from './regimes/ch/ch.ts';
import { chile } from './regimes/cl/cl.ts';
import { colombia } from './regimes/co/co.ts';
import { costaRica } from './regimes/cr/cr.ts';
import { cyprus } from './regimes/cy/cy.ts';
import { czechia } from './regimes/cz/cz.ts';
import { germany } from './regimes/de/de.ts';
import { denmark } from './regimes/dk/dk.ts';
import { estonia } from './regimes/ee/ee.ts';
import { greece } from './regimes/el/el.ts';
import { spain } from './regimes/es/es.ts';
import { finland } from './regimes/fi/fi.ts';
import { france } from './regimes/fr/fr.ts';
import { unitedKingdom } from './regimes/gb/gb.ts';
import { croatia } from './regimes/hr/hr.ts';
import { hungary } from './regimes/hu/hu.ts';
import { ireland } from './regimes/ie/ie.ts';
import { israel } from './regimes/il/il.ts';
import { india } from './regimes/in/in.ts';
import { iceland } from './regimes/is/is.ts';
import { italy } from './regimes/it/it.ts';
import { japan } from './regimes/jp/jp.ts';
import { southKorea } from './regimes/kr/kr.ts';
import { liechtenstein } from './regimes/li/li.ts';
import { lithuania } from './regimes/lt/lt.ts';
import { luxembourg } from './regimes/lu/lu.ts';
import { latvia } from './regimes/lv/lv.ts';
import { malta } from './regimes/mt/mt.ts';
import { mexico } from './regimes/mx/mx.ts';
import { netherlands } from './regimes/nl/nl.ts';
import { norway } from './regimes/no/no.ts';
import { newZealand } from './regimes/nz/nz.ts';
import { panama } from './regimes/pa/pa.ts';
import { peru } from './regimes/pe/pe.ts';
import { poland } from './regimes/pl/pl.ts';
import { portugal } from './regimes/pt/pt.ts';
import { romania } from './regimes/ro/ro.ts';
import { saudiArabia } from './regimes/sa/sa.ts';
import { sweden } from './regimes/se/se.ts';
import { singapore } from './regimes/sg/sg.ts';
import { slovenia } from './regimes/si/si.ts';
import { slovakia } from './regimes/sk/sk.ts';
import { turkey } from './regimes/tr/tr.ts';
import { unitedStates } from './regimes/us/us.ts';
import { uruguay } from './regimes/uy/uy.ts';
import { southAfrica } from './regimes/za/za.ts';
import { arca } from './addons/ar-arca-v4/ar-arca-v4.ts';
import { nfse } from './addons/br-nfse-v1/br-nfse-v1.ts';
import { dian } from './addons/co-dian-v2/co-dian-v2.ts';
import { xrechnung } from './addons/de-xrechnung-v3/de-xrechnung-v3.ts';
import { zugferd } from './addons/de-zugferd-v2/de-zugferd-v2.ts';
import { oioubl } from './addons/dk-oioubl-v2/dk-oioubl-v2.ts';
import { facturae } from './addons/es-facturae-v3/es-facturae-v3.ts';
import { sii } from './addons/es-sii-v1/es-sii-v1.ts';
import { ticketBai } from './addons/es-tbai-v1/es-tbai-v1.ts';
import { verifactu } from './addons/es-verifactu-v1/es-verifactu-v1.ts';
import { en16931 } from './addons/eu-en16931-v2017/eu-en16931-v2017.ts';
import { finvoice } from './addons/fi-finvoice-v3/fi-finvoice-v3.ts';
import { chorusPro } from './addons/fr-choruspro-v1/fr-choruspro-v1.ts';
import { flow10 } from './addons/fr-ctc-flow10-v1/fr-ctc-flow10-v1.ts';
import { flow2 } from './addons/fr-ctc-flow2-v1/fr-ctc-flow2-v1.ts';
import { flow6 } from './addons/fr-ctc-flow6-v1/fr-ctc-flow6-v1.ts';
import { facturX } from './addons/fr-facturx-v1/fr-facturx-v1.ts';
import { myData } from './addons/gr-mydata-v1/gr-mydata-v1.ts';
import { sdi } from './addons/it-sdi-v1/it-sdi-v1.ts';
import { ticket } from './addons/it-ticket-v1/it-ticket-v1.ts';
import { cfdi } from './addons/mx-cfdi-v4/mx-cfdi-v4.ts';
import { faVat } from './addons/pl-favat-v3/pl-favat-v3.ts';
import { saft } from './addons/pt-saft-v1/pt-saft-v1.ts';
import { zatca } from './addons/sa-zatca-v1/sa-zatca-v1.ts';
import type { AddonRow, RegimeRow } from './definition-rows.ts';

export const regimeRows: readonly RegimeRow[] = [
  { country: 'AD', elsewhere: [['tax/identity', 'country', 'AD']], make: () => andorra },
  { country: 'AE', elsewhere: [['tax/identity', 'country', 'AE']], make: () => unitedArabEmirates },
  { country: 'AR', elsewhere: [['tax/identity', 'country', 'AR']], make: () => argentina },
  { country: 'AT', elsewhere: [['tax/identity', 'country', 'AT']], make: () => austria },
  { country: 'AU', elsewhere: [['tax/identity', 'country', 'AU']], make: () => australia },
  { country: 'BE', elsewhere: [['tax/identity', 'country', 'BE']], make: () => belgium },
  { country: 'BG', elsewhere: [['tax/identity', 'country', 'BG']], make: () => bulgaria },
  {
    country: 'BR',
    extensions: 'br-ibge-municipality',
    elsewhere: [['tax/identity', 'country', 'BR']],
    make: () => brazil,
  },
  { country: 'CA', make: () => canada },
  { country: 'CH', elsewhere: [['tax/identity', 'country', 'CH']], make: () => switzerland },
  { country: 'CL', elsewhere: [['tax/identity', 'country', 'CL']], make: () => chile },
  { country: 'CO', elsewhere: [['tax/identity', 'country', 'CO']], make: () => colombia },
  { country: 'CR', elsewhere: [['tax/identity', 'country', 'CR']], make: () => costaRica },
  { country: 'CY', elsewhere: [['tax/identity', 'country', 'CY']], make: () => cyprus },
  { country: 'CZ', elsewhere: [['tax/identity', 'country', 'CZ']], make: () => czechia },
  { country: 'DE', elsewhere: [['tax/identity', 'country', 'DE']], make: () => germany },
  {
    country: 'DK',
    elsewhere: [
      ['org/identity', 'type', 'CVR'],
      ['tax/identity', 'country', 'DK'],
    ],
    make: () => denmark,
  },
  { country: 'EE', elsewhere: [['tax/identity', 'country', 'EE']], make: () => estonia },
  { country: 'EL', alternatives: 'GR', elsewhere: [['tax/identity', 'country', 'EL']], make: () => greece },
  { country: 'ES', elsewhere: [['tax/identity', 'country', 'ES']], make: () => spain },
  { country: 'FI', elsewhere: [['tax/identity', 'country', 'FI']], make: () => finland },
  { country: 'FR', elsewhere: [['tax/identity', 'country', 'FR']], make: () => france },
  { country: 'GB', alternatives: 'XI XU', elsewhere: [['tax/identity', 'country', 'GB']], make: () => unitedKingdom },
  { country: 'HR', elsewhere: [['tax/identity', 'country', 'HR']], make: () => croatia },
  { country: 'HU', elsewhere: [['tax/identity', 'country', 'HU']], make: () => hungary },
  { country: 'IE', elsewhere: [['tax/identity', 'country', 'IE']], make: () => ireland },
  { country: 'IL', elsewhere: [['tax/identity', 'country', 'IL']], make: () => israel },
  { country: 'IN', elsewhere: [['tax/identity', 'country', 'IN']], make: () => india },
  { country: 'IS', elsewhere: [['tax/identity', 'country', 'IS']], make: () => iceland },
  { country: 'IT', elsewhere: [['tax/identity', 'country', 'IT']], make: () => italy },
  { country: 'JP', elsewhere: [['tax/identity', 'country', 'JP']], make: () => japan },
  { country: 'KR', elsewhere: [['tax/identity', 'country', 'KR']], make: () => southKorea },
  { country: 'LI', elsewhere: [['tax/identity', 'country', 'LI']], make: () => liechtenstein },
  { country: 'LT', elsewhere: [['tax/identity', 'country', 'LT']], make: () => lithuania },
  { country: 'LU', elsewhere: [['tax/identity', 'country', 'LU']], make: () => luxembourg },
  { country: 'LV', elsewhere: [['tax/identity', 'country', 'LV']], make: () => latvia },
  { country: 'MT', elsewhere: [['tax/identity', 'country', 'MT']], make: () => malta },
  { country: 'MX', elsewhere: [['tax/identity', 'country', 'MX']], make: () => mexico },
  { country: 'NL', elsewhere: [['tax/identity', 'country', 'NL']], make: () => netherlands },
  { country: 'NO', elsewhere: [['tax/identity', 'country', 'NO']], make: () => norway },
  { country: 'NZ', elsewhere: [['tax/identity', 'country', 'NZ']], make: () => newZealand },
  { country: 'PA', make: () => panama },
  { country: 'PE', elsewhere: [['tax/identity', 'country', 'PE']], make: () => peru },
  { country: 'PL', elsewhere: [['tax/identity', 'country', 'PL']], make: () => poland },
  { country: 'PT', extensions: 'pt-region', elsewhere: [['tax/identity', 'country', 'PT']], make: () => portugal },
  { country: 'RO', elsewhere: [['tax/identity', 'country', 'RO']], make: () => romania },
  { country: 'SA', elsewhere: [['tax/identity', 'country', 'SA']], make: () => saudiArabia },
  { country: 'SE', elsewhere: [['tax/identity', 'country', 'SE']], make: () => sweden },
  { country: 'SG', elsewhere: [['tax/identity', 'country', 'SG']], make: () => singapore },
  { country: 'SI', elsewhere: [['tax/identity', 'country', 'SI']], make: () => slovenia },
  { country: 'SK', elsewhere: [['tax/identity', 'country', 'SK']], make: () => slovakia },
  { country: 'TR', elsewhere: [['tax/identity', 'country', 'TR']], make: () => turkey },
  { country: 'US', make: () => unitedStates },
  { country: 'UY', elsewhere: [['tax/identity', 'country', 'UY']], make: () => uruguay },
  { country: 'ZA', elsewhere: [['tax/identity', 'country', 'ZA']], make: () => southAfrica },
];

export const addonRows: readonly AddonRow[] = [
  {
    key: 'ar-arca-v4',
    extensions:
      'ar-arca-doc-type ar-arca-concept ar-arca-tax-type ar-arca-vat-rate ar-arca-identity-type ar-arca-vat-status ar-arca-tourism-type ar-arca-tourism-item',
    make: () => arca,
  },
  {
    key: 'br-nfse-v1',
    extensions:
      'br-nfse-cnae br-nfse-nbs br-nfse-fiscal-incentive br-nfse-iss-liability br-nfse-service br-nfse-simples br-nfse-special-regime br-nfse-operation br-nfse-tax-status br-nfse-tax-class',
    make: () => nfse,
  },
  {
    key: 'co-dian-v2',
    extensions: 'co-dian-municipality co-dian-credit-code co-dian-debit-code co-dian-fiscal-responsibility',
    make: () => dian,
  },
  { key: 'de-xrechnung-v3', make: () => xrechnung },
  { key: 'de-zugferd-v2', make: () => zugferd },
  { key: 'dk-oioubl-v2', extensions: 'dk-oioubl-duty-code', make: () => oioubl },
  {
    key: 'es-facturae-v3',
    extensions: 'es-facturae-subsidy es-facturae-doc-type es-facturae-invoice-class es-facturae-correction',
    make: () => facturae,
  },
  {
    key: 'es-sii-v1',
    extensions:
      'es-sii-doc-type es-sii-correction-type es-sii-exempt es-sii-outside-scope es-sii-regime es-sii-identity-type es-sii-simplified-art7273 es-sii-third-party-issuer es-sii-product',
    make: () => sii,
  },
  {
    key: 'es-tbai-v1',
    extensions:
      'es-tbai-region es-tbai-product es-tbai-exemption es-tbai-correction es-tbai-regime es-tbai-bi-activity es-tbai-identity-type es-tbai-simplified',
    make: () => ticketBai,
  },
  {
    key: 'es-verifactu-v1',
    extensions:
      'es-verifactu-doc-type es-verifactu-correction-type es-verifactu-op-class es-verifactu-exempt es-verifactu-regime es-verifactu-identity-type es-verifactu-simplified-art7273 es-verifactu-issuer-type',
    make: () => verifactu,
  },
  { key: 'eu-en16931-v2017', make: () => en16931 },
  { key: 'fi-finvoice-v3', extensions: 'fi-finvoice-operator', make: () => finvoice },
  { key: 'fr-choruspro-v1', extensions: 'fr-choruspro-framework fr-choruspro-scheme', make: () => chorusPro },
  { key: 'fr-ctc-flow10-v1', extensions: 'fr-ctc-flow10-b2c-category fr-ctc-billing-mode', make: () => flow10 },
  { key: 'fr-ctc-flow2-v1', extensions: 'fr-ctc-billing-mode', make: () => flow2 },
  {
    key: 'fr-ctc-flow6-v1',
    extensions: 'fr-ctc-flow6-role fr-ctc-flow6-reason fr-ctc-flow6-status fr-ctc-flow6-condition fr-ctc-flow6-action',
    make: () => flow6,
  },
  { key: 'fr-facturx-v1', make: () => facturX },
  {
    key: 'gr-mydata-v1',
    extensions:
      'gr-mydata-vat-rate gr-mydata-invoice-type gr-mydata-payment-means gr-mydata-exemption gr-mydata-income-cat gr-mydata-income-type gr-mydata-tax-type gr-mydata-fee gr-mydata-other-tax gr-mydata-stamp-duty gr-mydata-branch',
    make: () => myData,
  },
  {
    key: 'it-sdi-v1',
    extensions:
      'it-sdi-format it-sdi-document-type it-sdi-fiscal-regime it-sdi-exempt it-sdi-retained it-sdi-payment-means it-sdi-vat-liability it-sdi-fund-type it-sdi-liquidation-state it-sdi-shareholder-state',
    make: () => sdi,
  },
  {
    key: 'it-ticket-v1',
    extensions: 'it-ticket-exempt it-ticket-product it-ticket-lottery it-ticket-line-ref',
    make: () => ticket,
  },
  {
    key: 'mx-cfdi-v4',
    extensions:
      'mx-cfdi-doc-type mx-cfdi-rel-type mx-cfdi-issue-place mx-cfdi-tax-type mx-cfdi-prod-serv mx-cfdi-fiscal-regime mx-cfdi-use mx-cfdi-payment-method mx-cfdi-payment-means mx-cfdi-global-period mx-cfdi-global-month mx-cfdi-global-year',
    types: 'regimes/mx/food-vouchers regimes/mx/fuel-account-balance',
    make: () => cfdi,
  },
  {
    key: 'pl-favat-v3',
    extensions:
      'pl-favat-tax-category pl-favat-invoice-type pl-favat-cash-accounting pl-favat-self-billing pl-favat-reverse-charge pl-favat-split-payment pl-favat-exemption pl-favat-margin-scheme pl-favat-payment-means pl-favat-jst pl-favat-group-vat pl-favat-third-party-role pl-favat-effective-date',
    make: () => faVat,
  },
  {
    key: 'pt-saft-v1',
    extensions:
      'pt-saft-invoice-type pt-saft-payment-type pt-saft-tax-rate pt-saft-exemption pt-saft-product-type pt-saft-work-type pt-saft-payment-means pt-saft-source pt-saft-source-ref pt-saft-movement-type pt-saft-cash-vat',
    make: () => saft,
  },
  { key: 'sa-zatca-v1', extensions: 'sa-zatca-invoice-type', make: () => zatca },
];
