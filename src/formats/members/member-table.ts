import type { JsonObject, Message } from '../../engine/index.ts';
import type { Structure } from '../structure/structure.ts';
import type { Stamp } from '../reading/stamp.ts';
import { writeXml } from '../xml/write-xml.ts';
import type { XmlElement, XmlNode } from '../xml/xml-tree.ts';
import { MemberReading } from './member-reading.ts';
import { MemberWriting, type WritingContext } from './member-writing.ts';
import { memberMessages } from './messages.ts';
import { Output } from './output.ts';
import type { Row } from './rows.ts';

/** What the context of an export lacks, at a path of it, or says wrongly. */
export interface Lack {
  readonly at: string;
  readonly why: Message;
  /** What a draft has in its place. Without it no draft can be written. */
  readonly inDraft?: { readonly why: Message; readonly reason: Message };
}

/** What a file is that is no invoice, and the node that says so. */
export interface NoInvoice {
  readonly node: XmlNode;
  readonly says: Message;
}

/** A format whose elements are members of a document, without terms between. */
export interface MemberTable {
  /** The type of its documents. */
  readonly type: string;
  readonly rows: readonly Row[];
  /** The content model, which orders what is written. */
  readonly structure: Structure;
  /** Members that its number is made of; one is enough. */
  readonly number: readonly string[];
  readonly root: { readonly uri: string; readonly name: string };
  /** Its elements are written with prefixes: some have no namespace, or several have one each. */
  readonly prefixed?: true;
  /** The encoding that its files declare, in place of UTF-8: signs beyond ASCII are then written as references. */
  readonly encoding?: string;
  /** Addresses of its schemas, by namespace, for authorities that ask for them. */
  readonly locations?: Readonly<Record<string, string>>;
  /** Its schema accepts an invoice without a number, as a draft. */
  readonly draft?: true;
  /** Its documents need no number of the seller: the authority numbers them. */
  readonly unnumbered?: true;
  /** Its prices are without taxes. */
  readonly net?: true;
  /** Changes a document that was read, once its figures are known: `true` if it did. */
  readonly settle?: (reading: MemberReading, built: JsonObject) => boolean;
  /** What a file is if it is no invoice: it is read all the same, and its reader is told. */
  readonly noInvoice?: (root: XmlElement) => NoInvoice | undefined;
  /** The chain of values that the seal of a file is made over, if its authority has one. */
  readonly chain?: (root: XmlElement) => string | undefined;
  /** The seal of a file and what is made over it, checked as far as the file alone allows. */
  readonly stamps?: (root: XmlElement, chain: string | undefined) => readonly Stamp[];
  /** Whether it writes the document, if the format has several tables. */
  readonly holds?: (document: JsonObject, context?: Partial<WritingContext>) => boolean;
  /** The path of the element that each document of a file has, below what they share: `FatturaElettronicaBody`. */
  readonly each?: string;
  /** Whether it reads a file with its root element, or such an element of one, if several tables have the same. */
  readonly reads?: (root: XmlElement, body?: XmlElement) => boolean;
  /** The element of its signature, which the schema wants and only the sender can give: a file is written without it. */
  readonly unsigned?: string;
  /** What the context of an export still has to say of a document. */
  readonly lacking?: (context: Partial<WritingContext>, document: JsonObject) => readonly Lack[];
  /** It only sums up an invoice, which itself says what has no element here. */
  readonly summary?: true;
  /** Members that every document of the format has, `$schema` among them. */
  readonly given: JsonObject;
  /** Members without content of their own: how the document is stored, or values that building calculates. */
  readonly knownOtherwise: readonly RegExp[];
}

/** What a format of members says where it cannot write. */
export const MEMBER_WORDS: { readonly noNumber: Message; readonly others: Message; readonly noPlace: Message } = {
  noNumber: memberMessages.noNumber,
  others: memberMessages.onlyInvoices,
  noPlace: memberMessages.noPlace,
};

/** The document of an XML, before any calculation; of a file with several that of one body. */
export function readMembers({ rows, given }: MemberTable, root: XmlElement, body?: XmlElement): MemberReading {
  const reading = new MemberReading(root, body);
  for (const [name, value] of Object.entries(given)) reading.draft.put([name], structuredClone(value));
  for (const row of rows) row.read({ element: root, at: [], reading });
  reading.placeRefused();
  return reading;
}

interface Written {
  readonly content: string;
  readonly used: ReadonlySet<string>;
  readonly leftOut: MemberWriting['leftOut'];
  readonly stamps: MemberWriting['stamps'];
}

/** The XML of a built document, and the paths of the members that are in it. */
export function writeMembers(
  { rows, root, structure, prefixed, locations, encoding }: MemberTable,
  document: JsonObject,
  context: WritingContext,
): Written {
  const writing = new MemberWriting(document, context);
  const out = new Output(root.name);
  for (const row of rows) row.write({ out, at: [], writing });
  const declared = structure.rootOf(root);
  if (!declared) throw new Error(`the content model has no root ${root.name}`);
  return {
    content: writeXml(
      out.ordered(structure, declared, { bare: prefixed !== true, ...(locations && { locations }) }),
      encoding,
    ),
    used: writing.used,
    leftOut: writing.leftOut,
    stamps: writing.stamps,
  };
}
