import type { RefusalFinding } from '../../api/schemas/refusals.ts';
import type { Static } from '../../api/typed-schema/schema.ts';
import { refusalHandlers } from '../../operations/refusals.ts';
import { object, optional, string } from '../../api/typed-schema/schema.ts';
import { success } from '../../engine/values.ts';
import { defineTool } from '../define-tool.ts';
import { readArgument } from '../read-argument.ts';
import { jsonOrText } from './arguments.ts';

export const explainRefusalTool = defineTool({
  name: 'explain_refusal',
  title: 'Explain a refusal',
  description:
    'Explain a response of a tax authority, network or validator (KSeF, SdI, AEAT, SAT, NAV, ZATCA, Peppol, KoSIT …): its codes, what to do next, and where in the document.',
  input: object({
    text: string({ minLength: 1, description: 'The response: XML, JSON, text or a code' }),
    document: optional(jsonOrText('The refused document: as `data` elsewhere, or XML text')),
  }),
  async run({ text, document }, scope) {
    const read =
      document === undefined || isXml(document) ? success(document) : readArgument('document', document, scope.limits);
    if (!read.ok) return read;
    const given = read.value === undefined ? {} : { document: read.value };
    const outcome = await refusalHandlers.explainRefusal({ text, ...given }, scope);
    if (!outcome.ok) return outcome;
    const { findings, ...rest } = outcome.value;
    return success({ ...rest, findings: findings.map(shortFinding) });
  },
});

/** Without members that an assistant does not need. */
function shortFinding({
  sources: _,
  authority: __,
  messages: ___,
  document,
  ...finding
}: Static<typeof RefusalFinding>) {
  if (!document) return finding;
  const { phrase: ____, ...compared } = document;
  return { ...finding, document: compared };
}

const isXml = (document: unknown): boolean => typeof document === 'string' && /^\s*</.test(document);
