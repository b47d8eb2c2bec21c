import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { documentTypes } from './document-types.codes.ts';
import { exemptions } from './exemptions.codes.ts';
import {
  DOCUMENT_TYPE,
  EXEMPT,
  FISCAL_REGIME,
  FORMAT,
  FUND_TYPE,
  LIQUIDATION_STATE,
  PAYMENT_MEANS,
  RETAINED,
  SHAREHOLDER_STATE,
  VAT_LIABILITY,
} from './extension-keys.ts';
import { fiscalRegimes } from './fiscal-regimes.codes.ts';
import { fundTypes } from './fund-types.codes.ts';
import { paymentMeans } from './payment-means.codes.ts';
import { retainedReasons } from './retained-reasons.codes.ts';

/** Code lists of the FatturaPA format, with the official names. Source: its technical rules, Agenzia delle Entrate. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: FORMAT,
    name: { en: 'SDI Transmission Format', it: 'Formato Trasmissione SDI' },
    desc: {
      en: 'Who receives the transmission, field `FormatoTrasmissione`: private parties (FPR12), or with the tag `b2g` a public body (FPA12).',
    },
    values: [
      { code: 'FPA12', name: { en: 'Public Administration', it: 'Pubblica Amministrazione' } },
      { code: 'FPR12', name: { en: 'Private Parties (default)', it: 'Soggetti Privati (predefinito)' } },
      {
        code: 'FSM10',
        name: { en: 'Private Parties, simplified', it: 'Soggetti Privati, semplificata' },
        unpublished: true,
      },
    ],
  },
  {
    key: DOCUMENT_TYPE,
    name: { en: 'SDI Document Type', it: 'Tipo Documento SDI' },
    desc: { en: 'Kind of document, field `TipoDocumento`. It follows from type and tags of the invoice.' },
    values: documentTypes,
  },
  {
    key: FISCAL_REGIME,
    name: { en: 'Fiscal Regime Code', it: 'Codice Regime Fiscale' },
    desc: {
      en: 'Tax regime of the supplier, field `RegimeFiscale`. Ordinary (RF01) unless the supplier states another.',
    },
    values: fiscalRegimes,
  },
  {
    key: EXEMPT,
    name: { en: 'Exemption Code', it: 'Natura Esenzione' },
    desc: {
      en: 'Why no IVA is charged, field `Natura`. It follows from the key of the tax: `zero` N1, `outside-scope` N2.1 (N2.2, N7), `export` N3.1 (N3.3 to N3.5), `intra-community` N3.2 (N3.6), `exempt` N4 (N5), `reverse-charge` N6.9 (N6.1 to N6.8). Codes in brackets are kept when stated.',
    },
    values: exemptions,
  },
  {
    key: RETAINED,
    name: { en: 'Retained Tax Payment Reason Code', it: 'Causale Pagamento Ritenuta' },
    desc: { en: 'Reason of a payment from which tax or contributions are withheld, field `CausalePagamento`.' },
    values: retainedReasons,
  },
  {
    key: PAYMENT_MEANS,
    name: { en: 'Payment Means', it: 'Modalità di Pagamento' },
    desc: {
      en: 'Means of payment, field `ModalitaPagamento`. It follows from the key of the payment instructions or the payment made.',
    },
    values: paymentMeans,
  },
  {
    key: VAT_LIABILITY,
    name: { en: 'VAT Liability', it: "Esigibilità dell'IVA" },
    desc: { en: 'When the IVA falls due and who pays it to the state, field `EsigibilitaIVA`.' },
    values: [
      { code: 'I', name: { en: 'Immediate', it: 'Immediata' } },
      { code: 'D', name: { en: 'Deferred', it: 'Differita' } },
      { code: 'S', name: { en: 'Split Payment', it: 'Scissione dei pagamenti' } },
    ],
  },
  {
    key: FUND_TYPE,
    name: { en: 'Fund Type', it: 'Tipo Cassa' },
    desc: { en: 'Pension fund that a charge with the key `fund-contribution` goes to, field `TipoCassa`.' },
    values: fundTypes,
  },
  {
    key: LIQUIDATION_STATE,
    name: { en: 'Liquidation State', it: 'Stato di Liquidazione' },
    desc: {
      en: 'Whether the company is being wound up, field `StatoLiquidazione` of its entry in the register (`IscrizioneREA`).',
    },
    values: [
      { code: 'LS', name: { en: 'In liquidation', it: 'In liquidazione' } },
      { code: 'LN', name: { en: 'Not in liquidation', it: 'Non in liquidazione' } },
    ],
  },
  {
    key: SHAREHOLDER_STATE,
    name: { en: 'Shareholder State', it: 'Stato di Socio' },
    desc: {
      en: 'Whether the company has a single shareholder, field `SocioUnico` of its entry in the register (`IscrizioneREA`).',
    },
    values: [
      { code: 'SU', name: { en: 'Sole shareholder', it: 'Socio unico' } },
      { code: 'SM', name: { en: 'Multiple shareholders', it: 'Più soci' } },
    ],
  },
];
