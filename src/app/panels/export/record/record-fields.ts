import type { ExportContext } from '../../../api/operations.ts';
import type { ContextValues } from '../../../state/export-slice.ts';
import { filledOf, formOf, type RecordField, type RecordFormat } from './record-forms.ts';

const nameOf = ({ at }: RecordField): string => at.slice(at.indexOf('.') + 1);

/** The texts of fields that are filled; those that must be are. */
const textsOf = (values: ContextValues, fields: readonly RecordField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = (values[field.at] ?? '').trim();
      return text === '' ? [] : [[nameOf(field), text]];
    }),
  );

/** The context of an export. A part that is not whole is left out, and the form says so. */
export function contextOf(format: RecordFormat, values: ContextValues): ExportContext {
  const { program, abilities, previous, own, choices, checks } = formOf(format);
  const able = Object.fromEntries(abilities.map((field) => [nameOf(field), values[field.at] === 'S' ? 'S' : 'N']));
  const chosen = choices.flatMap(({ at, options }) => {
    const value = values[at] ?? '';
    return value === '' || value === options[0]?.value ? [] : [[at, value]];
  });
  return {
    ...(filledOf(values, program) === 'all' && { software: { ...textsOf(values, program), ...able } }),
    ...(filledOf(values, previous) === 'all' && { previous: textsOf(values, previous) }),
    ...textsOf(values, own),
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(checks.flatMap(({ at, on }) => (values[at] === on ? [[at, false]] : []))),
  } as ExportContext;
}

/** The record of a file as the one before the next, by its own words and those of its form. */
export function previousOf(format: RecordFormat, content: string, values: ContextValues): ContextValues | undefined {
  const { previous, next, nextOfForm } = formOf(format);
  const file = new DOMParser().parseFromString(content, 'application/xml');
  const textOf = (written: string): string => {
    const [name = '', which] = written.split(':');
    const [outer, inner] = name.split('/');
    const found = [...file.getElementsByTagNameNS('*', outer ?? '')].flatMap((element) =>
      inner === undefined ? [element] : [...element.children].filter(({ localName }) => localName === inner),
    );
    return found.at(which === 'last' ? -1 : 0)?.textContent.trim() ?? '';
  };
  const found: ContextValues = {
    ...Object.fromEntries(Object.entries(next).map(([at, names]) => [at, names.map(textOf).find(Boolean) ?? ''])),
    ...Object.fromEntries(Object.entries(nextOfForm).map(([at, from]) => [at, (values[from] ?? '').trim()])),
  };
  return filledOf(found, previous) === 'all' ? found : undefined;
}
