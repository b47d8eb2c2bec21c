import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const asAny = {
  selector: 'TSAsExpression > TSAnyKeyword',
  message: 'A cast to any hides what the compiler knows. Narrow the value instead.',
};
const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports have names, so that a thing is called the same everywhere.',
};
const clockReading = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'The engine has no clock. The time comes in through the context.',
};
const dateCalled = {
  selector: 'CallExpression[callee.name="Date"]',
  message: 'The engine has no clock. The time comes in through the context.',
};
const dynamicImportOfNode = {
  selector: 'ImportExpression > Literal[value=/^node:/]',
  message: 'The engine runs in browsers too and imports nothing of Node.',
};

const outside = (name, why) => ({ name, message: why });
const hostGlobals = [
  ...[
    'document',
    'window',
    'self',
    'navigator',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ].map((name) => outside(name, 'The engine and the language layer know no browser.')),
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'global'].map((name) =>
    outside(name, 'The engine and the language layer know no Node.'),
  ),
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Request', 'Response'].map((name) =>
    outside(name, 'The engine and the language layer reach no network.'),
  ),
  ...['performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map(
    (name) => outside(name, 'The engine and the language layer have no clock. The time comes in through the context.'),
  ),
  outside('console', 'The engine and the language layer answer with values and print nothing.'),
  outside('globalThis', 'What is not in src/engine/platform.d.ts is out of reach.'),
];
const cryptoGlobal = outside('crypto', 'Keys, digests and signatures belong to src/engine/envelope.');

const hostProperties = [
  { object: 'Date', property: 'now', message: 'The engine has no clock. The time comes in through the context.' },
  { object: 'Math', property: 'random', message: 'The engine has no randomness. Ids come in through the context.' },
];
const hostImports = {
  patterns: [{ regex: '^node:', message: 'The engine and the language layer import nothing of Node.' }],
};

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

/** The rules of one folder; the canaries run the same list over files that break it. */
export const rules = tseslint.config(
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      // `interface Line extends TypeOf<typeof Line> {}` gives a derived type its short name in messages and hovers.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', asAny, defaultExport],
      'no-control-regex': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      // The compiler resolves names, with the globals that each folder is allowed to have.
      'no-undef': 'off',
      'max-lines': ['error', { max: 400 }],
    },
  },
  {
    files: ['**/*.codes.ts', '**/*words.es.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'fetch',
          'URL',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'AbortSignal',
          'Buffer',
          'performance',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  {
    files: ['**/src/engine/**', '**/src/language/**', '**/src/formats/**'],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': ['error', ...hostGlobals, cryptoGlobal],
      'no-restricted-properties': ['error', ...hostProperties],
      'no-restricted-imports': ['error', hostImports],
      'no-restricted-syntax': ['error', asAny, defaultExport, clockReading, dateCalled, dynamicImportOfNode],
    },
  },
  {
    files: ['**/src/engine/envelope/**'],
    ignores: testFiles,
    rules: { 'no-restricted-globals': ['error', ...hostGlobals] },
  },
  {
    files: ['**/src/app/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/src/app/**'],
    ignores: ['**/src/app/api/**', '**/src/app/workers/fetch-fonts.ts', ...testFiles],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) =>
          outside(name, 'Only src/app/api talks to the service.'),
        ),
      ],
    },
  },
  {
    files: ['*.config.ts', '*.config.js', '.dependency-cruiser.mjs', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', asAny] },
  },
);

export default [
  {
    ignores: ['dist/', 'coverage/', 'public/', 'test-results/', 'playwright-report/', '**/node_modules/'],
  },
  ...rules,
];
