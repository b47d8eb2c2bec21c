import { ruleBench } from '../rules/rule-bench.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import { Party } from '../../engine/documents/org/party.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import { NormalisePlan } from '../../engine/core/normalise/plan.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import type { Source } from './source.ts';
import type { Codes } from './statement.ts';

/** A number of a register, stated by type of identity. */
export interface RegisterRow {
  /** Two independent sources of its form, and of its check digits if they are checked. */
  readonly source: Source;
  readonly also: Source;
  /** As people write it, and in the register's notation. */
  readonly written: readonly [string, string];
  /** In normal form: valid ones, and ones with wrong check digits or another form. */
  readonly valid: Codes;
  readonly wrong: Codes;
}

function partyOf(type: string, code: string): JsonObject {
  return { name: 'A', identities: [{ type, code }] };
}

/** Whether the regime accepts a code as a number of this type. */
export function numberJudge({ rules = [] }: Regime, type: string): (code: string) => boolean {
  const bench = ruleBench({ rules });
  return (code) => !bench.judge(Party, partyOf(type, code)).some(({ path }) => path.endsWith('.code'));
}

/** The code after building a document of the regime. */
export function writtenNumber(regime: Regime, type: string, code: string): Json {
  const knowledge = taxKnowledge({ regimes: [regime], addons: [], extensions: [] });
  const scope = { regime: regime.country, addons: [], knowledge };
  const party = Party.decode(partyOf(type, code), new DocumentReader(() => undefined));
  const built = new NormalisePlan(regime.normalisers ?? []).apply(Party, party, scope) as Party;
  return built.identities?.[0]?.code ?? '';
}
