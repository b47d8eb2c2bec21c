import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { X } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { uiTexts } from '../texts/en/ui.ts';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page; Escape and a click beside it close it. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  return (
    <ModalOverlay
      className="sheet-scrim"
      data-overlay
      isDismissable
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Modal className="sheet scroll">
        <Dialog className="sheet-dialog">
          <div className="sheet-head">
            <Heading slot="title" className="sheet-title">
              {title}
            </Heading>
            <IconButton label={uiTexts.close} icon={<X />} onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
