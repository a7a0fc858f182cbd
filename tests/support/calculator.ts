import { fieldNamed, type Language, type RequestFieldName } from '@oklad/contract/fields'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

type Kind = 'gross' | 'net' | 'cost'

/** A request in the words of the API, as in the golden cases. */
export type Request = Readonly<Record<string, unknown>>

/** Uses the calculator like a person: types into its fields and reads its figures. */
export class Calculator {
  readonly page: Page
  private readonly language

  constructor(page: Page, language: Language = 'ru') {
    this.page = page
    this.language = language
  }

  /** The field of the amount, which has the id of what is typed into it. */
  field(kind: Kind): Locator {
    return this.page.locator(`#salary-${kind}`)
  }

  /** Chooses which of the three amounts is typed, as a tap does. */
  async choose(kind: Kind): Promise<void> {
    if (await this.page.locator(`#know-${kind}`).isChecked()) return
    await this.page.locator('label', { has: this.page.locator(`#know-${kind}`) }).click()
    await this.field(kind).waitFor()
  }

  /** Types an amount, kopecks, over the content of the field. */
  async type(kind: Kind, amount: number): Promise<void> {
    await this.choose(kind)
    await this.field(kind).fill('')
    await this.field(kind).pressSequentially(asTyped(amount))
  }

  /** One of the three amounts as the page writes it; `—` where there is none. */
  written(kind: Kind): Promise<string> {
    return this.page.locator(`[data-amount=${kind}]`).innerText()
  }

  /** One of the three amounts, kopecks. */
  async shown(kind: Kind): Promise<number> {
    await this.painted()
    return kopecksOf(await this.written(kind))
  }

  /** Returns the kind of the typed amount, and the amount. */
  async typed(): Promise<{ readonly kind: string; readonly amount: number }> {
    const field = this.page.locator('.entry input[type=text]')
    const id = await field.getAttribute('id')
    return { kind: id?.replace('salary-', '') ?? '', amount: kopecksOf(await field.inputValue()) }
  }

  /** Opens the question of a group of details. */
  async ask(group: string): Promise<void> {
    const button = this.page.locator(`#question-${group}-button`)
    // The bar of the money opens the question of the employer.
    if (group === 'employer' && (await button.count()) === 0) {
      await this.page.locator('.employer-facts button').click()
    }
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    await this.page.locator(`#question-${group} .group`).waitFor()
  }

  /** The control of a field, in its open question. */
  async control(name: RequestFieldName): Promise<Locator> {
    await this.ask(fieldNamed(name).group)
    return this.page.locator(`#detail-${name}`)
  }

  /** Shows every month and every column. */
  async showWhole(): Promise<void> {
    const button = this.page.locator('.whole-table')
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    const payments = this.page.locator('.months .payments')
    if ((await payments.getAttribute('open')) === null) await payments.locator('summary').click()
  }

  /** Enters a whole request, field by field as a person would. */
  async tell({ gross_salary, ...terms }: Request): Promise<void> {
    await this.type('gross', Number(gross_salary))
    // The choice of these decides which other fields the page shows.
    const { employment_type, first_month, ...others } = terms
    for (const [name, value] of Object.entries({ employment_type, first_month })) {
      if (value !== undefined) {
        await (await this.control(name as RequestFieldName)).selectOption(String(value))
      }
    }
    for (const [name, value] of Object.entries(others)) {
      await this.tellField(name as RequestFieldName, value)
    }
  }

  private async tellField(name: RequestFieldName, value: unknown): Promise<void> {
    const field = await this.control(name)
    switch (name) {
      case 'territorial_multiplier':
      case 'statutory_territorial_multiplier':
      case 'accident_rate':
        return field.fill(inHundredths(Number(value)))
      case 'northern_coefficient':
        return field.fill(String(Number(value) - 100))
      case 'children_count':
      case 'elder_children_count':
        return field.fill(String(value))
      case 'start_date': {
        const [year, month, day] = String(value).split('-').map(Number)
        await this.page
          .getByRole('combobox', { name: { ru: 'Год', en: 'Year' }[this.language], exact: true })
          .selectOption(`${year}`)
        await field.selectOption(String(month))
        const dayField = this.page.locator('#first-day')
        if (await dayField.isVisible()) await dayField.selectOption(String(day))
        return
      }
      case 'has_tax_privilege':
      case 'is_not_resident':
      case 'has_registration_deduction':
      case 'has_gto_badge':
      case 'has_family_payment':
        return field.setChecked(Boolean(value))
      case 'npd_income_source':
      case 'contribution_tariff':
      case 'own_deduction':
        await field.selectOption(String(value))
        return
      case 'social_expense':
      case 'treatment_expense':
      case 'savings_expense':
      case 'income_before_elsewhere':
        return field.fill(asTyped(Number(value)))
      case 'monthly_bonuses':
        for (const [index, bonus] of (value as number[]).entries()) {
          if (bonus > 0)
            await this.page.locator(`#detail-monthly_bonuses-${index + 1}`).fill(asTyped(bonus))
        }
        return
      case 'income_before': {
        const { base_gross_income, tax_withheld } = value as Record<string, number>
        await this.page.locator('#before-base').fill(asTyped(base_gross_income ?? 0))
        return this.page.locator('#before-tax').fill(asTyped(tax_withheld ?? 0))
      }
      case 'other_employers':
        for (const [index, employer] of (value as Record<string, number>[]).entries()) {
          await this.page.locator('#add-employer').click()
          for (const [sum, part] of Object.entries({
            base_gross_income: 'base',
            tax_withheld: 'tax',
          })) {
            await this.page.locator(`#other-${index}-${part}`).fill(asTyped(employer[sum] ?? 0))
          }
        }
        return
      default:
        throw new Error(`No control of the page is known for ${name}`)
    }
  }

  /** The months as the table shows them: a column of kopecks, or of percent, for each heading. */
  async columns(): Promise<Readonly<Record<string, readonly number[]>>> {
    await this.showWhole()
    await this.painted()
    const rows = await this.page
      .locator('.months > .scroll table tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)),
      )
    const [head = [], ...body] = rows
    return Object.fromEntries(
      head.slice(1).map((heading, index) => [
        heading,
        body
          .slice(0, -1)
          .map((row) => row[index + 1] ?? '')
          .map((text) => this.read(text)),
      ]),
    )
  }

  /** The number of a cell; of «13 и 15 %» the rate at the end of the month. Outside the regime of the self-employed the API has a rate of 0. */
  private read(text: string): number {
    if (/^(?:вне НПД|outside)$/.test(text)) return 0
    const [, rate] = /(\d+)\s*%$/.exec(text) ?? []
    return rate === undefined ? kopecksOf(text) : Number(rate)
  }

  /** The totals of the table by heading; columns without a total are left out. */
  async totals(): Promise<Readonly<Record<string, number>>> {
    await this.showWhole()
    await this.painted()
    const cells = (selector: string) =>
      this.page
        .locator(`.months > .scroll ${selector}`)
        .evaluateAll((all) => all.map((cell) => (cell as HTMLElement).innerText))
    const [head, foot] = [await cells('thead th'), await cells('tfoot tr > *')]
    return Object.fromEntries(
      head.flatMap((heading, index) =>
        index > 0 && foot[index] ? [[heading, kopecksOf(foot[index])]] : [],
      ),
    )
  }

  /** Waits until the page has loaded its parts, and has rendered all that it renders in the frames after a keystroke. */
  async painted(): Promise<void> {
    await this.page.locator('main[aria-busy=false]').waitFor({ state: 'attached' })
  }

  /** Waits until the address contains a text. The page updates the address after a pause in typing. */
  async addressHolds(part: string): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).hash).toContain(part)
  }

  /** The sentences about the year. */
  async sentences(): Promise<string[]> {
    await this.painted()
    return this.page.locator('.story li').allInnerTexts()
  }
}

/** Kopecks as a person types them, without separators between thousands: `150000,5`. */
function asTyped(amount: number): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`.replace(/,00$/, '')
}

const inHundredths = (value: number) => asTyped(value)

/** An amount as the page writes it, in either language, as kopecks. */
function kopecksOf(text: string): number {
  const bare = text.replace(/[\s₽+]/g, '').replace('−', '-')
  const match = /^(-?)([\d,]*?\d)(?:([.,])(\d\d?))?$/.exec(bare)
  expect(match, `"${text}" is an amount`).not.toBeNull()
  const [, sign, whole = '', , fraction = ''] = match as RegExpExecArray
  return Number(`${sign}${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`)
}
