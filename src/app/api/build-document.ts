import { ApiError } from '../../api/client/api-error.ts';
import { JsonText } from '../../api/client/json-text.ts';
import { fetchJsonText } from '../source/document-tree.ts';
import type { WorkDocument } from '../state/documents-slice.ts';
import { client } from './client.ts';
import { troubleOf } from './trouble.ts';
import type { BuildOutcome } from './build-outcome.ts';

/** Sends one text to `POST /v0/build`; a failure is an outcome too. */
export async function buildDocument({ id: documentId, text, revision }: WorkDocument): Promise<BuildOutcome> {
  try {
    const data = new JsonText(await fetchJsonText(text));
    return { kind: 'built', documentId, revision, document: await client.build({ data }) };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused' && error.status < 500) {
      return { kind: 'refused', documentId, revision, message: error.message, faults: error.faults.length };
    }
    return { kind: 'failed', documentId, revision, trouble: troubleOf(error) };
  }
}
