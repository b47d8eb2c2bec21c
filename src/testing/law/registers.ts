import { ruleBench } from '../rules/rule-bench.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import { Party } from '../../engine/documents/org/party.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import { NormalisePlan } from '../../engine/core/normalise/plan.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import type { Source } from './source.ts';
import type { Codes } from './statement.ts';

/** A number of a register, under the type of the identities that carry it. */
export interface RegisterRow {
  /** Two sources of its form, and of its check digits where they are judged; they do not rest on each other. */
  readonly source: Source;
  readonly also: Source;
  /** As people write it, and as the register does. */
  readonly written: readonly [string, string];
  /** In normal form, with right and with wrong check digits, or of another form. */
  readonly valid: Codes;
  readonly wrong: Codes;
}

function partyOf(type: string, code: string): JsonObject {
  return { name: 'A', identities: [{ type, code }] };
}

/** Whether the regime finds no fault with a code as a number of this type. */
export function numberJudge({ rules = [] }: Regime, type: string): (code: string) => boolean {
  const bench = ruleBench({ rules });
  return (code) => !bench.judge(Party, partyOf(type, code)).some(({ path }) => path.endsWith('.code'));
}

/** What building a document of the regime makes of the code. */
export function writtenNumber(regime: Regime, type: string, code: string): Json {
  const knowledge = taxKnowledge({ regimes: [regime], addons: [], extensions: [] });
  const scope = { regime: regime.country, addons: [], knowledge };
  const party = Party.decode(partyOf(type, code), new DocumentReader(() => undefined));
  const built = new NormalisePlan(regime.normalisers ?? []).apply(Party, party, scope) as Party;
  return built.identities?.[0]?.code ?? '';
}
