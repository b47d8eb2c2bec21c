import { explainOwn } from '../../language/knowledge/explain-own.ts';
import { ownCodes } from '../../language/knowledge/own-codes.ts';
import { facts, html, inline } from '../html.ts';
import type { Page } from '../page.ts';
import { code } from './parts.ts';

/** Every code of Assay that is not a rule: what it tells, what brings it about, and what to do. */
export function codePage(): Page {
  const codes = [...ownCodes.keys()].sort().flatMap((name) => explainOwn(name) ?? []);
  return {
    path: 'codes/index.html',
    title: 'Codes',
    summary: 'Every code of Assay that is not a rule, with its cause and what to do',
    section: 'reference',
    body: html`<h1>Codes</h1>
      <p>
        These codes come from reading, calculating, comparing, signing and writing. Codes with a number at their end are
        rules; each has its own entry under Rules. On the command line, <code>assay explain CODE</code> prints the same.
      </p>
      ${codes.map(
        ({ code: name, tells, cause, mend }) =>
          html`<section class="rule" id="${name}">
            <h2>${code(name)}</h2>
            <p>${inline(tells)}</p>
            ${facts([
              ['Cause', inline(cause.text)],
              ['To do', inline(mend)],
            ])}
          </section> `,
      )}`,
    found: codes.map(({ code: name, tells }) => [name, name, tells] as const),
  };
}
