import { useWords } from './state.ts'

/** The footer: privacy, offline use and the disclaimer. */
export function Footer() {
  const { language, texts } = useWords()
  return (
    <footer>
      <p>{texts.private}</p>
      <p>{texts.offline}</p>
      <p>{texts.disclaimer}</p>
      <p>
        <a href={`/how/${language}`}>{texts.links.how}</a> · <a href="/docs">{texts.links.api}</a>
      </p>
    </footer>
  )
}
