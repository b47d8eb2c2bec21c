import type { Engine, JsonObject, Outcome, SignatureReport } from '../../engine/index.ts';
import { regimeFacts } from '../../engine/deferred.ts';
import { success } from '../../engine/values.ts';
import type { XmlComparison } from '../../formats/comparison/compare-xml.ts';
import { definitions } from './definitions.ts';
import type { bringRules, judgeByRules } from './own-rules.ts';

/** How a country writes its tax numbers. */
export interface TaxNumberForm {
  /** Country codes that such a number may stand under, the regime's own first. */
  readonly countries: readonly string[];
  /** For people: "B + 7 digits + control"; undefined when the country's numbers have no form that can be checked. */
  readonly format?: string | undefined;
  readonly example?: string | undefined;
}

interface Scope {
  readonly engine: Engine;
}

/**
 * What the engine in the page's worker is asked beyond the API, for the API must not say more than other tools do. Nothing
 * of it leaves the page, whichever engine is chosen.
 */
export const pageHandlers = {
  /** What every signature of an envelope is worth: more than the service's yes or no. */
  examineSignatures(
    { data, publickey }: { readonly data: JsonObject; readonly publickey?: JsonObject },
    { engine }: Scope,
  ): Promise<Outcome<readonly SignatureReport[]>> {
    return engine.examineSignatures(publickey ? { data, publickey } : { data });
  },

  /** Two invoices in XML by business terms. The tables of the formats are fetched when first one asks. */
  async compareXml({
    here,
    there,
  }: {
    readonly here: string;
    readonly there: string;
  }): Promise<Outcome<XmlComparison>> {
    const [{ compareXml }, { importerOf }, { fetchFormats }] = await Promise.all([
      import('../../formats/comparison/compare-xml.ts'),
      import('../../formats/importer.ts'),
      import('../../formats/formats-on-demand.ts'),
    ]);
    const { prepareImport } = importerOf(await fetchFormats(`${here}\n${there}`));
    return success(compareXml(here, there, (data) => prepareImport({ data }, () => false)));
  },

  /** A Schematron file of the user, run as it is on what is asked about. Its code is fetched with the first one. */
  bringRules: async (given: Parameters<typeof bringRules>[0]): ReturnType<typeof bringRules> =>
    (await import('./own-rules.ts')).bringRules(given),
  judgeByRules: async (given: Parameters<typeof judgeByRules>[0]): ReturnType<typeof judgeByRules> =>
    (await import('./own-rules.ts')).judgeByRules(given),

  /** From the definition of a country's regime; null where there is none. */
  async taxNumberForm({ country }: { readonly country: string }): Promise<Outcome<TaxNumberForm | null>> {
    const regime = regimeFacts(await definitions, country);
    if (!regime) return success(null);
    const { format, example } = regime.taxIdentity ?? {};
    return success({ countries: [regime.country, ...(regime.alternatives ?? [])], format, example });
  },
};

export type PageOperation = keyof typeof pageHandlers;

/** What the page says when it asks. A document may go as the text it is. */
export type PageQuestion<Id extends PageOperation> = {
  readonly [K in keyof Parameters<(typeof pageHandlers)[Id]>[0]]: unknown;
};

/** What it is told when its question was understood. */
export type PageAnswer<Id extends PageOperation> =
  Awaited<ReturnType<(typeof pageHandlers)[Id]>> extends Outcome<infer Value> ? Value : never;
