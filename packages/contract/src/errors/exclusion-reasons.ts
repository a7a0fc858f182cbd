import type { Text } from '../language.ts'

/** Why fields exclude each other: the last sentence of the problem. */
// biome-ignore format: one text a line
export const exclusionReasons = {
  employmentOnly: { en: 'It belongs to employment: labour law does not apply to other contracts (Labour Code, article 11).', ru: 'Это бывает только по трудовому договору: на другие трудовое право не распространяется (ст. 11 ТК РФ).' },
  privilegeOfEmployment: { en: 'The rates of the special military operation are computed for pay under an employment contract alone.', ru: 'Ставки для участников СВО считаются только для оплаты по трудовому договору.' },
  notForSelfEmployed: { en: 'The self-employed pay their tax themselves: who pays them withholds nothing and pays no contributions (422-ФЗ).', ru: 'Самозанятый платит налог сам: плательщик дохода ничего не удерживает и взносов не платит (422-ФЗ).' },
  selfEmployedOnly: { en: 'It belongs to the tax on professional income, which only the self-employed pay (422-ФЗ).', ru: 'Это относится к налогу на профессиональный доход, который платят только самозанятые (422-ФЗ).' },
  residentsOnly: { en: 'The settlement over several employers is computed for residents alone.', ru: 'Расчёт налога по нескольким работодателям делается только для резидентов.' },
  nonResidentsOnly: { en: 'Only non-residents have a category.', ru: 'Категория бывает только у нерезидентов.' },
  soughtSalary: { en: 'The salary that is sought is the same in all months, without absences, whose pay depends on it.', ru: 'Подбирается один оклад на все месяцы, без отпусков и больничных: их оплата зависит от него.' },
  soughtNet: { en: 'With it more pay in a month can leave less in a later one: seek the net pay of the first or of every month.', ru: 'С ним рост оплаты в одном месяце может уменьшить сумму на руки в другом: подберите оклад по первому или по каждому месяцу.' },
  notOfKind: { en: 'This kind does not have it.', ru: 'У этого вида такого поля нет.' },
  partAboveWhole: { en: 'A part is not larger than the whole.', ru: 'Часть не бывает больше целого.' },
  bonusMonths: { en: 'A monthly bonus is for 1 month, an annual one for 12.', ru: 'Месячная премия — за 1 месяц, годовая — за 12.' },
  endOfAbsence: { en: 'An absence ends by its last day or by the number of its days.', ru: 'Конец отсутствия задают последним днём или числом дней.' },
  workedDaysUnknown: { en: 'A business trip and a donor day are paid by the working days worked in the 12 months before, which are not known of a month before the year that has excluded days, and before 2017: compute the pay by vacation-pay, kind working_days, and give it in other_pay.', ru: 'Командировка и донорский день оплачиваются по отработанным рабочим дням 12 прежних месяцев, а для месяца до начала расчёта с исключёнными днями и до 2017 года они неизвестны: посчитайте оплату через vacation-pay, вид working_days, и укажите её в other_pay.' },
  sharedDay: { en: 'A day has one absence at most.', ru: 'На один день приходится не больше одного отсутствия.' },
  daysReckoned: { en: 'The days of compensation alone, and only where they are not given, are reckoned from the first day of work.', ru: 'По первому дню работы считаются только дни компенсации, и только если они не указаны.' },
  firstPriority: { en: 'The living minimum is kept from the second priority on.', ru: 'Прожиточный минимум сохраняется начиная со второй очереди.' },
  protectedPay: { en: 'Not all may be deducted from material aid, gifts and birth aid (229-ФЗ, article 101); what may be deducted from severance is not computed.', ru: 'Из материальной помощи, подарков и выплат при рождении ребёнка можно удержать не всё (ст. 101 229-ФЗ); удержания из выходного пособия не считаются.' },
} as const satisfies Readonly<Record<string, Text>>

export type ExclusionReason = keyof typeof exclusionReasons
