import type { Words } from '../../core/messages/message.ts';
import type { spanishComboRows } from './spanish-combo.ts';
import type { spanishInvoiceRows } from './spanish-invoice-rules.ts';

/** The text of a row; what follows its code has texts of its own. */
type RowWords = Readonly<Partial<Record<'' | '.when' | '.must', string>>>;

const invoice: Readonly<Record<keyof ReturnType<typeof spanishInvoiceRows>, RowWords>> = {
  reference: {
    '': 'Una factura rectificativa necesita una referencia a la factura que rectifica',
    '.when': 'la factura es rectificativa',
  },
  referenceDay: { '': 'La referencia a una factura anterior necesita su fecha de expedición' },
  referenceTaxes: {
    '': 'La referencia de una factura rectificativa necesita los totales de impuestos de la factura que rectifica',
    '.when': 'la factura es rectificativa',
  },
  tax: { '': 'La factura necesita datos fiscales con el tipo de documento' },
  docType: { '': 'Las extensiones fiscales necesitan el tipo de documento' },
  standardType: {
    '': 'El tipo de documento de una factura ordinaria tiene que ser F1, F2 o F3',
    '.when': 'la factura es ordinaria',
  },
  correctingType: {
    '': 'El tipo de documento de una factura que rectifica otra tiene que ser uno de R1 a R5',
    '.when': 'la factura rectifica otra',
  },
  correctionType: {
    '': 'Una factura con el tipo de documento de una rectificación necesita el tipo de rectificación',
    '.when': 'el tipo de documento es el de una rectificación, o falta',
  },
  description: {
    '': 'Una nota general, que describe la operación, puede tener 500 bytes como máximo (é cuenta dos)',
    '.when': 'la nota es general',
  },
  euro: { '': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR' },
  customer: { '': 'Una factura que no es simplificada necesita un cliente' },
  customerIdentity: {
    '': 'El cliente necesita una identificación fiscal o una identificación con un código de tipo',
    '.must': 'tener una identificación fiscal o una identificación con un tipo',
  },
  customerCode: { '': 'La identificación fiscal del cliente necesita un código' },
};

const combo: Readonly<Record<keyof ReturnType<typeof spanishComboRows>, RowWords>> = {
  scheme: { '': 'El IVA y el IGIC necesitan el código de su régimen' },
  exports: {
    '': 'Las exportaciones (exenciones E2 y E3) no pueden estar en el régimen general 01',
    '.when': 'el régimen es 01 o falta',
  },
};

/** The Spanish texts of shared rows on invoices, by the codes that a register gives them. */
export function spanishInvoiceWords(family: string, codes: Readonly<Record<string, keyof typeof invoice>>): Words {
  return wordsByCode(family, codes, invoice);
}

/** The Spanish texts of shared rows on taxes, by the codes that a register gives them. */
export function spanishComboWords(family: string, codes: Readonly<Record<string, keyof typeof combo>>): Words {
  return wordsByCode(family, codes, combo);
}

function wordsByCode<Name extends string>(
  family: string,
  codes: Readonly<Record<string, Name>>,
  words: Readonly<Record<Name, RowWords>>,
): Words {
  return Object.fromEntries(
    Object.entries(codes).flatMap(([code, name]) =>
      Object.entries(words[name]).map(([part, text]) => [`GOBL-${family}-${code}${part}`, text]),
    ),
  );
}
