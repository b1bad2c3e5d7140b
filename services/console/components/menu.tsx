import './menu.css';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Button as AriaButton, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

export interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  icon: Icon,
  actions,
}: {
  label: string;
  icon: LucideIcon;
  actions: readonly MenuAction[];
}) {
  return (
    <MenuTrigger>
      <AriaButton className="button button-plain">
        <Icon size={16} aria-hidden />
        {label}
        <ChevronDown size={12} aria-hidden />
      </AriaButton>
      <Popover className="menu-popover" placement="bottom end">
        <AriaMenu className="menu" aria-label={label}>
          {actions.map(({ id, label: text, onAction }) => (
            <MenuItem key={id} id={id} className="menu-item" onAction={onAction}>
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
