/** The style of the service's own pages. */
export const stylesheet = `:root {
  color-scheme: light dark;
  --text: #1c2733;
  --quiet: #5b6875;
  --ground: #ffffff;
  --panel: #f3f6f8;
  --accent: #0b6e4f;
}
@media (prefers-color-scheme: dark) {
  :root { --text: #e6ebef; --quiet: #9aa7b3; --ground: #14191f; --panel: #1f262e; --accent: #5fd3a6; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
header, main { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { border-bottom: 1px solid var(--panel); }
.name { color: var(--accent); font-weight: 700; text-decoration: none; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1rem 0 0.5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
.status { color: var(--quiet); margin: 0; }
code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.35em; font: 0.95em ui-monospace, monospace; }
dt { margin-top: 1rem; }
dd { margin: 0.25rem 0 0; }
[lang]:not(html) { border-left: 3px solid var(--panel); padding-left: 1rem; color: var(--quiet); }
a { color: var(--accent); }
`

/** The mark of the project: a stair of three steps, as the scale of the tax. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b6e4f"/><path d="M6 25V19h7v-6h7V7h6v18z" fill="#fff"/></svg>
`

/** The page of the interactive reference. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oklad API</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<noscript>The interactive reference needs JavaScript. The same document is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`

/** Starts the interactive reference; nothing is asked from another host. */
export const referenceScript = `window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
})
`
