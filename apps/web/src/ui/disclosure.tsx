import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DisclosureButtonProps {
  /** The id of what it opens. */
  readonly controls: string
  readonly label: string
  readonly value: string
  readonly isChanged: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** Called when it is about to be pressed. */
  readonly onNear: () => void
}

/** A question with its answer on one line; pressing it opens the question. */
export function DisclosureButton(props: DisclosureButtonProps) {
  const { controls, label, value, isChanged, isOpen, onToggle, onNear } = props
  return (
    <button
      type="button"
      id={`${controls}-button`}
      class={isChanged ? 'question question-answered' : 'question'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <span class="question-label">{label}</span> <b>{value}</b>
    </button>
  )
}

interface SheetProps {
  readonly id: string
  readonly heading: string
  readonly close: string
  /** Whether its first field gets the focus on a touch screen too, where that opens the keyboard over the sheet. */
  readonly isTypedInto: boolean
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** The content that a disclosure opens: in place on a wide screen, as a sheet from below on a phone. */
export function Sheet({ id, heading, close, isTypedInto, onClose, children }: SheetProps) {
  const section = useRef<HTMLElement>(null)
  const isFilled = children !== null
  useEffect(() => {
    const mayFocus = isTypedInto || matchMedia('(hover: hover) and (pointer: fine)').matches
    if (mayFocus && isFilled) section.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isFilled, isTypedInto])
  return (
    <section
      ref={section}
      id={id}
      class="sheet"
      aria-label={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        onClose()
        document.getElementById(`${id}-button`)?.focus()
      }}
    >
      <header>
        <h3>{heading}</h3>
        <button type="button" onClick={onClose}>
          {close}
        </button>
      </header>
      {children}
    </section>
  )
}
