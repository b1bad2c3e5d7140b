import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components';

type Pressable = Omit<AriaProps, 'children' | 'className' | 'style'>;

export interface ButtonProps extends Pressable {
  /** `primary` once on a page at most; `danger` for what cannot be undone. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  icon?: LucideIcon;
  children: ReactNode;
}

export function Button({ kind = 'plain', icon: Icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={`button button-${kind}`}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </AriaButton>
  );
}

/** A button with an icon only; its label is read out and shown as a tooltip. */
export function IconButton({ label, icon: Icon, ...props }: Pressable & { label: string; icon: LucideIcon }) {
  return (
    <span title={label} className="icon-button-frame">
      <AriaButton {...props} aria-label={label} className="button button-quiet icon-button">
        <Icon size={16} aria-hidden />
      </AriaButton>
    </span>
  );
}
