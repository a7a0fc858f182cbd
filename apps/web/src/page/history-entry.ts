/** The entries of the history for what is open above the page, each with the address below it. */
const entries: { readonly below: string; readonly close: () => void }[] = []

/** The address below the entry that the last step through the history left. */
export let leftFor: string | undefined

addEventListener('popstate', () => {
  const left = entries.pop()
  leftFor = left?.below
  left?.close()
})

/**
 * Adds an entry to the history for a sheet or a dialog: Back closes it and does not leave the page.
 * @param close called when the entry is left
 * @returns a function that leaves the entry, once
 */
export function addEntry(close: () => void): () => void {
  let isThere = true
  history.pushState(null, '')
  entries.push({
    below: location.href,
    close() {
      isThere = false
      close()
    },
  })
  return () => {
    if (isThere) history.back()
    isThere = false
  }
}
