import { failure, success } from '../../engine/values.ts';
import type { Fault, Json, Outcome } from '../../engine/index.ts';
import { profileByKey } from '../../formats/en16931/profiles/profiles.ts';
import { exportXml } from '../../formats/export-xml.ts';
import { formatByKey } from '../../formats/formats.ts';
import { importXml, prepareImport } from '../../formats/import-xml.ts';
import { listFormats } from '../../formats/list-formats.ts';
import { RULE_SETS } from '../../formats/judge.ts';
import type { XmlFault } from '../../formats/xml/xml-tree.ts';
import { requestFault } from '../requests/request-fault.ts';
import type { Handlers } from './handler.ts';

export const formatHandlers: Handlers<'import' | 'export' | 'listFormats'> = {
  listFormats: () => success(listFormats()),
  import: ({ data, encoding, format, judge }, { engine, context }) => {
    const bytes = encoding === 'base64' ? bytesOf(data) : data;
    if (bytes === undefined) {
      const description = '`data` is not Base64';
      return failure('input', `${description}.`, [requestFault('TYPE', 'request.data', description)]);
    }
    const unknown = judge?.findIndex((key) => !RULE_SETS.some((set) => set.key === key)) ?? -1;
    if (unknown >= 0) {
      const description = `There is no rule set \`${judge?.[unknown]}\`; there are ${RULE_SETS.map(({ key }) => key).join(', ')}`;
      return failure('input', `${description}.`, [requestFault('RULES', `request.judge[${unknown}]`, description)]);
    }
    const outcome = importXml({ data: bytes, ...(judge && { judge }) }, engine, context);
    if (!outcome.ok) return unreadable(outcome.faults);
    const { profile, faults, ...rest } = outcome.value;
    if (format !== undefined && format !== rest.format) {
      const description = `The file is ${rest.format}, not ${format}`;
      return failure('input', `${description}.`, [requestFault('FORMAT', 'request.format', description)]);
    }
    return success({
      ...rest,
      ...(profile !== undefined && { profile }),
      ...(faults.length > 0 && { faults: faults.map(({ offset: _, ...fault }) => fault) }),
    });
  },
  export: ({ data, format, profile, allow_loss: allowLoss }, { engine, context }) => {
    const request = {
      data,
      format,
      ...(profile !== undefined && { profile }),
      ...(allowLoss !== undefined && { allowLoss }),
    };
    const outcome = exportXml(request, engine, context);
    if (!outcome.ok) return outcome;
    const { fileName, mediaType, ...rest } = outcome.value;
    return success({ ...rest, file_name: fileName, media_type: mediaType });
  },
};

/**
 * What an engine that fetches its parts must look at before it can import or export: a document that names the regimes and addons.
 * Input that cannot be read names none; the handler then says why.
 */
export function namingDocument(operation: 'import' | 'export', input: Readonly<Record<string, Json>>): Json {
  const { data = null, encoding, format, profile } = input;
  if (operation === 'export') {
    const syntax = formatByKey(typeof format === 'string' ? format : '')?.table.syntax;
    const named = syntax && profileByKey(typeof profile === 'string' ? profile : 'en16931', syntax);
    return { data, $addons: named?.addons ?? [] };
  }
  const bytes = typeof data !== 'string' ? undefined : encoding === 'base64' ? bytesOf(data) : data;
  const prepared = bytes === undefined ? undefined : prepareImport({ data: bytes }, () => true);
  return prepared?.ok ? prepared.value.document : null;
}

function bytesOf(base64: string): Uint8Array | undefined {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function unreadable(faults: readonly XmlFault[]): Outcome<never> {
  const placed = faults.map(({ code, description, line, column }): Fault => ({
    severity: 'error',
    stage: 'input',
    code,
    properties: ['$'],
    description,
    place: { line, column },
    certain: true,
    fixes: [],
  }));
  return failure('input', `${faults[0]?.description ?? 'The file cannot be read'}.`, placed);
}
