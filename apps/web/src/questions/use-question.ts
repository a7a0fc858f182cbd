import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { DetailGroup } from '../input/details.ts'

/** The width below which a question opens as a sheet, as in `questions.css`. */
const PHONE = '(max-width: 60rem)'

/**
 * The open question. A sheet has an entry in the history: Back closes it and does not leave the page.
 * @returns the question; a function that opens one, or closes it; whether the sheet has its entry now
 */
export function useQuestion() {
  const [question, setQuestion] = useState<DetailGroup>()
  const hasEntry = useRef(false)
  useEffect(() => {
    const leave = () => {
      if (hasEntry.current) setQuestion(undefined)
      hasEntry.current = false
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  const ask = useCallback((group: DetailGroup | undefined) => {
    if (group === undefined && hasEntry.current) {
      history.back()
      return
    }
    if (group !== undefined && !hasEntry.current && matchMedia(PHONE).matches) {
      history.pushState(null, '')
      hasEntry.current = true
    }
    setQuestion(group)
  }, [])
  return { question, ask, hasEntry } as const
}
