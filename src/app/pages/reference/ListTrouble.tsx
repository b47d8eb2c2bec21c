import { Link } from 'react-aria-components';
import { troubleOf } from '../../api/trouble.ts';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/Messages.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { referenceTexts } from '../../texts/en/reference.ts';

/** Shown instead of a list while it loads or if it cannot load. */
export function ListTrouble({ query, label }: { query: { error: unknown; refetch(): unknown }; label: string }) {
  if (!query.error) return <Skeleton rows={10} label={label} />;
  const trouble = troubleOf(query.error);
  return (
    <ErrorState
      title={trouble.title}
      action={
        <>
          <Button onPress={() => void query.refetch()}>{referenceTexts.loadAgain}</Button>
          <OtherEngine trouble={trouble} />
        </>
      }
    >
      {trouble.advice}
    </ErrorState>
  );
}

/** Shown instead of an entry that cannot load: offers to try again, or to go back to the list. */
export function EntryTrouble({ query, list }: { query: { error: unknown; refetch(): unknown }; list: string }) {
  const trouble = troubleOf(query.error);
  const action = trouble.passing ? (
    <>
      <Button onPress={() => void query.refetch()}>{referenceTexts.loadAgain}</Button>
      <OtherEngine trouble={trouble} />
    </>
  ) : (
    <Link href={list}>{referenceTexts.chooseFromTheList}</Link>
  );
  return (
    <ErrorState title={trouble.title} action={action}>
      <Inline text={trouble.advice} />
    </ErrorState>
  );
}
