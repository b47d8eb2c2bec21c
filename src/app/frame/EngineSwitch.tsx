import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { FORMAT_RELEASES } from '../../engine/values.ts';
import { useEngineVersion } from '../api/use-listings.ts';
import { engineChoices, type EngineChoice } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';

const names: Readonly<Record<EngineChoice, string>> = { server: 'this server', browser: 'this browser' };

/** Which engine judges and builds, with its version, and the choice between the server's and the browser's. */
export function EngineSwitch() {
  const choice = useWorkbench((state) => state.engineChoice);
  const choose = useWorkbench((state) => state.chooseEngine);
  return (
    <span className="engine-switch">
      {choice === 'server' ? <ServerEngine /> : <BrowserEngine />}
      <ToggleButtonGroup
        aria-label="Documents are judged and built by the engine in"
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
            {names[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </span>
  );
}

function ServerEngine() {
  const version = useEngineVersion();
  if (version.isError) return <span className="status-bar-failed">engine does not answer</span>;
  if (!version.data) return <span>engine</span>;
  // The server may only pass on what another service answers; its own engine then does no more than inspect.
  if (version.data.engine === 'upstream') {
    return (
      <span title={`Live checks come from engine ${version.data.version} of this server`}>
        engine behind this server
      </span>
    );
  }
  return <span title={spoken(version.data.releases)}>{`engine ${version.data.version}`}</span>;
}

function spoken(releases: { readonly exact: string; readonly widened: string } | undefined): string | undefined {
  return releases && `Speaks release ${releases.exact} of the format, and what widens up to ${releases.widened}`;
}

function BrowserEngine() {
  const engine = useWorkbench((state) => state.browserEngine);
  const standingIn = useWorkbench((state) => state.standingIn);
  if (engine.phase === 'failed') return <span className="status-bar-failed">engine failed</span>;
  if (engine.phase !== 'ready') return <span>engine is starting</span>;
  if (standingIn) {
    return (
      <span className="status-bar-failed" title="It answers until the server does again">
        {`server away: engine ${engine.version} stands in`}
      </span>
    );
  }
  return <span title={spoken(FORMAT_RELEASES)}>{`engine ${engine.version}`}</span>;
}
