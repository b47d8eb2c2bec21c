import type { Engine, Json, OperationContext } from '../../engine/index.ts';
import type { Destination } from '../../formats/destinations/destination.ts';
import { destinationByKey } from '../../formats/destinations/destinations.ts';
import { judgeForDestination, writtenFor } from '../../formats/destinations/destination-report.ts';
import { exportXml, type ExportResult } from '../../formats/writing/export-xml.ts';
import { matters } from '../../formats/losses/losses.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { businessInvoice, type Target } from './business-invoices.ts';

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

/**
 * What is wrong with the export of a generated invoice: broken rules, refusals, losses that matter, another amount to
 * pay. Empty if it is accepted. Rules that a stamp settles are left to the seller's program.
 */
export function faultsOfExport(seed: number, target: Target, { engine, context }: Scope): readonly string[] {
  const data = businessInvoice(seed, target);
  const { format, profile, to } = target;
  const outcome = exportXml({ data, format, profile }, engine, context, RULE_SETS);
  const ready = to === undefined ? undefined : isReady(data, to, { engine, context });
  const found = outcome.ok
    ? errorsOf(outcome.value).map(({ rule, places }) => `${rule} at ${places[0] ?? ''}`)
    : outcome.error.faults.map(({ code, properties, description }) => `${code} at ${properties[0]}: ${description}`);
  if (ready !== undefined && ready !== (found.length === 0)) found.push(`${to} says ${ready ? 'ready' : 'not ready'}`);
  if (!outcome.ok) return found;
  found.push(...outcome.value.report.losses.filter(matters).map(({ path, why }) => `${path}: ${why}`));
  const [due, written] = [dueOf(engine.inspect({ data }, context).document), writtenDue(outcome.value.content)];
  if (due !== written) found.push(`the amount to pay is ${String(due)}, written ${String(written)}`);
  return found;
}

/** Rules that a stamp settles are left to the seller's program. */
const errorsOf = ({ verdicts, report }: ExportResult): ExportResult['verdicts'] =>
  verdicts.filter(({ rule, severity }) => severity === 'error' && !report.stamps_settle?.includes(rule));

/** What a record of VERI*FACTU, and a file of TicketBAI, needs beside its document. */
export const RECORDED = {
  software: {
    name: 'Programas Arga S.L.',
    nif: 'B10101017',
    system: 'Arga',
    id: 'A1',
    version: '1.0',
    installation: '1',
    only_verifactu: 'S',
    multi: 'N',
    several: 'N',
    license: 'TBAIARGA0001',
  },
} as const;

/** What a destination says of a document, and whether its export has no error. Undefined if no XML is written for it. */
export function saidAndDone(data: Json, destination: Destination, { engine, context }: Scope) {
  const written = writtenFor(destination);
  const said = isReady(data, destination.key, { engine, context });
  if (!written || said === undefined) return undefined;
  const outcome = exportXml({ data, ...written, context: RECORDED }, engine, context, RULE_SETS);
  return { said, done: outcome.ok && errorsOf(outcome.value).length === 0 };
}

/** Whether the destination finds nothing wrong; undefined if the invoice is written for it in another way. */
function isReady(data: Json, to: string, { engine, context }: Scope): boolean | undefined {
  const destination = destinationByKey(to);
  if (!destination || !writtenFor(destination)) return undefined;
  const { ok, faults } = engine.inspect({ data }, context);
  const chosen = { destination, by: 'request' as const };
  return (
    judgeForDestination({ data, own: { ok, faults }, chosen }, { engine, context }, RULE_SETS).verdict !== 'not-ready'
  );
}

function dueOf(document: Json | undefined): number {
  const { totals } = document as { totals: { due?: string; payable: string } };
  return Number(totals.due ?? totals.payable);
}

function writtenDue(content: string): number {
  return Number(/<\w+:(?:DuePayable|Payable)Amount[^>]*>([^<]+)</.exec(content)?.[1]);
}
