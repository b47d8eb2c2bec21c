import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { declaredInvoice, type DeclaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import type { XmlReading } from '../../api/judge-xml.ts';
import { entryAt, entryOf } from '../../api/linked-places.ts';
import { builtXmlQuestion } from '../../api/questions.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { NoAnswer } from '../../commands/Judged.tsx';
import type { Subject } from '../../state/subject-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Page } from './Page.tsx';

interface XmlPageProps {
  readonly xml: XmlReading;
  readonly subject: Subject;
  readonly accepted: boolean;
}

/** An XML invoice as a page with the figures it declares. Each figure links to its element. */
export function XmlPage({ xml, subject, accepted }: XmlPageProps) {
  const engine = useWorkbench((state) => state.engineChoice);
  const cursor = useWorkbench((state) => state.cursor);
  const editor = useWorkbench((state) => state.editor);
  const { act } = useCommands();
  const { data: built, error, refetch } = useQuery(builtXmlQuestion(subject, xml.document, engine));
  const declared = useMemo(() => built && declaredInvoice(built, xml.entries), [built, xml.entries]);
  const lines = useMemo(() => indexLines(subject.text), [subject.text]);
  const marked = useMemo(() => entryAt(xml.entries, cursor)?.to?.[0], [xml.entries, cursor]);
  useEffect(() => () => editor?.light(undefined), [editor]);
  if (error) {
    const again = <Button onPress={() => void refetch()}>{panelsTexts.checkAgain}</Button>;
    return <NoAnswer trouble={troubleOf(error)} again={again} />;
  }
  if (built === undefined) return <Skeleton rows={12} label={invoiceTexts.building} />;
  if (!declared) {
    return <EmptyState title={invoiceTexts.noResult}>{invoiceTexts.notCalculable}</EmptyState>;
  }
  const stretchOf = (path: string) => {
    const entry = entryOf(xml.entries, path);
    if (!entry) return undefined;
    const start = lines.offsetAt(entry);
    return { start, end: start + entry.value.length };
  };
  return (
    <Page
      document={declared.document}
      country={typeof declared.document['$regime'] === 'string' ? declared.document['$regime'] : undefined}
      accepted={accepted}
      source={invoiceTexts.asDeclared}
      marked={marked}
      onPoint={(path) => {
        editor?.light(path === undefined ? undefined : stretchOf(path));
      }}
      onFollow={(path) => {
        const stretch = stretchOf(path);
        if (!stretch) return;
        act(({ state }) => {
          state.showPanel('source');
          requestAnimationFrame(() => state.editor?.revealRange(stretch.start, stretch.end));
        });
      }}
      below={(read) => <NotShown declared={declared} read={read} leftOut={xml.leftOut ?? 0} />}
    />
  );
}

/** Most values listed below the page. */
const MOST_NAMED = 100;

interface NotShownProps {
  readonly declared: DeclaredInvoice;
  /** Paths of the values that the page shows. */
  readonly read: ReadonlySet<string>;
  /** The number of values that the reader left out of its list. */
  readonly leftOut: number;
}

/** Lists values that the XML contains and the page does not show. */
function NotShown({ declared, read, leftOut }: NotShownProps) {
  const { some, count } = useMemo(() => declared.leftOut(read), [declared, read]);
  const all = count + leftOut;
  if (all === 0) return null;
  const named = some.slice(0, MOST_NAMED);
  return (
    <details className="invoice-not-shown">
      <summary>{invoiceTexts.notShown(all)}</summary>
      <dl>
        {named.map(({ element = '', value }) => (
          <div key={element}>
            <dt className="code-text">{element.replaceAll('[1]', '').replace(/^\/[^/]+\//, '')}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {all > named.length ? <p>{invoiceTexts.andMore(all - named.length)}</p> : null}
    </details>
  );
}
