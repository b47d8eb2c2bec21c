import { ofFile, reads } from '../members/answer-rows.ts';
import { date } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import { plain } from '../members/member-reading.ts';
import { aboutTheFile, fixed, leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';

/** Every invoice in a receipt is accepted. */
const accepted = reads(({ at, reading }) => {
  reading.draft.put([...at, 'key'], 'accepted');
});

/** The seller of the first invoice is the supplier; another one stands beside the number of its invoice. */
const seller = reads(({ element, at, reading }) => {
  const node = reading.node(element, 'NipSprzedawcy');
  if (!node) return;
  const text = plain(textOf(node));
  const place = ['supplier', 'tax_id', 'code'];
  const known = reading.draft.get(place);
  reading.draft.put(['supplier', 'tax_id', 'country'], 'PL');
  if (known === undefined) reading.draft.put(place, text, node);
  else if (known === text) reading.implied(node);
  else reading.put({ at }, 'doc.meta.ksef-seller', text, node);
});

/** When the invoice got its number, to the second; the last of these days is that of the receipt. */
const numbered = reads(({ element, at, reading }) => {
  const node = reading.node(element, 'DataNadaniaNumeruKSeF');
  if (!node) return;
  const text = plain(textOf(node));
  const [day] = /^\d{4}-\d\d-\d\d(?=T)/.exec(text) ?? [];
  if (day === undefined) {
    reading.draft.left(node, memberMessages.unread);
    return;
  }
  reading.draft.put([...at, 'date'], day);
  reading.put({ at }, 'meta.ksef-numbered', text, node);
  const last = reading.draft.get(['issue_date']);
  if (typeof last !== 'string' || last < day) reading.draft.put(['issue_date'], day);
});

/** The receipt of KSeF for invoices of a session (UPO 4.3): a line for each invoice. */
export const RECEIPT: readonly Row[] = [
  ofFile('@wersjaSchemy'),
  fixed('NazwaPodmiotuPrzyjmujacego', 'Ministerstwo Finansów'),
  leaf('NumerReferencyjnySesji', 'code'),
  aboutTheFile('Uwierzytelnienie'),
  leaf('OpisPotwierdzenia/Strona', 'meta.ksef-page'),
  leaf('OpisPotwierdzenia/LiczbaStron', 'meta.ksef-pages'),
  leaf('OpisPotwierdzenia/ZakresDokumentowOd', 'meta.ksef-from'),
  leaf('OpisPotwierdzenia/ZakresDokumentowDo', 'meta.ksef-to'),
  leaf('OpisPotwierdzenia/CalkowitaLiczbaDokumentow', 'meta.ksef-documents'),
  leaf('NazwaStrukturyLogicznej', 'meta.ksef-structure'),
  leaf('KodFormularza', 'meta.ksef-form'),
  list('Dokument', 'lines', [
    accepted,
    seller,
    leaf('NumerFaktury', 'doc.code'),
    leaf('DataWystawieniaFaktury', 'doc.issue_date', date),
    leaf('NumerKSeFDokumentu', 'doc.stamps[prv=favat-ksef-number].val'),
    leaf('SkrotDokumentu', 'doc.meta.ksef-hash'),
    leaf('DataPrzeslaniaDokumentu', 'meta.ksef-sent'),
    numbered,
    leaf('TrybWysylki', 'meta.ksef-mode'),
  ]),
  aboutTheFile('Signature'),
];
