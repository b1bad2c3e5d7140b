import './segments.css';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Choice } from './select.tsx';

/** A choice of one from a few, all of them in view. */
export function Segments({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
}) {
  return (
    <ToggleButtonGroup
      className="segments"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(String(key));
      }}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} id={choice.value} className="segment">
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
