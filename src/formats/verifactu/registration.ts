import { cut, shortened } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { fixed, inside, joined, leaf, list, within, type Row } from '../members/rows.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { figure } from '../members/form.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { breakdown, totals, inEuros } from './breakdown.ts';
import { chain, setAside } from './chain.ts';
import {
  CORRECTION_TYPE,
  day,
  DOC_TYPE,
  ISSUER_TYPE,
  LONGEST,
  REPLACEMENT,
  SIMPLIFIED,
  SIMPLIFIED_ART_7273,
} from './codes.ts';
import { party } from './parties.ts';

/** The Spanish tax number of the issuer. */
export const issuer = (element: string): Row => ({
  read({ element: inside, reading }) {
    const node = reading.node(inside, element);
    if (!node) return;
    reading.put({ at: ['supplier'] }, 'tax_id.country', 'ES');
    reading.put({ at: ['supplier'] }, 'tax_id.code', plain(textOf(node)), node);
  },
  write({ out, writing }) {
    writing.take({ at: ['supplier'] }, 'tax_id.country');
    out.put(element, writing.take({ at: ['supplier'] }, 'tax_id.code'));
  },
});

/** An earlier invoice: it has the same issuer. */
const earlier: readonly Row[] = [
  {
    read({ element, reading }) {
      const node = reading.node(element, 'IDEmisorFactura');
      if (node && plain(textOf(node)) === reading.draft.get(['supplier', 'tax_id', 'code'])) reading.implied(node);
    },
    write({ out, writing }) {
      out.put('IDEmisorFactura', String(writing.peek({ at: ['supplier'] }, 'tax_id.code') ?? ''));
    },
  },
  joined('NumSerieFactura', '-', 'series', 'code'),
  leaf('FechaExpedicionFactura', 'issue_date', day),
];

const corrected = list('FacturasRectificadas/IDFacturaRectificada', 'preceding', earlier);
const replaced = list('FacturasSustituidas/IDFacturaSustituida', 'preceding', earlier);

const typeIn = (writing: MemberWriting): string => String(writing.peek({ at: ['tax', 'ext'] }, DOC_TYPE) ?? '');

/** The kind of the invoice: its type and its tags say the same. */
const kind: Row = {
  read({ element, reading }) {
    const [type, way] = ['TipoFactura', 'TipoRectificativa'].map((name) => reading.node(element, name));
    const [code, how] = ['TipoFactura', 'TipoRectificativa'].map((name) => reading.text(element, name));
    const isBack = reading.text(element, 'ImporteTotal').startsWith('-');
    const corrections = how === 'S' ? 'corrective' : isBack ? 'credit-note' : 'debit-note';
    reading.draft.put(['type'], code?.startsWith('R') ? corrections : 'standard');
    const tags = [SIMPLIFIED.has(code ?? '') && 'simplified', code === REPLACEMENT && 'replacement'].filter(Boolean);
    for (const tag of tags) reading.draft.put(['$tags', reading.draft.count(['$tags'])], tag);
    reading.put({ at: ['tax', 'ext'] }, DOC_TYPE, code ?? '', type);
    if (way) reading.put({ at: ['tax', 'ext'] }, CORRECTION_TYPE, how ?? '', way);
  },
  write({ out, writing }) {
    out.put('TipoFactura', writing.take({ at: ['tax', 'ext'] }, DOC_TYPE));
    out.put('TipoRectificativa', writing.take({ at: ['tax', 'ext'] }, CORRECTION_TYPE));
  },
};

/** Invoices that are corrected, or that this one stands for. */
const references: Row = {
  read(from) {
    corrected.read(from);
    replaced.read(from);
  },
  write(to) {
    const type = typeIn(to.writing);
    if (type === REPLACEMENT) replaced.write(to);
    else if (type.startsWith('R')) corrected.write(to);
  },
};

const AMOUNTS = [
  ['BaseRectificada', 'base'],
  ['CuotaRectificada', 'amount'],
  ['CuotaRecargoRectificado', 'surcharge'],
] as const;

/** Sums of the invoices that a substitution takes the place of. */
const substituted: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'ImporteRectificacion');
    if (!node || !isElement(node)) return;
    const at = ['preceding', 0, 'tax'];
    const of = (name: string): string => reading.text(node, name);
    const [base, amount, more] = AMOUNTS.map(([name]) => reading.node(node, name));
    reading.put({ at: [...at, 'categories', 0] }, 'code', 'VAT');
    reading.put({ at: [...at, 'categories', 0, 'rates', 0] }, 'base', of('BaseRectificada'), base);
    reading.put({ at: [...at, 'categories', 0, 'rates', 0] }, 'amount', of('CuotaRectificada'));
    reading.put({ at: [...at, 'categories', 0] }, 'amount', of('CuotaRectificada'), amount);
    if (more) reading.put({ at: [...at, 'categories', 0] }, 'surcharge', of('CuotaRecargoRectificado'), more);
    const whole = ['CuotaRectificada', 'CuotaRecargoRectificado'].map((name) => parseDecimal(of(name)) ?? Decimal.ZERO);
    reading.put({ at }, 'sum', whole.reduce((sum, part) => sum.plus(part)).toString());
  },
  write({ out, writing }) {
    if (writing.peek({ at: ['tax', 'ext'] }, CORRECTION_TYPE) !== 'S') return;
    const euros = inEuros(writing);
    const sums = { base: Decimal.ZERO, amount: Decimal.ZERO, surcharge: Decimal.ZERO };
    const add = (name: keyof typeof sums, text: string): void => {
      const amount = parseDecimal(text);
      if (amount) sums[name] = sums[name].plus(amount.times(euros));
    };
    for (const entry of writing.entries({ at: [] }, 'preceding')) {
      for (const at of writing.entries({ at: entry }, 'tax.categories')) {
        if (writing.peek({ at }, 'retained') === true) continue;
        for (const rate of writing.entries({ at }, 'rates')) add('base', writing.take({ at: rate }, 'base'));
        add('amount', writing.take({ at }, 'amount'));
        add('surcharge', writing.take({ at }, 'surcharge'));
      }
    }
    for (const [element, name] of AMOUNTS) {
      if (name === 'surcharge' && sums.surcharge.isZero()) continue;
      out.put(`ImporteRectificacion/${element}`, figure(sums[name].rounded(2), 2, 2));
    }
  },
};

/** What was sold: the first general note, or the names of the lines. */
const description: Row = {
  read: (from) => note.read(from),
  write(to) {
    note.write(to);
    if (to.out.textAt('DescripcionOperacion') !== '') return;
    const names = to.writing.entries({ at: [] }, 'lines').map((at) => to.writing.take({ at }, 'item.name'));
    to.out.put('DescripcionOperacion', shortened(names.filter(Boolean).join(', '), LONGEST.description));
  },
};
const note = leaf('DescripcionOperacion', 'notes[key=general].text', cut(LONGEST.description));

/** A simplified invoice tells whether its customer is unknown. */
const unidentified: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'FacturaSinIdentifDestinatarioArt61d');
    if (node && (SIMPLIFIED.has(reading.text(element, 'TipoFactura')) || plain(textOf(node)) === 'N')) {
      reading.implied(node);
    }
  },
  write({ out, writing }) {
    if (!SIMPLIFIED.has(typeIn(writing))) return;
    const isKnown = writing.peek({ at: ['customer'] }, 'name') !== undefined;
    out.put('FacturaSinIdentifDestinatarioArt61d', isKnown ? 'N' : 'S');
  },
};

const third = within('Tercero', 'ordering.issuer', party);
const customer = within('Destinatarios/IDDestinatario', 'customer', party);

/** Who issues the invoice in place of the supplier. */
const issuedBy: Row = {
  read(from) {
    const { element, reading } = from;
    const node = reading.node(element, 'EmitidaPorTerceroODestinatario');
    const text = node ? plain(textOf(node)) : '';
    if (text === 'D') reading.draft.put(['$tags', reading.draft.count(['$tags'])], 'self-billed');
    if (node) reading.put({ at: ['tax', 'ext'] }, ISSUER_TYPE, text, node);
    third.read(from);
  },
  write(to) {
    const by = to.writing.take({ at: ['tax', 'ext'] }, ISSUER_TYPE);
    to.out.put('EmitidaPorTerceroODestinatario', by);
    if (by === 'T') third.write(to);
  },
};

/** Simplified invoices name no customer. */
const recipient: Row = {
  read: (from) => customer.read(from),
  write(to) {
    if (!SIMPLIFIED.has(typeIn(to.writing))) customer.write(to);
  },
};

/** Whether an earlier record is put right, which the invoice does not say. */
export const marks = (
  names: readonly (readonly [element: string, member: 'amended' | 'rejected' | 'unregistered'])[],
): Row => ({
  read({ element, reading }) {
    for (const [name] of names) {
      const node = reading.node(element, name);
      if (node) reading.ofTheFile(node);
    }
  },
  write({ out, writing: { context } }) {
    for (const [name, member] of names) {
      const value = context[member];
      if (value === true) out.put(name, 'S');
      else if (typeof value === 'string') out.put(name, value);
    }
  },
});

/** A mark that only says that nothing special applies. */
const noCoupon: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'Cupon');
    if (node && plain(textOf(node)) === 'N') reading.implied(node);
  },
  write: () => undefined,
};

/** The registration of an invoice. The print is made of what other rows write, so the chain comes last. */
export const REGISTRATION: readonly Row[] = [
  fixed('IDVersion', '1.0'),
  inside('IDFactura', [
    issuer('IDEmisorFactura'),
    joined('NumSerieFactura', '-', 'series', 'code'),
    leaf('FechaExpedicionFactura', 'issue_date', day),
  ]),
  leaf('NombreRazonEmisor', 'supplier.name', cut(LONGEST.name)),
  marks([
    ['Subsanacion', 'amended'],
    ['RechazoPrevio', 'rejected'],
  ]),
  kind,
  references,
  substituted,
  leaf('FechaOperacion', 'op_date', day),
  description,
  leaf('FacturaSimplificadaArt7273', `tax.ext.${SIMPLIFIED_ART_7273}`),
  unidentified,
  issuedBy,
  recipient,
  noCoupon,
  breakdown,
  totals,
  chain('register'),
];

/** Who issues the invoices of a file. */
export const issuerOfFile: Row = {
  read({ element, reading }) {
    const header = reading.node(element, 'Cabecera');
    if (!header || !isElement(header)) return;
    const at = ['supplier'];
    for (const [path, member] of [
      ['ObligadoEmision/NombreRazon', 'name'],
      ['ObligadoEmision/NIF', 'tax_id.code'],
    ] as const) {
      const node = reading.node(header, path);
      if (node) reading.put({ at }, member, plain(textOf(node)), node);
    }
    for (const other of ['Representante', 'RemisionVoluntaria', 'RemisionRequerimiento']) {
      for (const node of reading.nodes(header, other) as readonly XmlElement[]) setAside(reading, node);
    }
  },
  write: () => undefined,
};

/** The element of each record of a file. */
export const RECORD = 'RegistroFactura';

/** A record of a file, and who issues its invoices. */
export const inFile = (name: string, rows: readonly Row[]): readonly Row[] => [
  inside(`${RECORD}/${name}`, rows),
  issuerOfFile,
];
