import example from '../../../examples/dk/invoice-oioubl.json' with { type: 'json' };
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml, type ExportResult } from '../writing/export-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

export const danishDocument = example as unknown as JsonObject;

/** A document in OIOUBL. */
export function danishExport(more: JsonObject = {}): ExportResult {
  const request = { data: { ...danishDocument, ...more }, format: 'ubl' };
  const outcome = exportXml(request, createStandardEngine(), systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.faults.map(({ description }) => description).join('; '));
  return outcome.value;
}
