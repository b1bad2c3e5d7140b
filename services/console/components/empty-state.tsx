import './empty-state.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is shown where there is nothing to show: why, and what to do. */
export function EmptyState({
  title,
  icon: Icon,
  children,
  action,
}: {
  title: string;
  icon?: LucideIcon;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state">
      {Icon && (
        <span className="empty-state-icon">
          <Icon size={24} aria-hidden />
        </span>
      )}
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
