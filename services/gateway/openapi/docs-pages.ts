import { errors } from '../../../domain/contract/errors.ts';

/** Swagger UI page; loads only files served by the gateway. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>decpage API</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Starts Swagger UI; without `validatorUrl: null` it would send the document to the validator of swagger.io. */
export const docsScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/** The page of error codes that the `docs` property of error bodies links to. */
export function errorsPage(): string {
  const rows = Object.entries(errors).map(([code, { status, message }]) => {
    const text = escape(message).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
    return `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${text}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>decpage API: errors</title>
    <style>
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      table { border-collapse: collapse; width: 100%; }
      td, th { border-bottom: 1px solid #ddd; padding: 0.4rem 0.8rem 0.4rem 0; text-align: left; vertical-align: top; }
      tr:target { background: #fff3c4; }
    </style>
  </head>
  <body>
    <h1>Errors</h1>
    <p>Every error answer has the members <code>error</code>, <code>message</code>, <code>requestId</code> and
      <code>docs</code>; <code>issues</code> where the request was not valid, <code>required</code> where a scope is
      missing. <a href="/docs">The whole API</a></p>
    <table>
      <thead><tr><th>error</th><th>status</th><th>meaning</th></tr></thead>
      <tbody>
        ${rows.join('\n        ')}
      </tbody>
    </table>
  </body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
