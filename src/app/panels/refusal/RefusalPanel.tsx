import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { troubleOf } from '../../api/trouble.ts';
import { useRefusal } from '../../api/use-refusal.ts';
import { useSubject } from '../../api/use-subject.ts';
import { chooseFiles } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { GivenAnswer } from '../../state/refusal-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { answerExamples } from '../../../api/examples/answers.ts';
import { Explained } from './Explained.tsx';
import { saidText } from '../../texts/said.ts';
import { refusalsTexts } from '../../texts/en/refusals.ts';
import '../../ui/pane.css';
import './refusal.css';

/** Explains a response to the open document. The user pastes or drops it here. */
export function RefusalPanel() {
  const active = useWorkbench((state) => state.activeId);
  const answer = useWorkbench((state) => state.answers[state.activeId]);
  return answer ? <Answered key={answer.serial} answer={answer} /> : <AnswerForm key={active} />;
}

/** Larger files cannot be responses; the service rejects such texts too. */
const LARGEST = 8_000_000;

function AnswerForm() {
  const [text, setText] = useState('');
  const active = useWorkbench((state) => state.activeId);
  const give = useWorkbench((state) => state.giveAnswer);
  const { act } = useCommands();
  const take = (file: File | undefined) => {
    if (!file) return;
    act(async ({ notify }) => {
      if (file.size > LARGEST) notify(refusalsTexts.tooLong);
      else give(active, await file.text());
    });
  };
  return (
    <form
      className="pane refusal-form scroll"
      data-region="refusal"
      data-takes-files
      onDrop={(event) => {
        take(event.dataTransfer.files[0]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') give(active, text);
      }}
    >
      <TextField
        label={refusalsTexts.whatWasAnswered}
        note={refusalsTexts.lead}
        rows={10}
        value={text}
        onChange={setText}
      />
      <div className="refusal-buttons">
        <Button variant="primary" type="submit" isDisabled={text.trim() === ''}>
          {refusalsTexts.explain}
        </Button>
        <Button
          icon={<FileUp aria-hidden />}
          onPress={() => {
            void chooseFiles(false).then(([file]) => {
              take(file);
            });
          }}
        >
          {refusalsTexts.chooseAFile}
        </Button>
      </div>
      <div className="refusal-examples" role="group" aria-label={refusalsTexts.examples}>
        <span aria-hidden>{refusalsTexts.examples}</span>
        {answerExamples.map((example) => (
          <Button
            key={example.authority}
            variant="quiet"
            onPress={() => {
              give(active, example.text);
            }}
          >
            {saidText(example.name, { code: `authority.${example.authority}.short` })}
          </Button>
        ))}
      </div>
    </form>
  );
}

function Answered({ answer }: { answer: GivenAnswer }) {
  const subject = useSubject();
  const { data, error, refetch } = useRefusal(answer, subject);
  if (error) {
    return (
      <ErrorState
        title={refusalsTexts.notExplained}
        action={
          <>
            <Button onPress={() => void refetch()}>{refusalsTexts.again}</Button>
            <AnotherAnswer />
          </>
        }
      >
        {troubleOf(error).advice}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton rows={9} label={refusalsTexts.explaining} />;
  return <Explained refusal={data} another={<AnotherAnswer />} />;
}

function AnotherAnswer() {
  const active = useWorkbench((state) => state.activeId);
  const drop = useWorkbench((state) => state.dropAnswer);
  return (
    <Button
      onPress={() => {
        drop(active);
      }}
    >
      {refusalsTexts.another}
    </Button>
  );
}
