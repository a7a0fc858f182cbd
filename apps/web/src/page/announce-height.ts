/**
 * Posts the height of an embedded page to the page around it, so that the frame needs no scroll bars.
 * The message holds the height alone, so any origin may receive it.
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
