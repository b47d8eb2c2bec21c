import type { Engine, Outcome } from '../engine/index.ts';
import { success } from '../engine/values.ts';
import { formatRules, rulesByCode } from '../operations/rules.ts';
import { ownCodes } from '../language/knowledge/own-codes.ts';
import { namesOn, notThere } from './lookup.ts';

/** Explains any code: a rule of the engine or of an XML format, or one of our own codes without a rule. */
export function explainCode(code: string, engine: Engine): Outcome<object> {
  const name = code.trim().toUpperCase();
  const rules = rulesByCode(engine, name);
  if (rules.length > 0) return success({ rules });
  const own = ownCodes.get(name);
  if (own) return success({ code: name, means: own.meaning, mend: own.mend });
  const ofFormats = [...formatRules().values()].flat().map((rule) => rule.code);
  return notThere('code', code, [...namesOn('rules', engine), ...ownCodes.keys(), ...ofFormats]);
}
