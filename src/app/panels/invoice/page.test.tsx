import { setScreenWidth } from '../../testing/screen.ts';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { judged } from '../../testing/facts.ts';
import { CommandProvider } from '../../commands/CommandProvider.tsx';
import { commandList } from '../../frame/place-commands.ts';
import { AskingPage } from '../../testing/render-question.tsx';
import { Page } from './Page.tsx';

const document = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { name: 'Rossi' },
  lines: Array.from({ length: 3 }, (_, index) => ({ i: index + 1, quantity: '1', item: { name: `Chair ${index}` } })),
};

function judgedVerdict() {
  const judgement = judged();
  if (judgement.state !== 'judged') throw new Error('Not judged');
  return judgement.verdict;
}

it('puts below the page what goes by every line, also by those that only paper shows', () => {
  setScreenWidth(1440);
  render(
    <AskingPage>
      <CommandProvider list={commandList}>
        <Page
          verdict={judgedVerdict()}
          source={{ text: '', document, written: document, signed: false }}
          problems={[]}
          country={undefined}
          accepted
          mostLines={2}
          title=""
          onPoint={vi.fn()}
          onFollow={vi.fn()}
          below={(read) => <meter aria-label="below">{String(read.has('$.lines[2].item.name'))}</meter>}
        />
      </CommandProvider>
    </AskingPage>,
  );
  expect(screen.queryByText('Chair 2')).toBeNull();
  expect(screen.getByRole('meter').textContent).toBe('true');
});
