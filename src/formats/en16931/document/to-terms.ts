import type { JsonObject } from '../../../engine/index.ts';
import type { Profile } from '../profiles/profile.ts';
import { InvoiceTerms, type Syntax, type TermGroup, type TermValue } from '../term-tree.ts';
import { isInvoicePeriod } from './delivery-terms.ts';
import type { Path } from './draft.ts';
import { fileIn, type EmbeddedFile } from './embedded-file.ts';
import { ATTACHMENT_LEAVES, HEADER_LEAVES, ORDERING_LEAVES, PERIOD_LEAVES, PRECEDING_LEAVES } from './header.ts';
import { addLine } from './line-terms.ts';
import { BUYER, REPRESENTATIVE, SELLER } from './parties.ts';
import { addParty } from './party-terms.ts';
import { addNational } from './national-terms.ts';
import { addSettlement } from './settlement-terms.ts';
import { TermBuilder } from './term-builder.ts';
import { DOCUMENT_TYPES } from './vocabulary.ts';

/** The terms of a built invoice in a profile; `used` has the JSON paths of every value that became a term. */
export function toTerms(
  document: JsonObject,
  profile: Profile,
  syntax: Syntax,
): { readonly terms: InvoiceTerms; readonly used: ReadonlySet<string> } {
  const builder = new TermBuilder(document, profile);
  const { invoice } = builder;
  addProfile(builder, profile);
  const number = ['series', 'code'].filter((name) => builder.text([name]) !== undefined);
  builder.add(
    invoice,
    'BT-1',
    number.map((name) => builder.text([name])).join('-'),
    ...number.map((name) => [name]).reverse(),
  );
  // Other types keep their code, which the rules of the profile refuse: a credit note must not become an invoice.
  const onlyType = (builder.text(['type']) ?? 'standard') === 'standard' ? builder.ways.onlyType : undefined;
  if (onlyType !== undefined) builder.use(['tax', 'ext', 'untdid-document-type']);
  const type =
    (onlyType === undefined ? undefined : builder.add(invoice, 'BT-3', onlyType)) ??
    builder.addText(invoice, 'BT-3', ['tax', 'ext', 'untdid-document-type']) ??
    builder.add(invoice, 'BT-3', typeCode(builder), ['type']);
  addKind(builder, type);
  builder.use(['type']);
  builder.addLeaves(
    invoice,
    [],
    HEADER_LEAVES.filter(
      ({ term }) => term !== 'BT-1' && (term !== 'X-IssueTime' || builder.ways.identified || builder.ways.issueTime),
    ),
  );
  addReferences(builder);
  addParties(builder);
  builder.list(['lines']).forEach((_, i) => addLine(builder, i));
  addSettlement(builder, syntax);
  addNotes(builder, profile.most?.['BG-1'] === 1);
  addNational(builder);
  return { terms: new InvoiceTerms(syntax, invoice), used: builder.used };
}

/** The code of a document without codes of the standard: by its type, and the tag of self-billing. */
function typeCode(builder: TermBuilder): string | undefined {
  const type = builder.text(['type']);
  const isSelfBilled = builder.list(['$tags']).includes('self-billed');
  return Object.entries(DOCUMENT_TYPES).find(
    ([, known]) =>
      known.type === type &&
      (known.tags?.includes('self-billed') ?? false) === isSelfBilled &&
      !known.tags?.includes('partial'),
  )?.[0];
}

/** The name of the type code, with flags from tags, and the identifier of the document. */
function addKind(builder: TermBuilder, type: TermValue | undefined): void {
  const { kind, identified } = builder.ways;
  if (identified) builder.addText(builder.invoice, 'X-UUID', ['uuid']);
  if (!kind) return;
  const place = ['tax', 'ext', kind.extension];
  builder.addPart(type, 'X-InvoiceKind', builder.text(place), place);
  builder.list(['$tags']).forEach((_, i) => {
    builder.use(['$tags', i]);
  });
}

function addProfile(builder: TermBuilder, profile: Profile): void {
  const control = builder.group('BG-2', builder.invoice);
  const extension = (name: string | undefined): Path => ['tax', 'ext', name ?? ''];
  const process = builder.text(extension(profile.processExtension));
  const ofType = profile.ways?.processOfType?.[builder.text(['tax', 'ext', 'untdid-document-type']) ?? ''];
  builder.add(
    control,
    'BT-23',
    process ?? ofType ?? profile.process,
    ...(process ? [extension(profile.processExtension)] : []),
  );
  const own = builder.text(extension(profile.specificationExtension));
  builder.add(
    control,
    'BT-24',
    own ?? profile.specification,
    ...(own ? [extension(profile.specificationExtension)] : []),
  );
}

function addReferences(builder: TermBuilder): void {
  const { invoice } = builder;
  const withoutProject = builder.ways.noCreditProjects === true && builder.text(['type']) === 'credit-note';
  builder.addLeaves(
    invoice,
    [],
    ORDERING_LEAVES.filter(({ term }) => term !== 'BT-18' && (term !== 'BT-11' || !withoutProject)),
  );
  // An order line needs an order (NL-R-009, F-INV142).
  const { unknownOrder, peppol } = builder.ways;
  const country = builder.text(['supplier', 'tax_id', 'country']);
  const named = peppol && country === 'NL' ? 'NA' : unknownOrder;
  const lines = builder.list(['lines']).map((_, i) => ['lines', i, 'order']);
  const line = lines.find((path) => builder.text(path) !== undefined);
  if (line && !invoice.value('BT-13')) builder.add(invoice, 'BT-13', named, line);
  const period = ['ordering', 'period'];
  const supply = ['delivery', 'period'];
  if (builder.at(period) !== undefined) {
    builder.addLeaves(builder.group('BG-14', builder.group('BG-13', invoice), period), [], PERIOD_LEAVES);
  } else if (isInvoicePeriod(builder, supply)) {
    const group = builder.group('BG-14', builder.group('BG-13', invoice), supply);
    builder.addText(group, 'BT-73', [...supply, 'start']);
    builder.addText(group, 'BT-74', [...supply, 'end']);
  }
  builder.list(['preceding']).forEach((_, i) => {
    const place = ['preceding', i];
    const group = builder.group('BG-3', invoice, place);
    builder.addLeaves(
      group,
      place,
      PRECEDING_LEAVES.filter(({ term }) => term !== 'BT-25'),
    );
    const parts = ['series', 'code'].filter((name) => builder.text([...place, name]) !== undefined);
    const paths = parts.map((name) => [...place, name]).reverse();
    const number = builder.add(group, 'BT-25', parts.map((name) => builder.text([...place, name])).join('-'), ...paths);
    const type = [...place, 'ext', 'untdid-document-type'];
    builder.addPart(number, 'X-ReferenceType', builder.text(type), type);
  });
  addDocuments(builder);
}

const CATEGORY = 'untdid-tax-category';

/** Texts that the standard has no other place for: notes about taxes of no breakdown, and reasons of corrections. */
function otherTexts(builder: TermBuilder): readonly Path[] {
  const ofTaxes = builder.list(['tax', 'notes']).map((_, i): Path => ['tax', 'notes', i, 'text']);
  for (const path of ofTaxes) builder.use([...path.slice(0, -1), 'cat'], [...path.slice(0, -1), 'ext', CATEGORY]);
  const reasons = builder.list(['preceding']).map((_, i): Path => ['preceding', i, 'reason']);
  return [...ofTaxes, ...reasons].filter((path) => builder.text(path) !== undefined && !builder.isUsed(path));
}

/** A profile with a single note gets all of them in it, separated by a blank line. */
function addNotes(builder: TermBuilder, inOne: boolean): void {
  const notes = builder.list(['notes']).map((_, i) => ['notes', i]);
  const others = otherTexts(builder);
  if (inOne && notes.length + others.length > 1) {
    const paths = [...notes.map((place) => [...place, 'text']), ...others];
    const text = [...new Set(paths.map((path) => builder.text(path)))].join('\n\n');
    builder.add(builder.group('BG-1', builder.invoice, ['notes', 0]), 'BT-22', text, ...paths);
    return;
  }
  for (const path of others) builder.addText(builder.group('BG-1', builder.invoice, path), 'BT-22', path);
  for (const place of notes) {
    const note = builder.group('BG-1', builder.invoice, place);
    builder.addText(note, 'BT-21', [...place, 'ext', 'untdid-text-subject']);
    builder.addText(note, 'BT-22', [...place, 'text']);
    if (note.value('BT-21')) builder.use([...place, 'key']);
  }
}

/** The first identity is the invoiced object; papers are supporting documents. */
function addDocuments(builder: TermBuilder): void {
  const isPaper = (i: number): boolean => builder.text(['ordering', 'identities', i, 'key']) === 'ref-paper';
  const identities = builder.list(['ordering', 'identities']).map((_, i) => i);
  const reference = (i: number): Path => ['ordering', 'identities', i, 'ext', 'untdid-reference'];
  const objects = identities.filter((i) => !isPaper(i));
  const object = objects.find((i) => builder.text(reference(i)) !== undefined) ?? objects[0];
  if (object !== undefined) {
    const value = builder.addText(builder.invoice, 'BT-18', ['ordering', 'identities', object, 'code']);
    builder.addPart(value, 'BT-18-1', builder.text(reference(object)), reference(object));
  }
  for (const i of identities.filter(isPaper)) {
    const group = builder.group('BG-24', builder.invoice, ['ordering', 'identities', i]);
    builder.addText(group, 'BT-122', ['ordering', 'identities', i, 'code']);
    builder.addText(group, 'BT-123', ['ordering', 'identities', i, 'description']);
    builder.use(['ordering', 'identities', i, 'key']);
  }
  builder.list(['attachments']).forEach((_, i) => {
    const at: Path = ['attachments', i];
    const group = builder.group('BG-24', builder.invoice, at);
    const file = fileIn(builder.text([...at, 'url']) ?? '');
    if (file) addFile(builder, group, at, file);
    else builder.addLeaves(group, at, ATTACHMENT_LEAVES);
  });
}

const ARCHIVE = 'application/zip';

/** A file that the document holds is in the invoice too, with a name. */
function addFile(builder: TermBuilder, group: TermGroup, at: Path, { type, content }: EmbeddedFile): void {
  const code = builder.addText(group, 'BT-122', [...at, 'code'], 'code');
  builder.addText(group, 'BT-123', [...at, 'description']);
  const file = builder.add(group, 'BT-125', content, [...at, 'url']);
  const mime: Path = [...at, 'mime'];
  const own = builder.text(mime);
  // Of an archive the document also has the type of what is in it, which is lost.
  if (own !== undefined && type !== ARCHIVE) builder.addPart(file, 'BT-125-1', own, mime);
  else builder.addPart(file, 'BT-125-1', type, [...at, 'url']);
  const name = builder.text([...at, 'name']);
  builder.addPart(file, 'BT-125-2', name ?? code?.value ?? 'file', [...at, name === undefined ? 'url' : 'name']);
}

/** A supplier with a seller in the ordering details is the seller's tax representative. */
function addParties(builder: TermBuilder): void {
  const seller = builder.at(['ordering', 'seller']) === undefined ? ['supplier'] : ['ordering', 'seller'];
  addParty(builder, builder.group('BG-4', builder.invoice, seller), seller, SELLER);
  if (builder.at(['customer']) !== undefined) {
    addParty(builder, builder.group('BG-7', builder.invoice, ['customer']), ['customer'], BUYER);
  }
  if (seller[0] === 'ordering') {
    addParty(builder, builder.group('BG-11', builder.invoice, ['supplier']), ['supplier'], REPRESENTATIVE);
  }
}
