import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { FORMAT_RELEASES } from '../../engine/values.ts';
import { useEngineVersion } from '../api/use-listings.ts';
import { engineChoices } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** Which engine judges and builds, with its version, and the choice between the server's and the browser's. */
export function EngineSwitch() {
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  return (
    <span className="engine-switch">
      {choice === 'server' ? <ServerEngine /> : <BrowserEngine />}
      <ToggleButtonGroup
        aria-label={frameTexts.documentsAreJudgedAndBuilt}
        className="engine-choices"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[choice]}
        onSelectionChange={(keys) => {
          const chosen = engineChoices.find((name) => keys.has(name));
          if (chosen) choose(chosen);
        }}
      >
        {engineChoices.map((name) => (
          <ToggleButton key={name} id={name} className="engine-choice">
            {frameTexts.answersBy[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </span>
  );
}

function ServerEngine() {
  const version = useEngineVersion();
  if (version.isError) return <span className="status-bar-failed">{frameTexts.engineDoesNotAnswer}</span>;
  if (!version.data) return <span>{frameTexts.engine}</span>;
  // The server may only pass on what another service answers; its own engine then does no more than inspect.
  if (version.data.engine === 'upstream') {
    return (
      <span title={frameTexts.liveChecksComeFromEngine(version.data.version)}>{frameTexts.engineBehindThisServer}</span>
    );
  }
  return <span title={spoken(version.data.releases)}>{frameTexts.engine2(version.data.version)}</span>;
}

function spoken(releases: { readonly exact: string; readonly widened: string } | undefined): string | undefined {
  return releases && frameTexts.speaksReleaseOfTheFormat(releases.exact, releases.widened);
}

function BrowserEngine() {
  const engine = useWorkbench((state) => state.browserEngine);
  const standingIn = useWorkbench((state) => state.standingIn);
  if (engine.phase === 'failed') return <span className="status-bar-failed">{frameTexts.engineFailed}</span>;
  if (engine.phase !== 'ready') return <span>{frameTexts.engineIsStarting}</span>;
  if (standingIn) {
    return (
      <span className="status-bar-failed" title={frameTexts.itAnswersUntilTheServer}>
        {frameTexts.serverAwayEngineStandsIn(engine.version)}
      </span>
    );
  }
  return <span title={spoken(FORMAT_RELEASES)}>{frameTexts.engine2(engine.version)}</span>;
}
