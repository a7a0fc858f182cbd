import { signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext, useLayoutEffect } from 'preact/hooks'

/** The labels of the fields whose text cannot be counted, by the ids of their inputs. */
type WrongFields = ReadonlyMap<string, string>

/** Marks a field as wrong, or as right again where there is no label. */
type Mark = (id: string, label: string | undefined) => void

/** Passes the marking down the page: while a field is wrong, the page shows no result as valid. */
export const MarkWrong = createContext<Mark>(() => undefined)

/** The wrong fields of a part of the page, and the marking to pass down to it. */
export function wrongFields() {
  const wrong = signal<WrongFields>(new Map())
  const markWrong: Mark = (id, label) => {
    const others = [...wrong.peek()].filter(([other]) => other !== id)
    wrong.value = new Map(label === undefined ? others : [...others, [id, label]])
  }
  return { wrong, markWrong }
}

/** Marks a field as wrong while `isWrong` holds and the field is on the page. */
export function useWrongField(id: string, label: string, isWrong: boolean): void {
  const mark = useContext(MarkWrong)
  // Before the browser paints: the old result is not seen beside the new text.
  useLayoutEffect(() => {
    if (!isWrong) return
    mark(id, label)
    return () => mark(id, undefined)
  }, [mark, id, label, isWrong])
}
