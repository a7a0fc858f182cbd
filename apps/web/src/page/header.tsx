import type { Language } from '@oklad/contract/fields'
import { useWords } from '../language/words.ts'

/** The address of the list of employees: a fragment that no link with an input has. */
export const PAYROLL = '#people'

interface HeaderProps {
  readonly isEmbedded: boolean
  readonly isPayroll: boolean
  /** The fragment of the calculator with its inputs. */
  readonly calculator: string
  readonly onLanguage: (language: Language) => void
}

/** The header; in an embedded page only a link to Oklad and the language switch. */
export function Header({ isEmbedded, isPayroll, calculator, onLanguage }: HeaderProps) {
  const { language, texts } = useWords()
  const other = language === 'ru' ? 'en' : 'ru'
  const languageSwitch = (
    <button type="button" class="quiet" lang={other} onClick={() => onLanguage(other)}>
      {texts.switchLanguage}
    </button>
  )
  if (isEmbedded) {
    return (
      <header class="cluster embedded">
        <h1 class="visually-hidden">{texts.title}</h1>
        <a href={`/${location.hash}`} target="_blank" rel="noopener">
          {texts.links.openWhole}
        </a>
        {languageSwitch}
      </header>
    )
  }
  return (
    <header class="cluster page-header">
      <button type="button" class="skip" onClick={toTheInput}>
        {texts.skip}
      </button>
      <a class="name" href="/">
        Oklad
      </a>
      <h1 class="visually-hidden">{texts.title}</h1>
      <nav class="tabs" aria-label={texts.links.tabs}>
        <a href={calculator} aria-current={isPayroll ? undefined : 'page'}>
          {texts.links.calculator}
        </a>
        <a href={PAYROLL} aria-current={isPayroll ? 'page' : undefined}>
          {texts.links.payroll}
        </a>
      </nav>
      <nav aria-label={texts.links.navigation}>
        <a href={`/how/${language}`}>{texts.links.how}</a>
        <a href="/docs">{texts.links.api}</a>
        {languageSwitch}
      </nav>
    </header>
  )
}

/** Moves the focus without a link: the fragment of the address holds the input. */
function toTheInput(): void {
  document.querySelector<HTMLElement>('.entry input[type=text], #payroll-file')?.focus()
}
