import type { Engine, Fault, Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import { parsePath } from '../../engine/values.ts';
import { goldenContext } from '../examples/examples.ts';
import type { RuleCase } from '../rules/rule-cases.ts';
import { basesOf, waysTo, type Base } from './bases.ts';

/** A whole document that breaks a rule, made from a valid one and the rule's rejected case. */
export interface BrokenDocument {
  readonly code: string;
  readonly data: JsonObject;
  /** The valid documents it is made from; first the one with the accepted value. */
  readonly origins: readonly Json[];
  /** Errors and warnings; those of `code` are among them. */
  readonly faults: readonly Fault[];
}

type Case = RuleCase & { readonly code: string };

export function graveFaults(engine: Engine, data: Json): readonly Fault[] {
  const { faults } = engine.inspect({ data, include: ['changes'] }, goldenContext);
  return faults.filter(({ severity }) => severity === 'error' || severity === 'warning');
}

/** For each code the document with the fewest other faults; none if no whole document breaks it. */
export function brokenDocuments(engine: Engine, cases: readonly Case[]): readonly BrokenDocument[] {
  const bases = basesOf(engine);
  const best = new Map<string, BrokenDocument>();
  const origins = new Map(engine.catalogue.rules().map(({ code, origin }) => [code, origin]));
  for (const entry of cases) {
    const { code } = entry;
    const origin = origins.get(code);
    const addon = origin?.kind === 'addon' ? origin.name : undefined;
    const regime = (entry.rejectedIn ?? entry).regime ?? (origin?.kind === 'regime' ? origin.name : undefined);
    const context = { ...(addon === undefined ? {} : { addon }), ...(regime === undefined ? {} : { regime }) };
    for (const base of bases.fitting(entry.type, context)) {
      for (const way of waysTo(base.type, entry.type)) {
        const known = best.get(code);
        if (known?.faults.length === 1) break;
        const data = placed(base, entry, way, addon);
        const faults = graveFaults(engine, data);
        if (!faults.some((fault) => fault.code === code)) continue;
        if (!known || faults.length < known.faults.length)
          best.set(code, { code, data, faults, origins: [accepted(base, entry, way), base.data] });
      }
    }
  }
  return [...best.values()];
}

function placed(base: Base, entry: Case, way: readonly PathStep[], addon: string | undefined): JsonObject {
  const { accepts = entry.spares, rejects, at, rejectedIn = entry } = entry;
  const data = changed(base.data, [...base.at, ...way], (node) => {
    const merged = merge(node, accepts, rejects);
    return hasPlace(rejects, parsePath(at)) ? merged : without(merged, parsePath(at));
  });
  const context = {
    ...(rejectedIn.regime === undefined ? {} : { $regime: rejectedIn.regime }),
    ...(addon === undefined || base.addons.includes(addon) ? {} : { $addons: [...base.addons, addon] }),
    ...(rejectedIn.addons === undefined ? {} : { $addons: rejectedIn.addons }),
  };
  const whole = isJsonObject(data) ? data : {};
  return base.type.named.id === 'envelope' ? whole : { ...whole, $schema: base.data['$schema'] ?? null, ...context };
}

function accepted(base: Base, { accepts = null }: Case, way: readonly PathStep[]): Json {
  return accepts === null
    ? base.data
    : changed(base.data, [...base.at, ...way], (node) => merge(node, accepts, accepts));
}

function changed(json: Json | undefined, way: readonly PathStep[], change: (node: Json | undefined) => Json): Json {
  const [step, ...rest] = way;
  if (step === undefined) return change(json);
  if (typeof step === 'number') {
    const items: readonly Json[] = Array.isArray(json) ? json : [];
    const next = changed(items[step], rest, change);
    return items.length > step ? items.map((item, index) => (index === step ? next : item)) : [...items, next];
  }
  const object = isJsonObject(json ?? null) ? (json as JsonObject) : {};
  return { ...object, [step]: changed(object[step], rest, change) };
}

/** The base with the rejected value in place, and without members that only the accepted value needs. */
function merge(base: Json | undefined, accepted: Json | undefined, rejected: Json): Json {
  if (Array.isArray(rejected)) {
    const [old, good]: readonly (readonly Json[])[] = [base, accepted].map((list) => (Array.isArray(list) ? list : []));
    return rejected.map((item: Json, index) => merge(old?.[index] ?? old?.[0], good?.[index], item));
  }
  if (!isJsonObject(rejected)) return rejected;
  const old = isJsonObject(base ?? null) ? (base as JsonObject) : {};
  const good = isJsonObject(accepted ?? null) ? (accepted as JsonObject) : {};
  const kept = Object.entries(old).filter(([name]) => !Object.hasOwn(rejected, name) && !Object.hasOwn(good, name));
  const given = Object.entries(rejected).map(([name, value]) => [name, merge(old[name], good[name], value)] as const);
  return Object.fromEntries([...kept, ...given]);
}

function hasPlace(json: Json | undefined, steps: readonly PathStep[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return json !== undefined;
  if (Array.isArray(json)) return hasPlace(json[Number(step)] as Json | undefined, rest);
  return isJsonObject(json ?? null) && hasPlace((json as JsonObject)[String(step)], rest);
}

function without(json: Json, steps: readonly PathStep[]): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return json;
  if (Array.isArray(json)) {
    const items: readonly Json[] = json;
    return rest.length === 0
      ? items.filter((_, index) => index !== step)
      : items.map((item, index) => (index === step ? without(item, rest) : item));
  }
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => {
      if (name !== step) return [[name, value] as const];
      return rest.length === 0 ? [] : [[name, without(value, rest)] as const];
    }),
  );
}
