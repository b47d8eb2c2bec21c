import type { toast } from 'sonner';
import { create } from 'zustand';

type Toast = typeof toast;

interface MessageState {
  /** Whether to load the code of messages: from the first message on, or once the page is idle. */
  readonly wanted: boolean;
}

export const useMessages = create<MessageState>(() => ({ wanted: false }));

let arrive: (toast: Toast) => void = () => undefined;
const arrived = new Promise<Toast>((resolve) => {
  arrive = resolve;
});

/** Shows a short message as soon as the page can. */
export function withMessages(say: (toast: Toast) => void): void {
  wantMessages();
  void arrived.then(say);
}

export function wantMessages(): void {
  useMessages.setState({ wanted: true });
}

/** Tells that the page can show messages from now on. */
export function messagesArrived(toast: Toast): void {
  arrive(toast);
}
