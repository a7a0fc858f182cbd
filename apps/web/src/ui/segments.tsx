interface SegmentsProps<Value> {
  /** Also the name of the radio buttons and the beginning of their ids. */
  readonly name: string
  readonly legend: string
  /** The detail is a second line, such as an amount. */
  readonly options: readonly (readonly [value: Value, label: string, detail?: string])[]
  /** `undefined` while nothing is chosen. */
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Called after a choice by mouse or finger, not by keyboard. */
  readonly onPointed?: () => void
}

/** A longer detail gets smaller letters. */
const LONG = 12

/** A choice of one among a few, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, legend, options, chosen, onChoose, onPointed } = props
  return (
    <fieldset class={`segments segments-${name}`}>
      <legend class="visually-hidden">{legend}</legend>
      {options.map(([value, label, detail]) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the radio button
        <label key={value} onClick={({ detail: clicks }) => clicks > 0 && onPointed?.()}>
          <input
            id={`${name}-${value}`}
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {detail !== undefined && (
              <b data-amount={value} class={detail.length > LONG ? 'long' : undefined}>
                {detail}
              </b>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
