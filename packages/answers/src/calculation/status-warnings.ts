import { type Language, type RightFields, type Text, write } from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import { noWarnings } from './no-warnings.ts'

type Category = NonNullable<RightFields['non_resident_category']>

/** What depends on a fact about a non-resident that no request has. */
interface StatusTexts {
  /** Why contributions, which are computed in full, may not be due. */
  readonly contributions: Text
  /** What the rates of residents depend on. */
  readonly rates?: Text
}

// biome-ignore format: one text a line
const texts = {
  specialist: {
    contributions: { en: 'Contributions may not be due for a highly qualified specialist. A specialist who stays in Russia temporarily is not insured (255-ФЗ, article 2). A specialist who lives in Russia has pension and sickness insurance, but no medical insurance. Contributions are computed in full here: check the status.', ru: 'С выплат высококвалифицированному специалисту взносы могут не начисляться. Специалист, который временно пребывает в России, не застрахован (ст. 2 255-ФЗ). Если он проживает в России, он застрахован по пенсионному страхованию и на случай болезни, но не по медицинскому. Здесь взносы посчитаны полностью: проверьте статус.' },
  },
  shipCrew: {
    contributions: { en: 'Contributions are 0% for the crew of a ship in the Russian International Register of Ships (Tax Code, article 427, paragraph 1, item 4, and paragraph 2, item 3). Contributions are computed in full here: check the register.', ru: 'С выплат экипажу судна из Российского международного реестра судов взносы — 0 % (ст. 427 п. 1 пп. 4, п. 2 пп. 3 НК РФ); здесь они посчитаны полностью: проверьте реестр.' },
  },
  remoteEmployee: {
    contributions: { en: 'Contributions may not be due for a foreigner who works abroad: of those who work abroad only Russian citizens are insured (167-ФЗ, article 7). Contributions are computed in full here: check the citizenship.', ru: 'С выплат иностранцу, который работает за границей, взносы могут не начисляться: из работающих за границей застрахованы только граждане России (ст. 7 167-ФЗ). Здесь взносы посчитаны полностью: проверьте гражданство.' },
  },
  remoteContractor: {
    contributions: { en: 'Contributions are not due for a foreigner who works abroad under a civil contract (Tax Code, article 420, paragraph 5). Contributions are computed in full here: check the citizenship.', ru: 'С выплат иностранцу, который работает за границей по договору ГПХ, взносов нет (ст. 420 п. 5 НК РФ); здесь они посчитаны полностью: проверьте гражданство.' },
    rates: { en: 'Remote work under a civil contract has these rates only if it is done by Russian domains or servers, and the payer, the account or the tax residence is Russian (Tax Code, article 208, paragraph 1, item 6.3). Check both conditions.', ru: 'Эти ставки действуют для дистанционной работы по договору ГПХ, только если она идёт через российские домены или серверы, а плательщик, счёт или налоговое резидентство — российские (ст. 208 п. 1 пп. 6.3 НК РФ). Проверьте оба условия.' },
  },
} as const satisfies Readonly<Record<string, StatusTexts>>

/** The texts of each category under an employment and under a civil contract; `null`: none. */
const byCategory: Readonly<Record<Category, Readonly<Record<'TD' | 'GPH', StatusTexts>> | null>> = {
  ordinary: null,
  eaeu_citizen: null,
  remote_employee: { TD: texts.remoteEmployee, GPH: texts.remoteContractor },
  highly_qualified_specialist: { TD: texts.specialist, GPH: texts.specialist },
  refugee: null,
  compatriot: null,
  patent_holder: null,
  ship_crew: { TD: texts.shipCrew, GPH: texts.shipCrew },
}

/**
 * The warnings of what depends on a fact about a non-resident that no request has.
 * @param hasContributions whether the answer has contributions
 */
export function statusWarningsOf(
  { is_not_resident, non_resident_category = 'ordinary', employment_type = 'TD' }: RightFields,
  language: Language,
  hasContributions: boolean,
): readonly Warning[] {
  // The self-employed have no category.
  const contract = employment_type === 'GPH' ? 'GPH' : 'TD'
  const of = is_not_resident ? byCategory[non_resident_category]?.[contract] : undefined
  if (of === undefined) return noWarnings
  const warning = (code: Warning['code'], text: Text) => ({ code, detail: write(text, language) })
  return [
    ...(of.rates ? [warning('remote_work_conditions', of.rates)] : []),
    ...(hasContributions ? [warning('contributions_may_not_be_due', of.contributions)] : []),
  ]
}
