import { array, boolean, object, oneOf, optional, string } from '../../contract/typed-schema/schema.ts';
import { formatHandlers } from '../../handlers/formats.ts';
import { success } from '../../engine/values.ts';
import { shortExport, shortImport } from '../answers/short-xml.ts';
import { defineTool } from '../define-tool.ts';
import { readArgument } from '../read-argument.ts';
import { data, encoding, include } from './arguments.ts';

export const importXmlTool = defineTool({
  name: 'import_xml',
  title: 'Read an XML invoice',
  description:
    'Make a document of a UBL or CII invoice (EN 16931, Peppol, XRechnung, Factur-X) and tell which of its rules it breaks.',
  input: object({
    data: string({ minLength: 1, description: 'XML text; XML or PDF in base64' }),
    encoding,
    judge: optional(
      array(string(), { description: 'Rule sets instead of the profile’s: en16931, peppol-bis-3, xrechnung-3' }),
    ),
    include: include('report', 'verdicts'),
  }),
  async run({ include: parts = [], ...request }, scope) {
    const outcome = await formatHandlers.import(request, scope);
    return outcome.ok ? success(shortImport(outcome.value, parts)) : outcome;
  },
});

export const exportXmlTool = defineTool({
  name: 'export_xml',
  title: 'Write an XML invoice',
  description:
    'Build an invoice and write it as XML. What the format cannot say is refused, or listed with allow_loss.',
  input: object({
    data,
    format: oneOf('ubl', 'cii'),
    profile: optional(
      string({ description: 'en16931, peppol-bis-3, xrechnung-3 …; left out, by the document’s addons' }),
    ),
    allow_loss: optional(boolean()),
    include: include('links', 'verdicts'),
  }),
  async run({ data: given, include: parts = [], ...request }, scope) {
    const read = readArgument('data', given, scope.limits);
    if (!read.ok) return read;
    const outcome = await formatHandlers.export({ data: read.value, ...request }, scope);
    return outcome.ok ? success(shortExport(outcome.value, parts)) : outcome;
  },
});
