import { array, boolean, object, oneOf, optional, string } from '../../contract/typed-schema/schema.ts';
import { OkResponse } from '../../contract/schemas/documents.ts';
import { InspectReport } from '../../contract/schemas/inspect.ts';
import { AnyDocument } from '../../contract/schemas/json-value.ts';
import { success } from '../../engine/values.ts';
import { defineTool } from '../define-tool.ts';
import { readObject, readText } from '../read-text.ts';
import { data, envelop, type } from './arguments.ts';

export const buildTool = defineTool({
  name: 'build',
  title: 'Build a document',
  description:
    'Normalise, calculate and check a GOBL document such as an invoice, and give it back complete with taxes and totals. Every fault names the JSON path it is about. Signatures are dropped.',
  input: object({ data, type, envelop }),
  output: AnyDocument,
  run({ data: text, ...options }, { engine, context, limits }) {
    const read = readText('data', text, limits);
    return read.ok ? engine.build({ data: read.value, ...options }, context) : read;
  },
});

export const validateTool = defineTool({
  name: 'validate',
  title: 'Validate a document',
  description:
    'Check a complete GOBL document or envelope as it stands, without calculating or changing anything. Use build for a document without totals, inspect to learn everything that is wrong.',
  input: object({ data }),
  output: OkResponse,
  run({ data: text }, { engine, limits }) {
    const read = readText('data', text, limits);
    return read.ok ? engine.validate({ data: read.value }) : read;
  },
});

export const inspectTool = defineTool({
  name: 'inspect',
  title: 'Inspect a document',
  description:
    'Report everything known about a document, whatever is wrong with it: faults with severity, place and fixes, and on request what building changes, how each figure comes about, and which rules apply.',
  input: object({
    data,
    type,
    envelop,
    include: optional(
      array(oneOf('changes', 'trace', 'rules'), {
        description: 'Parts of the report that are made only when asked for.',
      }),
    ),
  }),
  output: InspectReport,
  run({ data: text, ...options }, { engine, context, limits }) {
    const read = readText('data', text, limits);
    return read.ok ? success(engine.inspect({ data: read.value, ...options }, context)) : read;
  },
});

export const correctTool = defineTool({
  name: 'correct',
  title: 'Correct a document',
  description:
    'Make a credit note, debit note or corrective invoice of an invoice. First ask with schema true which options the document takes; null means it takes none.',
  input: object({
    data,
    options: optional(
      string({ description: 'How to correct, as JSON text, for example {"type":"credit-note","reason":"…"}.' }),
    ),
    schema: optional(boolean({ description: 'Answer with the JSON Schema of the options instead.' })),
  }),
  run({ data: text, options, schema }, { engine, context, limits }) {
    const read = readText('data', text, limits);
    if (!read.ok) return read;
    const how = readObject('options', options, limits);
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
  description: 'Copy a document under a fresh identity, without what belonged to the original alone, such as its code.',
  input: object({ data }),
  output: AnyDocument,
  run({ data: text }, { engine, context, limits }) {
    const read = readText('data', text, limits);
    return read.ok ? engine.replicate({ data: read.value }, context) : read;
  },
});
