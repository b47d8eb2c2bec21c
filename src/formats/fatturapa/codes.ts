import { tableOf } from '../../engine/values.ts';
import { italianExemptions, italianFunds, italianMeans, italianScenarios } from '../../engine/official-codes.ts';

/** Extensions of the addon `it-sdi-v1`. */
export const FORMAT = 'it-sdi-format';
export const DOCUMENT_TYPE = 'it-sdi-document-type';
export const EXEMPT = 'it-sdi-exempt';
export const RETAINED = 'it-sdi-retained';
export const LIABILITY = 'it-sdi-vat-liability';
export const FUND = 'it-sdi-fund-type';
export const MEANS = 'it-sdi-payment-means';
export const FISCAL_CODE = 'it-fiscal-code';

/** Type and tags of a document. */
export interface Kind {
  readonly type: string;
  readonly tags: readonly string[];
  /** No tag tells it, so the document states its code. */
  readonly isStated: boolean;
}

/** By kind of document (`TipoDocumento`). */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  italianScenarios.list.flatMap(({ type: [type] = [], tags = [], ext = {}, extKey }) => {
    const code = ext[DOCUMENT_TYPE];
    return code !== undefined && type !== undefined
      ? [[code, { type, tags, isStated: extKey !== undefined }] as const]
      : [];
  }),
);

/** Kinds of simplified documents. */
export const SIMPLIFIED_KINDS: ReadonlySet<string> = new Set(['TD07', 'TD08', 'TD09']);

/** Taxes and contributions that customers withhold, by kind (`TipoRitenuta`). */
export const WITHHELD: Readonly<Record<string, string>> = tableOf({
  RT01: 'IRPEF',
  RT02: 'IRES',
  RT03: 'INPS',
  RT04: 'ENASARCO',
  RT05: 'ENPAM',
  RT06: 'CP',
});

/** Keys of means of payment (`ModalitaPagamento`); MP08 is also `online`. */
export const MEANS_KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries(italianMeans)
    .toReversed()
    .map(([key, code]) => [code, key]),
);

/** Conditions of payment (`CondizioniPagamento`). */
export const CONDITIONS = { instalments: 'TP01', whole: 'TP02', advance: 'TP03' } as const;

/** The official name of a reason not to charge IVA, and of a pension fund. */
export const exemptionName = (code: string): string => nameIn(italianExemptions, code);
export const fundName = (code: string): string => nameIn(italianFunds, code);

function nameIn(list: typeof italianFunds, code: string): string {
  return list.find((definition) => definition.code === code)?.name?.it ?? '';
}

/** Marks a line as a reverse charge (Annotazione INVCONT). Source: instructions of Agenzia delle Entrate. */
export const REVERSE_CHARGE = {
  type: 'INVCONT',
  text: 'Inversione contabile - art. 21 c.6 bis lett. a) DPR 633/72',
} as const;

/** The key of a charge that is a contribution to a pension fund. */
export const CONTRIBUTION = 'fund-contribution';
