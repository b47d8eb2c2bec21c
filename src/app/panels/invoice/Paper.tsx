import { memo, use, type ReactNode } from 'react';
import type { Fact, PaperView } from '../../../formats/page/paper-view.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { AddBar } from './AddBar.tsx';
import { PaperLines } from './PaperLines.tsx';
import { PaperCell, PaperHeading, PaperSlots, RowPin } from './PaperValue.tsx';
import { WorkContext } from './paper-work.ts';
import { HEAD } from './place-problems.ts';

export interface PaperProps {
  readonly view: PaperView;
  readonly language: string;
  /** `a4` or `letter`. */
  readonly size: string;
}

/** A page of an invoice: plain text as for printing, or within a {@link WorkContext} a place to work. */
export const Paper = memo(function Paper({ view, language, size }: PaperProps) {
  const work = use(WorkContext);
  const { words, base } = view;
  const hasLines = view.lines.length > 0 || hasAny(`${base}.lines`);
  const hasPayment = view.payment.length > 0 || hasAny(`${base}.payment`);
  const hasNotes = view.notes.length > 0 || hasAny(`${base}.notes`);
  function hasAny(block: string): boolean {
    return work !== undefined && (work.slotsOf(block).length > 0 || work.problemsAt(block).length > 0);
  }
  return (
    <article className={`paper paper-${size}`} lang={language}>
      <header className="paper-head">
        <h2 className="paper-title">{view.title}</h2>
        <Box name="paper-head-facts">
          <Facts facts={view.facts} />
          <PaperSlots block={HEAD} />
        </Box>
      </header>
      <div className="paper-parties">
        {view.parties.map(({ label, path, lines }) => (
          <section key={label}>
            <h3>
              <PaperHeading path={path} text={label} />
            </h3>
            {lines.map((line) => (
              <p key={line.path}>
                <PaperCell cell={line} />
                <RowPin cells={[line]} />
              </p>
            ))}
            <PaperSlots block={path} />
          </section>
        ))}
      </div>
      {hasLines ? <PaperLines view={view} /> : null}
      <PaperSlots block={`${base}.lines`} />
      <AddBar view={view} />
      {view.more > 0 ? (
        <p className="paper-more">{invoiceTexts.moreLines(view.more.toLocaleString(language))}</p>
      ) : null}
      <div className="paper-foot">
        {view.taxes.length > 0 ? (
          <table className="paper-taxes">
            <thead>
              <tr>
                <th scope="col">{words.tax}</th>
                <th scope="col">{words.base}</th>
                <th scope="col">{words.rate}</th>
                <th scope="col">{words.amount}</th>
              </tr>
            </thead>
            <tbody>
              {view.taxes.map(({ name, base: taxed, rate, amount }) => (
                <tr key={amount.path} className={work && 'paper-row'}>
                  <td>
                    <bdi>{name}</bdi>
                    <RowPin cells={[taxed, rate, amount]} />
                  </td>
                  <td>
                    <PaperCell cell={taxed} />
                  </td>
                  <td>
                    <PaperCell cell={rate} />
                  </td>
                  <td>
                    <PaperCell cell={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <Box name="paper-sums">
          <Facts facts={view.totals} figures />
          <PaperSlots block={`${base}.totals`} />
        </Box>
      </div>
      {hasPayment ? (
        <Box name="paper-payment">
          {work && work.problemsAt(`${base}.payment`).length > 0 ? (
            <h3>
              <PaperHeading path={`${base}.payment`} text={words.pay} />
            </h3>
          ) : null}
          {view.payment.length > 0 ? <Facts facts={view.payment} /> : null}
          <PaperSlots block={`${base}.payment`} />
        </Box>
      ) : null}
      {hasNotes ? (
        <section className="paper-notes">
          <h3>
            <PaperHeading path={`${base}.notes`} text={words.notes} />
          </h3>
          {view.notes.map((note) => (
            <p key={note.path}>
              <RowPin cells={[note]} />
              <PaperCell cell={note} />
            </p>
          ))}
          <PaperSlots block={`${base}.notes`} />
        </section>
      ) : null}
    </article>
  );
});

/** Values with their slots; on a page to print there are no slots. */
function Box({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return use(WorkContext) ? <div className={name}>{children}</div> : children;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly figures?: true;
}

function Facts({ facts, figures }: FactsProps) {
  const work = use(WorkContext);
  return (
    <dl className={figures ? 'paper-facts paper-totals' : 'paper-facts'}>
      {facts.map((fact) => (
        <div key={`${fact.label} ${fact.path}`} data-main={fact.main} className={work && 'paper-row'}>
          <dt>{fact.label}</dt>
          <dd>
            <RowPin cells={[fact]} />
            <PaperCell cell={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
