import './upload-panel.css';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../components/button.tsx';
import { formatSize } from '../components/format.ts';
import { hasEnded, type Upload, type UploadQueue, useUploads } from './upload-queue.ts';

/** The files that are on their way or were so lately. */
export function UploadPanel({ queue }: { queue: UploadQueue }) {
  const uploads = useUploads(queue);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ status }) => status === 'done').length;
  return (
    <section className="upload-panel" aria-label="Uploads">
      <div className="upload-panel-head">
        <h2>
          Uploads{' '}
          <span className="quiet numeric">
            {done} of {uploads.length} done
          </span>
        </h2>
        {uploads.some(hasEnded) && (
          <Button kind="quiet" onPress={() => queue.dismissEnded()}>
            Clear finished
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, name, size, status, documentId } = upload;
  const canRetry = (status === 'failed' && documentId === undefined) || status === 'canceled';
  return (
    <li className="upload-row">
      <span className="upload-name">
        {documentId === undefined ? name : <a href={`#/documents/${documentId}`}>{name}</a>}
      </span>
      <span className="quiet numeric">{formatSize(size)}</span>
      <UploadState upload={upload} />
      <span className="upload-actions">
        {canRetry && <IconButton label={`Retry ${name}`} icon={RotateCw} onPress={() => queue.retry(id)} />}
        {hasEnded(upload) ? (
          <IconButton label={`Dismiss ${name}`} icon={X} onPress={() => queue.dismiss(id)} />
        ) : (
          status !== 'reading' && <IconButton label={`Cancel ${name}`} icon={X} onPress={() => queue.cancel(id)} />
        )}
      </span>
    </li>
  );
}

function UploadState({ upload: { status, percent, problem, name } }: { upload: Upload }) {
  if (status === 'done') {
    return (
      <span className="upload-state upload-done">
        <CircleCheck size={16} aria-hidden /> Ready
      </span>
    );
  }
  if (status === 'failed' || status === 'refused') {
    return (
      <span className="upload-state upload-failed">
        <CircleAlert size={16} aria-hidden /> {problem}
      </span>
    );
  }
  if (status === 'canceled') return <span className="upload-state quiet">Canceled</span>;
  const word = new Map([
    ['waiting', 'Waiting'],
    ['uploading', 'Uploading'],
    ['reading', 'Reading'],
  ]).get(status);
  return (
    <span className="upload-state quiet">
      <progress max={100} value={percent} aria-label={`${word} ${name}`} />
      <span className="numeric">
        {word} {status !== 'waiting' && `${percent} %`}
      </span>
    </span>
  );
}
