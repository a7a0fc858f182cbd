import type { Text } from '../language.ts'
import type { RequestFieldName } from './requests.ts'

/** Explains a field beside its label, by its name. Apart from the table of fields, because a page needs them only with its form. */
// biome-ignore format: one text a line
export const fieldHints: Readonly<Record<string, Text | undefined>> = {
  territorial_multiplier: { en: '1 to 2', ru: 'от 1 до 2' },
  northern_coefficient: { en: '0 to 100', ru: 'от 0 до 100' },
  has_tax_privilege: { en: 'Pay of participants of the special military operation: 13% up to 5 million ₽ a year, 15% above that. Not a privilege of all law-enforcement employees.', ru: 'Выплаты участникам специальной военной операции: 13 % до 5 млн ₽ в год, 15 % сверх этой суммы. Это не льгота для всех сотрудников силовых ведомств.' },
  is_not_resident: { en: '30% of each month, no deductions', ru: '30 % с каждого месяца, без вычетов' },
  non_resident_category: { en: 'Some pay the rates of residents, without deductions', ru: 'У некоторых ставки как у резидентов, но без вычетов' },
  full_time_share: { en: 'part time is compared with its share of the minimum wage', ru: 'неполное время сравнивается с его долей МРОТ' },
  bonuses_attract_allowances: { en: 'Yes for bonuses of the pay system, no for one-off bonuses outside it', ru: 'Да для премий из системы оплаты труда, нет для разовых вне её' },
  statutory_territorial_multiplier: { en: 'where the employer pays a higher one: the excess is taxed as salary', ru: 'если работодатель платит больше: превышение облагается как оклад' },
  elder_children_count: { en: 'such as adults: they count in the order of children', ru: 'например взрослые: они учитываются в очерёдности детей' },
  single_parent: { en: 'the deduction is doubled', ru: 'вычет удваивается' },
  has_family_payment: { en: 'two or more children, income per head up to 1.5 subsistence minimums; tax above 6% comes back', ru: 'двое и более детей, доход на человека до 1,5 прожиточного минимума; вернут НДФЛ сверх 6 %' },
  own_deduction: { en: '500 ₽: heroes, disabled since childhood, groups I and II; 3,000 ₽: Chernobyl, disabled in war', ru: '500 ₽: герои, инвалиды с детства, I и II групп; 3 000 ₽: чернобыльцы, инвалиды войны' },
  treatment_expense: { en: 'no limit: code 2 of the certificate', ru: 'без предела: код 2 в справке' },
  savings_expense: { en: 'ПДС, ИИС-3: 400,000 ₽ a year at most', ru: 'ПДС, ИИС-3: не больше 400 000 ₽ в год' },
  income_before: { en: 'The cumulative tax starts from these amounts', ru: 'Налог считается нарастающим итогом вместе с этими суммами' },
  income_before_elsewhere: { en: 'Counts only towards the income limit of the deduction for children; 0 if there was none', ru: 'Учитывается только в предельном доходе для вычета на детей; 0, если не было' },
  other_employers: { en: 'For the settlement with the tax service; tax withheld here stays the same', ru: 'Для сверки с налоговой: на удержание здесь не влияет' },
  severance_average_month: { en: 'three such earnings are free of tax and contributions', ru: 'три таких заработка не облагаются НДФЛ и взносами' },
  severance_far_north: { en: 'or an area equal to it: six earnings are free, not three', ru: 'и приравненных местностей: не облагаются шесть заработков, а не три' },
  accident_rate: { en: '0.2 to 8.5 by class of risk, with a discount or surcharge 0.08 to 11.9', ru: 'от 0,2 до 8,5 по классу риска, со скидкой или надбавкой от 0,08 до 11,9' },
  working_conditions: { en: 'additional contributions for harmful work', ru: 'дополнительные взносы за вредную работу' },
  is_company_head: { en: 'from 2026 contributions on at least the minimum wage', ru: 'с 2026 года взносы не меньше чем с МРОТ' },
  advance_percent: { en: 'empty: for the days worked', ru: 'пусто — за отработанные дни' },
} satisfies Partial<Record<RequestFieldName | 'advance_percent', Text>>
