import type { Engine, Json, JsonObject, Message, OperationContext } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { INVOICE_MAKER } from '../en16931/document/invoice-maker.ts';
import { profileAsked } from '../en16931/profiles/profiles.ts';
import type { InvoiceTerms, Syntax } from '../en16931/term-tree.ts';
import { exportMessages } from '../losses/export-messages.ts';
import type { Format } from '../catalogue/format.ts';

/** The document of an envelope; otherwise the value itself, if it is an object. */
export function documentWithin(data: Json): JsonObject | undefined {
  if (!isJsonObject(data)) return undefined;
  const { doc } = data;
  return isJsonObject(doc) ? doc : data;
}

/**
 * The terms of a document with its figures, as its profile would write them in a format. The profile is that of its
 * addons, or EN 16931. A message says why there are none: it cannot be calculated, or is no invoice.
 */
export function termsOfDocument(
  data: Json,
  format: Format & { readonly table: { readonly syntax: Syntax } },
  engine: Engine,
  context: OperationContext,
): InvoiceTerms | Message {
  const given = documentWithin(data);
  if (!given) return exportMessages.noDocument;
  const profile = profileAsked(undefined, format, given);
  if (!profile) return exportMessages.cannotRead;
  const named: readonly Json[] = Array.isArray(given['$addons']) ? given['$addons'] : [];
  const addons = [...named, ...profile.addons.filter((addon) => !named.includes(addon))];
  const asked = { data: { ...given, $addons: addons } };
  const outcome = engine.calculate(asked, context);
  if (!outcome.ok) {
    const first = engine.inspect(asked, context).faults.find(({ severity }) => severity === 'error');
    if (!first) return exportMessages.cannotRead;
    const { description: text, code, phrase = code, values } = first;
    return { text, phrase, ...(values && { values }) };
  }
  const document = outcome.value;
  const schema = document['$schema'];
  if (typeof schema !== 'string' || !schema.endsWith(`/${INVOICE_MAKER.type}`)) return INVOICE_MAKER.others;
  return INVOICE_MAKER.toTerms(document, profile, format.table.syntax).terms;
}
