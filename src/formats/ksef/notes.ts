import type { Path } from '../en16931/document/draft.ts';
import { plain, type From } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { BEFORE_CORRECTION, EXEMPTION } from './codes.ts';

/** Characters of a key and of a value (TZnakowy), and of a text at the foot (TTekstowy). */
const LONGEST = 256;
const FOOTER = 'footer';
const MOST_FOOTERS = 3;

/** A key that can be the code of a note. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,63}$/u;

/** Further descriptions, of the invoice or of a line. */
export const descriptions: Row = {
  read(from) {
    for (const node of from.reading.nodes(from.element, 'DodatkowyOpis'))
      if (isElement(node)) readOne({ ...from, element: node });
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'notes')) {
      const source = writing.peek({ at }, 'src');
      if (source !== EXEMPTION && source !== FOOTER) writeOne({ out, at, writing });
    }
    for (const line of writing.entries({ at: [] }, 'lines')) {
      for (const at of writing.entries({ at: line }, 'notes')) {
        if (writing.peek({ at }, 'text') !== BEFORE_CORRECTION) writeOne({ out, at, writing }, Number(line.at(-1)) + 1);
      }
    }
  },
};

function readOne({ element, reading }: From): void {
  const [key, text] = [reading.node(element, 'Klucz'), reading.node(element, 'Wartosc')];
  const turn = reading.node(element, 'NrWiersza');
  if (!key || !text) return;
  const number = turn && Number(plain(textOf(turn)));
  const isLine = number !== undefined && reading.draft.get(['lines', number - 1]) !== undefined;
  if (turn && !isLine) return;
  const list: Path = isLine ? ['lines', number - 1, 'notes'] : ['notes'];
  const at = [...list, reading.draft.count(list)];
  const [name, value] = [plain(textOf(key)), plain(textOf(text))];
  if (CODE.test(name)) {
    reading.put({ at }, 'code', name, key);
    reading.put({ at }, 'text', value, text);
  } else reading.put({ at }, 'text', `${name}: ${value}`, key, text);
  if (turn) reading.draft.taken(turn, at);
}

/** A longer text goes on in a further description with the same key. */
function writeOne({ out, at, writing }: To, turn?: number): void {
  const [key, value] = keyed(at, writing);
  const signs = [...value];
  for (let start = 0; start < signs.length; start += LONGEST) {
    const element = out.add('DodatkowyOpis');
    if (turn !== undefined) element.put('NrWiersza', String(turn));
    element.put('Klucz', key);
    element.put('Wartosc', signs.slice(start, start + LONGEST).join(''));
  }
}

function keyed(at: Path, writing: MemberWriting): readonly [key: string, text: string] {
  const text = plain(writing.take({ at }, 'text').replace(/\s+/g, ' '));
  const key = writing.take({ at }, 'code') || writing.take({ at }, 'key');
  if (key !== '') return [key, text];
  const [, head = '', rest = ''] = /^([^:]{1,256}): (.+)$/.exec(text) ?? [];
  return head === '' || CODE.test(head) ? ['general', text] : [head, rest];
}

/** Texts at the foot of the invoice. */
export const footers: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Stopka')) {
      if (!isElement(node)) continue;
      for (const child of reading.nodes(node, 'Informacje')) {
        const text = isElement(child) ? reading.node(child, 'StopkaFaktury') : undefined;
        if (!text || plain(textOf(text)) === '') continue;
        const at: Path = ['notes', reading.draft.count(['notes'])];
        reading.put({ at }, 'src', FOOTER);
        reading.put({ at }, 'text', plain(textOf(text)), text);
      }
    }
  },
  write({ out, writing }) {
    const notes = writing.entries({ at: [] }, 'notes').filter((at) => writing.peek({ at }, 'src') === FOOTER);
    for (const at of notes.slice(0, MOST_FOOTERS)) {
      writing.take({ at }, 'src');
      out.inside('Stopka').add('Informacje').put('StopkaFaktury', writing.take({ at }, 'text'));
    }
  },
};
