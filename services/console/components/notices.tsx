import './notices.css';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { IconButton } from './button.tsx';

interface Notice {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

type Notify = (text: string, kind?: Notice['kind']) => void;

const NoticeContext = createContext<Notify>(() => undefined);
const shownMs = 6_000;

/** Returns a function that shows a short message in a corner, and has it read out. */
export const useNotify = (): Notify => useContext(NoticeContext);

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const lastId = useRef(0);
  const remove = useCallback((id: number) => setNotices((shown) => shown.filter((notice) => notice.id !== id)), []);
  const notify = useCallback<Notify>(
    (text, kind = 'good') => {
      lastId.current += 1;
      const id = lastId.current;
      setNotices((shown) => [...shown.slice(-2), { id, text, kind }]);
      // errors stay until they are read
      if (kind === 'good') setTimeout(() => remove(id), shownMs);
    },
    [remove],
  );
  const list = useMemo(
    () =>
      notices.map(({ id, text, kind }) => (
        <div key={id} className={`notice notice-${kind}`}>
          <span>{text}</span>
          <IconButton label="Dismiss" icon={X} onPress={() => remove(id)} />
        </div>
      )),
    [notices, remove],
  );
  return (
    <NoticeContext value={notify}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {list}
      </div>
    </NoticeContext>
  );
}
