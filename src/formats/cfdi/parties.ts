import { valueAt, type Path } from '../en16931/document/draft.ts';
import type { JsonObject } from '../../engine/index.ts';
import { lossMessages } from '../losses/messages.ts';
import { cut } from '../members/form.ts';
import type { From } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { leaf, within, type Row } from '../members/rows.ts';
import { alpha2, alpha3, taxCountry } from '../members/countries.ts';
import { ABROAD, FISCAL_REGIME, NO_OBLIGATIONS, PUBLIC, USE } from './codes.ts';
import { issuePlace } from './header.ts';

const MEXICO = 'MX';
/** Longest name (`Nombre`). */
const LONGEST = 300;

const taxId = (element: string): Row => {
  const code = leaf(element, 'tax_id.code');
  return {
    read(from) {
      if (from.reading.text(from.element, element) === '') return;
      from.reading.put(from, 'tax_id.country', MEXICO);
      code.read(from);
    },
    write(to) {
      code.write(to);
      to.writing.take(to, 'tax_id.country');
    },
  };
};

/** Where a party is, SAT knows from its register: a file has the postal code at most. */
const register = (written: readonly string[]): Row => ({
  read: () => undefined,
  write({ at, writing }) {
    for (const place of writing.entries({ at }, 'addresses')) {
      for (const [name, value] of Object.entries((valueAt(writing.document, place) ?? {}) as JsonObject)) {
        if (!written.includes(name)) writing.excuse([...place, name], value, lossMessages.registered);
      }
    }
  },
});

export const supplier: Row = within('Emisor', 'supplier', [
  taxId('@Rfc'),
  leaf('@Nombre', 'name', cut(LONGEST)),
  leaf('@RegimenFiscal', `ext.${FISCAL_REGIME}`),
  register([]),
]);

/** Who sells, if the supplier invoices for a third party. */
const THIRD: readonly Row[] = [
  taxId('@RfcACuentaTerceros'),
  leaf('@NombreACuentaTerceros', 'name', cut(LONGEST)),
  leaf('@RegimenFiscalACuentaTerceros', `ext.${FISCAL_REGIME}`),
  leaf('@DomicilioFiscalACuentaTerceros', 'addresses[0].code'),
  register(['code']),
];

const ownSeller = within('ACuentaTerceros', 'seller', THIRD);

/** A line without a seller has that of the document. */
export const seller: Row = {
  read: (from) => ownSeller.read(from),
  write(to) {
    const at: Path = ['ordering', 'seller'];
    if (to.writing.peek(to, 'seller') !== undefined) ownSeller.write(to);
    else if (to.writing.peek({ at }, 'tax_id.code') !== undefined) {
      for (const row of THIRD) row.write({ ...to, at, out: to.out.inside('ACuentaTerceros') });
    }
  },
};

const CUSTOMER: Path = ['customer'];

/** Codes of the customer: what they are called, and the usual one. */
interface Usual {
  readonly use: string;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

export const customer = ({ use }: Usual): Row => ({
  read(from) {
    const { element, reading } = from;
    const node = reading.node(element, 'Receptor');
    if (!node || !('children' in node)) return;
    const rfc = reading.text(node, '@Rfc');
    const inner = { ...from, element: node, at: CUSTOMER };
    const isPublic = rfc === PUBLIC.rfc && folded(reading.text(node, '@Nombre')) === folded(PUBLIC.name);
    const isAbroad = rfc === ABROAD && reading.text(node, '@NumRegIdTrib') !== '';
    if (isPublic) for (const name of ['@Rfc', '@Nombre']) reading.implied(reading.node(node, name));
    else if (isAbroad) readForeigner(inner);
    else for (const row of [taxId('@Rfc'), NAME]) row.read(inner);
    const isUsual = isPublic || rfc === ABROAD;
    const place = reading.text(reading.root, '@LugarExpedicion');
    for (const [name, member, usual] of [
      ['@DomicilioFiscalReceptor', 'addresses[0].code', place],
      ['@RegimenFiscalReceptor', `ext.${FISCAL_REGIME}`, NO_OBLIGATIONS],
      ['@UsoCFDI', `ext.${USE}`, use],
    ] as const) {
      if (isUsual && reading.text(node, name) === usual) reading.implied(reading.node(node, name));
      else if (!isPublic) leaf(name, member).read(inner);
    }
  },
  write(to) {
    const inner = { ...to, out: to.out.inside('Receptor'), at: CUSTOMER };
    const { writing } = to;
    if (writing.peek(to, 'customer') === undefined) {
      inner.out.put('@Rfc', PUBLIC.rfc);
      inner.out.put('@Nombre', PUBLIC.name);
      writeUsual(inner, use);
      return;
    }
    NAME.write(inner);
    register(['code']).write(inner);
    const country = String(writing.peek(inner, 'tax_id.country') ?? MEXICO);
    if (country !== MEXICO) {
      writing.take(inner, 'tax_id.country');
      inner.out.put('@Rfc', ABROAD);
      inner.out.put('@NumRegIdTrib', writing.take(inner, 'tax_id.code'));
      inner.out.put('@ResidenciaFiscal', alpha3(country));
      writeUsual(inner, use);
      return;
    }
    taxId('@Rfc').write(inner);
    const isConvention = [ABROAD, PUBLIC.rfc].includes(String(writing.peek(inner, 'tax_id.code')));
    if (isConvention) writeUsual(inner, use);
    else {
      inner.out.put('@DomicilioFiscalReceptor', writing.take(inner, 'addresses[0].code'));
      inner.out.put('@RegimenFiscalReceptor', writing.take(inner, `ext.${FISCAL_REGIME}`));
      inner.out.put('@UsoCFDI', writing.take(inner, `ext.${USE}`));
    }
  },
});

const NAME = leaf('@Nombre', 'name', cut(LONGEST));

function readForeigner(inner: From): void {
  const { element, reading } = inner;
  const country = taxCountry(alpha2(reading.text(element, '@ResidenciaFiscal')));
  if (country !== '') reading.put(inner, 'tax_id.country', country, reading.node(element, '@ResidenciaFiscal'));
  for (const row of [NAME, leaf('@NumRegIdTrib', 'tax_id.code')]) row.read(inner);
  reading.implied(reading.node(element, '@Rfc'));
}

/** Someone without an RFC of their own has the postal code of the place of issue. */
function writeUsual(to: To, use: string): void {
  const { out, writing } = to;
  writing.replace(to, 'addresses[0].code');
  out.put('@DomicilioFiscalReceptor', issuePlace(writing));
  out.put('@RegimenFiscalReceptor', writing.take(to, `ext.${FISCAL_REGIME}`) || NO_OBLIGATIONS);
  out.put('@UsoCFDI', writing.take(to, `ext.${USE}`) || use);
}
