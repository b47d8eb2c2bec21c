import { boolean, object, optional, string } from '../../api/typed-schema/schema.ts';
import { success } from '../../engine/values.ts';
import { shortReport, type Reported } from '../answers/short-report.ts';
import { defineTool } from '../define-tool.ts';
import { readArgument, readMembers } from '../read-argument.ts';
import { data, encoding, envelop, include, jsonOrText, type } from './arguments.ts';
import { isFileGiven } from '../../operations/inspect-file.ts';
import { formatHandlers } from '../../operations/formats.ts';

export const buildTool = defineTool({
  name: 'build',
  title: 'Build a document',
  description: 'Calculate and check a document; returns it complete with taxes and totals. Removes signatures.',
  input: object({ data, type, envelop }),
  run({ data: given, ...options }, { engine, context, limits }) {
    const read = readArgument('data', given, limits);
    return read.ok ? engine.build({ data: read.value, ...options, warnings: true }, context) : read;
  },
});

export const validateTool = defineTool({
  name: 'validate',
  title: 'Validate a document',
  description: 'Check a complete document as it is, without calculating, or an XML or PDF invoice.',
  input: object({ data, encoding }),
  run({ data: given, ...file }, scope) {
    const { engine, context, limits } = scope;
    if (isFileGiven({ data: given, ...file })) {
      return formatHandlers.validate({ data: given, ...file, warnings: true }, scope);
    }
    const read = readArgument('data', given, limits);
    return read.ok ? engine.validate({ data: read.value, warnings: true }, context) : read;
  },
});

export const inspectTool = defineTool({
  name: 'inspect',
  title: 'Inspect a document',
  description:
    'Everything wrong with a document, or an XML or PDF invoice, and where. include: faults (all, in full), document (as built), changes that building makes, trace of each figure, rules applied.',
  input: object({
    data,
    encoding,
    type,
    envelop,
    destination: optional(string({ description: 'Destination: xrechnung, peppol, sdi …, or auto' })),
    include: include('faults', 'document', 'changes', 'trace', 'rules'),
  }),
  async run({ data: given, encoding: written, include: parts = [], ...options }, scope) {
    const file = { data: given, ...(written && { encoding: written }) };
    if (isFileGiven(file)) {
      const outcome = await formatHandlers.inspect({ ...file, ...options }, scope);
      return outcome.ok ? success(shortReport(outcome.value as Reported, parts)) : outcome;
    }
    const read = readArgument('data', given, scope.limits);
    if (!read.ok) return read;
    const made = (['changes', 'trace', 'rules'] as const).filter((part) => parts.includes(part));
    const outcome = await formatHandlers.inspect({ data: read.value, ...options, include: made }, scope);
    return outcome.ok ? success(shortReport(outcome.value as Reported, parts)) : outcome;
  },
});

export const correctTool = defineTool({
  name: 'correct',
  title: 'Correct an invoice',
  description:
    'Create a credit note, debit note or corrective invoice. schema: true returns the schema of the options.',
  input: object({
    data,
    options: optional(jsonOrText('How: {"type":"credit-note","reason":"…"}')),
    schema: optional(boolean()),
  }),
  run({ data: given, options, schema }, { engine, context, limits }) {
    const read = readArgument('data', given, limits);
    if (!read.ok) return read;
    const how = readMembers('options', options, limits);
    if (!how.ok) return how;
    return engine.correct(
      { data: read.value, ...(how.value && { options: how.value }), ...(schema !== undefined && { schema }) },
      context,
    );
  },
});

export const replicateTool = defineTool({
  name: 'replicate',
  title: 'Replicate a document',
  description: 'Copy a document without its identifiers, code and dates.',
  input: object({ data }),
  run({ data: given }, { engine, context, limits }) {
    const read = readArgument('data', given, limits);
    return read.ok ? engine.replicate({ data: read.value }, context) : read;
  },
});
