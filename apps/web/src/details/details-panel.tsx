import { uselessFields } from '@oklad/contract/fields'
import { useState } from 'preact/hooks'
import type { Details } from '../input/details.ts'
import { useWords } from '../language/words.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { ChangedDetails } from './changed-details.tsx'

interface DetailsPanelProps {
  /** The scenario of the details: a text that is being typed stays in its scenario. */
  readonly scenario: number
  readonly details: Details
  readonly currentYear: number
  readonly onDetails: (details: Details) => void
}

const loadForm = () => import('./details-form.tsx')

/** Every term of the calculation but its amount, folded until somebody opens it. */
export function DetailsPanel({ scenario, ...form }: DetailsPanelProps) {
  const { texts } = useWords()
  // The form has most of the page's elements, and most visitors never open it.
  const [wasOpened, setOpened] = useState(false)
  const [isNear, setNear] = useState(false)
  const loaded = useLoaded(loadForm, isNear || wasOpened)
  const useless: ReadonlySet<string> = uselessFields(form.details)
  const changed = Object.keys(form.details).filter((name) => !useless.has(name)).length
  return (
    <section class="card details" aria-labelledby="details-heading">
      <details onToggle={() => setOpened(true)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
        <summary onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
          <h2 id="details-heading">{texts.details.heading}</h2>
          <span class="hint">
            {changed > 0 ? texts.details.changed(changed) : texts.details.summary}
          </span>
        </summary>
        {loaded === 'failed' && <p role="status">{texts.failed}</p>}
        {wasOpened && typeof loaded === 'object' && <loaded.DetailsForm key={scenario} {...form} />}
      </details>
      <ChangedDetails {...form} />
    </section>
  )
}
