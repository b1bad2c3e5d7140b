import './badge.css';
import type { ReactNode } from 'react';

/** A short word about a state; its color only repeats what it says. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'accent';
  children: ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
