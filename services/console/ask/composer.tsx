import './composer.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ArrowUp, Files, Square } from 'lucide-react';
import { Button, IconButton } from '../components/button.tsx';
import { formatCount } from '../components/format.ts';
import { DocumentPicker } from './document-picker.tsx';

const longest = 32_000;

/** The field for a question, and which documents it is about. */
export function Composer({
  isBusy,
  documentIds,
  onDocumentIds,
  onSend,
  onStop,
}: {
  isBusy: boolean;
  documentIds: readonly string[];
  onDocumentIds: (ids: readonly string[]) => void;
  onSend: (question: string) => void;
  onStop: () => void;
}) {
  const [text, setText] = useState('');
  const [isPicking, setPicking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const question = text.trim();
  const send = () => {
    if (question === '' || isBusy) return;
    onSend(question);
    setText('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="composer">
      <textarea
        ref={field}
        rows={2}
        value={text}
        maxLength={longest}
        aria-label="Question"
        placeholder="Ask about premiums, limits, deductibles, claims…"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={press}
      />
      <div className="composer-foot">
        <Button kind="quiet" icon={Files} onPress={() => setPicking(true)}>
          {documentIds.length === 0 ? 'All documents' : formatCount(documentIds.length, 'document')}
        </Button>
        {isBusy ? (
          <IconButton label="Stop" icon={Square} onPress={onStop} />
        ) : (
          <Button kind="primary" icon={ArrowUp} isDisabled={question === ''} onPress={send}>
            Ask
          </Button>
        )}
      </div>
      {isPicking && <DocumentPicker chosen={documentIds} onChoose={onDocumentIds} onClose={() => setPicking(false)} />}
    </div>
  );
}
