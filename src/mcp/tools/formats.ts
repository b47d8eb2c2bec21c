import { ExportContext } from '../../api/schemas/format-requests.ts';
import { array, boolean, known, object, oneOf, optional, string } from '../../api/typed-schema/schema.ts';
import type { JsonObject } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { FORMAT_KEYS } from '../../formats/catalogue/format.ts';
import { formatHandlers } from '../../operations/formats.ts';
import { shortExport, shortImport } from '../answers/short-xml.ts';
import { defineTool } from '../define-tool.ts';
import { readArgument } from '../read-argument.ts';
import { data, encoding, include } from './arguments.ts';

export const importXmlTool = defineTool({
  name: 'import_xml',
  title: 'Read an XML invoice',
  description:
    'Convert an XML invoice (UBL, CII, Factur-X, or the format of an authority, such as KSeF) to a document, or to each of a file with several, and list the rules it breaks.',
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

/** Listed in words: its schema would cost every conversation 700 tokens. */
const context = optional({
  ...ExportContext,
  $published: known<JsonObject>({
    type: 'object',
    description:
      'For verifactu: {software: {name, nif, system, id, version, installation, only_verifactu, multi, several}, previous?: {issuer, num_series, issue_date, fingerprint}, timestamp?, kind?: register|cancel}. For ticketbai: {software: {name, nif, version, license}, previous?: {series, code, issue_date, signature}, signature_value?}',
  }),
});

export const exportXmlTool = defineTool({
  name: 'export_xml',
  title: 'Write an XML invoice',
  description: 'Build an invoice and write it as XML. Fails if values would be lost; with allow_loss they are listed.',
  input: object({
    data,
    format: oneOf(...FORMAT_KEYS),
    profile: optional(
      string({
        description: 'en16931, peppol-bis-3, xrechnung-3, factur-x-basic …; default: by the document’s addons',
      }),
    ),
    allow_loss: optional(boolean()),
    context,
    include: include('links', 'verdicts'),
  }),
  async run({ data: given, include: parts = [], ...request }, scope) {
    const read = readArgument('data', given, scope.limits);
    if (!read.ok) return read;
    const outcome = await formatHandlers.export({ data: read.value, ...request }, scope);
    return outcome.ok ? success(shortExport(outcome.value, parts)) : outcome;
  },
});

export const renderTool = defineTool({
  name: 'render',
  title: 'Show an invoice as a page',
  description: 'Show a document or an XML invoice as an HTML page, and list what the page leaves out.',
  input: object({
    data,
    encoding: optional(oneOf('base64')),
    lang: optional(oneOf('en', 'es', 'de', 'fr', 'it', 'pt')),
  }),
  async run({ data: given, encoding, lang }, scope) {
    const isFile = typeof given === 'string' && (encoding !== undefined || given.trimStart().startsWith('<'));
    const read = isFile ? success(given) : readArgument('data', given, scope.limits);
    if (!read.ok) return read;
    const page = { ...(lang !== undefined && { lang }) };
    const asked = { data: read.value, ...(encoding !== undefined && { encoding }), format: 'html' as const, page };
    const outcome = await formatHandlers.render(asked, scope);
    if (!outcome.ok) return outcome;
    const { content, page: drawn } = outcome.value;
    return success({ html: content, ...drawn });
  },
});
