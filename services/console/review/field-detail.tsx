import type { ReactNode } from 'react';
import { FileSearch, Link2, PencilLine, Trash2, Undo2, X } from 'lucide-react';
import { messageOf } from '../api/message-of.ts';
import { Badge } from '../components/badge.tsx';
import { Button, IconButton } from '../components/button.tsx';
import { copyText } from '../components/copy-text.ts';
import { formatMoment } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { Field } from './review-data.ts';
import { format } from './schema.ts';
import { type Corrector, useCorrector } from './use-corrector.ts';
import { sourceWord, stateWord } from './value-state.tsx';

/** Everything about the chosen value: how it was read, where it stands, what is wrong with it. */
export function FieldDetail({
  field,
  isUnsure,
  isEditing,
  record,
  onEdit,
  onClose,
  onShowPage,
}: {
  field: Field;
  isUnsure: boolean;
  isEditing: boolean;
  /** The record of a list that the value belongs to. */
  record: { pointer: string; isRemoved: boolean } | undefined;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
  onShowPage: (() => void) | undefined;
}) {
  const corrector = useCorrector();
  const { pointer, label, value, schema, correction } = field;
  return (
    <section className="field-detail" aria-label="Chosen value">
      <div className="field-detail-head">
        <h2 title={pointer}>{label}</h2>
        {onShowPage && <IconButton label="Show on the page" icon={FileSearch} onPress={onShowPage} />}
        <CopyLink />
        {corrector && !isEditing && <Corrections corrector={corrector} record={record} onEdit={() => onEdit(true)} />}
        <IconButton label="Close" icon={X} onPress={onClose} />
      </div>
      {isEditing && corrector ? (
        <CorrectionForm key={pointer} field={field} corrector={corrector} onDone={() => onEdit(false)} />
      ) : (
        <p className="field-detail-value">{format(value, schema) ?? <span className="value-none">No value</span>}</p>
      )}
      {correction && (
        <p className="field-detail-corrected">
          Corrected by {correction.by.name}, {formatMoment(correction.at)}. Read was{' '}
          <del>{format(correction.original, schema) ?? 'no value'}</del>.{correction.note && <q>{correction.note}</q>}
        </p>
      )}
      <Facts field={field} isUnsure={isUnsure} />
      {field.issues.map(({ code, message, severity }) => (
        <p key={code + message} className={`field-detail-issue field-detail-${severity}`}>
          {message}
        </p>
      ))}
    </section>
  );
}

function CopyLink() {
  const notify = useNotify();
  const copy = () => {
    copyText(location.href).then(
      () => notify('The link to this value was copied.'),
      () => notify('The browser does not allow to copy. The address bar has the link.', 'bad'),
    );
  };
  return <IconButton label="Copy link to this value" icon={Link2} onPress={copy} />;
}

/** What a person can change: the value, or the row that it is in. */
function Corrections({
  corrector,
  record,
  onEdit,
}: {
  corrector: Corrector;
  record: { pointer: string; isRemoved: boolean } | undefined;
  onEdit: () => void;
}) {
  const notify = useNotify();
  const change = (op: 'remove' | 'revert', pointer: string) => {
    corrector.correct({ op, pointer }).catch((error: unknown) => notify(messageOf(error), 'bad'));
  };
  if (record?.isRemoved) {
    return (
      <Button kind="quiet" icon={Undo2} onPress={() => change('revert', record.pointer)}>
        Take the row back
      </Button>
    );
  }
  return (
    <>
      {record && (
        <Button kind="quiet" icon={Trash2} onPress={() => change('remove', record.pointer)}>
          Remove row
        </Button>
      )}
      <Button icon={PencilLine} onPress={onEdit}>
        Correct
      </Button>
    </>
  );
}

function Facts({ field: { state, citations }, isUnsure }: { field: Field; isUnsure: boolean }) {
  const quotes = citations.map(({ quote }) => quote).filter((quote) => quote !== undefined);
  const pages = [...new Set(citations.map(({ page }) => page))];
  const wasRead = state && state.state !== 'absent';
  return (
    <dl className="field-facts">
      {state && <Fact name="State">{stateWord(state.state)}</Fact>}
      {wasRead && (
        <Fact name="Confidence">
          <Badge tone={isUnsure ? 'warn' : 'good'}>
            <span className="numeric">{Math.round(state.confidence * 100)} %</span>
          </Badge>
        </Fact>
      )}
      {wasRead && <Fact name="Source">{sourceWord(state.source)}</Fact>}
      {pages.length > 0 && <Fact name="Page">{pages.join(', ')}</Fact>}
      {quotes.length > 0 && (
        <Fact name="Printed">
          <q>{quotes.join(' ')}</q>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
