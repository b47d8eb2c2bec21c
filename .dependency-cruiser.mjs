/**
 * The walls of ARCHITECTURE.md. Each rule has a canary in src/testing/walls/canaries.test.ts that must break it.
 *
 * Tests may cross the engine's inner walls, because they build small engines.
 */
const tests = '[.]test[.]tsx?$|(^|/)testing/';
const ours = ['local', 'localmodule', 'undetermined', 'unknown'];
/** The main modules of the server and MCP programs. */
const hostEntries = '^src/(?:server/node/main|mcp/stdio|lsp/stdio)[.]ts$';
/** Public entries of the engine. */
const entries =
  '^src/engine/(?:index|values|catalogues|official-codes|standard|deferred|standard-definitions|languages|translations|words[.][a-z]+|(?:schema|definition|code)-texts[.][a-z]+)[.]ts$';
const inside = (/** @type {string[]} */ ...folders) => `^src/(?:${folders.join('|')})`;

/** Inside the app, each layer may import itself and earlier ones. Folders on one line may not import each other. */
const layers = [
  ['texts'],
  ['source'],
  ['ui', 'editor', 'workers'],
  ['state'],
  ['keys', 'api'],
  ['commands'],
  ['panels', 'operations'],
  ['pages'],
  ['frame'],
];

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Wall */

/** @type {Wall[]} */
const layerWalls = layers.flatMap((level, height) =>
  level.map((layer) => {
    const level = layers[height]?.filter((other) => other !== layer) ?? [];
    const hidden = [...level, ...layers.slice(height + 1).flat()].map((other) => `app/${other}/`);
    return {
      name: `app-${layer}-sees-only-what-is-below`,
      comment:
        'texts ← source ← ui, editor, workers ← state ← api, keys ← commands ← panels, operations ← pages ← frame.',
      from: { path: inside(`app/${layer}/`), pathNot: tests },
      to: { path: [...(hidden.length > 0 ? [inside(...hidden)] : []), '^src/app/[^/]+$'] },
    };
  }),
);

/** @type {Wall[]} */
const rows = [
  ...layerWalls,
  {
    name: 'answers-know-no-editor',
    comment:
      'From a keystroke to a marker: the editor reports the text to the state, api requests the verdict, panels pass the marks to the editor.',
    from: { path: inside('app/api/'), pathNot: tests },
    to: { path: inside('app/editor/') },
  },
  {
    name: 'panels-are-islands',
    comment: 'A panel imports only its own folder, neither other panels nor their list.',
    from: { path: '^src/app/panels/([^/]+)/', pathNot: tests },
    to: { path: '^src/app/panels/', pathNot: '^src/app/panels/$1/' },
  },
  {
    name: 'one-way-to-a-verdict',
    comment:
      'use-asking.ts writes the store of the verdict, use-judgement.ts reads it; everybody else asks the latter.',
    from: { path: '^src/', pathNot: ['^src/app/api/use-(?:asking|judgement)[.]ts$', tests] },
    to: { path: '^src/app/api/verdict-store[.]ts$' },
  },
  {
    name: 'panels-show-verdicts-by-judged',
    comment:
      'commands/Judged.tsx says what stands in a panel while there is no verdict. Only the tabs, the head of the problems and the last build see its states themselves.',
    from: {
      path: '^src/app/panels/',
      pathNot: [
        '^src/app/panels/(?:define-panel|panel-list|use-place-facts)[.]ts$',
        '^src/app/panels/problems/ProblemsPanel[.]tsx$',
        '^src/app/panels/built/',
        tests,
      ],
    },
    to: { path: '^src/app/api/use-judgement[.]ts$' },
  },
  {
    name: 'core-knows-no-country-and-no-document',
    comment: 'core ← codelists ← documents: what everything stands on depends on nothing above it.',
    from: { path: inside('engine/core/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/core/') },
  },
  {
    name: 'codelists-know-only-core',
    from: { path: inside('engine/codelists/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/core/', 'engine/codelists/') },
  },
  {
    name: 'documents-know-no-country',
    from: { path: inside('engine/documents/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/core/', 'engine/codelists/', 'engine/documents/') },
  },
  {
    name: 'envelope-knows-no-country',
    from: { path: inside('engine/envelope/'), pathNot: tests },
    to: {
      path: '^src/',
      pathNot: inside('engine/core/', 'engine/codelists/', 'engine/documents/', 'engine/envelope/'),
    },
  },
  {
    name: 'regimes-are-islands',
    comment: 'A regime sees what every regime sees, its own folder, and folders named shared; never its neighbour.',
    from: { path: '^src/engine/regimes/([^/]+)/', pathNot: tests },
    to: {
      path: '^src/',
      pathNot: [
        inside('engine/core/', 'engine/codelists/', 'engine/documents/', 'engine/regimes/shared[-/]'),
        '^src/engine/regimes/$1/',
      ],
    },
  },
  {
    name: 'addons-are-islands',
    comment: 'An addon sees what every addon sees, its own folder, and folders named shared; never its neighbour.',
    from: { path: '^src/engine/addons/([^/]+)/', pathNot: tests },
    to: {
      path: '^src/',
      pathNot: [
        inside('engine/core/', 'engine/codelists/', 'engine/documents/', 'engine/addons/shared[-/]'),
        '^src/engine/addons/$1/',
      ],
    },
  },
  {
    name: 'only-standard-composes',
    comment:
      'The lists of regimes and addons meet the engine in one place; official-codes.ts hands out code lists of addons alone.',
    from: {
      path: '^src/',
      pathNot: [
        inside(
          'engine/regimes/',
          'engine/addons/',
          'engine/standard[.]ts$',
          'engine/(?:loaders|official-codes|standard-definitions|words[.][a-z]+|(?:schema|definition|code)-texts[.][a-z]+)[.]ts$',
        ),
        tests,
      ],
    },
    to: { path: inside('engine/regimes/', 'engine/addons/') },
  },
  {
    name: 'words-come-when-asked-for',
    comment:
      'Words of another language are imported by words and by the texts of that language, so that English brings none along. The guide is written in every language at once.',
    from: { path: '^src/', pathNot: ['words[.][a-z]+[.]ts$', inside('app/texts/[a-z]{2}/', 'guide/'), tests] },
    to: { path: 'words[.][a-z]+[.]ts$', dynamic: false },
  },
  {
    name: 'operations-receive-an-engine',
    comment: 'An operation gets its engine as an argument and never reaches for the standard one.',
    from: { path: inside('engine/operations/'), pathNot: tests },
    to: { path: inside('engine/standard[.]ts$', 'engine/index[.]ts$') },
  },
  {
    name: 'engine-knows-no-host',
    from: { path: inside('engine/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/') },
  },
  {
    name: 'engine-is-imported-by-its-entries',
    comment:
      'index.ts is the library; values.ts and catalogues.ts what needs no engine; standard.ts and deferred.ts with standard-definitions.ts the engines of ours.',
    from: { path: '^src/', pathNot: [inside('engine/'), tests] },
    to: { path: inside('engine/'), pathNot: entries },
  },
  {
    name: 'engine-and-language-are-self-contained',
    comment: 'They run anywhere: no Node, no packages. Cryptography belongs to engine/envelope.',
    from: {
      path: inside('engine/', 'language/'),
      pathNot: [inside('engine/envelope/', 'language/recognise/'), tests],
    },
    to: { dependencyTypesNot: ours, pathNot: '^src/' },
  },
  {
    name: 'recognition-leaves-only-yaml-to-others',
    from: { path: inside('language/recognise/'), pathNot: tests },
    to: { dependencyTypesNot: ours, pathNot: '^src/|(^|/)node_modules/yaml/' },
  },
  {
    name: 'envelope-leaves-only-cryptography-to-others',
    from: { path: inside('engine/envelope/'), pathNot: tests },
    to: { dependencyTypesNot: ours, pathNot: '^src/|(^|/)node_modules/(?:jose|@noble/hashes)/' },
  },
  {
    name: 'formats-see-only-the-entries-of-the-engine',
    comment: 'What a format needs of the engine is in its index; regimes and addons reach it through documents alone.',
    from: { path: inside('formats/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/(?:index|values|catalogues|official-codes)[.]ts$', 'formats/') },
  },
  {
    name: 'formats-leave-only-syntax-and-mathematics-to-others',
    from: { path: inside('formats/'), pathNot: tests },
    to: { dependencyTypesNot: ours, pathNot: '^src/|(^|/)node_modules/(?:saxes|fflate|fontoxpath|qr|@noble/hashes)/' },
  },
  {
    name: 'reading-and-writing-formats-know-the-other-rooms-alone',
    from: { path: '^src/formats/(?:catalogue|national|verdicts|losses|explain|(reading|writing))/', pathNot: tests },
    to: { path: '^src/formats/(?:reading|writing)/', pathNot: '^src/formats/$1/' },
  },
  {
    name: 'language-sees-only-the-engine',
    from: { path: inside('language/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/', 'language/') },
  },
  {
    name: 'editors-ask-the-language-service',
    comment: 'Features of an editor come from language/language-service.ts, so that every editor has the same.',
    from: { path: inside('lsp/', 'app/editor/'), pathNot: tests },
    to: { path: inside('language/(?:complete|edits|fixes|hover|inlay|outline)/') },
  },
  {
    name: 'refusals-know-messages-alone',
    comment: 'What authorities answer is data and reading; rules and documents reach it through the operations.',
    from: { path: inside('refusals/'), pathNot: tests },
    to: { pathNot: [inside('refusals/'), '^src/engine/(?:index|values)[.]ts$'] },
  },
  {
    name: 'api-sees-only-the-engine',
    comment: 'The API as data: whoever describes or calls it brings no handler along.',
    from: { path: inside('api/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('engine/', 'api/') },
  },
  {
    name: 'one-way-to-a-destination',
    comment: 'Hosts judge for a destination by judgeFor of formats/destinations/for-destination.ts.',
    from: { path: '^src/', pathNot: [inside('formats/destinations/'), tests] },
    to: { path: '^src/formats/destinations/(?:destination-report|file-for-destination)[.]ts$' },
  },
  {
    name: 'rule-sets-are-islands',
    comment: 'No set imports a set: rows that several have stand in src/formats/rules/shared.',
    from: { path: '^src/formats/rule-sets/([^/]+)/', pathNot: tests },
    to: { path: '^src/formats/rule-sets/[^/]+/', pathNot: '^src/formats/rule-sets/$1/' },
  },
  {
    name: 'rule-kit-knows-no-set',
    comment: 'The verbs, the words of faults and shared rows are the same for every set.',
    from: { path: inside('formats/rules/'), pathNot: tests },
    to: { path: '^src/formats/rule-sets/[^/]+/' },
  },
  {
    name: 'operations-know-no-host',
    comment: 'What answers the API is the same for the service, the page, the command line and assistants.',
    from: { path: inside('operations/'), pathNot: tests },
    to: {
      path: '^src/',
      pathNot: inside('engine/', 'formats/', 'refusals/', 'api/', 'operations/', 'language/knowledge/explain-own'),
    },
  },
  {
    name: 'processes-know-no-work',
    comment: 'A pool of processes is the same whatever they work on.',
    from: { path: inside('processes/'), pathNot: tests },
    to: { path: '^src/', pathNot: inside('processes/') },
  },
  {
    name: 'bodies-are-read-by-the-operations',
    comment:
      'Reading, checking and refusing a request body stands once: operations/answer.ts. Tools of assistants have arguments of their own.',
    from: { path: '^src/', pathNot: [inside('operations/'), '^src/mcp/call-tool[.]ts$', tests] },
    to: { path: inside('operations/requests/check-members') },
  },
  {
    name: 'server-knows-no-other-host',
    from: { path: inside('server/') },
    to: { path: inside('app/', 'cli/', 'lsp/') },
  },
  {
    name: 'mcp-knows-no-host',
    from: { path: inside('mcp/') },
    to: { path: inside('server/', 'app/', 'cli/', 'lsp/') },
  },
  {
    name: 'lsp-sees-engine-language-and-formats',
    comment:
      'A language server is the language layer and the reader of XML, spoken over a protocol; no handler of the API.',
    from: { path: inside('lsp/'), pathNot: tests },
    to: {
      path: '^src/',
      pathNot: inside('engine/', 'language/', 'platform/', 'lsp/', 'formats/'),
    },
  },
  {
    name: 'cli-knows-no-other-host',
    comment:
      '`assay serve` and `assay mcp` start another host by the module its own program starts with, and by no other.',
    from: { path: inside('cli/'), pathNot: tests },
    to: { path: inside('server/', 'app/', 'mcp/', 'lsp/'), pathNot: hostEntries },
  },
  {
    name: 'guide-sees-definitions',
    comment: 'The documentation site is made from the published lists, read as the workbench reads them.',
    from: { path: inside('guide/'), pathNot: tests },
    to: {
      path: '^src/',
      pathNot: inside('engine/', 'formats/', 'language/knowledge/', 'refusals/', 'app/api/definitions/', 'guide/'),
    },
  },
  {
    name: 'guide-is-a-program-of-its-own',
    comment: 'scripts/docs.mjs bundles it; nothing of the product imports it.',
    from: { path: '^src/', pathNot: [inside('guide/'), tests] },
    to: { path: inside('guide/') },
  },
  {
    name: 'app-knows-no-other-host',
    from: { path: inside('app/') },
    to: { path: inside('server/', 'cli/', 'mcp/', 'lsp/') },
  },
  {
    name: 'application-is-web-standard',
    comment: 'Only the Node host uses Node; the rest of the server also runs in workerd and in a browser worker.',
    from: { path: inside('server/', 'api/', 'operations/'), pathNot: [inside('server/node/'), tests] },
    to: {
      path: '^src/server/node/|^src/processes/|^(?:node:)?(?:fs|path|http|https|net|os|crypto|process|stream|url|zlib|child_process)(?:/|$)',
    },
  },
  {
    name: 'only-the-editor-knows-monaco',
    from: { path: '^src/', pathNot: inside('app/editor/') },
    to: { path: '(^|/)node_modules/(?:monaco-editor|@monaco-editor)/' },
  },
  {
    name: 'only-app-api-calls-the-service',
    comment: 'Panels reach the service through hooks of app/api, which holds the client of src/api.',
    from: { path: inside('app/'), pathNot: [inside('app/api/'), tests] },
    to: { path: inside('api/client/') },
  },
  {
    name: 'shipped-code-knows-no-tests',
    from: { path: '^src/', pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'no-circles',
    comment: 'No module depends on itself, not even by types alone: what two need stands below both.',
    from: { path: '^src/' },
    to: { circular: true },
  },
];

/** Each breach is an error. @type {Wall[]} */
export const walls = rows.map((wall) => ({ ...wall, severity: 'error' }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: walls,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]css$|[.]css[?]' },
    // Without the compiler, `import type` would be overlooked; the canaries prove that it is not.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
