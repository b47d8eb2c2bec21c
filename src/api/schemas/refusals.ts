import { array, boolean, integer, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { phraseMembers, phraseRef } from './phrase.ts';

const CodeSource = object(
  {
    title: string(),
    url: optional(string()),
    read: string({ description: 'Day on which it was read.', examples: ['2026-11-23'] }),
  },
  { title: 'CodeSource', description: 'Where a fact about a code was read.' },
);

const AnswerPlace = object(
  {
    path: optional(string({ description: 'Place as the authority names it.' })),
    line: optional(integer({ description: 'Line, from 1.' })),
    column: optional(integer({ description: 'Column, from 1.' })),
  },
  { title: 'AnswerPlace', description: 'A place in the refused file, as the authority names it.' },
);

const severity = oneOf('error', 'warning', 'info', 'pass');
const basis = oneOf('file', 'register', 'sending');
const code = string({ description: 'The code as the authority writes it.', examples: ['00423'] });
const authority = string({ description: 'Key of the authority.', examples: ['sdi'] });
const kind = optional(string({ description: 'Group of the authority’s list.', examples: ['content'] }));
const meaning = optional(string({ description: 'What the code means.' }));
const next = optional(string({ description: 'What to do next.' }));
const element = optional(
  string({ description: 'Place in the authority’s format.', examples: ['2.2.1.11 PrezzoTotale'] }),
);
const rule = optional(string({ description: 'Rule of Assay that finds the same error.', examples: ['BR-CO-10'] }));
const retired = optional(string({ description: 'Present if the authority no longer uses the code.' }));
const successors = optional(array(string(), { description: 'The codes that took the place of a retired one.' }));
const sources = array(CodeSource);
const phrase = optional(object(phraseRef));
const messages = optional(
  object({ meaning: phrase, next: phrase, detail: phrase }, { description: 'The phrases of its texts.' }),
);

export const RefusalFinding = object(
  {
    code,
    authority,
    known: boolean({ description: 'Whether the code is known. The meaning of an unknown code is never guessed.' }),
    severity,
    kind,
    basis: optional(basis),
    meaning,
    detail: optional(string({ description: 'The meaning of the message beside the code, if it is about a schema.' })),
    said: optional(string({ description: 'What the authority wrote beside the code.' })),
    said_also: optional(array(string(), { description: 'What it wrote beside the same code elsewhere.' })),
    element,
    places: optional(array(AnswerPlace)),
    properties: optional(array(string(), { description: 'Places in a document.', examples: [['$.lines[2].total']] })),
    rule,
    members: optional(array(string(), { description: 'The rules of Assay that the code names together.' })),
    retired,
    successors,
    succeeds: optional(string({ description: 'The retired code of the response whose place this code took.' })),
    next,
    messages,
    lacks: optional(array(oneOf('meaning', 'next'), { description: 'What Assay does not know about this code.' })),
    sources,
    document: optional(
      object(
        {
          finds: oneOf('same', 'near', 'nothing', 'no-rule', 'cannot-see', 'unread'),
          says: string({ description: 'How Assay’s verdict on the document compares, in one sentence.' }),
          ...phraseMembers,
          rules: array(string(), { description: 'Codes of the faults in the document that match.' }),
          places: array(string(), { description: 'Where they are in the document or its XML.' }),
        },
        { title: 'RefusalInDocument', description: 'What Assay finds in the given document.' },
      ),
    ),
  },
  { title: 'RefusalFinding', description: 'One code of a response, explained.' },
);

export const RefusalReport = object(
  {
    authority: string({ description: 'Key of the authority, or `unknown`.', examples: ['sdi'] }),
    authority_name: optional(string()),
    certainty: optional(oneOf('certain', 'likely')),
    kind: string({ description: 'Kind of response.', examples: ['sdi-ns'] }),
    outcome: oneOf('refused', 'accepted', 'accepted-with-warnings', 'pending', 'unknown'),
    findings: array(RefusalFinding),
    left_out: optional(integer({ description: 'Number of findings beyond the limit.' })),
    not_understood: optional(
      array(object({ line: integer({ description: 'Line of the response, from 1.' }), text: string() }), {
        description: 'Lines, members and elements of the response that no finding explains.',
      }),
    ),
    not_understood_left_out: optional(integer({ description: 'Number of these beyond the limit.' })),
    candidates: optional(
      array(object({ authority, code, meaning, messages }), {
        description: 'Authorities that use the code, if the text does not say which one is meant.',
      }),
    ),
  },
  { title: 'RefusalReport' },
);

const Condition = object(
  {
    kind: oneOf(
      'presence',
      'count',
      'choice',
      'list',
      'equality',
      'unique',
      'bounds',
      'form',
      'decimals',
      'check-digit',
      'dates',
      'sum',
      'product',
      'computed',
      'schema',
      'outside',
    ),
    effect: oneOf('refuses', 'warns', 'silent'),
    tolerance: optional(
      oneOf(
        'none',
        'one-percent',
        'rounded-sum',
        'currency-decimals',
        'written-decimals',
        'interval',
        'eur-0.01',
        'below-eur-1',
        'eur-10',
        'eur-10-each',
        'eur-10-above-3000',
        'by-taxpayer',
        'seconds-240',
        'clock',
      ),
    ),
    certainty: oneOf('text', 'matrix', 'matrix?', 'implementation', 'message', 'memory'),
    since: optional(string({ description: 'Its first day, where it is known.' })),
    places: array(string(), { description: 'Elements and attributes in the authority’s format.' }),
  },
  { title: 'CodeCondition', description: 'What a file alone must hold so that the code is not answered.' },
);

export const AuthorityCode = object(
  {
    code,
    authority,
    kind,
    basis: optional(basis),
    severity,
    element,
    properties: optional(array(string())),
    meaning,
    next,
    messages,
    rule,
    retired,
    successors,
    condition: optional(Condition),
    sources,
  },
  { title: 'AuthorityCode', description: 'A code that an authority answers with.' },
);

export const AuthorityCodes = object({ codes: array(AuthorityCode) }, { title: 'AuthorityCodes' });

export const AuthorityList = object(
  {
    authorities: array(
      object({
        key: authority,
        name: string(),
        country: optional(string({ examples: ['IT'] })),
        codes: array(object({ code, kind, meaning, messages }), { description: 'Its codes in brief.' }),
      }),
    ),
  },
  { title: 'AuthorityList' },
);
