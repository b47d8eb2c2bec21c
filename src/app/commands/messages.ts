import type { toast } from 'sonner';
import { create } from 'zustand';

type Toast = typeof toast;

interface MessageState {
  /** Their code is asked for when there is a first one to show, or nothing else to do. */
  readonly wanted: boolean;
}

export const useMessages = create<MessageState>(() => ({ wanted: false }));

let arrive: (toast: Toast) => void = () => undefined;
const arrived = new Promise<Toast>((resolve) => {
  arrive = resolve;
});

/** Says something in passing, as soon as the page can show it. */
export function withMessages(say: (toast: Toast) => void): void {
  wantMessages();
  void arrived.then(say);
}

export function wantMessages(): void {
  useMessages.setState({ wanted: true });
}

/** The page can show messages from now on. */
export function messagesArrived(toast: Toast): void {
  arrive(toast);
}
