import type { MadeKey } from '../api/decpage.ts';
import { Button } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Dialog } from '../components/dialog.tsx';

/** Shows a key the only time that it can be shown. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey | undefined; onClose: () => void }) {
  return (
    <Dialog
      title={`Your new key: ${made?.name ?? ''}`}
      isOpen={made !== undefined}
      onClose={onClose}
      isOnlyOnce
      actions={
        <Button kind="primary" onPress={onClose}>
          I have stored it
        </Button>
      }
    >
      <p>Copy it now: it is not shown again.</p>
      <div className="secret-field">
        <code data-testid="made-key">{made?.key}</code>
        <CopyButton text={made?.key ?? ''} label="Copy the key" />
      </div>
    </Dialog>
  );
}
