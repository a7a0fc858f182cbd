import { useEffect, useRef, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { afterMonthsTexts } from '../texts/after-months.ts'

const loadCharts = () => import('./charts.tsx')

/** The charts, loaded when they come near the screen. */
export function Pictures({ solved }: { readonly solved: Solved }) {
  const { language } = useWords()
  const { pictures } = afterMonthsTexts[language]
  const [isNear, setNear] = useState(false)
  const loaded = useLoaded(loadCharts, isNear)
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    if (section.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section class="card pictures" ref={section} aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">{pictures.heading}</h2>
      {typeof loaded === 'object' ? (
        <loaded.Charts solved={solved} />
      ) : (
        <p role="status" class="hint">
          {loaded === 'failed' ? pictures.failed : pictures.loading}
        </p>
      )}
    </section>
  )
}
