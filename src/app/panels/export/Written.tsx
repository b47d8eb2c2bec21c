import { Download, SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Exported } from '../../api/questions.ts';
import { xmlPlaces } from '../../../formats/xml/xml-places.ts';
import { downloadText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { Cursor } from '../../state/editor-slice.ts';
import { recordKey } from '../../state/export-slice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Field.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWidth } from '../../ui/use-media.ts';
import { Findings } from './Findings.tsx';
import { findingsOf } from './findings.ts';
import { LinkedPlace } from './LinkedPlace.tsx';
import { previousOf } from './record/record-fields.ts';
import { isRecorded } from './record/record-forms.ts';
import { PdfButton } from './PdfButton.tsx';
import { linkedValues, valueAt, valueFrom, type LinkedValue } from './links.ts';
import { sourcePlaces } from './source-places.ts';
import { exportTexts } from '../../texts/en/export.ts';

const TextViewer = onDemand(
  () => import('../../editor/TextViewer.tsx'),
  (module) => module.TextViewer,
  {
    get label() {
      return exportTexts.loadingXml;
    },
    rows: 9,
  },
);

const GivenStamps = onDemand(
  () => import('./record/GivenStamps.tsx'),
  (module) => module.GivenStamps,
);

export interface WrittenProps {
  readonly exported: Exported;
  /** The source that was exported. */
  readonly source: string;
  readonly stale: boolean;
  /** Whether the user accepted that values are lost. */
  readonly agreed: boolean;
  onAgree(agreed: boolean): void;
}

/** The exported XML, with lost values and broken rules. The cursor's place is highlighted on both sides. */
export function Written({ exported, source, stale, agreed, onAgree }: WrittenProps) {
  const { act } = useCommands();
  const { content, file_name: name, media_type: type, report } = exported;
  const lists = useMemo(() => findingsOf(exported), [exported]);
  const [followed, follow] = useState<string>();
  const broken = lists.some(({ tone }) => tone === 'error');
  const warns = lists.some(({ tone }) => tone === 'warning');
  const loses = report.losses.some(({ grade }) => grade === 'matters');
  const isHybrid = exported.format === 'cii';
  const pdfFirst = isHybrid && /^(?:factur-x|zugferd)/.test(exported.profile);
  const held = stale || (loses && !agreed);
  return (
    <>
      <div className="pane-head export-standing" role="status">
        <Badge tone={broken ? 'error' : warns ? 'warning' : 'ok'}>
          {broken
            ? exportTexts.breaksRules
            : loses
              ? exportTexts.incomplete
              : warns
                ? exportTexts.warnings
                : exportTexts.valid}
        </Badge>
        <span className="clip">{stale ? exportTexts.updating : name}</span>
        <span className="export-actions">
          <Button
            icon={<SquareArrowOutUpRight aria-hidden />}
            isDisabled={held}
            onPress={() => {
              act(({ state, focusEditor }) => {
                state.openDocument(name, content, 'typed');
                focusEditor();
              });
            }}
          >
            {exportTexts.openInATab}
          </Button>
          {isHybrid ? <PdfButton profile={exported.profile} source={source} held={held} primary={pdfFirst} /> : null}
          <Button
            variant={pdfFirst ? 'default' : 'primary'}
            icon={<Download aria-hidden />}
            isDisabled={held}
            onPress={() => {
              downloadText(name, content, type);
              const { format } = exported;
              if (isRecorded(format))
                act(({ state }) => {
                  const documentId = activeDocument(state).id;
                  const own = state.recordsOf.get(recordKey(format, documentId)) ?? {};
                  const previous = previousOf(format, content, own);
                  if (previous) state.noteRecord(format, { documentId, previous });
                });
            }}
          >
            {exportTexts.download}
          </Button>
        </span>
      </div>
      {exported.stamps ? <GivenStamps stamps={exported.stamps} /> : null}
      {lists.length > 0 ? (
        <div className="export-lists scroll" tabIndex={0} role="region" aria-label={exportTexts.details}>
          {loses ? (
            <Check label={exportTexts.exportAnyway} note={exportTexts.lossesLead} checked={agreed} onChange={onAgree} />
          ) : null}
          {report.stamps_settle ? (
            <p className="field-note">{exportTexts.stampsSettle(report.stamps_settle.join(', '))}</p>
          ) : null}
          <Findings
            lists={lists}
            onFollow={({ place }) => {
              follow(place);
            }}
          />
        </div>
      ) : null}
      <LinkedXml exported={exported} source={source} followed={followed} />
    </>
  );
}

interface LinkedXmlProps {
  readonly exported: Exported;
  readonly source: string;
  /** A place in the XML that a finding refers to. */
  readonly followed: string | undefined;
}

function LinkedXml({ exported, source, followed }: LinkedXmlProps) {
  const { content, report } = exported;
  const theme = useWorkbench((state) => state.theme);
  const cursor = useWorkbench((state) => state.cursor);
  const editor = useWorkbench((state) => state.editor);
  const phone = useWidth() === 'phone';
  // A place chosen in the XML stays highlighted until the cursor in the source moves.
  const [chosen, choose] = useState<{ readonly value: LinkedValue; readonly cursor: Cursor }>();
  const placeOf = useMemo(() => xmlPlaces(content), [content]);
  const values = useMemo(() => linkedValues(report.links, placeOf), [report.links, placeOf]);
  const places = useMemo(() => sourcePlaces(source), [source]);
  const path = useMemo(() => places.pathAt(cursor), [places, cursor]);
  const isChosen = chosen?.cursor === cursor && values.includes(chosen.value);
  const value = isChosen ? chosen.value : path === undefined ? undefined : valueFrom(values, path);
  const from = value?.from;
  const span = useMemo(() => (from === undefined ? undefined : places.spanOf(from)), [places, from]);
  useEffect(() => {
    editor?.light(span);
    return () => editor?.light(undefined);
  }, [editor, span]);
  if (phone) {
    return (
      <pre className="export-plain scroll" tabIndex={0} role="region" aria-label={exportTexts.exportedXml}>
        {content}
      </pre>
    );
  }
  return (
    <>
      <div className="pane-text">
        <TextViewer
          text={content}
          theme={theme}
          label={exportTexts.exportedXmlReadOnly}
          lit={value?.span ?? (followed === undefined ? undefined : placeOf(followed))}
          onPlace={(offset) => {
            const at = valueAt(values, content, offset);
            if (at) choose({ value: at, cursor });
          }}
        />
      </div>
      <LinkedPlace value={value} written={span?.exact ?? false} />
    </>
  );
}
