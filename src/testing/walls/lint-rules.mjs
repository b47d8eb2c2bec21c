/**
 * Rules that oxlint lacks: `Date` may represent a given instant, but never the present; code for Node is not imported
 * on demand either; one folder may use a global that its neighbours may not; values have names that say what they are.
 */
/** @typedef {{ report(found: object): void, sourceCode: { isGlobalReference(node: object): boolean } }} Context */
const rule = (
  /** @type {(report: (node: object, message: string) => void, context: Context) => object} */ visitors,
) => ({
  create: (/** @type {Context} */ context) => visitors((node, message) => context.report({ node, message }), context),
});
const CLOCK = 'The engine has no clock. The time comes in through the context.';

export default {
  meta: { name: 'assay' },
  rules: {
    'no-clock': rule((report) => {
      const look = (/** @type {{ type: string, callee: { name?: string }, arguments: object[] }} */ node) => {
        if (node.callee.name !== 'Date') return;
        if (node.type === 'CallExpression' || node.arguments.length === 0) report(node, CLOCK);
      };
      return { NewExpression: look, CallExpression: look };
    }),
    'no-crypto': rule((report, { sourceCode }) => ({
      Identifier: (/** @type {{ name: string }} */ node) => {
        if (node.name === 'crypto' && sourceCode.isGlobalReference(node))
          report(node, 'Keys, digests and signatures belong to src/engine/envelope.');
      },
    })),
    'name-by-meaning': rule((report) => {
      /** @param {object} node */
      const check = (node) => {
        if ('name' in node && node.name === 'one')
          report(node, 'Name the value by what it is: `line`, `rule`, `fault`.');
      };
      const ofFunction = (/** @type {{ params: object[] }} */ { params }) => params.forEach(check);
      return {
        ArrowFunctionExpression: ofFunction,
        FunctionExpression: ofFunction,
        FunctionDeclaration: ofFunction,
        ForOfStatement: (/** @type {{ left: { declarations?: { id: object }[] } }} */ { left }) =>
          left.declarations?.forEach(({ id }) => check(id)),
      };
    }),
    'no-node-on-demand': rule((report) => ({
      ImportExpression: (/** @type {{ source: { value?: unknown } }} */ node) => {
        if (String(node.source.value).startsWith('node:'))
          report(node, 'The engine runs in browsers too and imports nothing of Node.');
      },
    })),
  },
};
