import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clientOf } from '../api/client.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { withMessages } from '../commands/messages.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { frameTexts } from '../texts/en/frame.ts';

/** If the user chose so, lets the engine in this browser answer while the service is away. Renders nothing. */
export function StandIn() {
  const judgement = useJudgement();
  const away = judgement.state === 'failed' && judgement.trouble.away === true;
  const willing = useWorkbench(
    ({ whileAway, engineChoice, browserEngine }) =>
      whileAway === 'stand-in' && engineChoice === 'server' && browserEngine.phase === 'ready',
  );
  const standingIn = useWorkbench((state) => state.standingIn);
  const standIn = useWorkbench((state) => state.standIn);
  useEffect(() => {
    if (away && willing) standIn(true);
  }, [away, willing, standIn]);
  return standingIn ? <ServiceWatch /> : null;
}

/** Checks for the service, with growing pauses, until it is back. */
function ServiceWatch() {
  const standIn = useWorkbench((state) => state.standIn);
  const { isSuccess } = useQuery({
    queryKey: ['service-back'],
    queryFn: ({ signal }) => clientOf('server').getVersion({ signal }),
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    if (!isSuccess) return;
    standIn(false);
    withMessages((toast) => toast(frameTexts.serverBack));
  }, [isSuccess, standIn]);
  return null;
}
