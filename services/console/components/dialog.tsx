import './dialog.css';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button.tsx';

/** A modal dialog; Escape and a click outside close it, unless what it shows would be lost. */
export function Dialog({
  title,
  isOpen,
  onClose,
  isOnlyOnce = false,
  children,
  actions,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Whether its contents cannot be shown again: only its buttons close it. */
  isOnlyOnce?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isOnlyOnce}
      isKeyboardDismissDisabled={isOnlyOnce}
    >
      <Modal className="dialog-modal">
        <AriaDialog className="dialog">
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Asks before something is done that cannot be undone. */
export function Confirmation({
  title,
  isOpen,
  onClose,
  onConfirm,
  action,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  action: string;
  children: ReactNode;
}) {
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="danger" onPress={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
