import { makeFixes } from '../../api/fix-files.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { FileFixes } from '../../state/file-row.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { counted } from '../../texts/figures.ts';
import { filesTexts } from '../../texts/en/files.ts';
import { saidText } from '../../texts/said.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { VerdictBadge } from './VerdictBadge.tsx';

/** Most files and most fixes per file to list. Thousands would take too long to render. */
const MOST_FILES = 200;
const MOST_FIXES = 40;

/** Previews the safe fixes of each file, and the values that the user must fill in, before anything is changed. */
export function FixFilesSheet() {
  const { act } = useCommands();
  const fixes = useWorkbench((state) => state.fileFixes);
  const show = useWorkbench((state) => state.showFileFixes);
  const texts = filesTexts.fixPreview;
  const close = (): void => {
    show(undefined);
  };
  if (!fixes) return null;
  const toFix = fixes.filter(({ after }) => after !== undefined);
  const toFill = fixes.filter(({ after }) => after === undefined);
  return (
    <Sheet title={texts.title} open onClose={close}>
      <div className="fix-files">
        <p className="fix-files-lead">{whatThereIs(toFix, toFill)}</p>
        <Group title={texts.filesToFix} fixes={toFix} />
        <Group title={texts.filesToFill} fixes={toFill} />
        <div className="fix-files-foot">
          {toFix.length === 0 ? (
            <Button onPress={close}>{texts.close}</Button>
          ) : (
            <>
              <Button onPress={close}>{texts.leave}</Button>
              <Button
                variant="primary"
                onPress={() => {
                  act(({ notify }) => {
                    makeFixes();
                    notify(texts.made(toFix.length));
                  });
                }}
              >
                {texts.make(toFix.length)}
              </Button>
            </>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function whatThereIs(toFix: readonly FileFixes[], toFill: readonly FileFixes[]): string {
  const { lead, onlyAsked, nothing } = filesTexts.fixPreview;
  if (toFix.length > 0) return lead;
  return toFill.length > 0 ? onlyAsked : nothing;
}

function Group({ title, fixes }: { title: string; fixes: readonly FileFixes[] }) {
  if (fixes.length === 0) return null;
  const rest = fixes.length - MOST_FILES;
  return (
    <section aria-label={title}>
      <h3 className="fix-files-group">
        {title} <Badge>{counted(fixes.length)}</Badge>
      </h3>
      <ul className="fix-files-list">
        {fixes.slice(0, MOST_FILES).map((file) => (
          <li key={file.row.path}>
            <FileOf fixes={file} />
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="fix-files-more">{filesTexts.fixPreview.moreFiles(rest)}</p> : null}
    </section>
  );
}

function FileOf({ fixes: { row, after, changes, asked } }: { fixes: FileFixes }) {
  const texts = filesTexts.fixPreview;
  const rest = changes.length - MOST_FIXES;
  return (
    <details className="fix-files-file">
      <summary>
        <span className="fix-files-path">{row.path}</span>
        {changes.length > 0 ? <Badge>{texts.fixes(changes.length)}</Badge> : null}
        {asked.length > 0 ? <Badge tone="warning">{texts.values(asked.length)}</Badge> : null}
        {after === undefined ? null : <VerdictBadge row={after} />}
      </summary>
      {changes.length > 0 ? (
        <ul className="fix-files-changes">
          {changes.slice(0, MOST_FIXES).map(({ title, place, ...saying }, index) => (
            <li key={index}>
              <Code>{place}</Code> {saidText(title, saying)}
            </li>
          ))}
          {rest > 0 ? <li>{texts.moreFixes(rest)}</li> : null}
        </ul>
      ) : null}
      {asked.length > 0 ? (
        <p className="fix-files-asked">
          {texts.youFillIn}
          {asked.map((place) => (
            <Code key={place}>{place}</Code>
          ))}
        </p>
      ) : null}
    </details>
  );
}
