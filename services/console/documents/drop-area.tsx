import './drop-area.css';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Upload } from 'lucide-react';

/** Takes files that are dropped anywhere on the page. */
export function DropArea({
  isDisabled,
  onFiles,
  children,
}: {
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);

  const ifFiles = (then: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    then(event);
  };
  // also sent when the pointer moves to an element inside
  const leave = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };

  return (
    <div
      className="drop-area"
      onDragEnter={ifFiles(() => setOver(true))}
      onDragOver={ifFiles(() => undefined)}
      onDragLeave={ifFiles(leave)}
      onDrop={ifFiles((event) => {
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      })}
    >
      {children}
      {isOver && (
        <div className="drop-overlay">
          <div>
            <Upload size={24} aria-hidden />
            <strong>Drop to upload</strong>
            <span>PDF, PNG, JPEG or TIFF</span>
          </div>
        </div>
      )}
    </div>
  );
}
