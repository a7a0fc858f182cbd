import type { Language } from '@oklad/contract/fields'
import { useWords } from '../language/words.ts'

interface HeaderProps {
  readonly isEmbedded: boolean
  readonly onLanguage: (language: Language) => void
}

/** The header; in an embedded page only a link to Oklad and the language switch. */
export function Header({ isEmbedded, onLanguage }: HeaderProps) {
  const { language, texts } = useWords()
  const other = language === 'ru' ? 'en' : 'ru'
  const languageSwitch = (
    <button type="button" class="quiet" lang={other} onClick={() => onLanguage(other)}>
      {texts.switchLanguage}
    </button>
  )
  if (isEmbedded) {
    return (
      <header class="embedded">
        <h1 class="visually-hidden">{texts.title}</h1>
        <a href={`/${location.hash}`} target="_blank" rel="noopener">
          {texts.links.openWhole}
        </a>
        {languageSwitch}
      </header>
    )
  }
  return (
    <header class="page-header">
      <button type="button" class="skip" onClick={toTheSalary}>
        {texts.skip}
      </button>
      <a class="name" href="/">
        Oklad
      </a>
      <h1>{texts.title}</h1>
      <nav aria-label={texts.links.navigation}>
        <a href={`/how/${language}`}>{texts.links.how}</a>
        <a href="/docs">{texts.links.api}</a>
        {languageSwitch}
      </nav>
    </header>
  )
}

/** Moves the focus without a link: the fragment of the address holds the input. */
function toTheSalary(): void {
  document.querySelector<HTMLElement>('.entry input[type=text]')?.focus()
}
