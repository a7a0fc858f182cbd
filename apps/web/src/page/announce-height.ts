/**
 * Tells the page around an embedded one how high it is, so that it needs no bars of its own. Only the
 * height leaves, so that any page may hear it.
 */
export function announceHeight(): void {
  if (window.parent === window) return
  const announce = () =>
    window.parent.postMessage(
      { type: 'oklad:height', height: document.documentElement.scrollHeight },
      '*',
    )
  new ResizeObserver(announce).observe(document.documentElement)
  announce()
}
