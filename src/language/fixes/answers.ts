import type { AskField, AskInput, Edit, Json } from '../../engine/index.ts';
import { isJsonObject, PLACEHOLDER } from '../../engine/values.ts';
import type { Mending } from './mending.ts';

/** The edits of a question with its answers. A place without an answer keeps its placeholder. */
export function answered(
  { edits, ask }: Pick<Mending, 'edits'> & { readonly ask?: Mending['ask'] | undefined },
  answers: ReadonlyMap<string, string>,
): readonly Edit[] {
  const inputs = new Map((ask?.form ?? []).map(({ place, input }) => [place, input]));
  const fill = (value: Json, path: string): Json => {
    const answer = answers.get(path)?.trim() ?? '';
    const input = inputs.get(path);
    if (input !== undefined && value === PLACEHOLDER) return answer === '' ? value : typed(answer, input);
    if (Array.isArray(value)) return value.map((item: Json, index) => fill(item, `${path}[${String(index)}]`));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, `${path}.${name}`)]));
  };
  return edits.map((edit) =>
    edit.op === 'remove' || edit.op === 'rename' || edit.value === undefined
      ? edit
      : { ...edit, value: fill(edit.value, edit.path) },
  );
}

function typed(answer: string, input: AskInput): Json {
  if (input === 'boolean') return answer === 'true';
  return input === 'number' && /^-?\d+(\.\d+)?$/.test(answer) ? Number(answer) : answer;
}

/** What is wrong with the form of an answer, before any rule judges it; undefined if it is valid. */
export type FormTrouble = 'amount' | 'percentage' | 'date' | 'time' | 'date-time' | 'number' | 'pattern' | 'choice';

export function formTrouble({ input, pattern, choices }: AskField, given: string): FormTrouble | undefined {
  const text = given.trim();
  if (text === '') return undefined;
  const form = FORMS[input];
  if (form && !form(text)) return input as FormTrouble;
  if (choices && !choices.some(({ value }) => value === text) && pattern === undefined) return 'choice';
  if (pattern === undefined || choices?.some(({ value }) => value === text)) return undefined;
  try {
    return new RegExp(pattern, 'u').test(text) ? undefined : 'pattern';
  } catch {
    return undefined;
  }
}

const FORMS: Readonly<Partial<Record<AskInput, (text: string) => boolean>>> = {
  amount: (text) => /^-?\d{1,18}(\.\d{1,18})?$/.test(text),
  percentage: (text) => /^-?\d{1,18}(\.\d{1,18})?%$/.test(text),
  number: (text) => /^-?\d{1,15}$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  date: isDay,
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text),
  'date-time': (text) => /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) && isDay(text.slice(0, 10)),
};

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.split('-').map(Number) : [];
  const last = [
    31,
    (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28,
    31,
    30,
    31,
    30,
    31,
    31,
    30,
    31,
    30,
    31,
  ];
  return day >= 1 && day <= (last[month - 1] ?? 0);
}
