import { newFault, wordingOf } from '../core/faults/new-fault.ts';
import { dateInZone, timeInZone } from '../core/cal/zone.ts';
import type { Fault } from '../core/faults/fault.ts';
import { Findings } from '../core/faults/findings.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import { isObjectType } from '../core/schema/object-type.ts';
import type { CalculationContext, Step } from '../documents/behaviour.ts';
import type { CalculationTrouble, TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { EngineCore } from '../engine-core.ts';
import { identified } from '../envelope/seal.ts';
import type { OperationContext } from './context.ts';
import { withRegime } from './read-document.ts';

export interface Calculated {
  readonly value: unknown;
  readonly faults: readonly Fault[];
}

export interface CalculateOptions {
  /** Path of the document: `$`, or `$.doc` in an envelope. */
  readonly at: string;
  readonly trace?: (figure: TracedFigure) => void;
}

/**
 * Normalises and calculates a document: regime, addons, normalisation, then the steps of its type. Types without a
 * behaviour are unchanged. The calculation continues after errors; each failing entry gives a fault.
 */
export function calculateDocument(
  engine: EngineCore,
  type: DocumentType,
  given: unknown,
  context: OperationContext,
  options: CalculateOptions,
): Calculated {
  const behaviour = engine.behaviourOf(type);
  if (!behaviour) return { value: given, faults: [] };
  const found = new Findings('calculation');
  const place = (path: string) => options.at + path.slice(1);

  const document = withAddons(engine, type, withRegime(engine, type, given)) as {
    readonly $regime?: string;
    readonly $addons?: readonly string[];
  };
  const regime = document.$regime ?? '';
  const addons = document.$addons ?? [];
  const plan = engine.normalisePlan(regime, addons);
  const scope = { regime, addons, knowledge: engine.knowledge };
  const calculation: CalculationContext = {
    knowledge: engine.knowledge,
    today: (zone) => dateInZone(context.now(), zone),
    timeOfDay: (zone) => timeInZone(context.now(), zone),
    newId: () => context.newId(),
    report(trouble) {
      if (found.isFull) found.leaveOut(1);
      else found.add(calculationFault({ ...trouble, path: place(trouble.path) }));
    },
    trace: options.trace && ((figure) => options.trace?.(placed(figure, place))),
    normalise: (kind, value) => plan.apply(kind, value, scope) as typeof value,
    calculateEmbedded(embedded, at) {
      const result = calculateEmbedded(engine, embedded, context, place(at));
      for (const fault of result.faults) found.add(fault);
      return result.value;
    },
  };
  const normalised = behaviour.verbatim ? document : plan.apply(type, document, scope);
  const value = (behaviour.steps as unknown as readonly Step<unknown>[]).reduce(
    (at, step) => step(at, calculation),
    normalised,
  );
  return { value, faults: found.faults };
}

/** An embedded document gets an identifier like one in an envelope. */
function calculateEmbedded(
  engine: EngineCore,
  embedded: Embedded,
  context: OperationContext,
  at: string,
): { readonly value: Embedded; readonly faults: readonly Fault[] } {
  const given = identified(embedded, () => context.newId());
  if (!given.type) return { value: given, faults: [] };
  const { value: content, faults } = calculateDocument(engine, given.type, given.content, context, { at });
  return { value: content === given.content ? given : { ...given, content }, faults };
}

/** `$addons` with required addons before each, without duplicates and unknown ones. */
function withAddons(engine: EngineCore, type: DocumentType, value: unknown): unknown {
  const document = value as { readonly $addons?: readonly string[] };
  if (!document.$addons || !isObjectType(type) || !type.fields['$addons']) return value;
  const out: string[] = [];
  const add = (key: string): void => {
    const addon = engine.knowledge.addon(key);
    if (!addon || out.includes(key)) return;
    for (const required of addon.requires ?? []) add(required);
    out.push(key);
  };
  for (const key of document.$addons) add(key);
  const same = out.length === document.$addons.length && out.every((key, i) => key === document.$addons?.[i]);
  return same ? value : { ...document, $addons: out };
}

function calculationFault(trouble: CalculationTrouble): Fault {
  const { code, path, description, phrase, values, value, expected, fixes } = trouble;
  const wording = wordingOf(description, phrase, values);
  return newFault('calculation', `ASSAY-CALC-${code}`, [path], wording, { value, expected, fixes });
}

function placed(figure: TracedFigure, place: (path: string) => string): TracedFigure {
  return {
    ...figure,
    path: place(figure.path),
    operands: figure.operands.map((operand) => ({ ...operand, path: place(operand.path) })),
  };
}
