import { JsonText } from '../../api/client/json-text.ts';
import type { JsonWebKey } from '../../api/schemas/signing.ts';
import type { JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { fetchJsonText } from '../source/document-tree.ts';
import { client } from './client.ts';

/** The text is no document in JSON or YAML, so the service cannot be asked about it. */
export class NotJsonError extends Error {
  override readonly name = 'NotJsonError';
}

async function sound(text: string): Promise<JsonText> {
  const json = await fetchJsonText(text);
  const [fault] = parseJson(json).faults;
  if (fault) throw new NotJsonError(fault.message);
  return new JsonText(json);
}

/** The engine to ask: the one chosen at that moment, unless the answer is cached under an engine's name. */
type Service = typeof client;

// Async, so that text that is not JSON rejects like every other failure.

export async function validateText(
  text: string,
  signal: AbortSignal,
  service: Service = client,
): Promise<{ readonly ok: true }> {
  return service.validate({ data: await sound(text) }, { signal });
}

export async function replicateText(text: string, signal: AbortSignal, service: Service = client): Promise<JsonObject> {
  return service.replicate({ data: await sound(text) }, { signal });
}

export async function envelopText(text: string, signal: AbortSignal, service: Service = client): Promise<JsonObject> {
  return service.build({ data: await sound(text), envelop: true }, { signal });
}

/** How to write an invoice as XML. */
export interface ExportWish {
  readonly format: string;
  readonly profile: string;
  /** Write it even if the format has no place for some values. */
  readonly allowLoss: boolean;
  readonly context?: ExportContext;
}

/** What a format of an authority asks for and a document does not say. */
export type ExportContext = NonNullable<Parameters<Service['export']>[0]['context']>;

export async function exportText(
  text: string,
  { format, profile, allowLoss, context }: ExportWish,
  signal: AbortSignal,
  service: Service = client,
) {
  const asked = { data: await sound(text), format, profile, allow_loss: allowLoss, ...(context && { context }) };
  return service.export(asked, { signal });
}

/** Exports the invoice as a PDF that carries its XML: the bytes, and the characters that the page cannot draw. */
export async function exportPdfText(
  text: string,
  { format, profile, allowLoss }: ExportWish,
  signal: AbortSignal,
  service: Service = client,
): Promise<{ readonly name: string; readonly file: Blob; readonly missing: readonly string[] }> {
  const asked = { data: await sound(text), format, profile, allow_loss: allowLoss };
  const { content, file_name: name, media_type: type, page } = await service.export(asked, { signal });
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  return { name, file: new Blob([bytes], { type }), missing: page?.missing ?? [] };
}

export async function signText(text: string, key: JsonWebKey, signal: AbortSignal): Promise<JsonObject> {
  return client.sign({ data: await sound(text), privatekey: { ...key } as JsonObject }, { signal });
}

export async function verifyText(
  text: string,
  key: JsonWebKey,
  signal: AbortSignal,
  service: Service = client,
): Promise<{ readonly ok: true }> {
  return service.verify({ data: await sound(text), publickey: { ...key } as JsonObject }, { signal });
}

/** The schema of the options that correcting this document takes; undefined when it cannot be corrected. */
export async function correctionOptions(
  text: string,
  signal: AbortSignal,
  service: Service = client,
): Promise<JsonObject | undefined> {
  const schema = await service.correct({ data: await sound(text), schema: true }, { signal });
  return isJsonObject(schema) ? schema : undefined;
}

export async function correctText(text: string, options: JsonObject, signal: AbortSignal): Promise<JsonObject> {
  const answer = await client.correct({ data: await sound(text), options }, { signal });
  if (!isJsonObject(answer)) throw new Error('The service gave no document.');
  return answer;
}

/** Builds a document after the page has changed its members. */
export async function buildAgain(document: JsonObject, signal: AbortSignal): Promise<JsonObject> {
  return client.build({ data: document }, { signal });
}
