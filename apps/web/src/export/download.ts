/** Hands a file to the browser's downloads. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The download has begun; the browser holds what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
