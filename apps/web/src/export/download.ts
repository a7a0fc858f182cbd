/** Starts the download of a file. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // By then the browser has started the download and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
