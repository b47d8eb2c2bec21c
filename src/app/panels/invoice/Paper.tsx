import { memo, use, useId, type ReactNode } from 'react';
import type { Fact, PaperView } from '../../../formats/page/paper-view.ts';
import { textOfParts } from '../../../formats/page/place.ts';
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
  const head = useBlock();
  const notes = useBlock();
  const hasLines = view.lines.length > 0 || hasAny(`${base}.lines`);
  const hasPayment = view.payment.length > 0 || hasAny(`${base}.payment`);
  const hasNotes = view.notes.length > 0 || hasAny(`${base}.notes`);
  function hasAny(block: string): boolean {
    return work !== undefined && (work.slotsOf(block).length > 0 || work.problemsAt(block).length > 0);
  }
  /** The heading of a block, which is seen if something is wrong with all of it. */
  function titleOf(name: 'lines' | 'totals' | 'payment', text: string): ReactNode {
    const isMarked = work !== undefined && work.problemsAt(`${base}.${name}`).length > 0;
    return isMarked ? <PaperHeading path={`${base}.${name}`} text={text} /> : invoiceTexts.blocks[name];
  }
  return (
    <article className={`paper paper-${size}`} lang={language} aria-label={work && nameOf(view)}>
      <header className="paper-head" {...head.block}>
        <h2 className="paper-title" {...head.heading}>
          {view.title}
        </h2>
        <HeadFacts>
          <Facts facts={view.facts} />
          <PaperSlots block={HEAD} />
        </HeadFacts>
      </header>
      <div className="paper-parties">
        {view.parties.map((party) => (
          <Party key={party.label} party={party} />
        ))}
      </div>
      {hasLines ? (
        <Box title={titleOf('lines', view.heads.item)}>
          <PaperLines view={view} />
          <PaperSlots block={`${base}.lines`} />
        </Box>
      ) : null}
      <AddBar view={view} />
      {view.more > 0 ? (
        <p className="paper-more">{invoiceTexts.moreLines(view.more.toLocaleString(language))}</p>
      ) : null}
      <div className="paper-foot">
        {view.taxes.length > 0 ? (
          <Box name="paper-tax-block" title={invoiceTexts.blocks.taxes}>
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
          </Box>
        ) : null}
        <Box name="paper-sums" title={titleOf('totals', words.total)}>
          <Facts facts={view.totals} figures />
          <PaperSlots block={`${base}.totals`} />
        </Box>
      </div>
      {hasPayment ? (
        <Box name="paper-payment" title={titleOf('payment', words.pay)}>
          {view.payment.length > 0 ? <Facts facts={view.payment} /> : null}
          <PaperSlots block={`${base}.payment`} />
        </Box>
      ) : null}
      {hasNotes ? (
        <section className="paper-notes" {...notes.block}>
          <h3 {...notes.heading}>
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

/** The page by its title and number. */
function nameOf({ title, facts, base }: PaperView): string {
  const number = facts.find(({ path }) => path === `${base}.code`);
  return number ? `${title} ${textOfParts(number.parts)}` : title;
}

/** On a page to work on, a block is a group with a heading, in which Tab stops once. */
function useBlock() {
  const id = useId();
  if (!use(WorkContext)) return {};
  return { block: { role: 'group', 'aria-labelledby': id, 'data-block': true }, heading: { id } };
}

function Party({ party: { label, path, lines } }: { readonly party: PaperView['parties'][number] }) {
  const { block, heading } = useBlock();
  return (
    <section {...block}>
      <h3 {...heading}>
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
  );
}

/** Values with their slots; on a page to print there are no slots. */
function HeadFacts({ children }: { readonly children: ReactNode }) {
  return use(WorkContext) ? <div className="paper-head-facts">{children}</div> : children;
}

interface BoxProps {
  readonly name?: string;
  /** Its heading. One in words is only heard: what stands below says it. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A block without a heading in print, where it has no slots either. */
function Box({ name, title, children }: BoxProps) {
  const { block, heading } = useBlock();
  if (!block) return children;
  return (
    <div className={name} {...block}>
      <h3 className={typeof title === 'string' ? 'unseen' : undefined} {...heading}>
        {title}
      </h3>
      {children}
    </div>
  );
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
