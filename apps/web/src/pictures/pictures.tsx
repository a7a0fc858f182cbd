import { useEffect, useRef, useState } from 'preact/hooks'
import type { Solved } from '../input/outcome.ts'
import { useWords } from '../language/words.ts'
import type { Charts } from './charts.tsx'

type Loaded =
  | { readonly state: 'waiting' | 'failed' }
  | { readonly state: 'ready'; readonly Charts: typeof Charts }

/** The pictures; what draws them is loaded when they come near the screen, after the first paint. */
export function Pictures({ solved }: { readonly solved: Solved }) {
  const { texts } = useWords()
  const [loaded, setLoaded] = useState<Loaded>({ state: 'waiting' })
  const section = useRef<HTMLElement>(null)

  useEffect(() => {
    if (section.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./charts.tsx').then(
          ({ Charts }) => setLoaded({ state: 'ready', Charts }),
          () => setLoaded({ state: 'failed' }),
        )
      },
      { rootMargin: '400px' },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section class="card pictures" ref={section} aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">{texts.pictures.heading}</h2>
      {loaded.state === 'ready' ? (
        <loaded.Charts solved={solved} />
      ) : (
        <p role="status" class="hint">
          {loaded.state === 'failed' ? texts.pictures.failed : texts.pictures.loading}
        </p>
      )}
    </section>
  )
}
