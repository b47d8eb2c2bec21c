import { Plus } from 'lucide-react';
import { use } from 'react';
import { at } from '../../../formats/mapping/report.ts';
import type { PaperView } from '../../../formats/page/paper-view.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { ADDABLE } from './addable.ts';
import { WorkContext } from './paper-work.ts';

/** What grows on the page of a payment. */
const OF_PAYMENT = [
  ['line', 'lines', 'amount'],
  ['note', 'notes', 'text'],
] as const;

/** What a document has once, so that nothing is added to it. */
const ONCE: ReadonlySet<string> = new Set(['means', 'buyerReference']);

/** Adds entries to the lists of a document. An entry enters the source with its first value, so none is ever empty. */
export function AddBar({ view: { base, kind } }: { readonly view: PaperView }) {
  const work = use(WorkContext);
  const { written } = work ?? {};
  if (!work || written === undefined) return null;
  return (
    <div className="paper-adding" role="toolbar" aria-label={invoiceTexts.add} data-block>
      {(kind === 'payment' ? OF_PAYMENT : ADDABLE).map(([name, list, member]) => {
        const entries = at(written, `${base}.${list}`);
        const isOne = ONCE.has(name);
        if (isOne && at(written, `${base}.${list}.${member}`) !== undefined) return null;
        const place = isOne ? '' : `[${String(Array.isArray(entries) ? entries.length : 0)}]`;
        const path = `${base}.${list}${place}.${member}`;
        return (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            className="paper-add"
            data-value={path}
            onClick={() => {
              work.openAt(path);
            }}
          >
            <Plus aria-hidden size={14} /> {invoiceTexts.adding[name]}
          </button>
        );
      })}
    </div>
  );
}
