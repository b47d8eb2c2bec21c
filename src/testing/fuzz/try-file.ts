import type { Engine, OperationContext } from '../../engine/index.ts';
import { importFile } from '../../formats/reading/import-file.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';

/** The inputs for reading a file. */
export interface FileTrial {
  readonly engine: Engine;
  readonly context: OperationContext;
  /** How long it may take, in milliseconds. */
  readonly patience: number;
}

/** Reads a file as an invoice; throws unless the result is a document, or faults with a place and a text. */
export function tryFile(bytes: Uint8Array, { engine, context, patience }: FileTrial): void {
  const started = performance.now();
  const outcome = importFile({ data: bytes }, engine, context, RULE_SETS);
  const took = performance.now() - started;
  if (took > patience) throw new Error(`took ${Math.round(took)} ms`);
  if (outcome.ok) {
    const { document, report } = JSON.parse(JSON.stringify(outcome.value)) as typeof outcome.value;
    if (typeof document !== 'object') throw new Error('there is no document');
    for (const { path, line, column } of report.entries) {
      if (!path.startsWith('/') || line < 1 || column < 1) throw new Error(`${path} is nowhere: ${line}:${column}`);
    }
    return;
  }
  if (outcome.faults.length === 0) throw new Error('refused without a fault');
  for (const { code, description, offset } of outcome.faults) {
    if (!/^ASSAY-(?:XML|PDF)-/.test(code) || description === '') throw new Error(`a fault says nothing: ${code}`);
    // Positions in the XML of a PDF count unpacked characters, so they may exceed the length of the file.
    const most = code.startsWith('ASSAY-PDF-') ? bytes.length : Infinity;
    if (!(offset >= 0 && offset <= most)) throw new Error(`${code} lies at ${offset} of ${bytes.length}`);
  }
}
