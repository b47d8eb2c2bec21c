import type { Fault } from '../../core/faults/fault.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { DocumentReader } from '../../core/schema/reader.ts';
import { CorrectionOptions } from '../../documents/bill/correction-options.ts';
import type { Stamp } from '../../documents/head/stamp.ts';
import type { EngineCore } from '../../engine-core.ts';

/** Path of the options in a request. */
export const OPTIONS = 'request.options';

export interface ReadOptions {
  readonly options: CorrectionOptions;
  readonly faults: readonly Fault[];
}

/** Reads the options of a correction. Given stamps, even an empty list, replace those in the envelope's header. */
export function readOptions(
  engine: EngineCore,
  raw: JsonObject | undefined,
  headerStamps: readonly Stamp[] | undefined,
): ReadOptions {
  const reader = new DocumentReader(engine.typeOf);
  const given = CorrectionOptions.decode(raw ?? {}, reader) ?? { type: '' };
  const options = raw?.['stamps'] === undefined && headerStamps ? { ...given, stamps: headerStamps } : given;
  const faults = reader.faults.map((fault) => ({
    ...fault,
    properties: fault.properties.map((path) => OPTIONS + path.slice(1)),
  }));
  return { options, faults };
}
