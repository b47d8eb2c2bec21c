import { plain } from '../members/member-reading.ts';
import { inside, leaf, ofTheFile, type Row } from '../members/rows.ts';
import type { To } from '../members/member-writing.ts';
import { textOf } from '../xml/xml-tree.ts';
import { FORMAT } from './codes.ts';

const CUSTOMER = { at: ['customer'] };

/** Where an invoice goes without a code: by certified mail or to the tax account of the customer, or abroad. */
const NO_CODE = { italian: '0000000', foreign: 'XXXXXXX' } as const;

const recipient: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'CodiceDestinatario');
    const text = node ? plain(textOf(node)) : '';
    if (text === NO_CODE.italian || text === NO_CODE.foreign) reading.implied(node);
    else if (text !== '') reading.put(CUSTOMER, 'inboxes[key=it-sdi-code].code', text, node);
    const mail = reading.node(element, 'PECDestinatario');
    if (mail) reading.put(CUSTOMER, 'inboxes[key=it-sdi-pec].email', plain(textOf(mail)), mail);
  },
  write({ out, writing }) {
    const code = writing.take(CUSTOMER, 'inboxes[key=it-sdi-code].code');
    const country = writing.peek(CUSTOMER, 'tax_id.country');
    const isForeign = country !== undefined && country !== 'IT';
    out.put('CodiceDestinatario', code || (isForeign ? NO_CODE.foreign : NO_CODE.italian));
    const mail = 'inboxes[key=it-sdi-pec]';
    out.put('PECDestinatario', writing.take(CUSTOMER, `${mail}.email`) || writing.take(CUSTOMER, `${mail}.code`));
  },
};

/** At most ten letters and digits that differ from file to file: the last ones of the number. */
function progressive({ writing }: To): string {
  const number = ['series', 'code'].map((member) => String(writing.peek({ at: [] }, member) ?? '')).join('');
  return number.replace(/[^A-Za-z0-9]/g, '').slice(-10) || '1';
}

const ofSupplier =
  (member: string) =>
  ({ writing }: To): string =>
    String(writing.peek({ at: ['supplier', 'tax_id'] }, member) ?? '');

/** Who sends the file where. The supplier sends it, unless a program says otherwise. */
export const transmission = (format: (to: To) => string): Row =>
  inside('DatiTrasmissione', [
    ofTheFile('IdTrasmittente/IdPaese', ofSupplier('country')),
    ofTheFile('IdTrasmittente/IdCodice', ofSupplier('code')),
    ofTheFile('ProgressivoInvio', progressive),
    ofTheFile('FormatoTrasmissione', format),
    recipient,
  ]);

/** To a public body, or to others. */
export const formatOf = ({ writing }: To): string =>
  writing.peek({ at: ['tax', 'ext'] }, FORMAT) === 'FPA12' ? 'FPA12' : 'FPR12';

/** The version of the file tells whether its customer is a public body. */
export const version = (format: (to: To) => string): Row => ({
  read({ element, reading }) {
    const node = reading.node(element, '@versione');
    if (node && plain(textOf(node)) === 'FPA12') {
      reading.draft.put(['$tags', reading.draft.count(['$tags'])], 'b2g', node);
    } else if (node) reading.draft.recalculated(node, ['tax', 'ext', FORMAT]);
    reading.implied(reading.node(element, '@SistemaEmittente'));
  },
  write(to) {
    to.out.put('@versione', format(to));
    to.writing.take({ at: ['tax', 'ext'] }, FORMAT);
  },
});

export const currency: Row = leaf('Divisa', 'currency');
