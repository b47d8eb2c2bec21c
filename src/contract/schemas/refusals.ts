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
  { title: 'AnswerPlace', description: 'Where in the refused file the authority says something is.' },
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
const rule = optional(string({ description: 'Rule of Assay that finds the same.', examples: ['BR-CO-10'] }));
const retired = optional(string({ description: 'Present when the authority no longer answers with the code.' }));
const sources = array(CodeSource);
const phrase = optional(object(phraseRef));
const messages = optional(
  object({ meaning: phrase, next: phrase, detail: phrase }, { description: 'The phrases that its texts are.' }),
);

export const RefusalFinding = object(
  {
    code,
    authority,
    known: boolean({ description: 'Whether the code is known; an unknown one is told and never guessed.' }),
    severity,
    kind,
    basis: optional(basis),
    meaning,
    detail: optional(string({ description: 'What the sentence beside the code says, where it speaks of a schema.' })),
    said: optional(string({ description: 'What the authority wrote beside the code.' })),
    element,
    places: optional(array(AnswerPlace)),
    properties: optional(array(string(), { description: 'Places in a document.', examples: [['$.lines[2].total']] })),
    rule,
    retired,
    next,
    messages,
    lacks: optional(array(oneOf('meaning', 'next'), { description: 'What is not known of this code.' })),
    sources,
    document: optional(
      object(
        {
          finds: oneOf('same', 'near', 'nothing', 'no-rule', 'cannot-see', 'unread'),
          says: string({ description: 'How the verdict of Assay on the document compares, in one sentence.' }),
          ...phraseMembers,
          rules: array(string(), { description: 'Codes of the faults of the document that are meant.' }),
          places: array(string(), { description: 'Where they are in the document or its XML.' }),
        },
        { title: 'RefusalInDocument', description: 'What Assay finds in the given document.' },
      ),
    ),
  },
  { title: 'RefusalFinding', description: 'One code of an answer, explained.' },
);

export const RefusalReport = object(
  {
    authority: string({ description: 'Key of the authority, or `unknown`.', examples: ['sdi'] }),
    authority_name: optional(string()),
    certainty: optional(oneOf('certain', 'likely')),
    kind: string({ description: 'What kind of answer it is.', examples: ['sdi-ns'] }),
    outcome: oneOf('refused', 'accepted', 'accepted-with-warnings', 'pending', 'unknown'),
    findings: array(RefusalFinding),
    left_out: optional(integer({ description: 'Findings beyond the limit of one answer.' })),
    candidates: optional(
      array(object({ authority, code, meaning, messages }), {
        description: 'Who uses a code when nothing tells who is meant.',
      }),
    ),
  },
  { title: 'RefusalReport' },
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
        codes: array(object({ code, kind, meaning, messages }), { description: 'Its codes, shortly.' }),
      }),
    ),
  },
  { title: 'AuthorityList' },
);
