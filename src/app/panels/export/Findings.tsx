import { Said } from '../../ui/Said.tsx';
import { sourcePlaces } from './source-places.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';
import { activeDocument } from '../../state/workbench-store.ts';
import { Code } from '../../ui/Badge.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import type { Finding, FindingList } from './findings.ts';
import { exportTexts } from '../../texts/en/export.ts';

export interface FindingsProps {
  readonly lists: readonly FindingList[];
  /** Called when the user follows a finding to its place. */
  onFollow?(finding: Finding): void;
}

/** Most findings listed; the others are only counted. */
const MOST = 100;

/** Lists the problems of the XML, each with a link to its place in the source. */
export function Findings({ lists, onFollow }: FindingsProps) {
  const { act } = useCommands();
  return lists.map(({ title, tone, findings, more = 0 }) => (
    <section key={title} className="export-findings">
      <h3 className="export-findings-title">
        <SeverityIcon severity={tone} label={false} /> {title}: {findings.length + more}
      </h3>
      <ul>
        {findings.slice(0, MOST).map((finding, index) => (
          <li key={index}>
            <button
              type="button"
              className="export-finding"
              onClick={() => {
                onFollow?.(finding);
                act((context) => {
                  const { inSource } = sourcePlaces(activeDocument(context.state).text);
                  revealPath(context, inSource(finding.path ?? '$'));
                });
              }}
            >
              <span>
                <Said text={finding.words} of={finding.saying} />
              </span>
              <span className="export-finding-foot">
                {finding.code === undefined ? null : <Code>{finding.code}</Code>}
                <span className="code-text">{finding.path}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {findings.length + more > MOST ? (
        <p className="export-note">{exportTexts.andMore(findings.length + more - MOST)}</p>
      ) : null}
    </section>
  ));
}
