import type { ReactNode } from 'react';
import { formatNumber } from '../components/format.ts';

export interface Share {
  id: string;
  name: ReactNode;
  value: number;
}

/** Amounts with bars as long as their shares of the largest. */
export function ShareTable({
  title,
  heading,
  measure,
  shares,
  none,
}: {
  title: string;
  heading: string;
  measure: string;
  shares: readonly Share[];
  /** Said where there are no shares. */
  none: string;
}) {
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <section className="usage-card" aria-label={title}>
      <div className="usage-card-head">
        <h2>{title}</h2>
        <span className="quiet">{measure}</span>
      </div>
      {shares.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <table className="share-table">
          <thead className="hidden-visually">
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">{measure}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ id, name, value }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="share-value">
                  <span className="share-bar" style={{ width: `${(value / most) * 100}%` }} />
                  <span className="numeric">{formatNumber(value)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
