import { FORMAT_RELEASES } from '../../engine/values.ts';
import { useEngineVersion } from '../api/engine-version.ts';
import { hasService } from '../state/host-page.ts';
import { engineChoices } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { frameTexts } from '../texts/en/frame.ts';

/**
 * Shows which engine judges and builds, with its version, and lets the user choose between the server's and the
 * browser's.
 */
export function EngineSwitch() {
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  return (
    <span className="engine-switch">
      {choice === 'server' ? <ServerEngine /> : <BrowserEngine />}
      <span
        role="radiogroup"
        aria-label={frameTexts.engineWhere}
        className="engine-choices"
        title={hasService ? undefined : frameTexts.noServer}
      >
        {engineChoices.map((name) => (
          <label key={name} className="engine-choice">
            <input
              type="radio"
              name="engine"
              checked={name === choice}
              onChange={() => {
                choose(name);
              }}
            />
            {frameTexts.answersBy[name]}
          </label>
        ))}
      </span>
    </span>
  );
}

function ServerEngine() {
  const version = useEngineVersion(({ version }) => version);
  if (version === 'failed') return <span className="status-bar-failed">{frameTexts.engineDoesNotAnswer}</span>;
  if (!version) return <span>{frameTexts.engine}</span>;
  // The server may forward requests to another service; its own engine then only inspects.
  if (version.engine === 'upstream') {
    return <span title={frameTexts.engineOfServer(version.version)}>{frameTexts.engineBehindThisServer}</span>;
  }
  return <span title={spoken(version.releases)}>{frameTexts.engineVersion(version.version)}</span>;
}

function spoken(releases: { readonly exact: string; readonly widened: string } | undefined): string | undefined {
  return releases && frameTexts.formatReleases(releases.exact, releases.widened);
}

function BrowserEngine() {
  const engine = useWorkbench((state) => state.browserEngine);
  const standingIn = useWorkbench((state) => state.standingIn);
  if (engine.phase === 'failed') return <span className="status-bar-failed">{frameTexts.engineFailed}</span>;
  if (engine.phase !== 'ready') return <span>{frameTexts.engineIsStarting}</span>;
  if (standingIn) {
    return (
      <span className="status-bar-failed" title={frameTexts.fallBackUntil}>
        {frameTexts.fallBackUsed(engine.version)}
      </span>
    );
  }
  return <span title={spoken(FORMAT_RELEASES)}>{frameTexts.engineVersion(engine.version)}</span>;
}
