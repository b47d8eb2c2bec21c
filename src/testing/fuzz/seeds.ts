import type { Engine, Json, JsonObject } from '../../engine/index.ts';
import { brokenExamples, examples, goldenContext, jsonOf } from '../examples/examples.ts';
import type { Trial } from './trial.ts';

/** The documents from which hostile ones are made: examples in every state, and an empty document of every type. */
export function seedDocuments(engine: Engine): readonly Json[] {
  const sound = examples().map(({ text }) => jsonOf(text));
  const broken = brokenExamples().map(({ text }) => jsonOf(text));
  const results = sound.flatMap((data) => {
    const outcome = engine.build({ data }, goldenContext);
    return outcome.ok ? [outcome.value] : [];
  });
  const envelopes = results.map((doc): JsonObject => ({ $schema: 'https://gobl.org/draft-0/envelope', doc }));
  const empty = engine.catalogue.schemas().map(($schema): JsonObject => ({ $schema }));
  const others = ['bill/order', 'bill/delivery', 'bill/payment', 'bill/status'].flatMap((type) =>
    sound.slice(0, 5).map((data) => ({ ...(data as JsonObject), $schema: `https://gobl.org/draft-0/${type}` })),
  );
  return [...sound, ...broken, ...results, ...envelopes, ...others, ...empty];
}

/** The inputs of trials besides documents. */
export async function trialOf(engine: Engine): Promise<Trial> {
  const keys = await engine.keygen(goldenContext);
  return {
    engine,
    context: goldenContext,
    // On a busy machine only a hang takes so long.
    patience: 10_000,
    keys: { private: { ...keys.private }, public: { ...keys.public } },
  };
}
