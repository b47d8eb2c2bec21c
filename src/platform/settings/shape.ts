import * as z from 'zod';
import en from 'zod/v4/locales/en.js';
import type { Wording } from '../../engine/index.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { isDay } from '../../formats/rule-sets/day.ts';
import { settingsMessages } from './messages.ts';
import { zodTexts } from './zod-texts.ts';

// The configuration file, as data: its check, its type and its JSON Schema are all made from here.

const day = z
  .string()
  .refine(isDay, 'a date, as YYYY-MM-DD')
  .meta({ description: 'Last day of the exception, as YYYY-MM-DD', format: 'date' });

const severity = z.enum(['error', 'warning', 'info']);

const exception = z.strictObject({
  severity: z
    .enum([...severity.options, 'off'])
    .meta({ description: 'How a fault of the rule counts; off: not at all' }),
  reason: z.string().trim().min(1).meta({ description: 'Why, for whoever reads the file or a report' }),
  until: day.optional(),
});

const rules = z.record(z.string().min(1), z.union([severity, exception])).meta({
  description:
    'Severity by code of a rule. A rule is turned off by an object with a reason, and an end date if you like',
});

const patterns = z.array(z.string().min(1)).max(1000);
const destination = z
  .string()
  .min(1)
  .meta({ description: 'Destination such as xrechnung, peppol or sdi; auto detects it' });

export const Configuration = z
  .strictObject({
    $schema: z.string().optional(),
    destination: destination.optional(),
    sets: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .meta({ description: 'Rule sets for `assay judge`, each as SET or SET@RELEASE' }),
    lang: z.enum(LANGUAGES).optional().meta({ description: 'Language of the findings' }),
    strict: z.boolean().optional().meta({ description: 'Whether warnings are errors' }),
    paths: patterns.min(1).optional().meta({ description: 'Files and folders that a command without files looks at' }),
    ignore: patterns.optional().meta({ description: 'Files to leave out, in the notation of .gitignore' }),
    rules: rules.optional(),
    baseline: z.string().min(1).optional().meta({ description: 'File of known faults, which are not reported again' }),
    overrides: z
      .array(
        z.strictObject({
          files: patterns.min(1).meta({ description: 'Files that this is for, in the notation of .gitignore' }),
          destination: destination.optional(),
          rules: rules.optional(),
        }),
      )
      .max(1000)
      .optional()
      .meta({ description: 'Other values for some files; a later entry wins' }),
  })
  .meta({ title: 'Configuration of Assay', description: 'Paths and patterns are relative to this file' });

/** The content of a configuration file. */
export type Configuration = z.infer<typeof Configuration>;

/** What the file says of one rule. */
export type RuleSetting = z.infer<typeof rules>[string];

export const Baseline = z.strictObject({
  version: z.literal(1),
  /** By file, by code: the places of the faults in the document. */
  faults: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});

/** Known faults by file and code. Files are relative to the baseline, with `/`. */
export type Baseline = z.infer<typeof Baseline>;

/** JSON Schema of the configuration file, draft 2020-12. */
export const configurationSchema = (): object => z.toJSONSchema(Configuration, { io: 'input' });

/** The first thing that is wrong with a value: its place, such as `rules.BR-01`, and why. */
export interface Misfit {
  readonly place: string;
  readonly why: Wording;
}

/** The value in the shape, or what is wrong with it, in the language. */
export function fitted<T>(
  shape: z.ZodType<T>,
  value: unknown,
  lang: Language,
): { readonly value: T } | { readonly misfit: Misfit } {
  const read = shape.safeParse(value, { error: (zodTexts[lang] ?? en)().localeError, reportInput: true });
  return read.success ? { value: read.data } : { misfit: misfitOf(read.error.issues[0], []) };
}

function misfitOf(issue: z.core.$ZodIssue | undefined, above: readonly PropertyKey[]): Misfit {
  const path = [...above, ...(issue?.path ?? [])];
  if (issue?.code === 'invalid_union') {
    if (issue.input === 'off') return { place: placeOf(path), why: settingsMessages.offNeedsReason };
    // The form that an object takes is the last one.
    const isObject = typeof issue.input === 'object' && issue.input !== null;
    return misfitOf((isObject ? issue.errors.at(-1) : issue.errors[0])?.[0], path);
  }
  return { place: placeOf(path), why: issue?.message ?? '' };
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^[.]/, '');
