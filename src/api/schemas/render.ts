import { array, integer, object, oneOf, optional, stated, string } from '../typed-schema/schema.ts';
import { withBase64 } from './base64-file.ts';
import { anyJson, Draft } from './json-value.ts';
import { DrawnPage, PageRequest } from './page.ts';

export const RenderRequest = withBase64(
  object(
    {
      data: stated(
        anyJson(
          'A document or an envelope; or as a text an XML invoice, which with `encoding` is bytes, also of a PDF.',
        ),
        { anyOf: [Draft, { type: 'string' }] },
      ),
      encoding: optional(oneOf('base64')),
      format: oneOf('html', 'pdf'),
      page: optional(PageRequest),
    },
    { title: 'RenderRequest' },
  ),
);

export const RenderedPage = object(
  {
    media_type: string({ description: 'Media type of the page.', examples: ['text/html'] }),
    content: string({ description: 'The page: its text, or with `encoding` its bytes.' }),
    encoding: optional(oneOf('base64')),
    page: DrawnPage,
    places: array(
      object({
        path: string({
          description: 'Place in the document, as the figure of an HTML page names it in `data-path`.',
          examples: ['$.totals.payable'],
        }),
        element: string({ description: 'Place in the XML.' }),
        line: integer({ description: 'Line of the value, from 1.' }),
        column: integer({ description: 'Column of the value, from 1, in UTF-16 code units.' }),
      }),
      { description: 'For XML: the places of the values on the page.' },
    ),
  },
  { title: 'RenderedPage' },
);
