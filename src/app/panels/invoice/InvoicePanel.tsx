import { useMemo, useState } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import { JudgedInFull } from '../../commands/Judged.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { useFeeds } from '../../commands/use-feeds.ts';
import { useNeeds } from '../../api/needs.ts';
import type { FullVerdict } from '../../api/text-verdict.ts';
import { useIsEmpty } from '../../api/use-is-empty.ts';
import { faultName } from '../../../language/fixes/announced.ts';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { documentTree } from '../../source/document-tree.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { Page } from './Page.tsx';
import type { Locked } from './Whole.tsx';
import { StartPage } from './StartPage.tsx';
import { writtenValues } from './written-values.ts';
import { isStatus, StatusNote } from './StatusNote.tsx';
import { XmlPage } from './XmlPage.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import '../../ui/pane.css';
import './invoice.css';

/** Shows the document or the XML invoice as a page: its problems stand on it, and its values are edited there. */
export function InvoicePanel() {
  const isEmpty = useIsEmpty();
  if (isEmpty) return <StartPage />;
  return (
    <JudgedInFull
      empty={{ title: invoiceTexts.noDocument, words: invoiceTexts.lead }}
      waiting={{ rows: 12, label: invoiceTexts.building }}
      meanwhile={(verdict, { title }, again) => (
        <JudgedPage verdict={verdict} unchecked={{ words: invoiceTexts.notCheckedNow(title), again }} />
      )}
    >
      {(verdict) => <JudgedPage verdict={verdict} />}
    </JudgedInFull>
  );
}

/** Whether a text can be read at all, so that its values have places. */
function isRead({ subject: { text }, xml }: FullVerdict): boolean {
  return isXmlInvoice(text) ? xml !== undefined : documentTree(text).faults.length === 0;
}

interface JudgedPageProps {
  readonly verdict: FullVerdict;
  /** Why the present text has no verdict. */
  readonly unchecked?: Locked;
}

function JudgedPage({ verdict, unchecked }: JudgedPageProps) {
  const read = isRead(verdict);
  const [last, keep] = useState(verdict);
  if (read && last !== verdict) keep(verdict);
  const isSame = last.subject.documentId === verdict.subject.documentId && isRead(last);
  // While the text cannot be read, the page stays as of the last text that could.
  const shown = read || !isSame ? verdict : last;
  const unreadable = verdict.problems[0]?.message ?? '';
  const words = invoiceTexts.unreadableAt(verdict.problems[0]?.line ?? 1, unreadable);
  const locked = unchecked ?? (read ? undefined : { words });
  if (isXmlInvoice(shown.subject.text) && !shown.xml) {
    return <EmptyState title={invoiceTexts.noResult}>{invoiceTexts.xmlUnreadable}</EmptyState>;
  }
  if (shown.xml) return <XmlPage xml={shown.xml} verdict={shown} locked={locked} />;
  return <JsonPage verdict={shown} locked={locked} />;
}

interface JsonPageProps {
  readonly verdict: FullVerdict;
  readonly locked: Locked | undefined;
}

function JsonPage({ verdict, locked }: JsonPageProps) {
  const { act } = useCommands();
  const point = useFeeds();
  const { subject, document: built, context, accepted, problems, changes, seal } = verdict;
  const { text } = subject;
  // A document that cannot be built is shown as it is written.
  const source = useMemo(() => {
    const asWritten = objectOf(text);
    return { text, document: built ?? asWritten, written: asWritten, signed: seal !== undefined };
  }, [built, text, seal]);
  const { needs, follows, isAsked } = useNeeds(
    verdict,
    source.document,
    (locked !== undefined && locked.again === undefined) || source.signed,
  );
  // What follows from missing values goes with them.
  const placed = useMemo(
    () =>
      problems
        .filter(({ fault }) => !fault || !follows.has(faultName(fault)))
        .map((problem) => ({ problem, paths: problem.paths })),
    [problems, follows],
  );
  const written = useMemo(() => writtenValues(built ? changes : []), [built, changes]);
  if (isStatus(source.document)) return <StatusNote document={source.document} />;
  return (
    <Page
      key={subject.documentId}
      verdict={verdict}
      source={source}
      problems={placed}
      country={context?.regime}
      accepted={accepted}
      title={invoiceTexts.asBuilt}
      unfinished={built === undefined}
      locked={locked}
      written={written}
      needs={needs}
      isAsking={isAsked}
      onPoint={point}
      onFollow={(path) => {
        act((facts) => {
          revealPath(facts, path);
        });
      }}
    />
  );
}

function objectOf(text: string): JsonObject {
  const value = toJson(documentTree(text).root);
  return isJsonObject(value) ? value : {};
}
