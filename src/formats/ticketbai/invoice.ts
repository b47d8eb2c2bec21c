import { cut, shortened } from '../members/form.ts';
import { parseDecimal, Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { aboutTheFile, fixed, inside, leaf, within, type Row } from '../members/rows.ts';
import { day } from '../verifactu/codes.ts';
import { momentOf } from '../verifactu/moment.ts';
import { identityWith } from '../verifactu/parties.ts';
import { issuer } from '../verifactu/registration.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { money, textAt } from './amounts.ts';
import { breakdown, totals } from './breakdown.ts';
import { CORRECTION, IDENTITY_TYPE, IN_SIMPLIFIED_SCHEME, LONGEST, LOOK_UP, REGION } from './codes.ts';
import { addressOf, identifierOf } from './identifier.ts';
import { lines } from './lines.ts';

const TYPE = 'Factura/CabeceraFactura/FacturaRectificativa/Tipo';
const TOTAL = 'Factura/DatosFactura/ImporteTotalFactura';

const tagged = ({ document }: MemberWriting, tag: string): boolean =>
  Array.isArray(document.$tags) && (document.$tags as readonly string[]).includes(tag);

/** The kind of the invoice, which decides the signs. */
const kind: Row = {
  read({ element, reading }) {
    const way = reading.text(element, TYPE);
    const isBack = reading.text(element, TOTAL).startsWith('-');
    const corrects = way === 'S' ? 'corrective' : isBack ? 'credit-note' : 'debit-note';
    reading.put({ at: [] }, 'type', way === '' ? 'standard' : corrects, reading.node(element, TYPE));
    const simplified = reading.node(element, 'Factura/CabeceraFactura/FacturaSimplificada');
    const third = reading.node(element, 'Sujetos/EmitidaPorTercerosODestinatario');
    const instead = reading.node(element, 'Factura/CabeceraFactura/FacturaEmitidaSustitucionSimplificada');
    for (const [node, text, tag] of [
      [simplified, 'S', 'simplified'],
      [third, 'D', 'self-billed'],
      // Only addons of other registers define a tag for it.
      [instead, 'S', undefined],
    ] as const) {
      if (!node) continue;
      const says = plain(textOf(node)) === text;
      if (says && tag !== undefined) reading.draft.put(['$tags', reading.draft.count(['$tags'])], tag, node);
      else if (node === third) reading.ofTheFile(node);
      else if (!says) reading.implied(node);
    }
  },
  write: () => undefined,
};

/** Street and number. */
const street: Row = {
  read: (from) => leaf('Direccion', 'addresses[0].street').read(from),
  write({ out, at, writing }) {
    const parts = ['street', 'num'].map((member) => writing.take({ at }, `addresses[0].${member}`));
    out.put('Direccion', cut(LONGEST.text).write(parts.filter(Boolean).join(', ')) ?? '');
  },
};

const customer = within('Destinatarios/IDDestinatario', 'customer', [
  identityWith(IDENTITY_TYPE),
  leaf('ApellidosNombreRazonSocial', 'name', cut(LONGEST.name)),
  leaf('CodigoPostal', 'addresses[0].code', cut(LONGEST.code)),
  street,
]);

const parties: Row = inside('Sujetos', [
  inside('Emisor', [issuer('NIF'), leaf('ApellidosNombreRazonSocial', 'supplier.name', cut(LONGEST.name))]),
  {
    read: (from) => customer.read(from),
    write(to) {
      if (to.writing.peek({ at: [] }, 'customer') !== undefined) customer.write(to);
    },
  },
  {
    read: () => undefined,
    write({ out, writing }) {
      const third = writing.peek({ at: ['ordering'] }, 'issuer') === undefined ? 'N' : 'T';
      const role = writing.context.issuer_role ?? (tagged(writing, 'self-billed') ? 'D' : third);
      out.put('EmitidaPorTercerosODestinatario', role);
    },
  },
]);

const number: readonly Row[] = [
  leaf('SerieFactura', 'series'),
  leaf('NumFactura', 'code'),
  leaf('FechaExpedicionFactura', 'issue_date', day),
];

/** The invoices that are corrected, or that this one stands for. */
const earlier: Row = {
  read({ element, at, reading }) {
    for (const row of REFERENCES) row.read({ element, at, reading });
    readReplaced(element, reading);
  },
  write(to) {
    const { out, writing } = to;
    const isCorrecting = ['credit-note', 'debit-note', 'corrective'].includes(String(writing.document.type ?? ''));
    const isReplacing = tagged(writing, 'replacement');
    if (isReplacing) out.put('FacturaEmitidaSustitucionSimplificada', 'S');
    if (isCorrecting) {
      out.put('FacturaRectificativa/Codigo', writing.take({ at: ['preceding', 0] }, `ext.${CORRECTION}`));
      out.put('FacturaRectificativa/Tipo', writing.document.type === 'corrective' ? 'S' : 'I');
      if (writing.document.type === 'corrective') replaced(to);
    }
    if (isCorrecting || isReplacing) for (const row of REFERENCES) row.write(to);
  },
};

const REFERENCES: readonly Row[] = [
  {
    read({ element, reading }) {
      const code = reading.node(element, 'FacturaRectificativa/Codigo');
      const before = reading.nodes(element, 'FacturasRectificadasSustituidas/IDFacturaRectificadaSustituida');
      before.forEach((node, turn) => {
        const at: Path = ['preceding', turn];
        if ('children' in node) for (const row of number) row.read({ element: node, at, reading });
        if (code) reading.put({ at }, `ext.${CORRECTION}`, plain(textOf(code)), turn === 0 ? code : undefined);
      });
    },
    write({ out, writing }) {
      for (const at of writing.entries({ at: [] }, 'preceding')) {
        const element = out.inside('FacturasRectificadasSustituidas').add('IDFacturaRectificadaSustituida');
        for (const row of number) row.write({ out: element, at, writing });
        writing.take({ at }, `ext.${CORRECTION}`);
      }
    },
  },
];

const AMOUNTS = [
  ['BaseRectificada', 'base'],
  ['CuotaRectificada', 'amount'],
  ['CuotaRecargoRectificada', 'surcharge'],
] as const;

function readReplaced(element: XmlElement, reading: MemberReading): void {
  const node = reading.node(element, 'FacturaRectificativa/ImporteRectificacionSustitutiva');
  if (!node || !isElement(node)) return;
  const [base, amount, surcharge] = AMOUNTS.map(([name]) => reading.node(node, name));
  const numberIn = (number: XmlNode | undefined): Decimal =>
    (number && parseDecimal(plain(textOf(number)))) || Decimal.ZERO;
  const tax: Path = ['preceding', 0, 'tax'];
  const category: Path = [...tax, 'categories', 0];
  reading.put({ at: category }, 'code', 'VAT');
  reading.put({ at: [...category, 'rates', 0] }, 'base', numberIn(base).toString(), base);
  reading.put({ at: [...category, 'rates', 0] }, 'amount', numberIn(amount).toString());
  reading.put({ at: category }, 'amount', numberIn(amount).toString(), amount);
  if (surcharge) reading.put({ at: category }, 'surcharge', numberIn(surcharge).toString(), surcharge);
  reading.put({ at: tax }, 'sum', numberIn(amount).plus(numberIn(surcharge)).toString());
}

/** The sums of the invoices that a corrective one takes the place of. */
function replaced({ out, writing }: To): void {
  const sums = { base: Decimal.ZERO, amount: Decimal.ZERO, surcharge: Decimal.ZERO };
  const add = (name: keyof typeof sums, text: string): void => {
    sums[name] = sums[name].plus(parseDecimal(text) ?? Decimal.ZERO);
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
    out.put(`FacturaRectificativa/ImporteRectificacionSustitutiva/${element}`, money(sums[name], writing));
  }
}

const timeOf = ({ context }: MemberWriting): string => momentOf(context.timestamp ?? context.made_at) ?? '';

const header: Row = inside('Factura/CabeceraFactura', [
  ...number,
  {
    read({ element, reading }) {
      reading.ofTheFile(reading.node(element, 'HoraExpedicionFactura'));
    },
    write({ out, writing }) {
      out.put('HoraExpedicionFactura', timeOf(writing).slice(11, 19));
      const isSimplified =
        tagged(writing, 'simplified') || textAt(writing, ['tax', 'ext'], IN_SIMPLIFIED_SCHEME) === 'S';
      out.put('FacturaSimplificada', isSimplified ? 'S' : 'N');
    },
  },
  earlier,
]);

const note = leaf('DescripcionFactura', 'notes[key=general].text', cut(LONGEST.text));

/** What was sold: the first general note, or the names of the lines. */
const description: Row = {
  read: (from) => note.read(from),
  write(to) {
    note.write(to);
    if (to.out.textAt('DescripcionFactura') !== '') return;
    const names = to.writing.entries({ at: [] }, 'lines').map((at) => textAt(to.writing, at, 'item.name'));
    to.out.put('DescripcionFactura', shortened(names.filter(Boolean).join(', '), LONGEST.text));
  },
};

/** The day of the supply; that of issue if the invoice names none. */
const supplied: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'FechaOperacion');
    if (node && day.read(plain(textOf(node))) === reading.draft.get(['issue_date'])) reading.implied(node);
    else leaf('FechaOperacion', 'op_date', day).read({ element, at, reading });
  },
  write({ out, writing }) {
    const value = writing.take({ at: [] }, 'op_date') || String(writing.document.issue_date ?? '');
    out.put('FechaOperacion', day.write(value) ?? '');
  },
};

/** Characters of the signature of the invoice before. */
const OF_SIGNATURE = 100;

/** The invoice before and the program. Without one the issuer is named as its producer: such a file is a draft. */
const chain: Row = {
  read: (from) => aboutTheFile('HuellaTBAI').read(from),
  write({ out, writing }) {
    const { previous, software, program } = writing.context;
    const link = out.inside('HuellaTBAI');
    if (previous) {
      const before = link.inside('EncadenamientoFacturaAnterior');
      before.put('SerieFacturaAnterior', previous.series ?? '');
      before.put('NumFacturaAnterior', previous.code ?? '');
      before.put('FechaExpedicionFacturaAnterior', day.write(previous.issue_date) ?? previous.issue_date);
      before.put('SignatureValueFirmaFacturaAnterior', (previous.signature ?? '').slice(0, OF_SIGNATURE));
    }
    link.put('Software/LicenciaTBAI', software?.license ?? '0');
    link.put('Software/EntidadDesarrolladora/NIF', software?.nif ?? textAt(writing, ['supplier'], 'tax_id.code'));
    link.put('Software/Nombre', software?.name ?? program);
    link.put('Software/Version', software?.version ?? '0');
  },
};

/** The identifier and the address of the QR code, once somebody has signed the file. */
const identified: Row = {
  read: (from) => aboutTheFile('Signature').read(from),
  write({ out, writing }) {
    const { signature_value: signature } = writing.context;
    const region = writing.take({ at: ['tax', 'ext'] }, REGION);
    if (signature === undefined || signature === '') return;
    const invoice = {
      nif: textAt(writing, ['supplier'], 'tax_id.code'),
      date: String(writing.document.issue_date ?? ''),
      signature,
      series: String(writing.document.series ?? ''),
      number: String(writing.document.code ?? ''),
      total: out.textAt(TOTAL),
    };
    writing.stamps.push({ prv: 'tbai-code', val: identifierOf(invoice) });
    const lookUp = Object.hasOwn(LOOK_UP, region) ? LOOK_UP[region] : undefined;
    if (lookUp !== undefined) writing.stamps.push({ prv: 'tbai-qr', val: addressOf(invoice, lookUp) });
  },
};

export const INVOICE: readonly Row[] = [
  kind,
  fixed('Cabecera/IDVersionTBAI', '1.2'),
  parties,
  header,
  inside('Factura/DatosFactura', [supplied, description, lines, totals]),
  inside('Factura', [breakdown]),
  chain,
  identified,
];
