import { vi } from 'vitest';
import { CommandProvider } from '../../../commands/CommandProvider.tsx';
import { commandList } from '../../../frame/place-commands.ts';
import { judged } from '../../../testing/facts.ts';
import { AskingPage } from '../../../testing/render-question.tsx';
import { Page, type PageProps } from '../Page.tsx';

/** A page to work on in a test, with commands. */
export function PageWith(props: Pick<PageProps, 'source' | 'problems'> & Partial<PageProps>) {
  const judgement = judged();
  if (judgement.state !== 'judged') throw new Error('Not judged');
  return (
    <AskingPage>
      <CommandProvider list={commandList}>
        <Page
          verdict={judgement.verdict}
          country={undefined}
          accepted={false}
          title=""
          onPoint={vi.fn()}
          onFollow={vi.fn()}
          {...props}
        />
      </CommandProvider>
    </AskingPage>
  );
}
