import type { QName, Schemas } from './read-schemas.ts';
import { TypeShapes, type Part, type Ref, type Shape } from './type-shapes.ts';

/** The source of a table of some outermost elements, and of all that can be reached from them. */
export function tableSource(
  schemas: Schemas,
  prefixes: ReadonlyMap<string, string>,
  { roots, more, name, about }: { roots: readonly QName[]; more: readonly QName[]; name: string; about: string },
): string {
  const prefixOf = (uri: string): string => {
    const prefix = uri === '' ? '-' : prefixes.get(uri);
    if (prefix === undefined) throw new Error(`no prefix is given for ${uri}`);
    return prefix;
  };
  const shapes = new TypeShapes(schemas, prefixOf);
  const open = more.map((root) => shapes.element(root));
  const refs = [...roots.map((root) => shapes.element(root)), ...open];
  const one = merged([...shapes.all]);
  const names = namesOf(one);
  const typeOf = (shape: Shape): string => names.get(one.get(shape) ?? shape) ?? '';
  const declared = ({ uri, type }: Ref): string => `${prefixOf(uri)} ${typeOf(type)}`;
  const distinct = [...names.keys()];
  const usual = usualDeclarations([...refs, ...distinct.flatMap(({ parts }) => parts.filter(isRef))], declared);
  const written = (part: Part): string => {
    if (!isRef(part)) return part;
    const [prefix, type] = (usual.get(part.name) ?? '').split(' ');
    const [own, ownType] = declared(part).split(' ');
    return `${own === prefix ? '' : `${own}:`}${part.name}${ownType === type ? '' : `=${ownType}`}${part.cardinality}`;
  };
  const types = distinct
    .map((shape) => `${typeOf(shape)} ${shape.parts.map(written).join(' ')}`.trim())
    .map((line) => line.replace(/([(|]) (?=[^@])/g, '$1').replace(/ (?=[)|])/g, ''))
    .sort();
  const lines = new Map<string, string[]>();
  for (const [local, of] of usual) lines.set(of, [...(lines.get(of) ?? []), local]);
  const elements = [...lines].map(([of, locals]) => `${of} ${locals.sort().join(' ')}`).sort();
  const quoted = (list: readonly string[]): string => `\`\n${list.join('\n').replace(/[\\`]|\$\{/g, '\\$&')}\n\``;
  return [
    `import type { StructureTable } from './structure-table.ts';\n`,
    `/** ${about} Made by \`npm run tool -- structure\`. */`,
    `export const ${name}: StructureTable = {`,
    `  namespaces: ${JSON.stringify(Object.fromEntries([...prefixes].map(([uri, prefix]) => [prefix, uri])))},`,
    `  roots: ${JSON.stringify(roots.map((root) => `${prefixOf(root.uri)}:${root.name}`))},`,
    ...(more.length > 0
      ? [`  open: ${JSON.stringify(open.map((ref) => `${prefixOf(ref.uri)}:${ref.name}=${typeOf(ref.type)}`))},`]
      : []),
    `  elements: ${quoted(elements)},`,
    `  types: ${quoted(types)},`,
    ...(shapes.texts.size > 0 ? [`  texts: ${JSON.stringify(Object.fromEntries(shapes.texts))},`] : []),
    `};\n`,
  ].join('\n');
}

const isRef = (part: Part): part is Ref => typeof part !== 'string';

/** The most frequent declaration of each name goes into `elements`; others say what they are where they stand. */
function usualDeclarations(refs: readonly Ref[], declared: (ref: Ref) => string): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const ref of refs) {
    const one = counts.get(ref.name) ?? new Map<string, number>();
    one.set(declared(ref), (one.get(declared(ref)) ?? 0) + 1);
    counts.set(ref.name, one);
  }
  const first = (one: ReadonlyMap<string, number>): string =>
    [...one].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
  return new Map([...counts].map(([name, one]) => [name, first(one)]));
}

/** For each type the one that stands for all that ask the same. */
function merged(all: readonly Shape[]): ReadonlyMap<Shape, Shape> {
  const one = new Map<Shape, Shape>(all.map((shape) => [shape, shape]));
  const id = new Map(all.map((shape, i) => [shape, i]));
  const idOf = (shape: Shape): number => id.get(one.get(shape) ?? shape) ?? -1;
  for (let changed = true; changed;) {
    changed = false;
    const known = new Map<string, Shape>();
    for (const shape of all) {
      const signature = JSON.stringify(
        shape.parts.map((part) => (isRef(part) ? [part.uri, part.name, idOf(part.type), part.cardinality] : part)),
      );
      const same = known.get(signature) ?? shape;
      known.set(signature, same);
      if (one.get(shape) !== same) changed = true;
      one.set(shape, same);
    }
  }
  return one;
}

/** The shortest of their names that is free. */
function namesOf(one: ReadonlyMap<Shape, Shape>): ReadonlyMap<Shape, string> {
  const all = new Map<Shape, string[]>();
  for (const [shape, same] of one) all.set(same, [...(all.get(same) ?? []), ...shape.names]);
  const taken = new Set<string>();
  return new Map(
    [...all].map(([shape, own]) => {
      own.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      let name = own.find((free) => !taken.has(free)) ?? own[0] ?? '';
      while (taken.has(name)) name += '2';
      taken.add(name);
      return [shape, name] as const;
    }),
  );
}
