import type { Message } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, pieces } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { joined, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { xmlMessages } from '../reading/messages.ts';
import { CORRECTING, INVOICE_CLASS, STATEMENTS } from './codes.ts';
import { facturaeMessages } from './messages.ts';

const NOTES: Path = ['notes'];
const LEGAL = 'legal';
const GOODS = 'goods';

function readNote(key: string, text: string, reading: MemberReading, node: XmlElement): void {
  const at: Path = [...NOTES, reading.draft.count(NOTES)];
  reading.put({ at }, 'key', key);
  reading.put({ at }, 'text', text, node);
}

/** Statements that the law asks for: those of tags, and others as notes. They come before the lines, whose taxes need the tags. */
export const statements: Row = {
  read({ element, reading }) {
    const tags = new Set((reading.draft.get(['$tags']) ?? []) as readonly string[]);
    for (const node of reading.nodes(element, 'LegalLiterals/LegalReference')) {
      const text = plain(textOf(node));
      if (text === '' || !isElement(node)) continue;
      const tag = STATEMENTS.get(text);
      if (tag === undefined) readNote(LEGAL, text, reading, node);
      else if (tags.has(tag)) reading.implied(node);
      else {
        reading.draft.put(['$tags', tags.size], tag, node);
        tags.add(tag);
      }
    }
  },
  write({ out, writing }) {
    const said = new Set<string>();
    const add = (text: string): void => {
      if (said.has(text)) return;
      said.add(text);
      for (const piece of pieces(text, 250)) out.inside('LegalLiterals').add('LegalReference').say(piece);
    };
    for (const at of writing.entries({ at: ['tax'] }, 'notes')) {
      add(writing.take({ at }, 'text'));
      writing.takeAll(at);
    }
    for (const at of writing.entries({ at: [] }, 'notes')) {
      if (writing.peek({ at }, 'key') === LEGAL) add(writing.take({ at }, 'text'));
    }
  },
};

/** What the invoice is about, and other notes. */
export const description: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'InvoiceIssueData/InvoiceDescription');
    if (node && isElement(node) && plain(textOf(node)) !== '') readNote(GOODS, plain(textOf(node)), reading, node);
    const more = reading.node(element, 'AdditionalData/InvoiceAdditionalInformation');
    if (more && isElement(more) && plain(textOf(more)) !== '') readNote('general', plain(textOf(more)), reading, more);
  },
  write({ out, writing }) {
    const notes = writing.entries({ at: [] }, 'notes').map((at) => ({ at, key: writing.peek({ at }, 'key') }));
    const textOfAll = (isOne: (key: unknown) => boolean): string => {
      const texts = notes.filter(({ key }) => isOne(key)).map(({ at }) => writing.take({ at }, 'text'));
      for (const { at } of notes) for (const member of ['key', 'src']) writing.take({ at }, member);
      return cut(2500).write(texts.join(' ')) ?? '';
    };
    out.put(
      'InvoiceIssueData/InvoiceDescription',
      textOfAll((key) => key === GOODS),
    );
    out.put(
      'AdditionalData/InvoiceAdditionalInformation',
      textOfAll((key) => key !== GOODS && key !== LEGAL),
    );
  },
};

/** An earlier invoice, of one that corrects none: every invoice that is corrected needs a reason and a day. */
export const related: Row = {
  read({ element, reading }) {
    if (reading.node(element, 'InvoiceHeader/Corrective')) return;
    if (reading.text(element, 'AdditionalData/RelatedInvoice') === '') return;
    number.read({ element, at: ['preceding', 0], reading });
  },
  write({ out, writing }) {
    if (CORRECTING.has(String(writing.peek({ at: ['tax', 'ext'] }, INVOICE_CLASS) ?? ''))) return;
    const [at] = writing.entries({ at: [] }, 'preceding');
    if (at) number.write({ out, at, writing });
  },
};

const number: Row = joined('AdditionalData/RelatedInvoice', '-', 'series', 'code');

/** What stays with the file: attached files, and what extensions say, which are named. */
export const leftOver: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'AdditionalData/RelatedDocuments')) {
      if (isElement(node)) leaveAll(node, xmlMessages.noFiles, reading);
    }
    const holders = [element, reading.root, ...reading.nodes(element, 'AdditionalData')].filter(isElement);
    const lines = reading.nodes(element, 'Items/InvoiceLine').filter(isElement);
    for (const holder of [...holders, ...lines]) {
      for (const list of reading.nodes(holder, 'Extensions')) {
        if (!isElement(list)) continue;
        for (const child of list.children) leaveAll(child, facturaeMessages.extension({ name: child.name }), reading);
      }
    }
  },
  write: () => undefined,
};

function leaveAll(element: XmlElement, why: Message, { draft }: MemberReading): void {
  const open = [element];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.children.length === 0) draft.left(next, why);
    for (const attribute of next.attributes) draft.left(attribute, why);
    for (const child of next.children) open.push(child);
  }
}
