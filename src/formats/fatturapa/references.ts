import type { Path } from '../en16931/document/draft.ts';
import { cut, date } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { joined, leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';

/** The lines that a document is about, by number; all of them if there is none. */
const aboutLines: Row = {
  read({ element, at, reading }) {
    const member: Path = [...at, 'lines'];
    for (const node of reading.nodes(element, 'RiferimentoNumeroLinea')) {
      const text = plain(textOf(node));
      if (/^\d{1,4}$/.test(text)) reading.draft.put([...member, reading.draft.count(member)], Number(text), node);
    }
  },
  write({ out, at, writing }) {
    for (const place of writing.entries({ at }, 'lines')) {
      out.add('RiferimentoNumeroLinea').say(String(writing.peek({ at: place }, '') ?? ''));
      writing.takeAll(place);
    }
  },
};

const reference: readonly Row[] = [
  aboutLines,
  joined('IdDocumento', '-', 'series', 'code'),
  leaf('Data', 'issue_date', date),
  leaf('NumItem', 'identities[key=item].code'),
  leaf('CodiceCommessaConvenzione', 'identities[key=order].code', cut(100)),
  leaf('CodiceCIG', 'identities[type=CIG].code'),
  leaf('CodiceCUP', 'identities[type=CUP].code'),
];

/** A delivery note, which only a deferred invoice has. */
const deliveries: Row = {
  read(from) {
    deliveryNotes.read(from);
    const { draft } = from.reading;
    const tags = (draft.get(['$tags']) ?? []) as readonly string[];
    if (draft.count(['ordering', 'despatch']) > 0 && !tags.includes('deferred')) {
      draft.put(['$tags', tags.length], 'deferred');
    }
  },
  write: (to) => deliveryNotes.write(to),
};

const deliveryNotes: Row = list('DatiDDT', 'ordering.despatch', [
  joined('NumeroDDT', '-', 'series', 'code'),
  leaf('DataDDT', 'issue_date', date),
  aboutLines,
]);

export const references: readonly Row[] = [
  list('DatiOrdineAcquisto', 'ordering.purchases', reference),
  list('DatiContratto', 'ordering.contracts', reference),
  list('DatiConvenzione', 'ordering.tender', reference),
  list('DatiRicezione', 'ordering.receiving', reference),
  list('DatiFattureCollegate', 'preceding', reference),
  deliveries,
];
