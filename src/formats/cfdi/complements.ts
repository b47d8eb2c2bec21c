import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { unitCode, unitWord } from '../en16931/document/units.ts';
import { codes, figure, places } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { fixed, leaf, list, total, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { MOST_DECIMALS, share } from './codes.ts';
import { isKept, stated } from './header.ts';

const cents = places(2, 2);

/** A figure that building calculates, unless the document keeps those of the file. */
function sumOf(element: string, member: string): Row {
  const own = total(element, member, cents);
  return {
    read({ element: inside, at, reading }) {
      const node = reading.node(inside, element);
      if (node) stated(reading, [...at, member], parseDecimal(textOf(node)), node);
    },
    write: (to) => own.write(to),
  };
}

/** The turn of a row, which building counts as well. */
const turn: Row = {
  read({ at, reading }) {
    if (isKept(reading)) reading.draft.put([...at, 'i'], Number(at.at(-1)) + 1);
  },
  write: () => undefined,
};

const THOUSANDTHS = places(3, 6);

/** A complement of an invoice that is one of its `complements`. */
function complement(element: string, schema: string, rows: readonly Row[]): Row {
  const address = `https://gobl.org/draft-0/regimes/mx/${schema}`;
  return {
    read({ element: outer, at, reading }) {
      for (const node of reading.nodes(outer, `Complemento/${element}`)) {
        if (!isElement(node)) continue;
        const list: Path = [...at, 'complements'];
        const place: Path = [...list, reading.draft.count(list)];
        reading.draft.put([...place, '$schema'], address);
        for (const row of rows) row.read({ element: node, at: place, reading });
      }
    },
    write({ out, at, writing }) {
      for (const place of writing.entries({ at }, 'complements')) {
        if (!String(writing.peek({ at: place }, '$schema') ?? '').endsWith(`/${schema}`)) continue;
        writing.take({ at: place }, '$schema');
        const child = out.inside('Complemento').add(element);
        for (const row of rows) row.write({ out: child, at: place, writing });
      }
    },
  };
}

/** The unit of fuel, by its UN/ECE code. */
const fuelUnit: Row = leaf('@Unidad', 'item.unit', { read: unitWord, write: unitCode });

/** A tax is a share of the purchase, or a fee for each unit; the file writes both in the same place. */
const rate: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, '@TasaOCuota');
    const value = node && parseDecimal(textOf(node));
    if (!value) return;
    const isShare = isShareOf(value, at.slice(0, -2), parseDecimal(reading.text(element, '@Importe')), reading);
    const isFee = reading.text(element, '@Impuesto') === 'IEPS' && !isShare;
    if (isFee) reading.put({ at }, 'rate', plain(textOf(node)), node);
    else reading.put({ at }, 'percent', share.read(plain(textOf(node))) ?? '', node);
  },
  write({ out, at, writing }) {
    const percent = writing.take({ at }, 'percent');
    const value = parseDecimal(percent.replace(/%$/, '') || writing.take({ at }, 'rate'));
    const number = value && percent !== '' ? new Decimal(value.units, value.scale + 2) : value;
    out.put('@TasaOCuota', number ? figure(number, 2, MOST_DECIMALS) : '');
  },
};

function isShareOf(value: Decimal, line: Path, amount: Decimal | undefined, { draft }: MemberReading): boolean {
  const number = (member: Path): Decimal | undefined => parseDecimal(String(draft.get([...line, ...member]) ?? ''));
  const [quantity, price] = [number(['quantity']), number(['item', 'price'])];
  if (!amount || !quantity || !price) return false;
  return quantity.times(price).rounded(2).times(value).rounded(2).equals(amount);
}

const fuel: Row = complement('EstadoDeCuentaCombustible', 'fuel-account-balance', [
  fixed('@Version', '1.2'),
  fixed('@TipoOperacion', 'Tarjeta'),
  leaf('@NumeroDeCuenta', 'account_number'),
  sumOf('@SubTotal', 'subtotal'),
  sumOf('@Total', 'total'),
  list('Conceptos/ConceptoEstadoDeCuentaCombustible', 'lines', [
    turn,
    leaf('@Identificador', 'e_wallet_id'),
    leaf('@Fecha', 'purchase_date_time'),
    leaf('@Rfc', 'vendor_tax_code'),
    leaf('@ClaveEstacion', 'service_station_code'),
    leaf('@Cantidad', 'quantity', THOUSANDTHS),
    leaf('@TipoCombustible', 'item.type'),
    fuelUnit,
    leaf('@NombreCombustible', 'item.name'),
    leaf('@FolioOperacion', 'purchase_code'),
    leaf('@ValorUnitario', 'item.price', THOUSANDTHS),
    sumOf('@Importe', 'total'),
    list('Traslados/Traslado', 'taxes', [
      leaf('@Impuesto', 'cat', codes({ VAT: 'IVA', IEPS: 'IEPS' })),
      rate,
      sumOf('@Importe', 'amount'),
    ]),
  ]),
]);

const vouchers: Row = complement('ValesDeDespensa', 'food-vouchers', [
  fixed('@version', '1.0'),
  fixed('@tipoOperacion', 'monedero electrónico'),
  leaf('@registroPatronal', 'employer_registration'),
  leaf('@numeroDeCuenta', 'account_number'),
  sumOf('@total', 'total'),
  list('Conceptos/Concepto', 'lines', [
    turn,
    leaf('@identificador', 'e_wallet_id'),
    leaf('@fecha', 'issue_date_time'),
    leaf('@rfc', 'employee.tax_code'),
    leaf('@curp', 'employee.curp'),
    leaf('@nombre', 'employee.name'),
    leaf('@numSeguridadSocial', 'employee.social_security'),
    leaf('@importe', 'amount', cents),
  ]),
]);

/** Legal texts are notes. */
const LEGAL = 'legal';

const legends: Row = {
  read({ element, at, reading }) {
    const root = reading.node(element, 'Complemento/LeyendasFiscales');
    if (!root || !isElement(root)) return;
    reading.implied(reading.node(root, '@version'));
    for (const legend of reading.children(root, 'Leyenda')) {
      const place: Path = [...at, 'notes', reading.draft.count([...at, 'notes'])];
      reading.draft.put([...place, 'key'], LEGAL);
      leaf('@textoLeyenda', 'text').read({ element: legend, at: place, reading });
      leaf('@disposicionFiscal', 'code').read({ element: legend, at: place, reading });
    }
  },
  write({ out, at, writing }) {
    for (const place of writing.entries({ at }, 'notes')) {
      if (writing.peek({ at: place }, 'key') !== LEGAL) continue;
      const root = out.inside('Complemento/LeyendasFiscales');
      if (root.has('Leyenda') === false) root.put('@version', '1.0');
      const legend = root.add('Leyenda');
      legend.put('@disposicionFiscal', writing.take({ at: place }, 'code'));
      legend.put('@textoLeyenda', writing.take({ at: place }, 'text'));
      writing.take({ at: place }, 'key');
    }
  },
};

/** The stamp of the authority is about the file; only a certified provider makes it. */
export const stamp: Row = {
  read({ element, reading }) {
    const root = reading.node(element, 'Complemento/TimbreFiscalDigital');
    if (!root || !isElement(root)) return;
    for (const node of root.attributes) reading.ofTheFile(node);
  },
  write: () => undefined,
};

export const complements: readonly Row[] = [fuel, vouchers, legends, stamp];
