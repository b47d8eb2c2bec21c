/** The meaning of a validator's sentence about a schema, for any validator. */
export interface SchemaTrouble {
  readonly kind: 'unexpected' | 'incomplete' | 'value' | 'fixed' | 'attribute-missing' | 'attribute-unknown';
  /** Local name of the wrong element or attribute. */
  readonly name?: string;
  /** Local name of its parent element. */
  readonly inside?: string;
  /** Local names of the allowed elements. */
  readonly expected?: readonly string[];
  readonly value?: string;
  /** The requirement on the value: a facet and its figure. */
  readonly asks?: string;
}

interface Form {
  readonly of: RegExp;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => SchemaTrouble;
}

// Quotes differ by validator. Quoted text never contains a quote, so each pattern is linear.
const q = `['"\`’‘“”]`;
const name = (group: string) => `${q}(?<${group}>[^'"\`’‘“”]{1,200})${q}`;

/** .NET, Xerces and libxml2, in this order; the first match is used. */
const FORMS: readonly Form[] = [
  {
    of: new RegExp(`element ${name('inside')}[^.]{0,200}? has invalid child element ${name('name')}`, 'i'),
    read: ({ name, inside }) => ({ kind: 'unexpected', ...named(name, inside) }),
  },
  {
    of: new RegExp(`element ${name('inside')}[^.]{0,200}? has incomplete content`, 'i'),
    read: ({ inside }) => ({ kind: 'incomplete', ...named(undefined, inside) }),
  },
  {
    of: new RegExp(`value of the ${name('name')} attribute does not equal its fixed value`, 'i'),
    read: ({ name }) => ({ kind: 'fixed', ...named(name) }),
  },
  {
    of: new RegExp(`required attribute ${name('name')} is missing`, 'i'),
    read: ({ name }) => ({ kind: 'attribute-missing', ...named(name) }),
  },
  {
    of: new RegExp(`${name('name')} attribute is not (?:declared|allowed)`, 'i'),
    read: ({ name }) => ({ kind: 'attribute-unknown', ...named(name) }),
  },
  {
    of: new RegExp(`${name('name')} (?:element|attribute) is invalid - the value ${name('value')} is invalid`, 'i'),
    read: ({ name, value }) => ({ kind: 'value', ...named(name), ...(value !== undefined && { value }) }),
  },
  {
    of: new RegExp(
      `invalid content was found starting with element '(?:\\{"[^"]*":)?(?<name>[^'{}"]{1,200})\\}?'`,
      'i',
    ),
    read: ({ name }) => ({ kind: 'unexpected', ...named(name) }),
  },
  {
    of: new RegExp(`content of element ${name('inside')} is not complete`, 'i'),
    read: ({ inside }) => ({ kind: 'incomplete', ...named(undefined, inside) }),
  },
  {
    of: new RegExp(`value ${name('value')} of (?:element|attribute) ${name('name')}[^.]{0,120}? is not valid`, 'i'),
    read: ({ name, value }) => ({ kind: 'value', ...named(name), ...(value !== undefined && { value }) }),
  },
  {
    of: new RegExp(`attribute ${name('name')} must appear on element ${name('inside')}`, 'i'),
    read: ({ name, inside }) => ({ kind: 'attribute-missing', ...named(name, inside) }),
  },
  {
    of: new RegExp(`attribute ${name('name')} is not allowed to appear in element ${name('inside')}`, 'i'),
    read: ({ name, inside }) => ({ kind: 'attribute-unknown', ...named(name, inside) }),
  },
  {
    of: new RegExp(`element ${name('name')}: this element is not expected`, 'i'),
    read: ({ name }) => ({ kind: 'unexpected', ...named(name) }),
  },
  {
    of: new RegExp(`element ${name('inside')}: missing child element`, 'i'),
    read: ({ inside }) => ({ kind: 'incomplete', ...named(undefined, inside) }),
  },
  {
    of: new RegExp(`element ${name('name')}[^:]{0,100}: (?:\\[facet [^\\]]{1,60}\\] )?the value ${name('value')}`, 'i'),
    read: ({ name, value }) => ({ kind: 'value', ...named(name), ...(value !== undefined && { value }) }),
  },
  {
    of: new RegExp(`element ${name('name')}[^:]{0,100}: ${name('value')} is not a valid value`, 'i'),
    read: ({ name, value }) => ({ kind: 'value', ...named(name), ...(value !== undefined && { value }) }),
  },
  {
    of: new RegExp(`value ${name('value')} is not facet-valid`, 'i'),
    read: ({ value }) => ({ kind: 'value', ...(value !== undefined && { value }) }),
  },
];

const EXPECTED = /(?:possible elements expected:|expected is one of|expected is|one of)\s{0,4}(?<list>[^.]{1,2000})/i;
const FACET =
  /(?:with respect to|facet '?)\s{0,2}(?<facet>pattern|enumeration|min\w{1,20}|max\w{1,20}|length|total\w{1,12}|fraction\w{1,12})'?(?:\s{1,2}['"](?<figure>[^'"]{1,200})['"])?/i;

// Their dots would end the sentence.
const NAMESPACES = /in namespace ['`][^'`]{0,200}['`]/g;

/** The meaning of a sentence about a schema; undefined for other sentences. */
export function schemaTrouble(sentence: string): SchemaTrouble | undefined {
  const text = sentence.slice(0, 4000).replaceAll(NAMESPACES, ' ');
  for (const { of, read } of FORMS) {
    const groups = of.exec(text)?.groups;
    if (!groups) continue;
    const trouble = read(groups);
    const facet = FACET.exec(text)?.groups;
    const asks = facet && [facet['facet'], facet['figure']].filter(Boolean).join(' ');
    const expected = isPlace(trouble.kind) ? expectedNames(text) : [];
    return { ...trouble, ...(expected.length > 0 && { expected }), ...(trouble.kind === 'value' && asks && { asks }) };
  }
  return undefined;
}

const isPlace = (kind: SchemaTrouble['kind']) => kind === 'unexpected' || kind === 'incomplete';

function expectedNames(text: string): readonly string[] {
  const list = EXPECTED.exec(text.replaceAll(/\{"[^"]{0,200}":|"[^"/]{0,200}\/[^"]{0,200}":/g, ' '))?.groups?.['list'];
  const names = list?.match(/[A-Za-z_][\w.:-]*/g) ?? [];
  return [...new Set(names.filter((name) => !NOISE.has(name.toLowerCase())).map(localName))].slice(0, 20);
}

const NOISE = new Set(['is', 'expected', 'in', 'namespace', 'or', 'as', 'well', 'any', 'element', 'one', 'of']);

const named = (name: string | undefined, inside?: string) => ({
  ...(name !== undefined && { name: localName(name) }),
  ...(inside !== undefined && { inside: localName(inside) }),
});

/** `{namespace}Name`, `{"namespace":Name}` and `prefix:Name` are all `Name`. */
const localName = (name: string) => name.replace(/^.*[:}]/, '').replace(/\W{1,20}$/, '');
