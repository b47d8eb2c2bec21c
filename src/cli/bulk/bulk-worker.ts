import { isUtf8 } from 'node:buffer';
import {
  answerRecord,
  bulkWork,
  isBlank,
  lineNotUtf8,
  type AnsweredRecord,
  type BulkOptions,
  type BulkScope,
} from '../../operations/bulk/answer-record.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import type { Block } from '../../operations/bulk/cut-blocks.ts';
import type { BulkParts } from '../../operations/handler.ts';
import { serveJobs } from '../../processes/serve-jobs.ts';
import { createNodeEngine } from '../../platform/node-engine.ts';
import { ownFontFiles } from '../../platform/node-font-files.ts';
import { ownRulesOfProgram } from '../../platform/node-own-rules.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { WorkedBlock } from './bulk-messages.ts';

const formats = async () => import('../../operations/formats.ts');

/** The code for files, pages and destinations is loaded with the first record that needs it. */
const parts: BulkParts = {
  read: async (input, scope) => (await formats()).formatParts.read(input, scope),
  judge: async (input, scope) => (await formats()).formatParts.judge(input, scope),
  rules: async (judging) => (await formats()).formatParts.rules(judging),
  export: async (input, scope) => (await formats()).formatParts.export(input, scope),
  render: async (input, scope) => (await formats()).formatParts.render(input, scope),
};

const [engine, ownRules] = await Promise.all([createNodeEngine(), ownRulesOfProgram()]);
const scope: BulkScope = {
  limits: JSON_LIMITS,
  work: bulkWork({ engine, context: systemContext, fonts: ownFontFiles, ownRules }, parts),
};
const encoder = new TextEncoder();
let options: BulkOptions = {};

serveJobs({ begin: (asked) => void (options = asked as BulkOptions), work });

/** Characters of answers sent together: few, so that no process holds many. */
const MOST_REPORTED = 1024 * 1024;

async function work({ firstLine, bytes }: Block): Promise<WorkedBlock> {
  let text = '';
  let records = 0;
  let failed = 0;
  let line = firstLine;
  let rest: number | undefined;
  for (const record of recordsOf(bytes)) {
    if (text.length >= MOST_REPORTED) {
      rest = line;
      break;
    }
    const pending = answered(record, line++);
    if (!pending) continue;
    // Awaiting costs more than a small document, so only promises are awaited.
    const answer = pending instanceof Promise ? await pending : pending;
    records++;
    if (!answer.ok) failed++;
    text += `${answer.text}\n`;
  }
  return { records, failed, bytes: encoder.encode(text), rest };
}

/** The bytes of a line are given if it is not UTF-8. */
function answered(record: string | Uint8Array, line: number): AnsweredRecord | Promise<AnsweredRecord> | undefined {
  if (typeof record !== 'string') return lineNotUtf8(record, line, options);
  return isBlank(record) ? undefined : answerRecord(record, line, options, scope);
}

function recordsOf(bytes: Uint8Array): readonly (string | Uint8Array)[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf8(whole)) return withoutEnd(whole.toString('utf8').split('\n'));
  // One bad line must not affect others. Latin-1 keeps the bytes, and no byte of a multi-byte character equals a line
  // feed.
  return withoutEnd(whole.toString('latin1').split('\n')).map((line) => {
    const record = Buffer.from(line, 'latin1');
    return isUtf8(record) ? record.toString('utf8') : record;
  });
}

function withoutEnd(lines: string[]): string[] {
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
