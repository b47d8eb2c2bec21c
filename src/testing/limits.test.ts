import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST_FAULTS, LONGEST_QUOTE } from '../engine/core/faults/quoting.ts';
import { MOST_FINDINGS } from '../engine/core/faults/findings.ts';
import { JSON_LIMITS, mostEntries } from '../engine/core/json/read-json.ts';
import { MOST_PLACES } from '../engine/core/rules/find-violations.ts';
import { MOST_PLANS } from '../engine/context-plans.ts';
import { MOST_CHANGES } from '../engine/operations/changes.ts';
import { MOST_SIGNATURES } from '../engine/operations/read-signatures.ts';
import { MOST_TRACED } from '../engine/operations/inspect.ts';
import { LONGEST_LOST, MOST_LOSSES } from '../formats/losses/losses.ts';
import { REPORT_LIMITS } from '../formats/mapping/report.ts';
import { MOST_PAGES } from '../formats/pdf-pages/flow.ts';
import { MOST_DOTS } from '../formats/pdf-pages/picture.ts';
import { MOST_RATES } from '../formats/pdf/page/check-page.ts';
import { MOST_CHARACTERS } from '../formats/pdf/page/page-lines.ts';
import {
  CHARACTERS_PER_DOCUMENT,
  FEW_DOCUMENTS,
  MOST_DOCUMENTS,
  MOST_SHARED,
} from '../formats/members/member-parts.ts';
import { MOST_SENT_FILES, MOST_SIGNS } from '../formats/nav/sent-invoice.ts';
import { PAGE_LIMITS, PDF_LIMITS } from '../formats/pdf/pdf-limits.ts';
import { XML_LIMITS } from '../formats/xml/limits.ts';
import { ALIAS_ALLOWANCE, LONGEST_YAML } from '../language/recognise/read-yaml.ts';
import { REFUSAL_LIMITS } from '../refusals/read/signal.ts';
import { MOST_MESSAGES } from '../mcp/http.ts';
import { MOST_SHELF_BYTES } from '../server/http/reference-shelf.ts';
import { MOST_VERDICTS_OF_A_RULE } from '../formats/en16931/rules/judge-terms.ts';
import { MOST_RULE_BYTES } from '../formats/schematron/brought-rules.ts';
import { LONGEST_MOVED } from '../formats/structure/structure-fixes.ts';
import { MOST_FAULTS_OF_A_RULE, MOST_WRITTEN } from '../formats/structure/structure-notes.ts';
import { LONGEST_CHANGED_TEXT, MOST_CHANGED_TEXT, MOST_FIX_CHANGES } from '../cli/report/finding.ts';
import { LONGEST_QUERY } from '../guide/browser/find.ts';
import { MOST_SETS } from '../operations/chosen-rule-sets.ts';
import { MOST_FILE_TIME } from '../cli/judge/rules-worker.ts';
import { MOST_RULE_FILES, MOST_RULE_TIME as MOST_RULE_TIME_ON_NODE } from '../platform/node-rule-files.ts';
import { MOST_MESSAGE, MOST_TESTS } from '../formats/schematron/run-schematron.ts';
import { MOST_FILES } from '../app/commands/dropped-files.ts';
import { MOST_RULE_TIME, MOST_WAITING } from '../app/workers/rule-times.ts';
import { DEEPEST, LONGEST_LINK, UNPACKED } from '../app/operations/hand-on/shared-link.ts';
import { LONG } from '../app/source/long-text.ts';
import { MOST_DIAGNOSTICS } from '../lsp/diagnostics.ts';
import { LONGEST_XML } from '../lsp/is-xml.ts';
import { LONGEST_PAUSE } from '../lsp/judgements.ts';
import { LONGEST_NAME, MOST_SYMBOLS } from '../language/language-service.ts';
import { longestMessage } from '../server/mcp/mcp-handler.ts';
import { DEFAULT_CONNECTION_LIMITS, SLOWEST_READER } from '../server/node/connection-limits.ts';
import { timeFor } from '../server/node/workers/time-for.ts';
import { SETTING_NAMES } from '../server/setting-names.ts';
import { readSettings } from '../server/settings.ts';
import { DEFAULT_UPSTREAM_LIMITS } from '../server/upstream/upstream-settings.ts';

// Compares docs/limits.md with the code.

const { limits, maxBytesInFlight, work } = readSettings({});
const connections = DEFAULT_CONNECTION_LIMITS;
const figure = (value: number) => value.toLocaleString('en');
const bytes = (value: number) => (value >= 2 ** 20 ? `${value / 2 ** 20} MiB` : `${value / 2 ** 10} KiB`);
const seconds = (value: number) => `${value / 1000} s`;
const characters = (value: number) => `${figure(value)} characters`;

const rows = readFileSync('docs/limits.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|what )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const documented = new Map(rows.map(([, what = '', most = '']) => [what, most]));

it.each([
  ['a body', bytes(limits.maxBytes)],
  ['a body that is an XML file or a PDF', bytes(limits.maxFileBytes)],
  ['a message of an assistant', bytes(longestMessage(limits))],
  ['arrival of a body', seconds(limits.bodyTimeout)],
  ['bodies of all requests together', bytes(maxBytesInFlight)],
  ['unsent bytes of all responses together', bytes(connections.maxUnsentBytes)],
  ['work of a worker on a body of up to 1 MiB', seconds(timeFor(2 ** 20, work.timeout))],
  ['work for each further MiB of the body', seconds(timeFor(2 * 2 ** 20, work.timeout) - work.timeout)],
  ['heap of a worker', `${work.memory} MiB`],
  ['heavy bodies that wait for a worker', figure(work.queue)],
  ['light bodies that wait for a worker', figure(work.light.queue)],
  ['wait of a light body for a worker', seconds(work.light.patience)],
  ['heap of the worker for light bodies', `${work.light.memory} MiB`],
  ['wait of a heavy body for a worker', seconds(work.queueTimeout)],
  ['connections at a time', figure(connections.maxConnections)],
  ['arrival of a request’s head', seconds(connections.headTimeout)],
  ['an idle connection', seconds(connections.keepAliveTimeout)],
  [`time for a client to read ${bytes(SLOWEST_READER)} of a waiting response`, seconds(connections.stallTimeout)],
  ['requests of a connection', figure(connections.maxRequests)],
  ['waiting requests of a connection', figure(connections.maxWaiting)],
  ['requests that are never refused for waiting too long', figure(connections.leastActive)],
  ['an upstream’s first byte, and its longest pause', seconds(DEFAULT_UPSTREAM_LIMITS.timeout)],
  ['an upstream’s answer', bytes(DEFAULT_UPSTREAM_LIMITS.maxBytes)],
  ['nesting', figure(limits.maxDepth)],
  [
    'entries of all lists of a request together',
    `${figure(mostEntries({ ...JSON_LIMITS, maxLength: limits.maxBytes }))}: one for 32 bytes of the largest body`,
  ],
  ['JSON where `ASSAY_MAX_BYTES` does not apply', characters(JSON_LIMITS.maxLength)],
  ['work of the rules of a Schematron file on a document', seconds(MOST_RULE_TIME)],
  ['waiting for these rules', seconds(MOST_WAITING)],
  ['XML that is judged and explained', characters(LONGEST_XML)],
  ['wait after a keystroke before XML is judged', seconds(LONGEST_PAUSE)],
  ['diagnostics of a text', figure(MOST_DIAGNOSTICS)],
  ['symbols of a text', figure(MOST_SYMBOLS)],
  ['a name or value of a symbol', characters(LONGEST_NAME)],
  ['files checked at once', figure(MOST_FILES)],
  ['a link that holds a document', characters(LONGEST_LINK)],
  [
    'the unpacked document of a link',
    `${figure(UNPACKED.growth)} times its packed bytes, ${figure(UNPACKED.least)} to ${figure(UNPACKED.most)}`,
  ],
  ['nesting of the document of a link', figure(DEEPEST)],
  ['a text in YAML that is judged and drawn', characters(LONG)],
  ['YAML', characters(LONGEST_YAML)],
  ['YAML after its aliases are expanded', `${characters(ALIAS_ALLOWANCE)} and four times the text`],
  ['messages of assistants in a batch', figure(MOST_MESSAGES)],
  ['XML', characters(XML_LIMITS.maxLength)],
  ['nesting of XML', figure(XML_LIMITS.maxDepth)],
  [
    'elements of an XML text',
    `${figure(XML_LIMITS.maxElements)}, or one for ${figure(XML_LIMITS.charactersPerElement)} characters of a longer one`,
  ],
  ['attributes of an XML element', figure(XML_LIMITS.maxAttributes)],
  ['a name in XML, of an element, an attribute or a namespace', characters(XML_LIMITS.maxName)],
  ['a value in XML', characters(XML_LIMITS.maxText)],
  [
    'documents in a file of an authority',
    `${figure(MOST_DOCUMENTS)}, or one for ${figure(CHARACTERS_PER_DOCUMENT)} characters of a shorter one, at least ${figure(FEW_DOCUMENTS)}`,
  ],
  ['elements that they share, times the documents', figure(MOST_SHARED)],
  ['files in an answer of NAV whose number is read', `${figure(MOST_SENT_FILES)}, by ${characters(MOST_SIGNS)} each`],
  ['a PDF', `${figure(PDF_LIMITS.maxBytes)} bytes`],
  ['objects of a PDF', figure(PDF_LIMITS.maxObjects)],
  ['revisions of a PDF', figure(PDF_LIMITS.maxSections)],
  ['nesting in a PDF', figure(PDF_LIMITS.maxDepth)],
  ['files attached to a PDF', figure(PDF_LIMITS.maxAttachments)],
  ['streams read from a PDF', `${figure(PDF_LIMITS.maxInflated)} bytes`],
  [
    'streams read from a small PDF',
    `${figure(PDF_LIMITS.maxGrowth)} times its bytes, at least ${figure(PDF_LIMITS.leastInflated)}`,
  ],
  ['bytes of objects read from a PDF', `${figure(PDF_LIMITS.maxWork)} bytes`],
  ['text read from the pages of a PDF', characters(MOST_CHARACTERS)],
  ['streams read for the text of the pages', `${figure(PAGE_LIMITS.maxWork)} bytes`],
  ['VAT amounts by rate searched on pages', figure(MOST_RATES)],
  ['pages of a PDF that Assay writes', figure(MOST_PAGES)],
  ['pixels of a logo', figure(MOST_DOTS)],
  ['an unpacked archive of Schematron files (`judge --rules`)', bytes(MOST_RULE_BYTES)],
  ['files that a Schematron file includes', figure(MOST_RULE_FILES)],
  ['rule sets named in a request', figure(MOST_SETS)],
  ['work of a Schematron file on a document, on Node', seconds(MOST_RULE_TIME_ON_NODE)],
  ['the same by the clock, for `judge --rules`', seconds(MOST_FILE_TIME)],
  ['text of a Schematron verdict', characters(MOST_MESSAGE)],
  ['tests of a Schematron file per document', figure(MOST_TESTS)],
  ['fixes of a document with replacements in SARIF', figure(MOST_FIX_CHANGES)],
  ['a document with replacements in SARIF', characters(LONGEST_CHANGED_TEXT)],
  [
    'its characters times the number of its fixes',
    `${figure(MOST_CHANGED_TEXT.json)} characters; ${figure(MOST_CHANGED_TEXT.yaml)} of YAML`,
  ],
  ['characters of a search in the guide', figure(LONGEST_QUERY)],
  ['verdicts of one Schematron rule', figure(MOST_VERDICTS_OF_A_RULE)],
  ['signatures of an envelope', figure(MOST_SIGNATURES)],
  [
    'values in the report of an import',
    `${figure(REPORT_LIMITS.growth)} characters for a byte of the file, ${figure(REPORT_LIMITS.least)} to ${figure(REPORT_LIMITS.most)}`,
  ],
  ['a value in that report', characters(REPORT_LIMITS.value)],
  [
    'losses in the report of an export, and of a destination',
    `${figure(MOST_LOSSES)}, each up to ${characters(LONGEST_LOST)}`,
  ],
  ['faults of one step, and of an answer', figure(MOST_FINDINGS)],
  ['faults of an answer together', characters(LONGEST_FAULTS)],
  ['places of one rule', figure(MOST_PLACES)],
  ['verdicts of one rule on an XML invoice', figure(MOST_VERDICTS_OF_A_RULE)],
  ['verdicts of one rule on an XML invoice', figure(MOST_FAULTS_OF_A_RULE)],
  ['an element of XML that a fix moves', `${figure(LONGEST_MOVED)} characters`],
  ['text of the fixes of an XML invoice together', `${figure(MOST_WRITTEN)} characters`],
  ['a description, a quoted value or text, a path', characters(LONGEST_QUOTE)],
  [
    '`changes` of an inspection',
    `${figure(MOST_CHANGES)} added members, ${figure(MOST_CHANGES)} changed or dropped values`,
  ],
  ['`trace` of an inspection', figure(MOST_TRACED)],
  ['findings of one answer', figure(REFUSAL_LIMITS.maxFindings)],
  ['elements and objects that are read', figure(REFUSAL_LIMITS.maxNodes)],
  ['a text in JSON that is read', characters(REFUSAL_LIMITS.maxWord)],
  ['lines that were not understood', figure(REFUSAL_LIMITS.maxUnread)],
  ['text searched for sentences, names', characters(REFUSAL_LIMITS.maxPlain)],
  ['sentences about a schema', `${figure(REFUSAL_LIMITS.maxSentences)} examined`],
  ['other texts beside one code', figure(REFUSAL_LIMITS.maxAlso)],
  ['plans of rules by context', `${MOST_PLANS} (at most 30 MB)`],
  ['answers of the listings', `${bytes(MOST_SHELF_BYTES)} (all take 18 MB in two languages)`],
])('%s: %s', (what, most) => {
  expect(documented.get(what.replaceAll('’', "'"))).toBe(most);
});

it('names settings that exist', () => {
  const named = rows.flatMap((cells) => cells.join().match(/`(?:ASSAY_[A-Z_]+)`/g) ?? []);
  expect(
    named.map((name) => name.slice(1, -1)).filter((name) => !(SETTING_NAMES as readonly string[]).includes(name)),
  ).toEqual([]);
});
