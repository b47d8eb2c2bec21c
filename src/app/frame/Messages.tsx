import { useEffect, type MouseEvent } from 'react';
import { toast, Toaster } from 'sonner';
import { useWorkbench } from '../state/workbench-store.ts';
import { messagesArrived } from '../commands/messages.ts';
import './messages.css';

const LOOK = {
  unstyled: true,
  className: 'toast',
  classNames: {
    icon: 'toast-icon',
    content: 'toast-content',
    title: 'toast-title',
    actionButton: 'toast-action',
  },
};

/** The library's type has no custom properties; this one makes a toast as wide as its text. */
const AS_WIDE_AS_ITS_WORDS: Record<string, string> = { '--width': 'auto' };

/** On a phone messages must not cover the navigation at the bottom and the verdict. */
const ABOVE_THE_PAGES = { bottom: 80 };

/** Short messages over the page. */
export function Messages() {
  const theme = useWorkbench((state) => state.theme);
  // Runs after the effects of the toaster, so that it is listening by then.
  useEffect(() => {
    messagesArrived(toast);
  }, []);
  return (
    <div role="presentation" onMouseDown={leaveFocus}>
      <Toaster
        theme={theme === 'light' ? 'light' : 'dark'}
        position="bottom-center"
        offset={36}
        mobileOffset={ABOVE_THE_PAGES}
        duration={4000}
        style={AS_WIDE_AS_ITS_WORDS}
        toastOptions={LOOK}
      />
    </div>
  );
}

/**
 * After a click on a button of a message, the focus stays in the work area. The library would restore it a moment after
 * the message has gone and take it from the element that has it by then.
 */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
