import type { Path } from '../en16931/document/draft.ts';
import { cut, date, places } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { inside, leaf, within, type Row } from '../members/rows.ts';
import { textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { placeAt } from './parties.ts';

const CARRIER = 'carrier';
const ITALY = 'IT';

/** Who carries the goods: an identity of the delivery with the name as its label. */
const carrier: Row = inside('DatiAnagraficiVettore', [
  {
    read({ element, at, reading }) {
      const of = (path: string): XmlNode | undefined => reading.node(element, path);
      const [country, code] = [of('IdFiscaleIVA/IdPaese'), of('IdFiscaleIVA/IdCodice')];
      if (!code || plain(textOf(code)) === '') return;
      const place: Path = [...at, 'identities', reading.draft.count([...at, 'identities'])];
      reading.put({ at: place }, 'key', CARRIER);
      if (country) reading.put({ at: place }, 'country', plain(textOf(country)), country);
      reading.put({ at: place }, 'code', plain(textOf(code)), code);
      readName(element, place, reading);
    },
    write({ out, at, writing }) {
      const member = `identities[key=${CARRIER}]`;
      const code = writing.take({ at }, `${member}.code`);
      if (code === '') return;
      out.put('IdFiscaleIVA/IdPaese', writing.take({ at }, `${member}.country`) || ITALY);
      out.put('IdFiscaleIVA/IdCodice', cut(28).write(code) ?? '');
      out.put('Anagrafica/Denominazione', cut(80).write(writing.take({ at }, `${member}.label`)) ?? '');
    },
  },
  leaf('CodiceFiscale', 'identities[key=carrier-fiscal-code].code'),
  leaf('Anagrafica/CodEORI', 'identities[key=carrier-eori].code'),
  leaf('NumeroLicenzaGuida', 'identities[key=driving-licence].code', cut(20)),
]);

/** The name of a company, or given name and surname as one. */
function readName(element: XmlElement, at: Path, reading: MemberReading): void {
  const parts = ['Denominazione', 'Nome', 'Cognome'].flatMap((name) => {
    const node = reading.node(element, `Anagrafica/${name}`);
    return node && plain(textOf(node)) !== '' ? [node] : [];
  });
  if (parts.length > 0) reading.put({ at }, 'label', parts.map((node) => plain(textOf(node))).join(' '), ...parts);
}

const TIME = 'meta.sdi-delivery-time';

/** When the goods arrived, by day and time. A file has both or none: no time is made up for a document that has a day alone. */
const delivered: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'DataOraConsegna');
    const [, day, time] = /^(\d{4}-\d\d-\d\d)T(.+)$/.exec(node ? plain(textOf(node)) : '') ?? [];
    if (day === undefined || time === undefined) return;
    reading.put({ at }, 'date', day, node);
    reading.put({ at }, TIME, time, node);
  },
  write({ out, at, writing }) {
    if (writing.peek({ at }, TIME) === undefined) return;
    const day = date.write(writing.take({ at }, 'date'));
    if (day !== undefined) out.put('DataOraConsegna', `${day}T${writing.take({ at }, TIME)}`);
  },
};

/** Where the goods go. */
const destination: Row = {
  read: (from) => placeOfDelivery.read(from),
  write(to) {
    if (to.writing.entries(to, 'receiver.addresses').length > 0) placeOfDelivery.write(to);
  },
};
const placeOfDelivery = within('IndirizzoResa', 'receiver.addresses.0', placeAt);

/** How the goods are transported. What only this format says is in `meta` of the delivery. */
export const transport: Row = within('DatiTrasporto', 'delivery', [
  carrier,
  leaf('MezzoTrasporto', 'meta.sdi-transport-means', cut(80)),
  leaf('CausaleTrasporto', 'meta.sdi-transport-reason', cut(100)),
  leaf('NumeroColli', 'meta.sdi-packages'),
  leaf('Descrizione', 'meta.sdi-goods', cut(100)),
  leaf('UnitaMisuraPeso', 'meta.sdi-weight-unit', cut(10)),
  leaf('PesoLordo', 'meta.sdi-gross-weight', places(1, 2)),
  leaf('PesoNetto', 'meta.sdi-net-weight', places(1, 2)),
  leaf('DataOraRitiro', 'meta.sdi-collected-at'),
  leaf('DataInizioTrasporto', 'meta.sdi-transport-start', date),
  leaf('TipoResa', 'meta.sdi-terms-of-delivery'),
  destination,
  delivered,
]);
