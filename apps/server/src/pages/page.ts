import type { Language } from '@oklad/contract'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for use inside an element or a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] as string)

/** Returns a whole HTML page in the style of the service. */
export function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Oklad</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/oklad.css">
</head>
<body>
<header><a class="name" href="/docs">Oklad</a></header>
<main>
${content}
</main>
</body>
</html>
`
}
