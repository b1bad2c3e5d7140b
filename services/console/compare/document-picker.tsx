import '../components/menu.css';
import './document-picker.css';
import { useState } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button as AriaButton, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import type { DocumentDetails } from '../api/decpage.ts';
import { useSession } from '../app/session.tsx';
import { formatAge } from '../components/format.ts';
import { nameOf } from '../documents/name-of.ts';

const mostFound = 20;

/** Chooses one of the documents; typing searches them. */
export function DocumentPicker({
  label,
  document,
  onChange,
}: {
  label: string;
  document: DocumentDetails | undefined;
  onChange: (documentId: string) => void;
}) {
  const name = document ? nameOf(document) : '';
  const [typed, setTyped] = useState<string>();
  const found = useFound(typed === undefined || typed === name ? '' : typed);
  return (
    <ComboBox
      className="document-picker"
      aria-label={label}
      items={found}
      inputValue={typed ?? name}
      onInputChange={setTyped}
      value={document?.documentId ?? null}
      onChange={(key) => {
        setTyped(undefined);
        if (key !== null) onChange(String(key));
      }}
      onOpenChange={(isOpen) => !isOpen && setTyped(undefined)}
      menuTrigger="focus"
      // the service has searched
      defaultFilter={() => true}
      allowsEmptyCollection
    >
      <Input className="document-picker-input" placeholder={label} />
      <AriaButton className="document-picker-button" aria-label={`Show documents for ${label}`}>
        <ChevronsUpDown size={14} aria-hidden />
      </AriaButton>
      <Popover className="menu-popover document-picker-popover">
        <ListBox className="menu" renderEmptyState={() => <p className="document-picker-none">Nothing found</p>}>
          {(item: (typeof found)[number]) => (
            <ListBoxItem id={item.documentId} className="menu-item" textValue={nameOf(item)}>
              <span className="document-picker-name">{nameOf(item)}</span>
              <span className="quiet">{formatAge(item.createdAt)}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function useFound(query: string) {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ['documents to choose from', query],
    queryFn: ({ signal }) =>
      client.documents
        .list({ limit: mostFound, ...(query.trim() !== '' && { query: query.trim() }) }, { signal })
        .page(),
    placeholderData: keepPreviousData,
  });
  return data?.documents.map((document) => ({ ...document, id: document.documentId })) ?? [];
}
