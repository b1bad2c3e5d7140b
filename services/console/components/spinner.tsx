import './spinner.css';

/** Tells that something is under way. */
export function Spinner({ label, isPage = false }: { label: string; isPage?: boolean }) {
  return (
    <div className={isPage ? 'spinner-page' : 'spinner-inline'} role="status">
      <span className="spinner" aria-hidden />
      <span className="hidden-visually">{label}</span>
    </div>
  );
}
