import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { declaredInvoice, withoutUnread, type DeclaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import type { TextVerdict } from '../../api/text-verdict.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { entryAt, entryOf } from '../../api/linked-places.ts';
import { builtXmlQuestion } from '../../api/questions.ts';
import { troubleOf } from '../../api/trouble.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { NoAnswer } from '../../commands/Judged.tsx';
import { useWorkbench } from '../../state/workbench-store.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { isStatus, StatusNote } from './StatusNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Page } from './Page.tsx';
import type { Locked } from './Whole.tsx';
import { xmlProblems } from './xml-paths.ts';

interface XmlPageProps {
  readonly xml: XmlReading;
  readonly verdict: TextVerdict;
  readonly locked: Locked | undefined;
}

/** An XML invoice as a page with the figures it declares. Each value is edited in its element. */
export function XmlPage({ xml, verdict, locked }: XmlPageProps) {
  const { subject, problems, accepted } = verdict;
  const engine = useWorkbench((state) => state.engineChoice);
  const cursor = useWorkbench((state) => state.cursor);
  const editor = useWorkbench((state) => state.editor);
  const { act } = useCommands();
  // What cannot be read would stop the calculation; the page shows it as it is written.
  const readable = useMemo(() => withoutUnread(xml.document, xml.entries), [xml.document, xml.entries]);
  const {
    data: built,
    error,
    refetch,
  } = useQuery({
    ...builtXmlQuestion(subject, readable, engine),
    // The page stays while a new text of the same document is built.
    placeholderData: (before, query) => (query?.queryKey[2] === subject.documentId ? before : undefined),
  });
  // A failure forgets what was built before.
  const [last, keep] = useState({ of: subject.documentId, built });
  if (built !== undefined && last.built !== built) keep({ of: subject.documentId, built });
  const shown = built === undefined && last.of === subject.documentId ? last.built : built;
  const declared = useMemo(
    () => (shown === undefined ? undefined : declaredInvoice(shown ?? undefined, xml.document, xml.entries)),
    [shown, xml.document, xml.entries],
  );
  const source = useMemo(
    () =>
      declared && {
        text: subject.text,
        document: declared.document,
        written: xml.document,
        entries: xml.entries,
        signed: false,
      },
    [declared, subject.text, xml.document, xml.entries],
  );
  const placed = useMemo(
    () =>
      xmlProblems(
        problems.filter(({ follows }) => follows === undefined),
        xml.entries,
      ),
    [problems, xml.entries],
  );
  const lines = useMemo(() => indexLines(subject.text), [subject.text]);
  const marked = useMemo(() => entryAt(xml.entries, cursor)?.to?.[0], [xml.entries, cursor]);
  useEffect(() => () => editor?.light(undefined), [editor]);
  const trouble = error ? troubleOf(error) : undefined;
  const again = <Button onPress={() => void refetch()}>{panelsTexts.checkAgain}</Button>;
  if (trouble && (!trouble.passing || !declared)) return <NoAnswer trouble={trouble} again={again} />;
  if (isStatus(xml.document)) return <StatusNote document={xml.document} />;
  if (!declared || !source) return <Skeleton rows={12} label={invoiceTexts.building} />;
  const stretchOf = (path: string) => {
    const entry = xml.entries.find((candidate) => candidate.path === path) ?? entryOf(xml.entries, path);
    if (!entry) return undefined;
    const start = lines.offsetAt(entry);
    return { start, end: start + entry.value.length };
  };
  return (
    <Page
      key={subject.documentId}
      verdict={verdict}
      source={source}
      problems={placed}
      country={typeof declared.document['$regime'] === 'string' ? declared.document['$regime'] : undefined}
      accepted={accepted}
      title={invoiceTexts.asDeclared}
      locked={locked ?? (trouble && { words: invoiceTexts.notCheckedNow(trouble.title), again })}
      marked={marked}
      onPoint={(path) => {
        editor?.light(path === undefined ? undefined : stretchOf(path));
      }}
      onFollow={(path) => {
        const stretch = stretchOf(path);
        act(({ state }) => {
          state.showPanel('source');
          if (stretch) requestAnimationFrame(() => state.editor?.revealRange(stretch.start, stretch.end));
        });
      }}
      below={(read, labelOf) => (
        <NotShown declared={declared} read={read} leftOut={xml.leftOut ?? 0} labelOf={labelOf} />
      )}
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
  /** The name of an element in words. */
  labelOf(this: void, path: string): string;
}

/** Lists values that the XML contains and the page does not show. */
function NotShown({ declared, read, leftOut, labelOf }: NotShownProps) {
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
            <dt title={element.replaceAll('[1]', '').replace(/^\/[^/]+\//, '')}>{labelOf(element)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {all > named.length ? <p>{invoiceTexts.andMore(all - named.length)}</p> : null}
    </details>
  );
}
