import { ChevronDown, ChevronUp, Maximize2, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../components/button.tsx';
import { formatNumber } from '../components/format.ts';

/** Page and zoom of the viewer. */
export function ViewerToolbar({
  page,
  pages,
  zoom,
  onPage,
  onZoom,
}: {
  page: number;
  pages: number;
  zoom: number;
  onPage: (page: number) => void;
  /** 1 in, -1 out, 0 to the width of the pane. */
  onZoom: (by: 1 | -1 | 0) => void;
}) {
  return (
    <div className="viewer-toolbar" role="toolbar" aria-label="Page and zoom">
      <IconButton label="Previous page" icon={ChevronUp} isDisabled={page <= 1} onPress={() => onPage(page - 1)} />
      <IconButton label="Next page" icon={ChevronDown} isDisabled={page >= pages} onPress={() => onPage(page + 1)} />
      <span className="viewer-page numeric">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </span>
      <span className="viewer-zoom">
        <IconButton label="Zoom out" icon={ZoomOut} onPress={() => onZoom(-1)} />
        <span className="numeric">{Math.round(zoom * 100)} %</span>
        <IconButton label="Zoom in" icon={ZoomIn} onPress={() => onZoom(1)} />
        <IconButton label="Fit width" icon={Maximize2} onPress={() => onZoom(0)} />
      </span>
    </div>
  );
}
