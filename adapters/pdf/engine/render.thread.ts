import { renderPage } from '../render/render-page.ts';
import { createTaskRunner, withOpenDocument } from './run-task.ts';

// Loads neither the rules nor OCR, so that the first page image is not delayed.
export default createTaskRunner({
  render: ({ bytes, page, dpi, boxes = [] }, report) =>
    withOpenDocument({ bytes, maxPages: Infinity, wanted: () => ({ first: page, last: page }), report }, (document) =>
      renderPage({ document, number: page, dpi, boxes }),
    ),
});
