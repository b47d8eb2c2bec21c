import type { Json, JsonObject } from '../../engine/index.ts';
import type { DocumentMaker } from '../catalogue/document-maker.ts';
import { answerMaker } from './answer-maker.ts';
import { STATE, stateOf } from './cdar-codes.ts';
import { cdarFromStatus } from './cdar-from-status.ts';
import { cdarToStatus } from './cdar-to-status.ts';
import { answerMessages } from './messages.ts';

/** Converts messages of the French life cycle to status documents, and status documents of parties to such messages. */
export const cdarMaker: DocumentMaker = {
  ...answerMaker('CDAR', { statuses: {} }),
  toDocument: cdarToStatus,
  toTerms: cdarFromStatus,
  refused(document) {
    const lines = (document.lines ?? []) as readonly JsonObject[];
    const at = lines.findIndex(({ ext }) => stateOf(codeOf(ext))?.phase !== '23');
    return at < 0 ? undefined : { path: `$.lines[${at}].key`, why: answerMessages.ofPlatform };
  },
};

function codeOf(ext: Json | undefined): string {
  const code = (ext as JsonObject | undefined)?.[STATE];
  return typeof code === 'string' ? code : '';
}
