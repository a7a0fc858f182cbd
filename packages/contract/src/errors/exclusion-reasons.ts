import { FIRST_CALENDAR_YEAR } from '@oklad/law/internal'
import type { Text } from '../language.ts'

/** Why fields exclude each other: the last sentence of the problem. */
// biome-ignore format: one text a line
export const exclusionReasons = {
  employmentOnly: { en: 'Only an employment contract can have it: labour law does not apply to other contracts (Labour Code, article 11).', ru: 'Это бывает только по трудовому договору (ст. 11 ТК РФ).' },
  privilegeOfEmployment: { en: 'The rates of the special military operation apply only to pay under an employment contract here.', ru: 'Ставки для участников СВО здесь считаются только для оплаты по трудовому договору.' },
  notForSelfEmployed: { en: 'The self-employed pay their own tax: their customer withholds no tax and pays no contributions (422-ФЗ).', ru: 'Самозанятый платит налог сам: заказчик ничего не удерживает и взносов не платит (422-ФЗ).' },
  selfEmployedOnly: { en: 'It belongs to the tax on professional income, which only the self-employed pay (422-ФЗ).', ru: 'Это относится к налогу на профессиональный доход, который платят только самозанятые (422-ФЗ).' },
  residentsOnly: { en: 'The settlement over several employers is computed only for residents.', ru: 'Расчёт налога по нескольким работодателям делается только для резидентов.' },
  nonResidentsOnly: { en: 'Only non-residents have a category.', ru: 'Категория бывает только у нерезидентов.' },
  soughtSalary: { en: 'The salary that is sought is the same in all months. Pay for absences depends on the salary, so absences are excluded.', ru: 'Подбирается один оклад на все месяцы, а оплата отпусков и больничных зависит от оклада. Поэтому указать их здесь нельзя.' },
  soughtNet: { en: 'If a minimum is protected, more pay in one month can reduce net pay in a later month. Seek the net pay of the first month or of every month.', ru: 'Если сохраняется прожиточный минимум, рост оплаты в одном месяце может уменьшить сумму на руки в другом. Подберите оклад по первому или по каждому месяцу.' },
  notOfKind: { en: 'This kind does not have the field.', ru: 'У этого вида такого поля нет.' },
  partAboveWhole: { en: 'A part cannot be larger than the whole.', ru: 'Доля не может быть больше целого.' },
  bonusMonths: { en: 'A monthly bonus is for 1 month, an annual one for 12.', ru: 'Месячная премия — за 1 месяц, годовая — за 12.' },
  endOfAbsence: { en: 'An absence ends by its last day or by the number of its days.', ru: 'Конец отсутствия задают последним днём или числом дней.' },
  workedDaysUnknown: { en: `A business trip and a donor day are paid by the working days of the 12 months before. These days are not known for a month before the calculation with excluded days, nor before ${FIRST_CALENDAR_YEAR}. Compute the pay for working days apart, and give it as other pay.`, ru: `Командировка и донорский день оплачиваются по рабочим дням 12 прежних месяцев. Для месяца до начала расчёта с исключёнными днями и до ${FIRST_CALENDAR_YEAR} года эти дни неизвестны. Посчитайте оплату рабочих дней отдельно и укажите её как другую выплату.` },
  sharedDay: { en: 'A day has one absence at most.', ru: 'На один день приходится не больше одного отсутствия.' },
  daysReckoned: { en: 'The first day of work is used only for the days of a compensation, and only if these days are not given.', ru: 'По первому дню работы считаются только дни компенсации, и только если они не указаны.' },
  firstPriority: { en: 'The subsistence minimum is protected from the second priority on.', ru: 'Прожиточный минимум сохраняется начиная со второй очереди.' },
  protectedPay: { en: 'Deductions from material aid, gifts and birth aid are limited (229-ФЗ, article 101). What may be deducted from severance is not computed.', ru: 'Из материальной помощи, подарков и выплат при рождении ребёнка можно удержать не всё (ст. 101 229-ФЗ). Удержания из выходного пособия не считаются.' },
} as const satisfies Readonly<Record<string, Text>>

/** Why a field bounds another one, by the field that bounds it. */
// biome-ignore format: one text a line
export const boundReasons: Readonly<Record<string, Text | undefined>> = {
  employment_type: { en: 'A larger income exceeds the yearly limit of the self-employed.', ru: 'Больший доход превысит годовой предел самозанятого.' },
  children_count: { en: 'There cannot be more disabled children than children.', ru: 'Детей с инвалидностью не может быть больше, чем детей.' },
}

export type ExclusionReason = keyof typeof exclusionReasons
