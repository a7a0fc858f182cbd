import type { Place } from '@oklad/answers/places'
import { writeHundredths } from '@oklad/contract/fields'
import { useState } from 'preact/hooks'
import { withDetail } from '../input/details.ts'
import { writeDay } from '../language/write-day.ts'
import { useLoaded } from '../page/lazy.tsx'
import { details, onInput, place, places, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { setDetail } from './form.ts'
import { Seniority } from './seniority.tsx'

/** Finds the coefficient and the allowance of a place, with the acts that set them. */
export function PlaceSearch() {
  const chosenName = place.value
  const { language } = useWords()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const find = useLoaded(places)?.findPlaces
  const chosen = chosenName === undefined ? undefined : find?.(chosenName, 'ru')[0]
  const query = typed ?? chosen?.name[language] ?? ''
  const found = isOpen && find !== undefined ? find(typed ?? '', language).slice(0, 8) : []
  const isListed = isOpen && found.length > 0
  const isUnknown = isOpen && find !== undefined && query !== '' && found.length === 0

  const choose = (place: Place) => {
    // Another place asks for the allowance anew.
    if (place !== chosen) setDetail('northern_coefficient', undefined)
    fill(place, place.districtCoefficient)
    setTyped(undefined)
    setOpen(false)
  }
  const last = found.length - 1
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isListed ? setActive(Math.min(active + 1, last)) : setOpen(true)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Enter: () => found[active] && choose(found[active]),
    ...(isListed && { Escape: () => setOpen(false) }),
  }

  return (
    <div class="stack field place">
      <label for="place">{detailsTexts[language].place.label}</label>
      <span class="combobox">
        <input
          id="place"
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isListed}
          aria-controls="place-list"
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? `place-${active}` : undefined}
          aria-describedby="place-hint"
          value={query}
          onFocus={({ currentTarget }) => {
            currentTarget.select()
            // The list would cover the question of the seniority below.
            setOpen(chosen === undefined)
          }}
          onBlur={() => {
            setOpen(false)
            if (typed === '') onInput({ place: undefined, fullAllowance: undefined })
            if (chosen !== undefined || typed === '') setTyped(undefined)
          }}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            // An empty field asks for nothing yet: Enter chooses no town.
            setActive(currentTarget.value.trim() === '' ? -1 : 0)
            setOpen(true)
          }}
          onKeyDown={(event) => {
            const move = moves[event.key]
            if (move === undefined) return
            event.preventDefault()
            move()
          }}
        />
        <FoundPlaces found={found} active={active} onChoose={choose} />
      </span>
      <PlaceHint chosen={isOpen ? undefined : chosen} isUnknown={isUnknown} />
      {chosen && chosen.northernAllowance > 0 && (
        <Seniority name="seniority" whole={chosen.northernAllowance} />
      )}
      {chosen && chosen.sources.length > 0 && !isOpen && <PlaceSources place={chosen} />}
    </div>
  )
}

interface PlaceHintProps {
  /** `undefined` while another one is looked for. */
  readonly chosen: Place | undefined
  /** Whether no place has the name that is typed. */
  readonly isUnknown: boolean
}

/** What to type, what was not found, or what was filled in. */
function PlaceHint({ chosen, isUnknown }: PlaceHintProps) {
  const { language, texts } = useWords()
  const words = detailsTexts[language].place
  const hint =
    chosen === undefined
      ? words.hint
      : chosen.zone === 'ordinary'
        ? words.plain(chosen.name[language])
        : words.filled(chosen.name[language], chosen.northernAllowance > 0)
  return (
    <span class="hint" id="place-hint" role="status">
      {places.hasFailed.value ? texts.failed : isUnknown ? words.none : hint}
    </span>
  )
}

interface FoundPlacesProps {
  readonly found: readonly Place[]
  /** The index of the one that the keys have reached; -1 of none. */
  readonly active: number
  readonly onChoose: (place: Place) => void
}

/** The list of the places that are found. */
function FoundPlaces({ found, active, onChoose }: FoundPlacesProps) {
  const { language } = useWords()
  const words = detailsTexts[language].place
  return (
    <div
      id="place-list"
      class="places"
      role="listbox"
      aria-label={words.label}
      hidden={found.length === 0}
    >
      {found.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
        <div
          key={`${place.name.ru}-${place.region.ru}`}
          id={`place-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <b>{place.name[language]}</b> <span class="hint">{place.region[language]}</span>
          <span class="figures">
            {place.zone === 'ordinary'
              ? words.nothing
              : words.figures(
                  writeHundredths(place.districtCoefficient, language),
                  place.northernAllowance,
                )}
          </span>
        </div>
      ))}
    </div>
  )
}

/**
 * Fills in the coefficient of a place.
 * @param statutory the coefficient by law × 100, if the employer pays a higher one
 */
function fill(place: Place, coefficient: number, statutory?: number) {
  const paid = withDetail(details.value, 'territorial_multiplier', coefficient)
  onInput({
    place: place.name.ru,
    details: withDetail(paid, 'statutory_territorial_multiplier', statutory),
    fullAllowance: place.northernAllowance || undefined,
  })
}

/** The acts that set the figures of a place, and what else is paid there. */
function PlaceSources({ place }: { readonly place: Place }) {
  const { language } = useWords()
  const { districtCoefficient, higherCoefficient, isUnconfirmed, note, sources } = place
  const words = detailsTexts[language].place
  const written = (hundredths: number) => writeHundredths(hundredths, language)
  return (
    <>
      {isUnconfirmed && <p class="hint">{words.unconfirmed}</p>}
      {note !== undefined && <p class="hint">{note[language]}</p>}
      {higherCoefficient !== undefined &&
        (['higher', 'voluntary'] as const).map((way) => (
          <button
            type="button"
            key={way}
            class="quiet"
            onClick={() => {
              const statutory = way === 'voluntary' ? districtCoefficient : undefined
              fill(place, higherCoefficient, statutory)
            }}
          >
            {words[way](written(higherCoefficient), written(districtCoefficient))}
          </button>
        ))}
      <details class="sources">
        <summary>{words.source}</summary>
        <ul>
          {sources.map(({ act, date, url }) => (
            <li key={act}>
              <a href={url} lang="ru" target="_blank" rel="noopener noreferrer">
                {act}
              </a>
              , {writeDay(date, language)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
