import type { RuleSet } from '../formats/rule-sets/rule-set.ts';

/** Says in one line why the operator's own rules cannot be used. */
export class OwnRulesError extends Error {
  override readonly name = 'OwnRulesError';
}

/**
 * The rules of whoever starts a program on Node: those of the file that `ASSAY_RULES` names, if any. The code that runs
 * them is loaded on demand. Throws {@link OwnRulesError}.
 */
export async function ownRulesOfProgram(file = process.env['ASSAY_RULES']): Promise<RuleSet | undefined> {
  if (file === undefined || file === '') return undefined;
  const { ownRulesOf, RuleFileError } = await import('./node-rule-files.ts');
  return ownRulesOf(file).catch((error: unknown) => {
    throw error instanceof RuleFileError ? new OwnRulesError(`ASSAY_RULES: ${error.message}`) : error;
  });
}
