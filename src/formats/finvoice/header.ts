import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { inside, joined, leaf, type Row } from '../members/rows.ts';
import { isElement } from '../xml/xml-tree.ts';
import { BY_UNTDID, KINDS, type Kind } from './codes.ts';
import { finvoiceMessages } from './messages.ts';
import { readNotes, writeNotes } from './notes.ts';
import { currencyOf, day, textIn } from './values.ts';

const DOCUMENT_TYPE = 'tax.ext.untdid-document-type';
const ORIGINAL = 'Original';

/** Attributes of the root: the version, and where a parser finds the schema. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['Version', 'schemaLocation', 'noNamespaceSchemaLocation']);

function kindOf({ document }: MemberWriting): Kind | undefined {
  const tags = Array.isArray(document.$tags) ? (document.$tags as readonly string[]) : [];
  const type = KINDS.some((kind) => kind.type === document.type) ? document.type : 'standard';
  return KINDS.find((kind) => kind.type === type && (kind.tag === undefined || tags.includes(kind.tag)));
}

/** The kind of message. It decides the signs, so it comes first. */
export const kind: Row = {
  read({ element, reading }) {
    const of = (name: string) => reading.node(element, `InvoiceDetails/${name}`);
    const [code, un, words, origin] = ['InvoiceTypeCode', 'InvoiceTypeCodeUN', 'InvoiceTypeText', 'OriginCode'].map(of);
    const found = KINDS.find((kind) => code && kind.code === textIn(code));
    const number = textIn(un);
    const [type, tag] = (Object.hasOwn(BY_UNTDID, number) && BY_UNTDID[number]) || [found?.type, found?.tag];
    reading.put({ at: [] }, 'type', type ?? 'standard', found && code);
    if (tag !== undefined) reading.draft.put(['$tags', 0], tag, code);
    if (!found) reading.draft.left(code, finvoiceMessages.otherKind);
    reading.implied(un);
    reading.implied(words);
    if (origin && textIn(origin) === ORIGINAL) reading.implied(origin);
    else reading.draft.left(origin, finvoiceMessages.notOriginal);
    const currency = currencyOf(reading);
    if (currency !== '') {
      const node = reading.node(element, 'InvoiceDetails/InvoiceTotalVatIncludedAmount/@AmountCurrencyIdentifier');
      reading.put({ at: [] }, 'currency', currency, node);
    }
    for (const attribute of element.attributes) if (OF_THE_FILE.has(attribute.name)) reading.ofTheFile(attribute);
  },
  write({ out, writing }) {
    const found = kindOf(writing);
    out.put('@Version', '3.0');
    out.put('InvoiceDetails/InvoiceTypeCode', found?.code ?? '');
    out.put('InvoiceDetails/InvoiceTypeCode/@CodeListAgencyIdentifier', 'SPY');
    out.put('InvoiceDetails/InvoiceTypeCodeUN', writing.take({ at: [] }, DOCUMENT_TYPE));
    out.put('InvoiceDetails/InvoiceTypeText', found?.words ?? '');
    out.put('InvoiceDetails/OriginCode', ORIGINAL);
    writing.take({ at: [] }, 'currency');
  },
};

/** The first invoice that is corrected, and further ones. */
const preceding: Row = {
  read(from) {
    const at: Path = ['preceding', 0];
    joined('OriginalInvoiceNumber', '-', 'series', 'code').read({ ...from, at });
    if (from.reading.draft.count(['preceding']) > 0) day('OriginalInvoiceDate', 'issue_date').read({ ...from, at });
    for (const node of from.reading.nodes(from.element, 'OriginalInvoiceReference')) {
      if (!isElement(node) || from.reading.text(node, 'InvoiceNumber') === '') continue;
      const place: Path = ['preceding', from.reading.draft.count(['preceding'])];
      for (const row of REFERENCE) row.read({ element: node, at: place, reading: from.reading });
    }
  },
  write({ out, writing }) {
    writing.entries({ at: [] }, 'preceding').forEach((at, turn) => {
      if (turn === 0) {
        joined('OriginalInvoiceNumber', '-', 'series', 'code').write({ out, at, writing });
        day('OriginalInvoiceDate', 'issue_date').write({ out, at, writing });
        return;
      }
      const element = out.add('OriginalInvoiceReference');
      for (const row of REFERENCE) row.write({ out: element, at, writing });
    });
  },
};

const REFERENCE: readonly Row[] = [joined('InvoiceNumber', '-', 'series', 'code'), day('InvoiceDate', 'issue_date')];

/** The first reference of a list, with its day where there is an element for it. */
function reference(element: string, list: string, dayElement?: string): Row {
  const number = joined(element, '-', 'series', 'code');
  const issued = dayElement === undefined ? undefined : day(dayElement, 'issue_date');
  const at: Path = ['ordering', list, 0];
  return {
    read(from) {
      if (from.reading.text(from.element, element) === '') return;
      number.read({ ...from, at });
      issued?.read({ ...from, at });
    },
    write(to) {
      number.write({ ...to, at });
      issued?.write({ ...to, at });
    },
  };
}

const OBJECT = 'ordering.identities[0]';

/** Numbers, days, and what the invoice refers to. */
export const header: Row = inside('InvoiceDetails', [
  joined('InvoiceNumber', '-', 'series', 'code'),
  day('InvoiceDate', 'issue_date'),
  preceding,
  leaf('InvoicedObjectID', `${OBJECT}.code`, cut(70)),
  leaf('InvoicedObjectID/@SchemeID', `${OBJECT}.ext.untdid-reference`),
  day('InvoicingPeriodStartDate', 'ordering.period.start'),
  day('InvoicingPeriodEndDate', 'ordering.period.end'),
  reference('SellerReferenceIdentifier', 'sales'),
  reference('OrderIdentifier', 'purchases', 'OrderDate'),
  reference('AgreementIdentifier', 'contracts', 'AgreementDate'),
  reference('ProjectReferenceIdentifier', 'projects'),
  reference('TenderReference', 'tender'),
  leaf('BuyerReferenceIdentifier', 'ordering.code', cut(70)),
  leaf('AccountDimensionText', 'ordering.cost', cut(35)),
  day('VatPoint/VatPointDate', 'value_date'),
  {
    read(from) {
      for (const name of ['InvoiceFreeText', 'InvoiceVatFreeText']) readNotes(name, from);
    },
    write: (to) => writeNotes('InvoiceFreeText', to),
  },
]);

/** When the goods are delivered, and the note that goes with them. */
export const delivery: Row = inside('DeliveryDetails', [
  day('DeliveryDate', 'delivery.date'),
  day('DeliveryPeriodDetails/StartDate', 'delivery.period.start'),
  day('DeliveryPeriodDetails/EndDate', 'delivery.period.end'),
  reference('DeliveryNoteIdentifier', 'despatch'),
]);

/** The law of a document is that of its seller: Finland, unless its tax number says otherwise. */
export const regime: Row = {
  read({ reading }) {
    const country = reading.draft.get(['supplier', 'tax_id', 'country']);
    if (country === undefined || country === 'FI') reading.draft.put(['$regime'], 'FI');
  },
  write: () => undefined,
};
