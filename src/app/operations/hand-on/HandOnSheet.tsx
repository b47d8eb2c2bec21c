import { Copy, Download, Link } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { basePath, hasService, serviceAddress } from '../../state/host-page.ts';
import type { Problem } from '../../api/problem.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { copyText, downloadText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { tabTitle } from '../../state/document-titles.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Field.tsx';
import { OperationSheet } from '../OperationSheet.tsx';
import { callForms } from './call-forms.ts';
import { reportAsHtml, reportAsMarkdown } from './fault-report.ts';
import { hiddenWords, hideNames, masked, maskedPath } from './hide-names.ts';
import { linkOf, LONGEST_LINK, SAFE_LINK } from './shared-link.ts';
import { handOnTexts } from '../../texts/en/hand-on.ts';

/** Shares the document or its errors as a link, a report or an API request. Nothing is sent. */
export function HandOnSheet() {
  const name = useWorkbench((state) => activeDocument(state).name);
  const text = useWorkbench((state) => activeDocument(state).text);
  const [hides, hide] = useState(false);
  const hidden = useMemo(() => (isXmlInvoice(text) ? undefined : hideNames(text)), [text]);
  const handed = hides && hidden ? { name: 'hidden.json', text: hidden.text } : { name, text };
  return (
    <OperationSheet title={handOnTexts.share} lead={handOnTexts.lead}>
      <Check
        label={handOnTexts.mask}
        note={hidden ? handOnTexts.maskLead : handOnTexts.maskOnlyJson}
        checked={hides && hidden !== undefined}
        onChange={hide}
      />
      {hides && hidden ? (
        <p className="operation-note" role="status">
          {hidden.paths.length === 0 ? handOnTexts.nothingToHide : handOnTexts.hidden(hiddenWords(hidden.paths))}
        </p>
      ) : null}
      <LinkPart name={handed.name} text={handed.text} />
      <ReportPart hides={hides && hidden !== undefined} />
      <CallPart text={handed.text} />
    </OperationSheet>
  );
}

function LinkPart({ name, text }: { name: string; text: string }) {
  const { act } = useCommands();
  const [made, setMade] = useState<{ readonly text: string; readonly link: string | undefined }>();
  useEffect(() => {
    let current = true;
    void linkOf(`${location.origin}${basePath}/`, { name, text }).then((link) => {
      if (current) setMade({ text, link });
    });
    return () => {
      current = false;
    };
  }, [name, text]);
  const link = made?.text === text ? made.link : undefined;
  return (
    <section className="hand-on" aria-label={handOnTexts.link}>
      <h3>{handOnTexts.link}</h3>
      <p className="operation-note" role="status">
        {made?.text !== text
          ? handOnTexts.packing
          : link === undefined
            ? handOnTexts.linkTooLarge(LONGEST_LINK)
            : link.length > SAFE_LINK
              ? handOnTexts.linkLong(link.length, SAFE_LINK)
              : handOnTexts.linkLength(link.length)}
      </p>
      <Button
        icon={<Link aria-hidden />}
        isDisabled={link === undefined}
        onPress={() => {
          act((context) => copyText(context, link ?? '', handOnTexts.linkCopied));
        }}
      >
        {handOnTexts.copyLink}
      </Button>
    </section>
  );
}

function ReportPart({ hides }: { hides: boolean }) {
  const { act } = useCommands();
  const judgement = useJudgement();
  const name = useWorkbench((state) => tabTitle(activeDocument(state)));
  if (judgement.state !== 'judged') return null;
  const { problems, accepted } = judgement.verdict;
  const shown = hides ? problems.map(withoutFound) : problems;
  const reported = { name: hides ? handOnTexts.document : name, problems: shown, accepted };
  return (
    <section className="hand-on" aria-label={handOnTexts.report}>
      <h3>{handOnTexts.errorReport}</h3>
      <div className="hand-on-ways">
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => {
            act((context) => copyText(context, reportAsMarkdown(reported), handOnTexts.reportCopiedAsMarkdown));
          }}
        >
          {handOnTexts.copyAsMarkdown}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onPress={() => {
            downloadText('report.html', reportAsHtml(reported), 'text/html');
          }}
        >
          {handOnTexts.downloadAsHtml}
        </Button>
      </div>
    </section>
  );
}

/** A message may quote a value of the document. */
function withoutFound(problem: Problem): Problem {
  const { written, message } = problem;
  const paths = problem.paths.map(maskedPath);
  if (written === undefined) return { ...problem, paths };
  const found = written.replace(/^"(.*)"$/, '$1');
  const hidden = masked(found);
  return { ...problem, paths, written: hidden, message: found === '' ? message : message.replaceAll(found, hidden) };
}

function CallPart({ text }: { text: string }) {
  const { act } = useCommands();
  if (isXmlInvoice(text)) return null;
  if (!hasService) return <p className="operation-note">{handOnTexts.noService}</p>;
  return (
    <section className="hand-on" aria-label={handOnTexts.call}>
      <h3>{handOnTexts.apiRequest}</h3>
      <div className="hand-on-ways">
        {callForms.map(({ id, title, of }) => (
          <Button
            key={id}
            icon={<Copy aria-hidden />}
            onPress={() => {
              const call = of(text, `${serviceAddress}/v0`);
              act((context) => copyText(context, call, handOnTexts.copied(title)));
            }}
          >
            {title}
          </Button>
        ))}
      </div>
    </section>
  );
}
