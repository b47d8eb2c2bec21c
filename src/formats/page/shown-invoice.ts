import type { Engine, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, isJsonObject, success } from '../../engine/values.ts';
import type { ImportResult } from '../importer.ts';
import { declaredInvoice, type ElementPlace } from './declared-invoice.ts';
import type { LeftOut } from './left-out.ts';
import { pageMessages } from '../pdf-pages/messages.ts';

/** What a page is made from: a document with its figures, and of XML where each stands. */
export interface ShownInvoice {
  readonly document: JsonObject;
  readonly places: readonly ElementPlace[];
  /** Values that stand in the XML and in no place that was read to make the page; undefined for a document. */
  leftOut?(read: ReadonlySet<string>): { readonly some: readonly LeftOut[]; readonly count: number };
}

/** A document as it is built. Faults of rules keep nothing from being shown; without figures there is no page. */
export function shownDocument(data: JsonObject, engine: Engine, context: OperationContext): Outcome<ShownInvoice> {
  const { document, faults } = engine.inspect({ data }, context);
  if (!document) return failure('calculation', pageMessages.cannotCalculate, faults);
  const inner = document['doc'];
  return success({ document: isJsonObject(inner) ? (inner as JsonObject) : document, places: [] });
}

/** An invoice that was read: the page has the figures that its XML declares, also where other ones would be right. */
export function shownXml(
  { document: read, report }: Pick<ImportResult, 'document' | 'report'>,
  engine: Engine,
  context: OperationContext,
): Outcome<ShownInvoice> {
  const outcome = shownDocument(read, engine, context);
  return outcome.ok ? success(declaredInvoice(outcome.value.document, report.entries)) : outcome;
}
