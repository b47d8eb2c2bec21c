import { readSchema, schemaPath, type SchemaField, type SchemaPart } from '../../app/api/definitions/schema.ts';
import { definitions } from '../definitions.ts';
import { factsOfField } from '../field-facts.ts';
import { facts, html, inline, listed, table, type HtmlValue } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import type { Found, Page } from '../page.ts';
import { schemaIn, textsIn, typeName } from '../texts-in.ts';
import { code } from './parts.ts';

/** A type with a schema of its own, and the parts that stand in it. */
interface TypeView {
  /** `bill/invoice` */
  readonly path: string;
  readonly parts: readonly SchemaPart[];
}

/** Every type, with its texts in the language. */
function typesIn(language: Language): readonly TypeView[] {
  return definitions.catalogue.schemas().flatMap((id) => {
    const path = schemaPath(id);
    const schema = definitions.catalogue.schema(path);
    return schema ? [{ path, parts: readSchema(schemaIn(schema, language)).parts }] : [];
  });
}

const pageOf = (path: string): string => `types/${path.replaceAll('/', '-')}.html`;
const known = new Set(definitions.catalogue.schemas().map(schemaPath));

/** One page for each type, and one that lists them. */
export function typePages(language: Language): readonly Page[] {
  const types = typesIn(language);
  return [typeIndex(types, language), ...types.map((type) => typePage(type, language))];
}

function typeIndex(types: readonly TypeView[], language: Language): Page {
  const words = textsIn(language).guide;
  const describe = ({ parts: [main] }: TypeView): string => main?.description ?? '';
  return {
    path: inLanguage('types/index.html', language),
    language,
    title: words.types,
    summary: words.typesSummary,
    section: 'reference',
    body: html`<h1>${words.types}</h1>
      <p>${words.typesIntro}</p>
      ${table(
        words.types,
        [
          { head: words.type, cell: ({ path }: TypeView) => linkTo(inLanguage(pageOf(path), language), code(path)) },
          { head: words.meaning, cell: (type: TypeView) => inline(describe(type)) },
          {
            head: words.fields,
            cell: ({ parts }: TypeView) => parts.reduce((sum, part) => sum + part.fields.length, 0),
          },
        ],
        types,
      )}`,
    found: [],
  };
}

function typePage({ path, parts }: TypeView, language: Language): Page {
  const title = typeName(path, language);
  const [main] = parts;
  return {
    path: inLanguage(pageOf(path), language),
    language,
    title: `${title} (${path})`,
    summary: main?.description ?? '',
    section: 'reference',
    body: html`<h1>${title} ${code(path)}</h1>
      ${parts.map((part, index) => partOf(part, index === 0, language))}`,
    found: parts.flatMap((part) => part.fields.map((field) => foundField(part, field))),
  };
}

const anchorOf = (part: SchemaPart, field: SchemaField): string => `${part.name}.${field.name}`;

function foundField(part: SchemaPart, field: SchemaField): Found {
  return [anchorOf(part, field), field.name, `${field.title}. ${field.description}`];
}

function partOf(part: SchemaPart, isMain: boolean, language: Language): HtmlValue {
  const words = textsIn(language).guide;
  return html`${!isMain && html`<h2 id="${part.name}">${code(part.name)}</h2>`}
    <p>${inline(part.description)}</p>
    ${part.form !== '' && part.fields.length === 0 && facts([[words.form, code(part.form)]])}
    ${part.choices.length > 0 && facts([[words.values, choices(part.choices)]])}
    ${part.fields.map((field) => fieldOf(part, field, language))}`;
}

function fieldOf(part: SchemaPart, field: SchemaField, language: Language): HtmlValue {
  const words = textsIn(language).guide;
  const { example, by, places } = factsOfField(part, field);
  return html`<section class="rule" id="${anchorOf(part, field)}">
    <h3>${code(field.name)} ${field.title}</h3>
    <p>${inline(field.description)}</p>
    ${facts([
      [words.type, [typeOf(field, language), field.required && `, ${words.required}`]],
      [words.writtenBy, words.by[by]],
      [words.values, field.choices.length > 0 && choices(field.choices)],
      [words.example, example !== undefined && code(example)],
      ...places.map(({ format, member, element }) => [format, [code(member), ' → ', code(element)]] as const),
    ])}
  </section> `;
}

function typeOf({ type, link, many }: SchemaField, language: Language): HtmlValue {
  const words = textsIn(language).guide;
  const shown = known.has(type)
    ? linkTo(inLanguage(pageOf(type), language), code(type))
    : link?.startsWith('#')
      ? html`<a href="${link}">${code(type)}</a>`
      : code(type);
  const [before = '', after = ''] = words.list('\0').split('\0');
  return many ? [before, shown, after] : shown;
}

/** Most values of a list that a field shows: codes of countries and currencies have pages of their own. */
const MOST_CHOICES = 60;

function choices(list: SchemaField['choices']): HtmlValue {
  const shown = list
    .slice(0, MOST_CHOICES)
    .map(({ value, title }) => [code(value), title !== '' && title !== value && ` ${title}`]);
  return [listed(shown), list.length > MOST_CHOICES && ' …'];
}
