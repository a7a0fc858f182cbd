import type { ComponentChildren } from 'preact'

/** A part of a bar. Its share of the width is its share of the sum of all values. */
export interface BarPart {
  readonly tone: string
  readonly label: string
  readonly value: number
  /** The value and the share, as they are shown. */
  readonly text: ComponentChildren
}

/** A whole as one bar by its parts, with a legend that says everything the bar shows. */
export function StackedBar({ parts }: { readonly parts: readonly BarPart[] }) {
  return (
    <>
      <div class="stacked" aria-hidden="true">
        {parts.map(({ tone, value }) => (
          <span key={tone} class={`tone-${tone}`} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul class="legend">
        {parts.map(({ tone, label, text }) => (
          <li key={tone}>
            <i class={`tone-${tone}`} aria-hidden="true" />
            {label} {text}
          </li>
        ))}
      </ul>
    </>
  )
}
