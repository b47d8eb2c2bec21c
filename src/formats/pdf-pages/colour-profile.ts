/**
 * The colour space sRGB as an ICC profile of version 4, which defines the colours of the pages on any device. Figures:
 * primaries and white of IEC 61966-2-1 adapted to D50 by Bradford, with a parametric curve. Source: ICC.1:2010, 7, 9
 * and 10.
 */
export function sRgbProfile(): Uint8Array {
  const text = (words: string): Uint8Array => {
    const view = tag('mluc', 28 + 2 * words.length - 8);
    view.setUint32(8, 1);
    view.setUint32(12, 12);
    view.setUint32(16, 0x656e5553);
    view.setUint32(20, 2 * words.length);
    view.setUint32(24, 28);
    for (let i = 0; i < words.length; i++) view.setUint16(28 + 2 * i, words.charCodeAt(i));
    return new Uint8Array(view.buffer);
  };
  const numbers = (type: string, figures: readonly number[], start = 8): Uint8Array => {
    const view = tag(type, start - 8 + 4 * figures.length);
    figures.forEach((value, i) => view.setInt32(start + 4 * i, Math.round(value * 65536)));
    return new Uint8Array(view.buffer);
  };
  const curve = numbers('para', [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045], 12);
  new DataView(curve.buffer).setUint16(8, 3);
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', text('sRGB IEC61966-2.1')],
    ['cprt', text('No copyright, use freely')],
    ['wtpt', numbers('XYZ ', D50)],
    [
      'chad',
      numbers(
        'sf32',
        [1.04788208, 0.0229187, -0.05020142, 0.02958679, 0.99047852, -0.01707458, -0.00924683, 0.01507568, 0.75166321],
      ),
    ],
    ['rXYZ', numbers('XYZ ', [0.43606567, 0.2224884, 0.01391602])],
    ['gXYZ', numbers('XYZ ', [0.38514709, 0.71687317, 0.09707642])],
    ['bXYZ', numbers('XYZ ', [0.14306641, 0.06060791, 0.71409607])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const placed = new Map<Uint8Array, number>();
  let length = 132 + 12 * tags.length;
  for (const [, data] of tags) {
    if (placed.has(data)) continue;
    placed.set(data, length);
    length += (data.length + 3) & ~3;
  }
  const profile = new Uint8Array(length);
  const view = new DataView(profile.buffer);
  view.setUint32(0, length);
  view.setUint32(8, 0x04200000);
  write(profile, 12, 'mntrRGB XYZ ');
  // A constant date, so that the bytes are always equal.
  [2026, 1, 1].forEach((part, i) => view.setUint16(24 + 2 * i, part));
  write(profile, 36, 'acsp');
  D50.forEach((value, i) => view.setInt32(68 + 4 * i, Math.round(value * 65536)));
  view.setUint32(128, tags.length);
  tags.forEach(([name, data], i) => {
    write(profile, 132 + 12 * i, name);
    view.setUint32(136 + 12 * i, placed.get(data) as number);
    view.setUint32(140 + 12 * i, data.length);
    profile.set(data, placed.get(data) as number);
  });
  return profile;
}

const D50 = [0.9642, 1, 0.8249] as const;

function tag(type: string, length: number): DataView {
  const bytes = new Uint8Array(8 + length);
  write(bytes, 0, type);
  return new DataView(bytes.buffer);
}

function write(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}
