import { JudgedInFull } from '../../commands/Judged.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { useFeeds } from '../../commands/use-feeds.ts';
import type { FullVerdict } from '../../api/judge.ts';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { Page } from './Page.tsx';
import { XmlPage } from './XmlPage.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import '../../ui/pane.css';
import './invoice.css';

/** Shows the document or the XML invoice as a printed page. Values link to the source. */
export function InvoicePanel() {
  return (
    <JudgedInFull
      empty={{ title: invoiceTexts.noDocument, words: invoiceTexts.lead }}
      waiting={{ rows: 12, label: invoiceTexts.building }}
    >
      {(verdict) =>
        verdict.xml ? (
          <XmlPage xml={verdict.xml} subject={verdict.subject} accepted={verdict.accepted} />
        ) : isXmlInvoice(verdict.subject.text) ? (
          <EmptyState title={invoiceTexts.noResult}>{invoiceTexts.xmlUnreadable}</EmptyState>
        ) : (
          <BuiltPage verdict={verdict} />
        )
      }
    </JudgedInFull>
  );
}

function BuiltPage({ verdict: { document, context, accepted } }: { verdict: FullVerdict }) {
  const { act } = useCommands();
  const point = useFeeds();
  if (!document) {
    return <EmptyState title={invoiceTexts.noResult}>{invoiceTexts.notCalculable}</EmptyState>;
  }
  return (
    <Page
      document={document}
      country={context?.regime}
      accepted={accepted}
      source={invoiceTexts.asBuilt}
      onPoint={point}
      onFollow={(path) => {
        act((facts) => {
          revealPath(facts, path);
        });
      }}
    />
  );
}
