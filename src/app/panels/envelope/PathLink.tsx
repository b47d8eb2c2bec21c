import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealPath } from '../../commands/reveal-path.ts';

/** A place of the document, called as it is from the envelope's part on; leads there in the source. */
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
