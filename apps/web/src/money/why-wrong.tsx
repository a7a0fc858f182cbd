import type { Kopecks } from '@oklad/engine'
import { useWords } from '../page/state.ts'
import { wrongAmountTexts } from '../texts/wrong-amount.ts'
import { amountAmong, rangeIn } from './range.ts'
import { type Period, readTyped } from './typed-amount.ts'
import { writeAmount } from './write-amount.ts'

/** A text that is no amount, and what an amount may be. */
export interface WhyWrongProps {
  /** A text that `readTyped` cannot read. */
  readonly text: string
  readonly period: Period | undefined
  /** The largest amount, kopecks. */
  readonly most: number
  readonly onChoose: (amount: Kopecks) => void
}

/** Why a text is no amount; of a range it asks which one is meant. */
export function WhyWrong({ text, period, most, onChoose }: WhyWrongProps) {
  const { language, texts } = useWords()
  const words = wrongAmountTexts[language]
  const ask = (question: string, amounts: readonly Kopecks[]) => (
    <>
      {question}{' '}
      {amounts.map((amount) => (
        <button type="button" class="chip" key={amount} onClick={() => onChoose(amount)}>
          {writeAmount(amount, language)}&nbsp;₽
        </button>
      ))}
    </>
  )
  const range = rangeIn(text, language, period)
  if (range) return ask(words.range, range)
  if (/^\s*[-−–]\s*\d/.test(text)) return <>{words.negative}</>
  if (text.replace(/\D/g, '').length > 13 && /^[\d\s.,]+$/.test(text))
    return <>{texts.salary.tooLarge(writeAmount(most, language))}</>
  if (period === undefined && typeof readTyped(text, language, 'month') === 'number')
    return <>{words.period}</>
  if (/^[\d\s]*\d[.,]\d{3,}$/.test(text.trim())) return <>{words.decimals}</>
  if (/час|день|дня|смен|недел|hour|day|week|shift/i.test(text)) return <>{words.shorter}</>
  if (/[$€£¥]|usd|eur|долл|евро/i.test(text)) return <>{words.currency}</>
  const only = amountAmong(text, language)
  if (only !== undefined && only <= most) return ask(words.extra, [only])
  return <>{texts.salary.wrongAmount}</>
}
