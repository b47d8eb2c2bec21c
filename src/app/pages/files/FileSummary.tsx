import { useMemo, useState, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { FileFilter } from '../../state/every-file.ts';
import type { FileRow } from '../../state/file-row.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { counted } from '../../texts/figures.ts';
import { saidText } from '../../texts/said.ts';
import { Button } from '../../ui/Button.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { destinationSums, faultSums, type DestinationSum, type FaultSum } from './summarise-files.ts';
import { filesTexts } from '../../texts/en/files.ts';

export interface FileSummaryProps {
  /** All files of the table. */
  readonly rows: readonly FileRow[];
  readonly filter: FileFilter;
}

/** How many files have each fault and go to each destination. Pressing a row shows only its files. */
export function FileSummary({ rows, filter }: FileSummaryProps) {
  const onFilter = useWorkbench((state) => state.filterFiles);
  const faults = useMemo(() => withChosen(faultSums(rows), filter.code), [rows, filter.code]);
  const destinations = useMemo(() => destinationSums(rows), [rows]);
  const mostFaults = largest(faults);
  const mostSent = largest(destinations);
  const sayNone = rows.some(({ verdict }) => verdict !== 'waiting');
  if (!sayNone) return null;
  return (
    <div className="files-summary">
      <Sums
        title={filesTexts.byError}
        rows={faults}
        isChosen={({ code }) => isFaultChosen(code, filter)}
        none={filesTexts.noFaults}
      >
        {(sum) => (
          <ToggleButton
            key={sum.code ?? ''}
            className="files-sum"
            isSelected={isFaultChosen(sum.code, filter)}
            onChange={(chosen) => {
              onFilter(
                sum.code === undefined
                  ? { ...filter, verdict: chosen ? 'unread' : 'all' }
                  : { ...filter, code: chosen ? sum.code : '' },
              );
            }}
          >
            <SeverityIcon severity={sum.severity} />
            <FaultWords sum={sum} />
            <Bar parts={[[sum.severity, sum.files]]} of={mostFaults} />
            <Count files={sum.files} />
          </ToggleButton>
        )}
      </Sums>
      <Sums
        title={filesTexts.byDestination}
        rows={destinations}
        isChosen={({ key }) => key === filter.destination}
        none={filesTexts.noDestination}
      >
        {({ key, name, files, verdicts }) => (
          <ToggleButton
            key={key}
            className="files-sum files-sum-of-destination"
            isSelected={filter.destination === key}
            onChange={(chosen) => {
              onFilter({ ...filter, destination: chosen ? key : '' });
            }}
          >
            <span className="clip">
              {name ?? filesTexts.noDestination} <span className="files-sum-sentence">{verdictsInWords(verdicts)}</span>
            </span>
            <Bar
              parts={[
                ['error', verdicts.faults],
                ['warning', verdicts.warned],
                ['ok', verdicts.accepted],
              ]}
              of={mostSent}
            />
            <Count files={files} />
          </ToggleButton>
        )}
      </Sums>
    </div>
  );
}

/** Most rows of a summary until all are asked for. */
const MOST = 5;

interface SumsProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What is said if there are no rows. */
  readonly none: string;
  isChosen(row: Row): boolean;
  readonly children: (row: Row) => ReactNode;
}

function Sums<Row>({ title, rows, none, isChosen, children }: SumsProps<Row>) {
  const [isWhole, showAll] = useState(false);
  // The chosen row stays even if it is not among the first: otherwise the choice could not be undone.
  const shown = isWhole ? rows : rows.filter((row, index) => index < MOST || isChosen(row));
  return (
    <div className="files-sums" role="group" aria-label={title}>
      <h2 className="files-sums-title">{title}</h2>
      {rows.length === 0 ? <p className="files-sums-none">{none}</p> : shown.map(children)}
      {isWhole || shown.length < rows.length ? (
        <Button
          variant="quiet"
          onPress={() => {
            showAll(!isWhole);
          }}
        >
          {isWhole ? filesTexts.fewer : filesTexts.andMore(rows.length - shown.length)}
        </Button>
      ) : null}
    </div>
  );
}

function FaultWords({ sum: { code, message, saying, varies } }: { readonly sum: FaultSum }) {
  const sentence = saidText(message, saying).replaceAll('`', '');
  const shown = varies ? filesTexts.example(sentence) : sentence;
  return (
    <span className="clip" title={shown}>
      {code === undefined ? filesTexts.verdicts.unread : <span className="code-text">{code}</span>}{' '}
      <span className="files-sum-sentence">{shown}</span>
    </span>
  );
}

/** The files in proportion to the longest bar; the number beside it says how many they are. */
function Bar({
  parts,
  of,
}: {
  readonly parts: readonly (readonly [tone: string, files: number])[];
  readonly of: number;
}) {
  return (
    <span className="files-sum-bar" aria-hidden>
      {parts.map(([tone, files]) => (
        <span key={tone} className={`files-sum-${tone}`} style={{ width: `${String((files / of) * 100)}%` }} />
      ))}
    </span>
  );
}

function Count({ files }: { readonly files: number }) {
  return (
    <span className="files-sum-count">
      <span aria-hidden>{counted(files)}</span>
      <span className="unseen">{filesTexts.inFiles(files)}</span>
    </span>
  );
}

const largest = (sums: readonly { readonly files: number }[]): number =>
  sums.reduce((most, { files }) => Math.max(most, files), 1);

function verdictsInWords({ faults, warned }: DestinationSum['verdicts']): string {
  return [
    ...(faults > 0 ? [filesTexts.withErrors(faults)] : []),
    ...(warned > 0 ? [filesTexts.withWarnings(warned)] : []),
  ].join(', ');
}

const isFaultChosen = (code: string | undefined, filter: FileFilter): boolean =>
  code === undefined ? filter.verdict === 'unread' : filter.code === code;

/** The sums with one for the chosen rule, which perhaps no file breaks any more or only a comparison names. */
function withChosen(sums: readonly FaultSum[], code: string): readonly FaultSum[] {
  if (code === '' || sums.some((sum) => sum.code === code)) return sums;
  return [...sums, { code, severity: 'error', files: 0, message: '', saying: {}, varies: false }];
}
