import { createContext } from 'preact'
import { useCallback, useContext, useLayoutEffect, useState } from 'preact/hooks'

/** The labels of the fields whose text cannot be counted, by the ids of their inputs. */
type WrongFields = ReadonlyMap<string, string>

/** Marks a field as wrong, or as right again where there is no label. */
type Mark = (id: string, label: string | undefined) => void

/** Passes the marking down the page: while a field is wrong, the page shows no result as valid. */
export const MarkWrong = createContext<Mark>(() => undefined)

/** The wrong fields of a part of the page, and the marking to pass down to it. */
export function useWrongFields(): readonly [WrongFields, Mark] {
  const [wrong, setWrong] = useState<WrongFields>(new Map())
  const mark = useCallback<Mark>((id, label) => {
    setWrong((before) => {
      const others = [...before].filter(([other]) => other !== id)
      return new Map(label === undefined ? others : [...others, [id, label]])
    })
  }, [])
  return [wrong, mark]
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
