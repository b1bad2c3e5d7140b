import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Document } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Confirmation } from '../components/dialog.tsx';
import { useNotify } from '../components/notices.tsx';
import { nameOf } from './name-of.ts';

/** Asks whether a document is to be deleted, and deletes it. */
export function DeleteDialog({
  document,
  onClose,
  onDeleted,
}: {
  document: Pick<Document, 'documentId' | 'title' | 'fileName' | 'documentType'> | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { client } = useSession();
  const cache = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationFn: (id: string) => client.documents.delete(id),
    onSuccess: async () => {
      notify('The document was deleted.');
      onDeleted?.();
      await cache.invalidateQueries({ queryKey: ['documents'] });
    },
    onError: (error) => notify(messageOf(error), 'bad'),
  });
  return (
    <Confirmation
      title="Delete this document?"
      isOpen={document !== undefined}
      onClose={onClose}
      onConfirm={() => document && mutate(document.documentId)}
      action="Delete"
    >
      <strong>{document && nameOf(document)}</strong> is deleted with its pages, its jobs, their results and
      corrections. Answers of the assistant that used it are replaced by a notice. This cannot be undone.
    </Confirmation>
  );
}
