import type { SchemaTrouble } from './read/schema-message.ts';

const named = (name: string | undefined) => (name === undefined ? 'An element' : `\`${name}\``);
const choice = (names: readonly string[] | undefined) =>
  !names || names.length === 0 ? '' : ` Expected there: ${names.map((name) => `\`${name}\``).join(', ')}.`;

/** What a validator's sentence says, in ours. */
export function schemaSentence({ kind, name, inside, expected, value, asks }: SchemaTrouble): string {
  const within = inside === undefined ? '' : ` of \`${inside}\``;
  switch (kind) {
    case 'unexpected':
      return `${named(name)} may not stand at this place${within}.${choice(expected)}`;
    case 'incomplete':
      return `${named(inside)} lacks something.${choice(expected)}`;
    case 'fixed':
      return `${named(name)} must have the one value that the schema sets; another form or version of the schema was used.`;
    case 'attribute-missing':
      return `The attribute ${named(name)}${within} is missing.`;
    case 'attribute-unknown':
      return `The schema has no attribute ${named(name)}${within}.`;
    case 'value': {
      const what = value === undefined ? 'A value' : `The value \`${value}\``;
      return `${what}${name === undefined ? '' : ` of \`${name}\``} is not allowed${asks === undefined ? '' : `; the schema asks for ${asks}`}.`;
    }
  }
}
