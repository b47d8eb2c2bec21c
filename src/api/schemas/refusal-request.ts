import { object, oneOf, optional, stated, string } from '../typed-schema/schema.ts';
import { withBase64 } from './base64-file.ts';
import { anyJson } from './json-value.ts';

export const RefusalRequest = stated(
  withBase64(
    object(
      {
        text: optional(
          string({
            description: 'The response of the authority: XML, JSON, the text of an email or a log, or a code.',
            examples: ['KSeF 450'],
          }),
        ),
        data: optional(string({ description: 'The response as the bytes of a file, with `encoding`.' })),
        encoding: optional(oneOf('base64')),
        document: optional(
          anyJson(
            'The document that was refused, or the text of its XML: each finding is looked for in it. Nothing of it is kept.',
          ),
        ),
      },
      { title: 'RefusalRequest' },
    ),
  ),
  { if: { not: { required: ['text'] } }, then: { required: ['data'] } },
);
