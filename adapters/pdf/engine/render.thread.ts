import { renderPage } from '../render/render-page.ts';
import { createTaskRunner, withOpenDocument } from './run-task.ts';

// Somebody waits for the first picture: a thread that draws pages loads no rules and no character recognition.
export default createTaskRunner({
  render: ({ bytes, page, dpi, boxes = [] }, report) =>
    withOpenDocument({ bytes, maxPages: Infinity, report }, (document) =>
      renderPage({ document, number: page, dpi, boxes }),
    ),
});
