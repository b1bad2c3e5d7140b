import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { IconButton } from './button.tsx';
import { useNotify } from './notices.tsx';

const shownMs = 1_500;

/** Copies a text; shows for a moment that it has. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), shownMs);
      },
      () => notify('The browser does not allow to copy. Select the text and copy it yourself.', 'bad'),
    );
  };
  return <IconButton label={isCopied ? 'Copied' : label} icon={isCopied ? Check : Copy} onPress={copy} />;
}
