import './page-header.css';
import type { ReactNode } from 'react';

/** The bar on top of a page: its heading on the left, what can be done on the right. */
export function PageHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="page-header">
      <h1>{title}</h1>
      <div className="page-header-actions">{children}</div>
    </div>
  );
}
