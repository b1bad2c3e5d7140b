import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/message-of.ts';
import { Button } from '../components/button.tsx';
import type { Field } from './review-data.ts';
import type { Corrector } from './use-corrector.ts';
import { isOf, parse, type Schema } from './schema.ts';

/** Replaces a value; Enter saves, Escape leaves it as it was. */
export function CorrectionForm({
  field: { pointer, value, schema, label, correction },
  corrector: { correct },
  onDone,
}: {
  field: Field;
  corrector: Corrector;
  onDone: () => void;
}) {
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.elements.namedItem('value');
    if (input instanceof HTMLElement) input.focus();
    if (input instanceof HTMLInputElement && input.type === 'text') input.select();
  }, []);

  const save = async (change: Parameters<Corrector['correct']>[0]) => {
    setSaving(true);
    try {
      await correct(change);
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setSaving(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    try {
      const note = textOf(entered, 'note').trim();
      const next = parse(textOf(entered, 'value'), schema);
      void save({ op: 'set', pointer, value: next, ...(note !== '' && { note }) });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <form ref={form} className="correction-form" onSubmit={submit} aria-label={`Correct ${label}`}>
      <ValueInput value={value} schema={schema} />
      <input name="note" className="text-input" placeholder="Note (optional)" aria-label="Note" maxLength={500} />
      <p role="alert" className="correction-problem">
        {problem}
      </p>
      <div className="correction-actions">
        <Button kind="primary" type="submit" isDisabled={isSaving}>
          Save
        </Button>
        <Button onPress={onDone}>Cancel</Button>
        {correction && (
          <Button kind="quiet" isDisabled={isSaving} onPress={() => void save({ op: 'revert', pointer })}>
            Take back the correction
          </Button>
        )}
      </div>
    </form>
  );
}

function ValueInput({ value, schema }: { value: unknown; schema: Schema }) {
  const shared = { name: 'value', className: 'text-input', 'aria-label': 'Value' };
  const initial =
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
  const choices = schema.enum?.filter((choice) => typeof choice === 'string');
  if (choices || isOf(schema, 'boolean')) {
    return (
      <select {...shared} defaultValue={initial}>
        <option value="">No value</option>
        {(choices ?? ['true', 'false']).map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'true' ? 'Yes' : choice === 'false' ? 'No' : choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input {...shared} type={schema.format === 'date' ? 'date' : 'text'} defaultValue={initial} autoComplete="off" />
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
