import { Said } from '../ui/Said.tsx';
import type { ErrorFault } from '../../api/schemas/error-body.ts';
import { NotJsonError } from '../api/operations.ts';
import { refusalOf, troubleOf } from '../api/trouble.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { OtherEngine } from '../commands/OtherEngine.tsx';
import { revealPath } from '../commands/reveal-path.ts';
import { Code } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Inline } from '../ui/Prose.tsx';
import { operationsTexts } from '../texts/en/operations.ts';

/** Why an operation failed: the faults of the service with links to their places, or another error. */
export function OperationTrouble({ error, onLeave, again }: { error: unknown; onLeave(): void; again?(): void }) {
  const { title, advice, faults, passing } = read(error);
  return (
    <div className="operation-trouble" role="alert">
      <p className="operation-trouble-title">{title}</p>
      {advice ? (
        <p>
          <Inline text={advice} />
        </p>
      ) : null}
      {faults.length > 0 ? <FaultList faults={faults} onLeave={onLeave} /> : null}
      {passing && again ? (
        <p className="operation-trouble-ways">
          <Button onPress={again}>{operationsTexts.tryAgain}</Button>
          <OtherEngine trouble={{ passing }} />
        </p>
      ) : null}
    </div>
  );
}

/** The faults of a response. Each links to its place in the source. */
function FaultList({ faults, onLeave }: { faults: readonly ErrorFault[]; onLeave(): void }) {
  const { act } = useCommands();
  return (
    <ul className="fault-list scroll">
      {faults.map((fault, index) => (
        <li key={index}>
          <button
            type="button"
            className="fault-list-row"
            onClick={() => {
              onLeave();
              act((context) => {
                revealPath(context, fault.properties[0] ?? '$');
              });
            }}
          >
            <span>
              <Said text={fault.description} of={fault} />
            </span>
            <span className="fault-list-foot">
              <Code>{fault.code}</Code>
              <span className="code-text">{fault.properties.join(', ')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Reading {
  readonly title: string;
  readonly advice: string;
  readonly faults: readonly ErrorFault[];
  readonly passing: boolean;
}

function read(error: unknown): Reading {
  if (error instanceof NotJsonError) {
    return { title: operationsTexts.sourceNotJson, advice: error.message, faults: [], passing: false };
  }
  const refusal = refusalOf(error);
  if (refusal) return { title: refusal.message, advice: '', faults: refusal.faults, passing: false };
  return { ...troubleOf(error), faults: [] };
}
