import type { ReactNode } from 'react';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { uiTexts } from '../texts/en/ui.ts';
import './grouped-list.css';

export interface RowGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** How many there are; `rows` may hold fewer. */
  readonly count: number;
  readonly rows: readonly { readonly row: Row; /** Its place among all rows. */ readonly index: number }[];
}

export interface GroupedListProps<Row> {
  readonly label: string;
  readonly groups: readonly RowGroup<Row>[];
  /** In pixels, of most rows. */
  readonly rowHeight: number;
  /** How a row is laid out; two columns of the same width when left out. */
  readonly rowClass?: string;
  textOf(row: Row): string;
  children(row: Row): ReactNode;
  /** A row was clicked, or entered by key. */
  onAction(index: number): void;
}

/** Many rows below the headings of their groups; only what is in sight is on the page. */
export function GroupedList<Row>({
  label,
  groups,
  rowHeight,
  rowClass = 'grouped-list-row',
  textOf,
  children,
  onAction,
}: GroupedListProps<Row>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowHeight, estimatedHeadingSize: 32 }}>
      <GridList
        aria-label={label}
        className="grouped-list scroll"
        onAction={(key) => {
          onAction(Number(key));
        }}
      >
        {groups.map(({ id, title, icon, note, count, rows }) => (
          <GridListSection key={id} id={id}>
            <GridListHeader className="grouped-list-head">
              {icon}
              <span className="grouped-list-title">{title}</span>
              <span className="grouped-list-count">
                {count > rows.length ? uiTexts.firstOf(rows.length, count) : count}
              </span>
              {note === undefined ? null : <span className="grouped-list-note clip">{note}</span>}
            </GridListHeader>
            {rows.map(({ row, index }) => (
              <GridListItem key={index} id={index} textValue={textOf(row)} className="grouped-list-item">
                <div className={rowClass}>{children(row)}</div>
              </GridListItem>
            ))}
          </GridListSection>
        ))}
      </GridList>
    </Virtualizer>
  );
}
