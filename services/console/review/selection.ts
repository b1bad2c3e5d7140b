/** What is chosen and pointed at, and how that is changed. */
export interface Selection {
  selected: string | undefined;
  hovered: string | undefined;
  onSelect: (pointer: string) => void;
  onHover: (pointer: string | undefined) => void;
}
