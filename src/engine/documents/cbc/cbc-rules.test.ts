import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../bill/invoice.ts';
import { Endpoint } from '../org/endpoint.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';
import { Scenario } from '../tax/scenario.ts';
import { cbcRules } from './cbc-rules.ts';
import { Definition } from './definition.ts';
import { Source } from './source.ts';

const longest = 'x'.repeat(128);
const longestKey = 'x'.repeat(64);

describeRules('rules of keys, codes and definitions', ruleBench({ rules: cbcRules }), {
  'GOBL-CBC-CODE-01': [
    { type: Identity, accepts: { code: longest }, rejects: { code: longest + 'x' }, at: '$.code' },
    // Length counts in bytes.
    { type: Identity, accepts: { code: 'ñ'.repeat(64) }, rejects: { code: 'ñ'.repeat(65) }, at: '$.code' },
    { type: Scenario, accepts: { codes: { a: 'x' } }, rejects: { codes: { a: longest + 'x' } }, at: '$.codes.a' },
  ],
  'GOBL-CBC-CODE-02': [
    { type: Identity, accepts: { code: 'a b' }, rejects: { code: ' a' }, at: '$.code' },
    { type: Identity, accepts: {}, rejects: { code: 'a\tb' }, at: '$.code' },
  ],
  'GOBL-CBC-CODEMAP-01': [
    { type: Scenario, accepts: { codes: { a: 'x' } }, rejects: { codes: { a: 'x', 'B!': 'y' } }, at: '$.codes' },
    { type: Scenario, spares: { codes: {} }, rejects: { codes: { '': 'y' } }, at: '$.codes' },
  ],
  'GOBL-CBC-KEY-01': [
    { type: Identity, accepts: { key: longestKey }, rejects: { key: longestKey + 'x' }, at: '$.key' },
    { type: Invoice, accepts: { $tags: ['a'] }, rejects: { $tags: [longestKey + 'x'] }, at: '$.$tags[0]' },
  ],
  'GOBL-CBC-KEY-02': [
    { type: Identity, accepts: { key: 'a+b-c' }, rejects: { key: 'A' }, at: '$.key' },
    {
      type: Party,
      accepts: { meta: { '': 'x', a: 'x' } },
      rejects: { meta: { 'Bad Key': 'x' } },
      at: '$.meta.Bad Key',
    },
    { type: Scenario, accepts: { codes: { a: 'x' } }, rejects: { codes: { 'B!': 'x' } }, at: '$.codes.B!' },
    // Other rules cover keys and codes of extensions.
    { type: Party, spares: { ext: { 'Bad Key': ' x' } }, rejects: { meta: { a: 'x', '-': 'x' } }, at: '$.meta.-' },
  ],
  'GOBL-CBC-DEFINITION-01': {
    type: Definition,
    accepts: { name: { en: 'x' } },
    rejects: { name: {} },
    at: '$.name',
  },
  'GOBL-CBC-DEFINITION-02': [
    { type: Definition, accepts: { key: 'a' }, rejects: {}, at: '$' },
    { type: Definition, accepts: { key: 'a', code: 'A' }, rejects: { values: [{}] }, at: '$.values[0]' },
  ],
  'GOBL-CBC-DEFINITION-03': [
    { type: Definition, accepts: { pattern: '^[A-Z]{2}$' }, rejects: { pattern: '[' }, at: '$.pattern' },
    { type: Definition, accepts: { pattern: '(?i)(?P<year>\\d+)' }, rejects: { pattern: 'a(?=b)' }, at: '$.pattern' },
    { type: Definition, accepts: { pattern: '(a)\\\\1' }, rejects: { pattern: '(a)\\1' }, at: '$.pattern' },
    { type: Definition, accepts: { pattern: 'a{1000}' }, rejects: { pattern: 'a{1001}' }, at: '$.pattern' },
    { type: Definition, accepts: {}, rejects: { pattern: 'a**' }, at: '$.pattern' },
  ],
  'GOBL-CBC-SOURCE-01': [
    { type: Source, accepts: { url: 'https://example.com' }, rejects: {}, at: '$.url' },
    { type: Source, accepts: { url: 'example.com/law' }, rejects: { url: 'the law' }, at: '$.url' },
  ],
  'GOBL-CBC-URI-01': {
    type: Endpoint,
    accepts: { uri: 'urn:' + 'x'.repeat(2044) },
    rejects: { uri: 'urn:' + 'x'.repeat(2045) },
    at: '$.uri',
  },
  'GOBL-CBC-URI-02': [
    { type: Endpoint, accepts: { uri: 'iso6523-actorid-upis::9920:b123' }, rejects: { uri: '9920-b123' }, at: '$.uri' },
    { type: Endpoint, accepts: {}, rejects: { uri: 'mailto:' }, at: '$.uri' },
  ],
});
