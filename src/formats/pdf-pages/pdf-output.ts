import { zlibSync } from 'fflate';
import { sha256 } from '@noble/hashes/sha2.js';

/** A reference to an object, as written. */
export type Ref = `${number} 0 R`;

type Body = string | { readonly entries: string; readonly data: Uint8Array };

/** Most objects per stream: more would make readers decompress much for little. */
const OBJECTS_IN_STREAM = 200;

/** Writes the objects of a PDF 1.7, those without data compressed in object streams. Equal objects give equal bytes. */
export class PdfOutput {
  private readonly bodies: (Body | undefined)[] = [undefined];

  /** A number for an object written later. */
  reserve(): Ref {
    return `${this.bodies.push(undefined) - 1} 0 R`;
  }

  set(ref: Ref, body: string): Ref {
    this.bodies[parseInt(ref)] = body;
    return ref;
  }

  add(body: string): Ref {
    return this.set(this.reserve(), body);
  }

  /**
   * `entries` of its dictionary besides length and filter; `asIs` for data that is compressed already, or must not be.
   */
  stream(entries: string, data: Uint8Array, asIs = false): Ref {
    const ref = this.reserve();
    this.setStream(ref, entries, data, asIs);
    return ref;
  }

  setStream(ref: Ref, entries: string, data: Uint8Array, asIs = false): void {
    const packed = asIs ? data : zlibSync(data, { level: 6 });
    const filter = asIs ? '' : '/Filter/FlateDecode';
    this.bodies[parseInt(ref)] = { entries: `<<${entries}${filter}/Length ${packed.length}>>`, data: packed };
  }

  finish(root: Ref): Uint8Array {
    const places = this.packObjects();
    const chunks: Uint8Array[] = [];
    let length = 0;
    const write = (chunk: Uint8Array): void => {
      chunks.push(chunk);
      length += chunk.length;
    };
    // Four bytes above 127 mark the file as binary (ISO 19005-3, 6.1.2).
    write(bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'));
    this.bodies.forEach((body, number) => {
      if (typeof body !== 'object') return;
      places[number] = [1, length, 0];
      write(bytesOf(`${number} 0 obj\n${body.entries}\nstream\n`));
      write(body.data);
      write(bytesOf('\nendstream\nendobj\n'));
    });
    const table = this.bodies.length;
    places[table] = [1, length, 0];
    const digest = hex(sha256(joined(chunks, length)).subarray(0, 16));
    const rows = new DataView(new ArrayBuffer(7 * places.length));
    places.forEach(([kind, at, index], i) => {
      rows.setUint8(7 * i, kind);
      rows.setUint32(7 * i + 1, at);
      rows.setUint16(7 * i + 5, index);
    });
    const packed = zlibSync(new Uint8Array(rows.buffer));
    const entries = `/Type/XRef/Size ${places.length}/W[1 4 2]/Root ${root}/ID[<${digest}><${digest}>]`;
    const dict = `<<${entries}/Filter/FlateDecode/Length ${packed.length}>>`;
    const start = length;
    write(bytesOf(`${table} 0 obj\n${dict}\nstream\n`));
    write(packed);
    write(bytesOf(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`));
    return joined(chunks, length);
  }

  /** Puts objects without data into object streams; returns the table rows, with those of streams still open. */
  private packObjects(): [kind: number, at: number, index: number][] {
    const places = this.bodies.map((): [number, number, number] => [0, 0, 65535]);
    const small = this.bodies.flatMap((body, number) => (typeof body === 'string' ? [{ number, body }] : []));
    for (let from = 0; from < small.length; from += OBJECTS_IN_STREAM) {
      const held = small.slice(from, from + OBJECTS_IN_STREAM);
      const heads: string[] = [];
      let at = 0;
      held.forEach(({ number, body }, index) => {
        heads.push(`${number} ${at}`);
        at += body.length + 1;
        places[number] = [2, this.bodies.length, index];
      });
      const head = `${heads.join(' ')}\n`;
      const text = head + held.map(({ body }) => `${body}\n`).join('');
      this.stream(`/Type/ObjStm/N ${held.length}/First ${head.length}`, bytesOf(text));
    }
    return places;
  }
}

/** One byte per character. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A human-readable text, in UTF-16 with byte order mark (ISO 32000-1, 7.9.2.2). */
export function textString(text: string): string {
  let units = 'FEFF';
  for (let i = 0; i < text.length; i++) units += text.charCodeAt(i).toString(16).padStart(4, '0').toUpperCase();
  return `<${units}>`;
}

/** A number of points, without needless digits. */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}
