/** The documents a trial works on, and the judge of their answers. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Every so many lines one is no JSON, and one is a document with a fault: neither may stop the rest. */
const BROKEN_EVERY = 1000;

/** @param {string} file @param {number} count */
export function writeDocuments(file, count) {
  const stream = createWriteStream(file);
  for (let number = 1; number <= count; number++) stream.write(`${documentOf(number)}\n`);
  stream.end();
}

/** @param {number} number @returns {string} one line */
function documentOf(number) {
  if (number % BROKEN_EVERY === 7) return '{"code": no JSON}';
  return JSON.stringify({
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: `C-${number}`,
    issue_date: '2026-01-15',
    supplier: { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
    customer: { name: 'Cafetería La Esquina' },
    lines: [
      {
        quantity: number % BROKEN_EVERY === 11 ? 'a few' : String((number % 20) + 1),
        item: { name: 'Part', price: `${(number % 90) + 10}.50` },
        taxes: [{ cat: 'VAT', rate: 'general' }],
      },
    ],
  });
}

/**
 * Reads all answers: throws when one is missing, there twice, or not that of its document.
 * @param {readonly string[]} files of answers
 * @param {number} count documents there were
 * @param {(id: unknown) => number} numberOf the line of a document, from 1, by the name of its record
 * @returns {Promise<string>} what was found
 */
export async function judgeAnswers(files, count, numberOf) {
  const times = new Uint8Array(count + 1);
  let faults = 0;
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      const { id, ok, result } = JSON.parse(line);
      const number = numberOf(id);
      if (!(number >= 1 && number <= count))
        throw new Error(`an answer to nothing that was asked: ${line.slice(0, 200)}`);
      times[number] = (times[number] ?? 0) + 1;
      const sound = ![7, 11].includes(number % BROKEN_EVERY);
      if (ok !== sound || (ok && result.code !== `C-${number}`))
        throw new Error(`not the answer to document ${number}: ${line.slice(0, 300)}`);
      if (!ok) faults++;
    }
  }
  const lost = times.subarray(1).filter((one) => one === 0).length;
  const doubled = times.filter((one) => one > 1).length;
  if (lost + doubled > 0) throw new Error(`of ${count} documents ${lost} have no answer and ${doubled} more than one`);
  return `${count} documents, ${count - faults} built and ${faults} refused as they should be, none lost, none doubled`;
}
