import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';

/** A link to a place of the document in the source. Its name starts inside the envelope. */
export function PathLink({ path, within }: { path: string; within: '$.doc.' | '$.head.' }) {
  const { act } = useCommands();
  return (
    <button
      type="button"
      className="envelope-link code-text"
      onClick={() => {
        act((context) => {
          revealPath(context, path);
        });
      }}
    >
      {path.replace(within, '')}
    </button>
  );
}
