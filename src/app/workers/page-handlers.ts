import type { Engine, Json, JsonObject, OperationContext, Outcome, SignatureReport } from '../../engine/index.ts';
import { regimeFacts } from '../../engine/deferred.ts';
import { success } from '../../engine/values.ts';
import type { XmlComparison } from '../../formats/comparison/compare-xml.ts';
import type { NewEntry } from './add-entry.ts';
import { definitions } from './definitions.ts';
import type { bringRules, judgeByRules } from './own-rules.ts';

/** The form of a country's tax numbers. */
export interface TaxNumberForm {
  /** Country codes with which such a number may be used, the regime's own first. */
  readonly countries: readonly string[];
  /** A description: "B + 7 digits + control"; undefined if the form of the country's numbers is not checked. */
  readonly format?: string | undefined;
  readonly example?: string | undefined;
}

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

/**
 * The page's own operations, which only the engine in its worker answers: the API must not publish more than other
 * tools do. Their data never leaves the page, whichever engine is chosen.
 */
export const pageHandlers = {
  /** The verdict on every signature of an envelope: more than the service's yes or no. */
  examineSignatures(
    { data, publickey }: { readonly data: JsonObject; readonly publickey?: JsonObject },
    { engine }: Scope,
  ): Promise<Outcome<readonly SignatureReport[]>> {
    return engine.examineSignatures(publickey ? { data, publickey } : { data });
  },

  /** Compares two texts, each JSON or XML. The tables of the formats load at the first use. */
  async compareTexts(
    { here, there }: { readonly here: string; readonly there: string },
    { engine, context }: Scope,
  ): Promise<Outcome<XmlComparison>> {
    const { compareTexts } = await import('./compare-texts.ts');
    return success(await compareTexts(here, there, engine, context));
  },

  /** The documents that texts in XML or YAML hold, for the parties in them. The code loads with the first one. */
  async readDocuments({
    texts,
  }: {
    readonly texts: readonly string[];
  }): Promise<Outcome<readonly (readonly Json[])[]>> {
    const { readDocuments } = await import('./read-documents.ts');
    return success(await readDocuments(texts));
  },

  /** An XML text with one more entry of a list; null if its format has no place for it. The code loads with the first. */
  async addEntry(entry: NewEntry, { engine, context }: Scope): Promise<Outcome<{ readonly text: string | null }>> {
    const { addEntry } = await import('./add-entry.ts');
    return success({ text: await addEntry(entry, engine, context) });
  },

  /** Loads a Schematron file of the user, and judges XML by it. The code loads with the first file. */
  bringRules: async (given: Parameters<typeof bringRules>[0]): ReturnType<typeof bringRules> =>
    (await import('./own-rules.ts')).bringRules(given),
  judgeByRules: async (given: Parameters<typeof judgeByRules>[0]): ReturnType<typeof judgeByRules> =>
    (await import('./own-rules.ts')).judgeByRules(given),

  /** From a country's regime; null if it has none. */
  async taxNumberForm({ country }: { readonly country: string }): Promise<Outcome<TaxNumberForm | null>> {
    const regime = regimeFacts(await definitions, country);
    if (!regime) return success(null);
    const { format, example } = regime.taxIdentity ?? {};
    return success({ countries: [regime.country, ...(regime.alternatives ?? [])], format, example });
  },
};

export type PageOperation = keyof typeof pageHandlers;

/** The page's input of an operation. A document may be given as text. */
export type PageQuestion<Id extends PageOperation> = {
  readonly [K in keyof Parameters<(typeof pageHandlers)[Id]>[0]]: unknown;
};

/** The value of a successful operation. */
export type PageAnswer<Id extends PageOperation> =
  Awaited<ReturnType<(typeof pageHandlers)[Id]>> extends Outcome<infer Value> ? Value : never;
