import { ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useDestinationStore } from '../api/destination-store.ts';
import { releasedName, useDestination, type DestinationJudgement } from '../api/use-destination.ts';
import { useOwnVerdict } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { useLanguage } from '../state/use-language.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { destinationTexts } from '../texts/en/destination.ts';
import { locale } from '../texts/live.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuEntry } from '../ui/menu-entries.ts';

const AUTO = 'auto';

/** Shows the document's destination and whether it is ready for it, and offers other destinations. */
export function DestinationChoice({ wide }: { wide: boolean }) {
  useLanguage();
  const { run } = useCommands();
  const judgement = useDestination();
  if (judgement.state === 'empty' || judgement.state === 'unreadable') return null;
  const words = wordsOf(judgement, wide);
  return (
    <span className="status-bar-destination">
      <Button
        className={`status-bar-words status-bar-${toneOf(judgement)}`}
        aria-label={destinationTexts.show(words)}
        onPress={() => {
          run('show-destination');
        }}
      >
        {words}
      </Button>
      <Choices judgement={judgement} />
    </span>
  );
}

function Choices({ judgement }: { judgement: DestinationJudgement }) {
  const id = useWorkbench((state) => activeDocument(state).id);
  const chosen = useWorkbench((state) => activeDocument(state).destination) ?? AUTO;
  const choose = useWorkbench((state) => state.chooseDestination);
  const choices = useDestinationStore((store) => store.choices) ?? [];
  const countries = useOwnVerdict((own) => own?.countries) ?? [];
  const verdictName = judgement.state === 'judged' && chosen === AUTO ? judgement.verdict.name : undefined;
  const named = new Intl.DisplayNames([locale()], { type: 'region', fallback: 'code' });
  const entryOf = ({ key, name, country }: (typeof choices)[number]): MenuEntry<string> => ({
    id: key,
    title: name,
    note: country === undefined ? undefined : named.of(country),
    checked: key === chosen,
  });
  const near = choices.filter(({ country }) => country !== undefined && countries.includes(country));
  const others = choices.filter((choice) => !near.includes(choice));
  const auto = { id: AUTO, title: destinationTexts.detect, note: verdictName, checked: chosen === AUTO };
  const groups = [
    { title: destinationTexts.destination, entries: [auto] },
    { title: destinationTexts.ofItsCountries, entries: near.map(entryOf) },
    { title: near.length > 0 ? destinationTexts.others : destinationTexts.change, entries: others.map(entryOf) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Menu
      label={destinationTexts.change}
      groups={groups}
      onChoose={(key) => {
        choose(id, key === AUTO ? undefined : key);
      }}
    >
      <IconButton label={destinationTexts.change} icon={<ChevronsUpDown aria-hidden />} />
    </Menu>
  );
}

function wordsOf(judgement: DestinationJudgement, wide: boolean): string {
  switch (judgement.state) {
    case 'failed':
      return destinationTexts.notChecked;
    case 'judged': {
      const { verdict } = judgement;
      // On a phone the colour and the button beside it say the rest.
      if (!wide) return `${verdict.name}: ${destinationTexts.verdicts[verdict.verdict]}`;
      if (verdict.verdict === 'not-ready') return destinationTexts.notReadyFor(verdict.name);
      return verdict.verdict === 'ready'
        ? destinationTexts.readyFor(releasedName(verdict))
        : destinationTexts.unprovenFor(verdict.name);
    }
    case 'waiting':
      return destinationTexts.waiting;
    default:
      return destinationTexts.choose;
  }
}

/** A verdict on an earlier text is dimmed if it stays out of date. */
function toneOf(judgement: DestinationJudgement): string {
  if (judgement.state === 'failed') return 'failed';
  if (judgement.state !== 'judged') return 'unjudged';
  return judgement.stale ? `${judgement.verdict.verdict} status-bar-stale` : judgement.verdict.verdict;
}
