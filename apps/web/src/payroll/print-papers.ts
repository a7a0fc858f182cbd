import { certificateStyle } from '@oklad/documents'

/** Prints elements of HTML in place of the page, in a tree of their own: the style of the page is not theirs. */
export function printPapers(papers: readonly string[]): void {
  const host = document.createElement('div')
  host.className = 'papers'
  const tree = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(certificateStyle)
  tree.adoptedStyleSheets = [style]
  tree.innerHTML = papers.join('\n')
  document.body.append(host)
  print()
  host.remove()
}
