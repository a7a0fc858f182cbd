import { computed } from '@preact/signals'
import { keepLanguage } from '../language/kept-language.ts'
import { fragmentOf, sections } from '../share/link.ts'
import { inputs, isEmbedded, language, section, words, writeAddress } from './state.ts'

/** The fragment of the calculator with its inputs. */
const calculator = computed(() => fragmentOf(inputs.value) || '#')

/** The header; in an embedded page only a link to Oklad and the language switch. */
export function Header() {
  const { texts } = words.value
  const other = language.value === 'ru' ? 'en' : 'ru'
  const switchLanguage = () => {
    keepLanguage(other)
    language.value = other
  }
  const languageSwitch = (
    <button type="button" class="quiet" lang={other} onClick={switchLanguage}>
      {texts.switchLanguage}
    </button>
  )
  if (isEmbedded) {
    return (
      <header class="page-header embedded">
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
      <button type="button" class="skip" onClick={toTheInput}>
        {texts.skip}
      </button>
      <a class="name" href="/">
        Oklad
      </a>
      <nav class="tabs" aria-label={texts.links.tabs}>
        {[undefined, ...sections].map((name) => (
          <a
            key={name}
            href={name ? `#${name}` : calculator}
            aria-current={section.value === name ? 'page' : undefined}
            // Back returns to the last keystroke, before the pause after it.
            onClick={writeAddress}
          >
            {texts.links[name ?? 'salary']}
          </a>
        ))}
      </nav>
      <nav aria-label={texts.links.navigation}>
        <a href={`/how/${language.value}`}>{texts.links.how}</a>
        <a href="/docs">{texts.links.api}</a>
        {languageSwitch}
      </nav>
      <h1>{texts.lead}</h1>
    </header>
  )
}

/** Moves the focus without a link: the fragment of the address holds the input. */
function toTheInput(): void {
  document.querySelector<HTMLElement>('.known input[type=text], #payroll-file')?.focus()
}
