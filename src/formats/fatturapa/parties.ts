import { cut, places } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { inside, leaf, within, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { FISCAL_CODE } from './codes.ts';

/** A code that stands for the number of a foreign customer who has none. Source: instructions of Agenzia delle Entrate. */
const NO_NUMBER = '0000000';
/** Postal code of every place outside Italy. */
const ABROAD = '00000';
const LONGEST = { name: 80, part: 60, number: 8, code: 28 } as const;

/** VAT number and its country. A party without one is Italian: it has a fiscal code. */
export const taxId: Row = {
  read({ element, at, reading }) {
    const [country, code] = ['IdFiscaleIVA/IdPaese', 'IdFiscaleIVA/IdCodice'].map((path) =>
      reading.node(element, path),
    );
    reading.put({ at }, 'tax_id.country', (country && plain(textOf(country))) || 'IT', country);
    const text = code ? plain(textOf(code)) : '';
    if (text === NO_NUMBER) reading.implied(code);
    else if (code && text !== '') reading.put({ at }, 'tax_id.code', text, code);
  },
  write({ out, at, writing }) {
    const country = writing.take({ at }, 'tax_id.country');
    const code = writing.take({ at }, 'tax_id.code');
    if (country === '' || (code === '' && country === 'IT')) return;
    out.put('IdFiscaleIVA/IdPaese', country);
    out.put('IdFiscaleIVA/IdCodice', cut(LONGEST.code).write(code || NO_NUMBER) ?? '');
  },
};

export const fiscalCode: Row = leaf('CodiceFiscale', `identities[key=${FISCAL_CODE}].code`);

/** The fiscal code of a natural person, not of a company. */
const OF_A_PERSON = /^[A-Z0-9]{16}$/;

/** The name of a company, or given name and surname of a person, who is also one of the people of the party. */
export const named: Row = {
  read({ element, at, reading }) {
    const [company, given, surname, title] = ['Denominazione', 'Nome', 'Cognome', 'Titolo'].map((name) =>
      reading.node(element, name),
    );
    const put = (member: string, node: typeof company): void => {
      const text = node && plain(textOf(node));
      if (text) reading.put({ at }, member, text, node);
    };
    put('name', company);
    if (given || surname) {
      const whole = [given, surname].flatMap((node) => (node ? [plain(textOf(node))] : []));
      reading.put({ at }, 'name', whole.join(' '), given, surname);
      put('people[0].name.prefix', title);
      put('people[0].name.given', given);
      put('people[0].name.surname', surname);
    }
  },
  write({ out, at, writing }) {
    const text = (member: string): string => String(writing.peek({ at }, member) ?? '');
    const [name, given, surname] = [text('name'), text('people[0].name.given'), text('people[0].name.surname')];
    const isPerson = name === `${given} ${surname}` && OF_A_PERSON.test(text(`identities[key=${FISCAL_CODE}].code`));
    if (name !== '' && !isPerson) {
      out.put('Denominazione', cut(LONGEST.name).write(writing.take({ at }, 'name')) ?? '');
      return;
    }
    if (given === '' && surname === '') return;
    for (const [element, member] of [
      ['Nome', 'given'],
      ['Cognome', 'surname'],
    ] as const) {
      out.put(element, cut(LONGEST.part).write(writing.take({ at }, `people[0].name.${member}`)) ?? '');
    }
    writing.take({ at }, 'name');
  },
};

/** Title and number of an economic operator, of ordinary invoices only. */
export const titled: Row = {
  read: (from) => eori.read(from),
  write(to) {
    const { out, at, writing } = to;
    if (out.has('Nome')) out.put('Titolo', cut(10).write(writing.take({ at }, 'people[0].name.prefix')) ?? '');
    eori.write(to);
  },
};

const eori: Row = leaf('CodEORI', 'identities[type=EORI].code');

const BOX = /^(?:P\.O\. |PO Box |P\.O\.Box|P\.O Box|PO BOX)/;

const street: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'Indirizzo');
    const text = node ? plain(textOf(node)) : '';
    if (node && text !== '') reading.put({ at }, BOX.test(text) ? 'po_box' : 'street', text, node);
    const number = reading.node(element, 'NumeroCivico');
    if (number) reading.put({ at }, 'num', plain(textOf(number)), number);
  },
  write({ out, at, writing }) {
    const take = (member: string): string => writing.take({ at }, member);
    const number = take('num');
    const isShort = number.length <= LONGEST.number;
    const parts = [take('po_box') || take('street'), isShort ? '' : number, take('street_extra')];
    out.put('Indirizzo', cut(LONGEST.part).write(parts.filter((part) => part !== '').join(' ')) ?? '');
    out.put('NumeroCivico', isShort ? number : '');
  },
};

/** Postal code and province of an Italian address: others have a conventional code and no province. */
const place: Row = {
  read({ element, at, reading }) {
    const [code, region] = [reading.node(element, 'CAP'), reading.node(element, 'Provincia')];
    const text = code ? plain(textOf(code)) : '';
    const isAbroad = reading.text(element, 'Nazione') !== 'IT';
    if (isAbroad && text === ABROAD) reading.implied(code);
    else if (text !== '') reading.put({ at }, 'code', text, code);
    if (region) reading.put({ at }, 'region', plain(textOf(region)), region);
  },
  write({ out, at, writing }) {
    if (writing.peek({ at }, 'country') !== 'IT') {
      out.put('CAP', ABROAD);
      for (const member of ['code', 'region']) writing.replace({ at }, member);
      return;
    }
    out.put('CAP', writing.take({ at }, 'code'));
    const region = String(writing.peek({ at }, 'region') ?? '');
    if (/^[A-Z]{2}$/.test(region)) out.put('Provincia', writing.take({ at }, 'region'));
  },
};

/** The parts of an address. */
export const placeAt: readonly Row[] = [
  street,
  place,
  leaf('Comune', 'locality', cut(LONGEST.part)),
  leaf('Nazione', 'country'),
];

const seat: Row = within('Sede', 'addresses.0', placeAt);

/** The first address. The customer of a simplified invoice may have none. */
export const address: Row = {
  read: (from) => seat.read(from),
  write(to) {
    if (to.writing.entries(to, 'addresses').length > 0) seat.write(to);
  },
};

/** Default state of a company: it is not being wound up. */
const ACTIVE = 'LN';

export const registration: Row = within('IscrizioneREA', 'registration', [
  leaf('Ufficio', 'office'),
  leaf('NumeroREA', 'entry'),
  leaf('CapitaleSociale', 'capital', places(2, 2)),
  leaf('SocioUnico', 'ext.it-sdi-shareholder-state'),
  {
    read({ element, at, reading }) {
      const node = reading.node(element, 'StatoLiquidazione');
      const text = node && plain(textOf(node));
      if (text === ACTIVE) reading.implied(node);
      else if (text) reading.put({ at }, 'ext.it-sdi-liquidation-state', text, node);
    },
    write({ out, at, writing }) {
      const state = writing.take({ at }, 'ext.it-sdi-liquidation-state');
      if (writing.peek({ at }, 'entry') !== undefined) out.put('StatoLiquidazione', state || ACTIVE);
      writing.take({ at }, 'currency');
    },
  },
]);

export const contacts: Row = inside('Contatti', [
  leaf('Telefono', 'telephones[0].num'),
  leaf('Fax', 'telephones[1].num'),
  leaf('Email', 'emails[0].addr'),
]);

export const regime: Row = leaf('RegimeFiscale', 'ext.it-sdi-fiscal-regime');
