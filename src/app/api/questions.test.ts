// @vitest-environment jsdom

import '../testing/screen.ts';
import { hashKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  rulesQuestion,
  signaturesQuestion,
  traceQuestion,
  verdictQuestion,
  verificationQuestion,
} from './questions.ts';

const subject = { documentId: 'd1', revision: 3, editorVersion: 7, text: '{ "secret": "Talleres" }' };
const key = { kty: 'EC', crv: 'P-256', x: 'X', y: 'Y' };

const aboutText = [
  ['verdict', verdictQuestion],
  ['trace', traceQuestion],
  ['rules', rulesQuestion],
] as const;

describe.each(aboutText)('the question for the %s', (_, question) => {
  const asked = hashKey(question(subject, 'server').queryKey);

  it('holds nothing of the text', () => {
    expect(asked).not.toContain('Talleres');
  });

  it.each([
    ['who answers', { ...subject }, 'browser'],
    ['the document', { ...subject, documentId: 'd2' }, 'server'],
    ['the revision', { ...subject, revision: 4 }, 'server'],
  ] as const)('is another one when %s changes', (_what, other, engine) => {
    expect(hashKey(question(other, engine).queryKey)).not.toBe(asked);
  });

  it('is the same one when only the editor counts on', () => {
    expect(hashKey(question({ ...subject, editorVersion: 8 }, 'server').queryKey)).toBe(asked);
  });

  it.each([
    ['no text', undefined],
    ['a blank text', { ...subject, text: ' \n' }],
  ])('is not put for %s', (_what, none) => {
    expect(question(none, 'server').enabled).toBe(false);
  });
});

it('no two of them share a key', () => {
  const keys = [
    ...aboutText.map(([, question]) => question(subject, 'server')),
    signaturesQuestion(subject, undefined),
    signaturesQuestion(subject, key),
    verificationQuestion(subject, key, 'server'),
    verificationQuestion(subject, key, 'browser'),
  ].map(({ queryKey }) => hashKey(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

it('the verdict under one key is none under a key that shares a coordinate with it', () => {
  const twin = { ...key, y: 'Y2' };
  expect(hashKey(verificationQuestion(subject, twin, 'server').queryKey)).not.toBe(
    hashKey(verificationQuestion(subject, key, 'server').queryKey),
  );
  expect(hashKey(signaturesQuestion(subject, twin).queryKey)).not.toBe(
    hashKey(signaturesQuestion(subject, key).queryKey),
  );
});

it('a question about signatures holds nothing of the text', () => {
  expect(hashKey(signaturesQuestion(subject, key).queryKey)).not.toContain('Talleres');
  expect(hashKey(verificationQuestion(subject, key, 'server').queryKey)).not.toContain('Talleres');
});
