import type { Engine, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, isJsonObject, success } from '../../engine/values.ts';
import type { ImportResult } from '../reading/importer.ts';
import { declaredInvoice, type ElementPlace } from './declared-invoice.ts';
import type { LeftOut } from './left-out.ts';
import { pageMessages } from '../pdf-pages/messages.ts';

/** The source of a page: a document with its figures, and for XML their places. */
export interface ShownInvoice {
  readonly document: JsonObject;
  readonly places: readonly ElementPlace[];
  /** XML values that were not read to make the page; undefined for a document. */
  leftOut?(read: ReadonlySet<string>): { readonly some: readonly LeftOut[]; readonly count: number };
}

/** A built document. Broken rules do not prevent the page; missing figures do. */
export function shownDocument(data: JsonObject, engine: Engine, context: OperationContext): Outcome<ShownInvoice> {
  const outcome = engine.calculate({ data }, context);
  if (!outcome.ok) {
    return failure('calculation', pageMessages.cannotCalculate, engine.inspect({ data }, context).faults);
  }
  const document = outcome.value;
  const inner = document['doc'];
  return success({ document: isJsonObject(inner) ? (inner as JsonObject) : document, places: [] });
}

/** An imported invoice: the page has the figures declared in its XML, even if they are wrong. */
export function shownXml(
  { document: read, report }: Pick<ImportResult, 'document' | 'report'>,
  engine: Engine,
  context: OperationContext,
): Outcome<ShownInvoice> {
  const outcome = shownDocument(read, engine, context);
  return outcome.ok ? success(declaredInvoice(outcome.value.document, read, report.entries)) : outcome;
}
