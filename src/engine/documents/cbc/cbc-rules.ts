import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all, satisfy } from '../../core/rules/constraint.ts';
import { bePresent, beUrl, whereGiven } from '../../core/rules/constraints.ts';
import type { MapOf } from '../../core/schema/composites.ts';
import { CODE_MAX_BYTES, CODE_PATTERN, isCodeForm, isCodeLength } from '../../core/text/code.ts';
import { isKeyForm, isKeyLength, isValidKey, KEY_MAX_LENGTH, KEY_PATTERN } from '../../core/text/key.ts';
import { isAbsoluteUri, isUriLength, URI_MAX_BYTES } from '../../core/text/uri.ts';
import { OWN_DEFINITION, OWN_FORM, WEB_ADDRESS } from '../norms.ts';
import { isPattern } from './pattern.ts';
import { code } from './code.ts';
import { codeMap } from './code-map.ts';
import { Definition } from './definition.ts';
import { key } from './key.ts';
import { Source } from './source.ts';
import { uri } from './uri.ts';

const haveValidKeys = satisfy<MapOf<string>>('have valid keys only', (map) => {
  for (const name in map) if (!isValidKey(name)) return false;
  return true;
});

const nameKeyOrCode = satisfy<Definition>('have a key or a code', (definition) =>
  Boolean(definition.key || definition.code),
);

const beAbsolute = satisfy<string>('be an absolute URI', isAbsoluteUri, { kind: 'type', type: 'absolute URI' });

export const cbcRules: readonly TypeRules[] = [
  defineRules(code, 'CBC-CODE', {
    '01': {
      must: satisfy<string>(`take at most ${CODE_MAX_BYTES} bytes`, isCodeLength),
      say: `A code is at most ${CODE_MAX_BYTES} characters long`,
      uncited: OWN_FORM,
    },
    '02': {
      must: satisfy<string>('be printable without outer spaces', isCodeForm, {
        kind: 'pattern',
        pattern: CODE_PATTERN,
      }),
      say: 'Codes contain no control characters and neither start nor end with a space',
      uncited: OWN_FORM,
    },
  }),
  defineRules(codeMap, 'CBC-CODEMAP', {
    '01': { must: haveValidKeys, say: 'Every key of a code map is well formed', uncited: OWN_FORM },
  }),
  defineRules(key, 'CBC-KEY', {
    '01': {
      must: satisfy<string>(`have 1 to ${KEY_MAX_LENGTH} characters`, isKeyLength),
      say: `A key is 1 to ${KEY_MAX_LENGTH} characters long`,
      uncited: OWN_FORM,
    },
    '02': {
      must: satisfy<string>('be written as a key', isKeyForm, { kind: 'pattern', pattern: KEY_PATTERN }),
      say: 'Keys are written in lower-case letters and digits, joined by - or +',
      uncited: OWN_FORM,
    },
  }),
  defineRules(Definition, 'CBC-DEFINITION', {
    '01': { at: 'name', must: bePresent, say: 'A definition needs a name', uncited: OWN_DEFINITION },
    '02': { must: nameKeyOrCode, say: 'A definition has a key or a code, only one of them', uncited: OWN_DEFINITION },
    '03': {
      at: 'pattern',
      must: whereGiven(satisfy<string>('be a regular expression', isPattern)),
      say: 'The pattern of a definition is a regular expression that compiles',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(Source, 'CBC-SOURCE', {
    '01': {
      at: 'url',
      must: all(bePresent, beUrl),
      say: 'A source needs its full web address',
      uncited: OWN_DEFINITION,
    },
  }),
  defineRules(uri, 'CBC-URI', {
    '01': {
      must: satisfy<string>(`take at most ${URI_MAX_BYTES} bytes`, isUriLength),
      say: `A URI is at most ${URI_MAX_BYTES} characters long`,
      uncited: OWN_FORM,
    },
    '02': { must: whereGiven(beAbsolute), say: 'A URI is absolute: it starts with its scheme', cite: WEB_ADDRESS },
  }),
];
