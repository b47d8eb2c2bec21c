import {
  facturaeLists,
  finvoiceLists,
  italianLists,
  mexicanLists,
  polishLists,
  ticketbaiLists,
  verifactuLists,
} from '../../engine/official-codes.ts';
import type { CodeDefinition } from '../../engine/index.ts';
import { tableOf } from '../../engine/values.ts';
import type { NationalFormat } from '../en16931/term-tree.ts';

/** A list of codes with official names: an extension of an addon, or the countries or currencies of ISO. */
export type NationalList = CodeDefinition | 'COUNTRIES' | 'CURRENCIES';

interface FormatLists {
  readonly lists: readonly CodeDefinition[];
  /** The key of a list by the local name of the element or attribute that has its codes. */
  readonly places: Readonly<Record<string, string>>;
}

const COUNTRIES = 'COUNTRIES';
const CURRENCIES = 'CURRENCIES';

/** Elements and attributes whose codes have names here. Source: the schema of each format. */
const FORMATS: Readonly<Record<NationalFormat, FormatLists>> = {
  ksef: {
    lists: polishLists,
    places: {
      RodzajFaktury: 'pl-favat-invoice-type',
      FormaPlatnosci: 'pl-favat-payment-means',
      Rola: 'pl-favat-third-party-role',
      TypKorekty: 'pl-favat-effective-date',
      KodWaluty: CURRENCIES,
      KodKraju: COUNTRIES,
      KodUE: COUNTRIES,
    },
  },
  fatturapa: {
    lists: italianLists,
    places: {
      FormatoTrasmissione: 'it-sdi-format',
      TipoDocumento: 'it-sdi-document-type',
      RegimeFiscale: 'it-sdi-fiscal-regime',
      Natura: 'it-sdi-exempt',
      CausalePagamento: 'it-sdi-retained',
      ModalitaPagamento: 'it-sdi-payment-means',
      EsigibilitaIVA: 'it-sdi-vat-liability',
      TipoCassa: 'it-sdi-fund-type',
      StatoLiquidazione: 'it-sdi-liquidation-state',
      SocioUnico: 'it-sdi-shareholder-state',
      Divisa: CURRENCIES,
      Nazione: COUNTRIES,
      IdPaese: COUNTRIES,
    },
  },
  verifactu: {
    lists: verifactuLists,
    places: {
      TipoFactura: 'es-verifactu-doc-type',
      TipoRectificativa: 'es-verifactu-correction-type',
      CalificacionOperacion: 'es-verifactu-op-class',
      OperacionExenta: 'es-verifactu-exempt',
      ClaveRegimen: 'es-verifactu-regime',
      IDType: 'es-verifactu-identity-type',
      EmitidaPorTerceroODestinatario: 'es-verifactu-issuer-type',
      CodigoPais: COUNTRIES,
    },
  },
  nav: { lists: [], places: { currencyCode: CURRENCIES, countryCode: COUNTRIES } },
  cfdi: {
    lists: mexicanLists,
    places: {
      TipoDeComprobante: 'mx-cfdi-doc-type',
      TipoRelacion: 'mx-cfdi-rel-type',
      Impuesto: 'mx-cfdi-tax-type',
      ImpuestoP: 'mx-cfdi-tax-type',
      ImpuestoDR: 'mx-cfdi-tax-type',
      RegimenFiscal: 'mx-cfdi-fiscal-regime',
      RegimenFiscalReceptor: 'mx-cfdi-fiscal-regime',
      UsoCFDI: 'mx-cfdi-use',
      MetodoPago: 'mx-cfdi-payment-method',
      FormaPago: 'mx-cfdi-payment-means',
      FormaDePagoP: 'mx-cfdi-payment-means',
      Periodicidad: 'mx-cfdi-global-period',
      Meses: 'mx-cfdi-global-month',
      Moneda: CURRENCIES,
      MonedaP: CURRENCIES,
      MonedaDR: CURRENCIES,
    },
  },
  facturae: {
    lists: facturaeLists,
    places: {
      InvoiceDocumentType: 'es-facturae-doc-type',
      InvoiceClass: 'es-facturae-invoice-class',
      ReasonCode: 'es-facturae-correction',
      InvoiceCurrencyCode: CURRENCIES,
      TaxCurrencyCode: CURRENCIES,
    },
  },
  finvoice: { lists: finvoiceLists, places: { CountryCode: COUNTRIES } },
  ticketbai: {
    lists: ticketbaiLists,
    places: {
      ClaveRegimenIvaOpTrascendencia: 'es-tbai-regime',
      CausaExencion: 'es-tbai-exemption',
      Codigo: 'es-tbai-correction',
      IDType: 'es-tbai-identity-type',
      CodigoPais: COUNTRIES,
    },
  },
};

const PLACES: ReadonlyMap<string, FormatLists> = new Map(
  Object.entries(FORMATS).map(([key, { lists, places }]) => [key, { lists, places: tableOf(places) }]),
);

/** The list whose codes an element or attribute of a format has, if they have names. */
export function nationalList(format: NationalFormat, name: string): NationalList | undefined {
  const { lists, places } = PLACES.get(format) ?? { lists: [], places: {} };
  const key = places[name];
  if (key === COUNTRIES || key === CURRENCIES) return key;
  return key === undefined ? undefined : lists.find((list) => list.key === key);
}
