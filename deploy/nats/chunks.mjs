/** Turns lines of documents into named records, and records into chunks. */

/**
 * Most records of a chunk, and most bytes: small enough that a lost worker costs little, large enough for efficient
 * messages.
 */
const MOST_RECORDS = 250;
const MOST_BYTES = 256 * 1024;

/**
 * The lines of a file, without their line feeds and without blank ones.
 * @param {AsyncIterable<Uint8Array>} pieces
 * @returns {AsyncGenerator<{ number: number, text: string }>} numbers count every line from 1
 */
export async function* linesOf(pieces) {
  let number = 1;
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    let start = 0;
    for (let end; (end = rest.indexOf(0x0a, start)) >= 0; start = end + 1, number++) {
      const text = rest.toString('utf8', start, end);
      if (/\S/.test(text)) yield { number, text };
    }
    rest = rest.subarray(start);
  }
  const text = rest.toString('utf8');
  if (/\S/.test(text)) yield { number, text };
}

/**
 * The record of a document, with every digit as written. Invalid JSON becomes a string, so that it is refused under its
 * own id and cannot affect other records.
 * @param {string} operation
 * @param {string} id
 * @param {string} text
 */
export function recordOf(operation, id, text) {
  return `{"op":${JSON.stringify(operation)},"id":${JSON.stringify(id)},"data":${isJson(text) ? text.trim() : JSON.stringify(text)}}`;
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Groups of records, each with its line feed, under the number of the first.
 * @param {AsyncIterable<{ number: number, record: string }>} records
 * @returns {AsyncGenerator<{ first: number, count: number, bytes: Buffer }>}
 */
export async function* chunksOf(records) {
  let first = 0;
  let count = 0;
  let text = '';
  for await (const { number, record } of records) {
    if (count > 0 && (count === MOST_RECORDS || text.length + record.length >= MOST_BYTES)) {
      yield { first, count, bytes: Buffer.from(text) };
      [count, text] = [0, ''];
    }
    if (count++ === 0) first = number;
    text += `${record}\n`;
  }
  if (count > 0) yield { first, count, bytes: Buffer.from(text) };
}

/**
 * Answers as messages of at most `limit` bytes, split between lines, each with the number of its first. An answer that
 * is too long is replaced by an error.
 * @param {Buffer} answers
 * @param {number} limit
 * @returns {readonly { first: number, bytes: Buffer }[]}
 */
export function messagesOf(answers, limit) {
  if (answers.length <= limit) return [{ first: 0, bytes: answers }];
  /** @type {{ first: number, bytes: Buffer }[]} */
  const messages = [];
  for (const [place, line] of answers.toString('utf8').trimEnd().split('\n').entries()) {
    const whole = Buffer.from(`${line}\n`);
    const bytes = whole.length <= limit ? whole : Buffer.from(`${tooLarge(line)}\n`);
    const last = messages.at(-1);
    if (last && last.bytes.length + bytes.length <= limit) last.bytes = Buffer.concat([last.bytes, bytes]);
    else messages.push({ first: place, bytes });
  }
  return messages;
}

/** @param {string} answer */
function tooLarge(answer) {
  const { line, id } = JSON.parse(answer);
  const message = 'The answer is larger than a message of this NATS server may be.';
  return JSON.stringify({ line, id, ok: false, error: { code: 413, key: 'answer-too-large', message } });
}
