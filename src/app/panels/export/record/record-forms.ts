import type { recordTexts } from '../../../texts/en/record.ts';
import type { ContextValues } from '../../../state/export-slice.ts';

/** Texts without values. */
export type FieldText = Exclude<keyof typeof recordTexts, 'follow' | 'stampNames'>;

/** A value of the form: where it stands in the context of an export, and the name of its text. */
export interface RecordField {
  readonly at: string;
  readonly label: FieldText;
  readonly note?: FieldText;
  /** Its part is whole without it. */
  readonly optional?: true;
}

/** A value that is one of two. */
export interface RecordCheck {
  readonly at: string;
  readonly label: FieldText;
  readonly on: string;
  readonly off: string;
}

/** A value that is one of several; the first one, if nothing is chosen, is not said. */
export interface RecordChoice {
  readonly at: string;
  readonly label: FieldText;
  readonly options: readonly { readonly value: string; readonly title: FieldText }[];
}

/** What the files of a format say besides their document. */
export interface RecordForm {
  /** The program that makes the files, for all documents. */
  readonly program: readonly RecordField[];
  /** What the program can do: `S` or `N`. */
  readonly abilities: readonly RecordField[];
  /** The record that was made before. */
  readonly previous: readonly RecordField[];
  readonly previousNeeds: FieldText;
  /** What it is called by: values of it, one behind the other. */
  readonly named: readonly string[];
  /** What this record says. */
  readonly own: readonly RecordField[];
  readonly choices: readonly RecordChoice[];
  /** Said with the program, for all documents. */
  readonly checks: readonly RecordCheck[];
  /** How the one before the next is found in a file: the elements of each value. */
  readonly next: Readonly<Record<string, readonly string[]>>;
  /** Values of the next one that this form itself says. */
  readonly nextOfForm: Readonly<Record<string, string>>;
}

/** Fields of formats whose files say more than a document does, by format. */
const FORMS = {
  verifactu: {
    program: [
      { at: 'software.name', label: 'producer' },
      { at: 'software.nif', label: 'producerNumber' },
      { at: 'software.system', label: 'program' },
      { at: 'software.id', label: 'programCode', note: 'programCodeNote' },
      { at: 'software.version', label: 'version' },
      { at: 'software.installation', label: 'installation' },
    ],
    abilities: [
      { at: 'software.only_verifactu', label: 'onlyVerifactu' },
      { at: 'software.multi', label: 'multi' },
      { at: 'software.several', label: 'several' },
    ],
    previous: [
      { at: 'previous.issuer', label: 'previousIssuer' },
      { at: 'previous.num_series', label: 'previousNumber' },
      { at: 'previous.issue_date', label: 'previousDate', note: 'previousDateNote' },
      { at: 'previous.fingerprint', label: 'previousPrint', note: 'previousPrintNote' },
    ],
    previousNeeds: 'partly',
    named: ['previous.num_series'],
    own: [],
    choices: [
      {
        at: 'kind',
        label: 'kind',
        options: [
          { value: 'register', title: 'register' },
          { value: 'cancel', title: 'cancel' },
        ],
      },
    ],
    checks: [{ at: 'production', label: 'test', on: 'N', off: 'S' }],
    next: {
      'previous.issuer': ['IDEmisorFactura', 'IDEmisorFacturaAnulada'],
      'previous.num_series': ['NumSerieFactura', 'NumSerieFacturaAnulada'],
      'previous.issue_date': ['FechaExpedicionFactura', 'FechaExpedicionFacturaAnulada'],
      // The first one may be that of the record before.
      'previous.fingerprint': ['Huella:last'],
    },
    nextOfForm: {},
  },
  ticketbai: {
    program: [
      { at: 'software.name', label: 'program' },
      { at: 'software.nif', label: 'producerNumber' },
      { at: 'software.version', label: 'version' },
      { at: 'software.license', label: 'license', note: 'licenseNote' },
    ],
    abilities: [],
    previous: [
      { at: 'previous.series', label: 'previousSeries', optional: true },
      { at: 'previous.code', label: 'previousCode' },
      { at: 'previous.issue_date', label: 'previousDate', note: 'previousDateNote' },
      { at: 'previous.signature', label: 'previousSignature', note: 'previousSignatureNote' },
    ],
    previousNeeds: 'partlyTicket',
    named: ['previous.series', 'previous.code'],
    own: [{ at: 'signature_value', label: 'signature', note: 'signatureNote' }],
    choices: [
      {
        at: 'issuer_role',
        label: 'issuerRole',
        options: [
          { value: '', title: 'ofDocument' },
          { value: 'N', title: 'bySupplier' },
          { value: 'T', title: 'byThird' },
          { value: 'D', title: 'byCustomer' },
        ],
      },
    ],
    checks: [],
    next: {
      'previous.series': ['CabeceraFactura/SerieFactura'],
      'previous.code': ['CabeceraFactura/NumFactura'],
      'previous.issue_date': ['CabeceraFactura/FechaExpedicionFactura'],
    },
    nextOfForm: { 'previous.signature': 'signature_value' },
  },
} as const satisfies Readonly<Record<string, RecordForm>>;

/** A format whose files say more than a document does. */
export type RecordFormat = keyof typeof FORMS;

export const isRecorded = (format: string): format is RecordFormat => Object.hasOwn(FORMS, format);

export const formOf = (format: RecordFormat): RecordForm => FORMS[format];

const filled = (values: ContextValues, { at }: RecordField): boolean => (values[at] ?? '').trim() !== '';

/** Whether all fields of a part are filled, or some, or none. */
export function filledOf(values: ContextValues, fields: readonly RecordField[]): 'all' | 'some' | 'none' {
  if (fields.every((field) => field.optional === true || filled(values, field))) return 'all';
  return fields.some((field) => filled(values, field)) ? 'some' : 'none';
}
