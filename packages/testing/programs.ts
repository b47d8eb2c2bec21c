import { packageName } from '../../scripts/packages/scope.mjs';
import { manifestOf, packageFolders } from './fresh-project.ts';

// Programs of a project that uses the packages, which the tests compile and run.

const ENGINE = packageName('engine');

/** Every subpath of the libraries. */
export const subpaths = packageFolders
  .map(manifestOf)
  .filter(({ name }) => name !== packageName('cli'))
  .flatMap(({ name, exports }) =>
    Object.keys(exports ?? {})
      .filter((path) => path !== './package.json')
      .map((path) => name + path.slice(1)),
  );

/** Uses everything without platform types. It must not compile if types degrade to `any`. */
export const PURE = `
${subpaths
  .filter((path) => path !== packageName('client'))
  .map(
    (path, index) =>
      `import * as all${index} from '${path}';\nexport const count${index}: number = Object.keys(all${index}).length;`,
  )
  .join('\n')}
import { createEngine, coreParts, isDocument, type Draft, type JsonObject, type OperationContext } from '${ENGINE}';
import { spain } from '${ENGINE}/regimes/es';
export const engine = createEngine({ ...coreParts, regimes: [spain], addons: [] });
const draft: Draft<'bill/invoice'> = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' } }],
};
export function payable(context: OperationContext, unknown: JsonObject): readonly (string | undefined)[] {
  const bare = engine.build({ data: draft }, context);
  const enveloped = engine.build({ data: draft, envelop: true }, context);
  const other = engine.build({ data: unknown }, context);
  // @ts-expect-error An amount is a string.
  const wrong: number | false = bare.ok && bare.value.totals.payable;
  // @ts-expect-error Nobody knows what this is.
  const untold = other.ok && other.value.totals.payable;
  return [
    bare.ok ? bare.value.totals.payable : String(wrong),
    enveloped.ok ? enveloped.value.doc.totals.payable : String(untold),
    other.ok && isDocument(other.value, 'bill/order') ? other.value.totals?.payable : undefined,
  ];
}
// @ts-expect-error A quantity is written as a string.
export const wrongDraft: Draft<'bill/line'> = { $schema: 'https://gobl.org/draft-0/bill/line', quantity: 3 };
export function wrong(): unknown {
  // @ts-expect-error An operation needs its context.
  engine.build({ data: {} });
  // @ts-expect-error There is no such operation.
  return engine.bild;
}
`;

/** The client's answers have the type of the given document. It needs the types of `fetch`. */
export const CALLS = `
import { createClient } from '${packageName('client')}';
const client = createClient({ baseUrl: '/v0' });
const data = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: 'F-1' } as const;
export async function calls(privatekey: {}): Promise<readonly string[]> {
  const built = await client.build({ data });
  const { document, warnings } = await client.build({ data: built, warnings: true });
  const signed = await client.sign({ data, privatekey });
  const copy = await client.replicate({ data: signed });
  const note = await client.correct({ data: built, options: { type: 'credit-note' } });
  // @ts-expect-error An amount is a string.
  const wrong: number = built.totals.payable;
  // @ts-expect-error There is no such member of a request.
  await client.build({ data, warning: true });
  return [built, document, signed.doc, copy.doc, note].map(({ totals }) => totals.payable).concat(warnings[0]?.code ?? String(wrong));
}
`;

/** What a CommonJS program requires is what a module imports, so both share one copy. */
export const COMMON = `
import { createEngine as required, readJson } from '${ENGINE}';
import { systemContext } from '${ENGINE}/system';
declare const console: { log(text: string): void };
declare const process: { readonly argv: readonly string[] };
const [, , text = ''] = process.argv;
const read = readJson(text);
const outcome = engine.build({ data: read.ok ? read.value : null }, systemContext);
void import('${ENGINE}').then((imported) => {
  const payable = outcome.ok && isDocument(outcome.value, 'bill/invoice') ? outcome.value.totals.payable : 'no invoice';
  const own: unknown = required;
  console.log(payable + (imported.createEngine === own ? '' : ' in two copies'));
});
`;

/** The program in the bundles: a small engine, with its answer as text. */
export const SMALL = `
import { coreParts, createEngine, isDocument, readJson } from '${ENGINE}';
import { spain } from '${ENGINE}/regimes/es';
import { systemContext } from '${ENGINE}/system';

const engine = createEngine({ ...coreParts, regimes: [spain], addons: [] });
export function payable(text: string): string {
  const read = readJson(text);
  const outcome = engine.build({ data: read.ok ? read.value : null }, systemContext);
  if (!outcome.ok) return outcome.error.key;
  return isDocument(outcome.value, 'bill/invoice') ? outcome.value.totals.payable : 'no invoice';
}
`;
