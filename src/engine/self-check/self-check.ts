import type { Fault } from '../core/faults/fault.ts';
import type { Json } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { parsePath } from '../core/json/path.ts';
import type { Engine } from '../engine.ts';
import type { OperationContext } from '../operations/context.ts';
import type { Proof } from './proofs.ts';
import { PROOFS } from './proofs.ts';

/** An answer of an engine that differs from the known one. */
export interface SelfCheckTrouble {
  /** The document, `right` or `broken`, and the place in it, or `faults`: `right: $.totals.payable`. */
  readonly check: string;
  readonly expected: string;
  readonly found: string;
}

/** An engine gave other answers than the known ones, so it must not be used. */
export class SelfCheckError extends Error {
  override readonly name = 'SelfCheckError';
  readonly troubles: readonly SelfCheckTrouble[];

  constructor(troubles: readonly SelfCheckTrouble[]) {
    const sentences = troubles.map(({ check, expected, found }) => `${check}: ${expected} expected, ${found} found`);
    super(`The engine failed its own check: ${sentences.join('; ')}`);
    this.troubles = troubles;
  }
}

/**
 * Whether a check of an engine or a format has failed. By the name of the error, because its class is another one in
 * another copy of the code.
 */
export function isSelfCheckError(thrown: unknown): thrown is Pick<SelfCheckError, 'name' | 'troubles'> {
  return thrown instanceof Error && thrown.name === 'SelfCheckError' && 'troubles' in thrown;
}

const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc1a2-2e00-7000-8000-000000000001',
};

/**
 * Asks an engine about two documents whose totals and faults are known, and lists the answers that differ. They need
 * the core, the regimes of Spain and Germany and the addon `eu-en16931-v2017`. Never throws. A host calls it once, before
 * it believes an engine: a bundler or a browser may evaluate a part of the code twice, which loses rules in silence.
 */
export function selfCheck(engine: Pick<Engine, 'build'>): readonly SelfCheckTrouble[] {
  return PROOFS.flatMap((proof) => troublesOf(engine, proof));
}

/** The engine itself. Throws a {@link SelfCheckError} if {@link selfCheck} lists anything. */
export function proven<E extends Pick<Engine, 'build'>>(engine: E): E {
  const troubles = selfCheck(engine);
  if (troubles.length > 0) throw new SelfCheckError(troubles);
  return engine;
}

function troublesOf(engine: Pick<Engine, 'build'>, { name, document, values, faults }: Proof): SelfCheckTrouble[] {
  try {
    // The operation that does least, but everything that rules and totals need.
    const built = engine.build({ data: document }, context);
    const complete = built.ok ? built.value : undefined;
    const answers = Object.keys(values).map((path) => [path, values[path] ?? '', valueAt(complete, path)] as const);
    const found = built.ok ? [] : built.error.faults.map(briefly);
    return [['faults', listed(faults), listed(found)] as const, ...answers]
      .filter(([, expected, found]) => expected !== found)
      .map(([place, expected, found]) => ({ check: `${name}: ${place}`, expected, found }));
  } catch (thrown) {
    const found = thrown instanceof Error ? thrown.message : String(thrown);
    return [{ check: name, expected: 'an answer', found }];
  }
}

function briefly({ code, properties }: Fault): string {
  return `${code} ${properties.join(' ')}`.trim();
}

function listed(faults: readonly string[]): string {
  return faults.length === 0 ? 'none' : faults.toSorted().join(', ');
}

function valueAt(document: Json | undefined, path: string): string {
  let value = document;
  for (const step of parsePath(path) ?? []) {
    if (Array.isArray(value)) value = value[Number(step)] as Json | undefined;
    else value = isJsonObject(value) ? value[step] : undefined;
  }
  return typeof value === 'string' ? value : 'nothing';
}
