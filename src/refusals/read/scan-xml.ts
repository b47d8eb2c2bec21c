import { REFUSAL_LIMITS } from './signal.ts';

/** An element, possibly without a closing tag. */
export interface ScannedElement {
  /** Local name. */
  readonly name: string;
  /** Its attributes as written; `attributeOf` reads them. */
  readonly written: string;
  readonly children: ScannedElement[];
  text: string;
  readonly offset: number;
}

// One tag, comment or CDATA section. No part of the pattern matches the beginning of the next part, so it is linear.
const TAG = /<(\/?)(?:[A-Za-z_][\w.-]*:)?([A-Za-z_][\w.-]*)(?:\s([^<>]*))?(\/?)>|<!\[CDATA\[|<!--/g;
const ATTRIBUTE = /(?<![\w.-])([A-Za-z_][\w.-]{0,80})\s{0,4}=\s{0,4}(?:"([^"]{0,2000})"|'([^']{0,2000})')/g;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Finds the elements in any XML of a text: complete files, fragments, truncated text, within prose. Never fails. A
 * strict parser does not help, because most pasted text is not well-formed.
 */
export function scanXml(text: string): readonly ScannedElement[] {
  const roots: ScannedElement[] = [];
  const open: ScannedElement[] = [];
  let nodes = 0;
  let end = 0;
  const addText = (from: number, to: number) => {
    const at = open.at(-1);
    if (at && to > from && at.text.length < 100_000) at.text += decoded(text.slice(from, Math.min(to, from + 100_000)));
  };
  TAG.lastIndex = 0;
  for (let found = TAG.exec(text); found && nodes < REFUSAL_LIMITS.maxNodes; found = TAG.exec(text)) {
    addText(end, found.index);
    end = TAG.lastIndex;
    const [whole, slash, name, rest = '', closed] = found;
    if (name === undefined) {
      const close = whole === '<!--' ? '-->' : ']]>';
      const at = text.indexOf(close, end);
      const stop = at < 0 ? text.length : at;
      const here = open.at(-1);
      if (close === ']]>' && here && here.text.length < 100_000)
        here.text += text.slice(end, Math.min(stop, end + 100_000));
      end = at < 0 ? stop : stop + 3;
      TAG.lastIndex = end;
      continue;
    }
    if (slash === '/') {
      closeTo(open, name);
      continue;
    }
    nodes += 1;
    const element: ScannedElement = { name, written: rest, children: [], text: '', offset: found.index };
    (open.at(-1)?.children ?? roots).push(element);
    if (closed !== '/' && !rest.endsWith('/') && open.length < REFUSAL_LIMITS.maxDepth) open.push(element);
  }
  addText(end, text.length);
  return roots;
}

/** Closes the element of that name and all open elements in it. A closing tag without an opening one is ignored. */
function closeTo(open: ScannedElement[], name: string): void {
  for (let i = open.length - 1; i >= 0; i--) {
    if (open[i]?.name !== name) continue;
    open.length = i;
    return;
  }
}

/** Attributes are needed of few elements, so they are read only on demand. */
export function attributeOf({ written }: ScannedElement, wanted: string): string | undefined {
  if (!written.includes(wanted)) return undefined;
  for (const [, name, double, single] of written.matchAll(ATTRIBUTE)) {
    if (name === wanted) return decoded(double ?? single ?? '');
  }
  return undefined;
}

/** The first attributes of an element, by local name. */
export function attributesOf({ written }: ScannedElement): readonly (readonly [string, string])[] {
  if (!written.includes('=')) return [];
  const found: (readonly [string, string])[] = [];
  for (const [, name = '', double, single] of written.matchAll(ATTRIBUTE)) {
    found.push([name, decoded(double ?? single ?? '')]);
    if (found.length >= 30) break;
  }
  return found;
}

export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Each element of a tree, parents first. */
export function* everyElement(roots: readonly ScannedElement[]): Generator<ScannedElement> {
  const stack = [...roots].reverse();
  for (let at = stack.pop(); at; at = stack.pop()) {
    yield at;
    for (let i = at.children.length - 1; i >= 0; i--) {
      const child = at.children[i];
      if (child) stack.push(child);
    }
  }
}

/** The text at a path below an element: `a/b`, `@a`, `a/@b`; `.` is its own text. The first non-empty one. */
export function textAt(element: ScannedElement, path: string): string | undefined {
  let here: readonly ScannedElement[] = [element];
  for (const step of path.split('/')) {
    if (step === '.') continue;
    if (step.startsWith('@')) return here.map((element) => attributeOf(element, step.slice(1))).find((value) => value);
    here = here.flatMap(({ children }) => children.filter(({ name }) => name === step));
  }
  return here.map(wholeText).find((text) => text !== '');
}

function wholeText(element: ScannedElement): string {
  const parts: string[] = [];
  for (const { text } of everyElement([element])) {
    const plain = text.trim();
    if (plain !== '') parts.push(plain);
    if (parts.length > 50) break;
  }
  return parts.join(' ');
}
