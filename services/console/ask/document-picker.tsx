import { useDeferredValue, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { formatCount } from '../components/format.ts';
import { SearchField } from '../components/search-field.tsx';
import { Spinner } from '../components/spinner.tsx';
import { nameOf } from '../documents/name-of.ts';
import { useDocuments } from '../documents/use-documents.ts';

const most = 50;

/** Chooses the documents that answers may come from. */
export function DocumentPicker({
  chosen,
  onChoose,
  onClose,
}: {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  const [ids, setIds] = useState(() => new Set(chosen));
  const { data, isPending } = useDocuments(query);
  const documents = data?.pages.flatMap((page) => page.documents) ?? [];
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  const choose = (next: Iterable<string>) => {
    onChoose([...next]);
    onClose();
  };
  return (
    <Dialog
      title="Ask about which documents?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={() => choose([])}>All documents</Button>
          <Button kind="primary" isDisabled={ids.size === 0} onPress={() => choose(ids)}>
            {ids.size === 0 ? 'Choose' : `Choose ${formatCount(ids.size, 'document')}`}
          </Button>
        </>
      }
    >
      <SearchField label="Search documents" value={search} onChange={setSearch} />
      <ul className="picker-list">
        {documents.map((document) => {
          const { documentId } = document;
          const isChosen = ids.has(documentId);
          return (
            <li key={documentId}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && ids.size >= most}
                  onChange={() => toggle(documentId)}
                />
                <span>{nameOf(document)}</span>
              </label>
            </li>
          );
        })}
      </ul>
      {isPending && <Spinner label="Loading documents" />}
      {!isPending && documents.length === 0 && <p>No document was found.</p>}
    </Dialog>
  );
}
