import type { ReactNode } from 'react';
import type { Cell, Fact, PaperView } from '../../../formats/page/paper-view.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

export interface PaperProps {
  readonly view: PaperView;
  readonly language: string;
  /** `a4` or `letter`. */
  readonly size: string;
  /** The place in the source where the cursor is. */
  readonly marked?: string | undefined;
  /** Called when the mouse enters a figure, and without one when it leaves. */
  onPoint?(path: string | undefined): void;
  /**
   * Called when the user clicks a figure, to show it in the source. Without it the page is plain text, as for printing.
   */
  onFollow?(path: string): void;
}

/** A page of an invoice. */
export function Paper({ view, language, size, marked, onPoint, onFollow }: PaperProps) {
  const { words } = view;
  const at = (cell: Cell): ReactNode => {
    if (cell.text === '') return '';
    // A value does not change the direction of what stands around it.
    const value = <bdi>{cell.text}</bdi>;
    if (!onFollow) return value;
    return (
      <button
        type="button"
        className="paper-link"
        data-path={cell.path}
        aria-current={cell.path === marked ? 'location' : undefined}
        onPointerEnter={() => onPoint?.(cell.path)}
        onPointerLeave={() => onPoint?.(undefined)}
        onFocus={() => onPoint?.(cell.path)}
        onBlur={() => onPoint?.(undefined)}
        onClick={() => {
          onFollow(cell.path);
        }}
      >
        {value}
      </button>
    );
  };
  return (
    <article className={`paper paper-${size}`} lang={language}>
      <header className="paper-head">
        <h2 className="paper-title">{view.title}</h2>
        <Facts facts={view.facts} at={at} />
      </header>
      <div className="paper-parties">
        {view.parties.map(({ label, lines }) => (
          <section key={label}>
            <h3>{label}</h3>
            {lines.map((line) => (
              <p key={line.path}>{at(line)}</p>
            ))}
          </section>
        ))}
      </div>
      {view.lines.length > 0 ? (
        <table className="paper-lines">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.taxes}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map((line) => (
              <tr key={line.number}>
                <td>{line.number}</td>
                <td>
                  {at(line.item)}
                  {line.below.map((cell) => (
                    <p key={cell.path} className="paper-below">
                      {at(cell)}
                    </p>
                  ))}
                </td>
                <td>{at(line.quantity)}</td>
                <td>{at(line.price)}</td>
                <td>{at(line.taxes)}</td>
                <td>{at(line.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
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
              {view.taxes.map(({ name, base, rate, amount }) => (
                <tr key={amount.path}>
                  <td>
                    <bdi>{name}</bdi>
                  </td>
                  <td>{at(base)}</td>
                  <td>{at(rate)}</td>
                  <td>{at(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        <Facts facts={view.totals} at={at} figures />
      </div>
      {view.payment.length > 0 ? <Facts facts={view.payment} at={at} /> : null}
      {view.notes.length > 0 ? (
        <section className="paper-notes">
          <h3>{words.notes}</h3>
          {view.notes.map((note) => (
            <p key={note.path}>{at(note)}</p>
          ))}
        </section>
      ) : null}
    </article>
  );
}

interface FactsProps {
  readonly facts: readonly Fact[];
  readonly at: (cell: Cell) => ReactNode;
  readonly figures?: true;
}

function Facts({ facts, at, figures }: FactsProps) {
  return (
    <dl className={figures ? 'paper-facts paper-totals' : 'paper-facts'}>
      {facts.map((fact) => (
        <div key={`${fact.label} ${fact.path}`} data-main={fact.main}>
          <dt>{fact.label}</dt>
          <dd>{at(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
