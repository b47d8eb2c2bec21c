import type { Message } from '../../engine/index.ts';
import { causeMessages } from './cause-messages.ts';
import type { OwnCode } from './own-code.ts';
import { ownCodes } from './own-codes.ts';

/** The meaning of a code of Assay that is not a rule, what brings it about, and where the guide has it. */
export interface OwnExplanation extends OwnCode {
  readonly code: string;
  readonly cause: Message;
  /** Below the top of the guide. */
  readonly page: string;
}

/** By the code without `ASSAY-`, or by its first word. */
const CAUSES: Readonly<Record<string, Message>> = {
  SYNTAX: causeMessages.syntax,
  INPUT: causeMessages.input,
  CALC: causeMessages.calc,
  LINT: causeMessages.lint,
  LIMIT: causeMessages.limit,
  SIGNATURE: causeMessages.signature,
  XML: causeMessages.xml,
  PDF: causeMessages.pdf,
  EXPORT: causeMessages.export,
  'EXPORT-FORMAT': causeMessages.notWritten,
  'EXPORT-NUMBER': causeMessages.noNumber,
  'EXPORT-PAGE': causeMessages.noPage,
  PAGE: causeMessages.page,
  DRAFT: causeMessages.draft,
  DESTINATION: causeMessages.destination,
  RULE: causeMessages.rule,
  PLACEHOLDER: causeMessages.placeholder,
};

/** Explains a code in any case; undefined if it is a rule, or nobody's. */
export function explainOwn(code: string): OwnExplanation | undefined {
  const name = code.trim().toUpperCase();
  const own = ownCodes.get(name);
  if (!own) return undefined;
  const causes = new Map(Object.entries(CAUSES));
  const [, kind = ''] = name.split('-');
  const cause = causes.get(name.slice('ASSAY-'.length)) ?? causes.get(kind) ?? causeMessages.operation;
  return { code: name, ...own, cause, page: `codes/index.html#${name}` };
}
