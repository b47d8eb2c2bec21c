import { failure, success } from '../../engine/values.ts';
import type { Fault, Outcome } from '../../engine/index.ts';
import { exportXml } from '../../formats/export-xml.ts';
import { importXml } from '../../formats/import-xml.ts';
import type { XmlFault } from '../../formats/xml/xml-tree.ts';
import { requestFault } from '../requests/request-fault.ts';
import type { Handlers } from './handler.ts';

export const formatHandlers: Handlers<'import' | 'export'> = {
  import: ({ data, encoding, format, judge }, { engine, context }) => {
    const bytes = encoding === 'base64' ? bytesOf(data) : data;
    if (bytes === undefined) {
      const description = '`data` is not Base64';
      return failure('input', `${description}.`, [requestFault('TYPE', 'request.data', description)]);
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
