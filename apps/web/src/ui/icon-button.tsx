interface IconButtonProps {
  readonly class?: string
  /** Its accessible name. */
  readonly label: string
  /** The one character that it shows. */
  readonly sign: string
  readonly onClick: () => void
}

/** A button with a sign instead of words. */
export function IconButton({ class: look = 'reset', label, sign, onClick }: IconButtonProps) {
  return (
    <button type="button" class={`quiet ${look}`} aria-label={label} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
