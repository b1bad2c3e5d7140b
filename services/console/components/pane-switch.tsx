import './pane-switch.css';
import { Segments } from './segments.tsx';
import type { Choice } from './select.tsx';

/** Chooses which of several panes is shown, where there is room for one only. */
export function PaneSwitch<Pane extends string>({
  value,
  panes,
  onChange,
}: {
  value: Pane;
  panes: readonly (Choice & { value: Pane })[];
  onChange: (pane: Pane) => void;
}) {
  const change = (chosen: string) => {
    const pane = panes.find((one) => one.value === chosen);
    if (pane) onChange(pane.value);
  };
  return (
    <div className="pane-switch">
      <Segments label="Shown part" value={value} choices={panes} onChange={change} />
    </div>
  );
}
