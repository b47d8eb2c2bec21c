import { unzlibSync } from 'fflate';

/** The tables of a WOFF 1.0 font, by tag. Such files are part of this product and never come from callers. */
export function woffTables(file: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('this is no WOFF file');
  const tables = new Map<string, Uint8Array>();
  const count = view.getUint16(12);
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const start = view.getUint32(entry + 4);
    const packed = view.getUint32(entry + 8);
    const whole = view.getUint32(entry + 12);
    const data = file.subarray(start, start + packed);
    tables.set(tag, packed < whole ? unzlibSync(data, { out: new Uint8Array(whole) }) : data);
  }
  return tables;
}
