import type { recordTexts } from '../../../texts/en/record.ts';
import type { ExportContext } from '../../../api/operations.ts';
import type { ContextValues } from '../../../state/export-slice.ts';

/** Texts without values. */
type FieldText = Exclude<keyof typeof recordTexts, 'follow'>;

/** A value of the form: where it stands in the context of an export, and the name of its text. */
export interface RecordField {
  readonly at: string;
  readonly label: FieldText;
  readonly note?: FieldText;
}

/** The program that makes records. */
export const PROGRAM: readonly RecordField[] = [
  { at: 'software.name', label: 'producer' },
  { at: 'software.nif', label: 'producerNumber' },
  { at: 'software.system', label: 'program' },
  { at: 'software.id', label: 'programCode', note: 'programCodeNote' },
  { at: 'software.version', label: 'version' },
  { at: 'software.installation', label: 'installation' },
];

/** What the program can do: `S` or `N`. */
export const ABILITIES: readonly RecordField[] = [
  { at: 'software.only_verifactu', label: 'onlyVerifactu' },
  { at: 'software.multi', label: 'multi' },
  { at: 'software.several', label: 'several' },
];

/** The record that was made before. */
export const PREVIOUS: readonly RecordField[] = [
  { at: 'previous.issuer', label: 'previousIssuer' },
  { at: 'previous.num_series', label: 'previousNumber' },
  { at: 'previous.issue_date', label: 'previousDate', note: 'previousDateNote' },
  { at: 'previous.fingerprint', label: 'previousPrint', note: 'previousPrintNote' },
];

const filled = (values: ContextValues, { at }: RecordField): boolean => (values[at] ?? '').trim() !== '';

/** Whether all fields of a part are filled, or some, or none. */
export function filledOf(values: ContextValues, fields: readonly RecordField[]): 'all' | 'some' | 'none' {
  const number = fields.filter((field) => filled(values, field)).length;
  return number === fields.length ? 'all' : number > 0 ? 'some' : 'none';
}

const textsOf = (values: ContextValues, fields: readonly RecordField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ at }) => [at.slice(at.indexOf('.') + 1), (values[at] ?? '').trim()]));

/** The context of an export. A part that is not whole is left out, and the form says so. */
export function contextOf(values: ContextValues): ExportContext {
  const abilities = Object.fromEntries(
    ABILITIES.map(({ at }) => [at.slice(at.indexOf('.') + 1), values[at] === 'S' ? 'S' : 'N']),
  );
  return {
    ...(filledOf(values, PROGRAM) === 'all' && { software: { ...textsOf(values, PROGRAM), ...abilities } }),
    ...(filledOf(values, PREVIOUS) === 'all' && { previous: textsOf(values, PREVIOUS) }),
    ...(values['kind'] === 'cancel' && { kind: 'cancel' }),
    ...(values['production'] === 'N' && { production: false }),
  } as ExportContext;
}

/** The record of a file as the one before the next, by its own words. */
export function previousOf(content: string): ContextValues | undefined {
  const file = new DOMParser().parseFromString(content, 'application/xml');
  const text = (...names: readonly string[]): string =>
    names.map((name) => file.getElementsByTagNameNS('*', name)[0]?.textContent.trim()).find(Boolean) ?? '';
  const prints = file.getElementsByTagNameNS('*', 'Huella');
  const found: ContextValues = {
    'previous.issuer': text('IDEmisorFactura', 'IDEmisorFacturaAnulada'),
    'previous.num_series': text('NumSerieFactura', 'NumSerieFacturaAnulada'),
    'previous.issue_date': text('FechaExpedicionFactura', 'FechaExpedicionFacturaAnulada'),
    // The first one may be that of the record before.
    'previous.fingerprint': prints[prints.length - 1]?.textContent.trim() ?? '',
  };
  return filledOf(found, PREVIOUS) === 'all' ? found : undefined;
}
