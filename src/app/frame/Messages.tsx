import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { useWorkbench } from '../state/workbench-store.ts';
import { messagesArrived } from '../commands/messages.ts';

/** Messages that pass over the page. */
export function Messages() {
  const theme = useWorkbench((state) => state.theme);
  // After the effects of what is inside, so that somebody listens by then.
  useEffect(() => {
    messagesArrived(toast);
  }, []);
  return (
    <Toaster
      theme={theme === 'light' ? 'light' : 'dark'}
      position="bottom-center"
      offset={36}
      duration={4000}
      toastOptions={{ className: 'toast' }}
    />
  );
}
