import { escapeHtml } from './escape-html.ts'

/**
 * An example of a document, folded: who reads about the law passes over it.
 * @param json an object on few and long lines, as a document has it
 * @throws {SyntaxError} for what is not JSON
 */
export function exampleHtml(json: string, summary: string): string {
  return `<details>
<summary>${summary}</summary>
<pre><code>${escapeHtml(layOut(json))}
</code></pre>
</details>
`
}

/** One field a line, for a column as narrow as a phone; a row of numbers stays a row. */
const layOut = (json: string) =>
  JSON.stringify(JSON.parse(json), null, 2).replace(
    /\[\n([^[\]{}]*)\]/g,
    (_, items: string) => `[${items.trim().replace(/\n\s*/g, ' ')}]`,
  )
