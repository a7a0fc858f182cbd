import type { Language } from '@oklad/contract/fields'
import type { InputProblem, WarningCode } from '@oklad/contract/internal'
import type { RowProblem } from '@oklad/table'

/** What a code means; what its reader does, or which members come with it. */
export type Meaning = Readonly<Record<Language, readonly [meaning: string, remedy: string]>>

/** The warnings of answers. Exhaustive: a new code does not compile without its meaning. */
// biome-ignore format: one text a line
export const warningMeanings: Readonly<Record<WarningCode, Meaning>> = {
  provisional_law: { en: ['The law of the year is not known yet: the newest figures were used', 'Calculate again when the law is published'], ru: ['Закон года ещё не известен: взяты новейшие показатели', 'Пересчитайте, когда закон опубликуют'] },
  threshold_passed: { en: ['The income of the year to date passes a threshold: the rate rises from this month', 'Nothing: the higher rate applies only above the threshold'], ru: ['Доход с начала года превысил порог: с этого месяца ставка выше', 'Ничего: повышенная ставка — только с суммы сверх порога'] },
  contribution_limit_passed: { en: ['The pay of the year passes the contribution limit: contributions are lower', 'Nothing'], ru: ['Выплаты с начала года превысили предельную базу: взносы ниже', 'Ничего'] },
  child_deduction_limit_passed: { en: ['The income of the year passes the limit of the deduction for children', 'Nothing: the deduction ends with this month'], ru: ['Доход с начала года превысил предел вычета на детей', 'Ничего: с этого месяца вычета нет'] },
  earlier_income_unknown: { en: ['The income at earlier employers is not given, and the deduction for children depends on it', 'Give `income_before_elsewhere`, or 0'], ru: ['Не указан доход у прежних работодателей, а от него зависит вычет на детей', 'Укажите `income_before_elsewhere` или 0'] },
  self_employment_limit_passed: { en: ['The income of a self-employed person passes the limit of the year', 'Compute the tax above it apart: it belongs to another regime'], ru: ['Доход самозанятого превысил годовой предел', 'Налог сверх предела посчитайте отдельно: это другой режим'] },
  registration_deduction_used: { en: ['The registration deduction of a self-employed person is used up', 'Nothing: the full rate applies'], ru: ['Вычет самозанятого при регистрации израсходован', 'Ничего: дальше ставка полная'] },
  below_minimum_wage: { en: ['The pay of a full month is below the minimum wage or its share', 'Check the salary and `full_time_share`; see the minimum wage of the region'], ru: ['За полный месяц начислено меньше МРОТ или его доли', 'Проверьте оклад и `full_time_share`; посмотрите МРОТ региона'] },
  deductions_not_applied: { en: ['Deductions are given for a person who has no right to them', 'Take them out, or correct the residence or the contract'], ru: ['Вычеты указаны тому, у кого нет на них права', 'Уберите их или исправьте резидентство или договор'] },
  activity_must_be_listed: { en: ["A small business tariff depends on the main activity of the company", "Check the activity against the list that the warning names"], ru: ['Тариф МСП зависит от основного вида деятельности компании', 'Сверьте его с перечнем, который назван в предупреждении'] },
  contributions_may_not_be_due: { en: ['Contributions of this non-resident may not be due', 'Check the citizenship, the register of the ship or the stay'], ru: ['Взносы с выплат этому нерезиденту могут не начисляться', 'Проверьте гражданство, реестр судна или статус пребывания'] },
  remote_work_conditions: { en: ['The rates of remote work under a civil contract have conditions', 'Check the domain or server, and the payer, the account or the residence'], ru: ['У ставок для дистанционной работы по договору ГПХ есть условия', 'Проверьте домен или сервер и плательщика, счёт или резидентство'] },
  late_payday: { en: ['A payday is later than the Labour Code allows, or there is no advance', 'Set `advance_day`, `final_day` or `advance_percent`'], ru: ['День выплаты позже, чем разрешает ТК, или нет аванса', 'Исправьте `advance_day`, `final_day` или `advance_percent`'] },
  excess_tax: { en: ['More tax is withheld than is due, and no later payment can absorb it', 'Tell the employee within 10 days and return it on an application (ст. 231)'], ru: ['Удержано больше налога, чем нужно, и зачесть его не в чем', 'Сообщите сотруднику в течение 10 дней и верните по заявлению (ст. 231)'] },
  tax_not_withheld: { en: ['The pay of the year was too low for its tax', 'Tell the tax service (ст. 226 п. 5)'], ru: ['Выплат года не хватило на налог', 'Сообщите налоговой (ст. 226 п. 5)'] },
  contradictory_fields: { en: ['A field has no effect beside the others, or two fields contradict each other', 'Read `fields` and take one of them out'], ru: ['Поле ни на что не влияет рядом с другими, или два поля противоречат друг другу', 'Посмотрите `fields` и уберите одно из них'] },
  bonus_not_prorated: { en: ['A bonus counts in full in a period that is not worked in full', 'Give `days_worked` and `days_norm`'], ru: ['Премия учтена целиком, а период отработан не полностью', 'Укажите `days_worked` и `days_norm`'] },
  days_not_rounded: { en: ['The days of short months are exact; accounting programs round them', 'Set `round_days` to compute as they do'], ru: ['Дни неполных месяцев точные, а программы учёта их округляют', 'Чтобы считать так же, включите `round_days`'] },
  raise_indexes_part: { en: ['A raise after the period multiplies only the sums that are indexed', 'Check what your employer multiplies'], ru: ['Повышение после периода умножает только индексируемые суммы', 'Проверьте, что умножает ваш работодатель'] },
  floor_without_coefficient: { en: ['The average is raised to the minimum wage without a coefficient', 'Check the practice of your region'], ru: ['Средний заработок доведён до МРОТ без районного коэффициента', 'Проверьте практику региона'] },
  floor_with_excluded_time: { en: ['The average is raised to the minimum wage though time is excluded', 'Check how your employer reads point 18'], ru: ['Средний заработок доведён до МРОТ, хотя часть периода исключена', 'Проверьте, как работодатель читает пункт 18'] },
  paid_late: { en: ['Vacation pay or compensation is paid after its day', 'Pay it earlier, or correct `paid_on`'], ru: ['Отпускные или компенсация выплачены позже срока', 'Заплатите раньше или исправьте `paid_on`'] },
  split_by_payment_date: { en: ['The day of payment is in another year than the first day, and decides the split between the bases', 'Check the day'], ru: ['Дата выплаты в другом году, чем первый день, и от неё зависит деление по базам', 'Проверьте дату'] },
  northern_part_unknown: { en: ['Days paid by the minimum wage have no known northern part', 'Nothing: they are in the main base'], ru: ['У дней, оплаченных по МРОТ, северная часть неизвестна', 'Ничего: они в основной базе'] },
  care_days_limited: { en: ['All days of care are counted, and the Fund pays a limited number', 'Check the limit of the case and of the year'], ru: ['Посчитаны все дни ухода, а Фонд оплачивает ограниченное число', 'Проверьте предел случая и года'] },
  dismissal_not_counted: { en: ['`after_dismissal` has no effect on care or quarantine', 'Take it out: after a dismissal only an own illness is paid (255-ФЗ ст. 5 ч. 2)'], ru: ['`after_dismissal` не влияет на уход и карантин', 'Уберите его: после увольнения оплачивают только свою болезнь (255-ФЗ ст. 5 ч. 2)'] },
  months_without_pay: { en: ['A month without pay counts whole and lowers the average', 'Give the excluded days if point 5 names the reason'], ru: ['Месяц без оплаты учтён целиком и снижает средний заработок', 'Укажите исключаемые дни, если причина названа в пункте 5'] },
  months_not_counted: { en: ['Some paid months are outside the period', 'Nothing, or correct the months'], ru: ['Часть оплаченных месяцев не входит в расчётный период', 'Ничего, или исправьте месяцы'] },
  bonuses_not_counted: { en: ['Some bonuses are outside the period, or a larger one counts in their place', 'Nothing, or correct the bonuses'], ru: ['Часть премий не входит в период, или вместо них учтена большая', 'Ничего, или исправьте премии'] },
  raises_not_counted: { en: ['Some raises change nothing', 'Correct the day or the salary'], ru: ['Часть повышений ничего не меняет', 'Исправьте дату или оклад'] },
  earnings_assumed: { en: ['Earlier earnings are not given: earlier months are taken as paid like the first one', 'Give `earnings_before`, or `earnings` of the sick leave'], ru: ['Заработок до начала расчёта не указан: каждый прежний месяц посчитан как первый оплаченный', 'Укажите `earnings_before` или `earnings` больничного'] },
  other_pay_not_counted: { en: ['A bonus from profit is not in the average earnings', 'If it belongs to the pay system, compute the pay by `vacation-pay`'], ru: ['Премия из прибыли не вошла в средний заработок', 'Если она входит в систему оплаты, посчитайте выплату через `vacation-pay`'] },
  paid_outside_year: { en: ['The pay for an absence is dated outside the calculated months and left out', 'Calculate the other year too'], ru: ['Выплата за отсутствие приходится на дату вне месяцев расчёта и не учтена', 'Посчитайте и другой год'] },
  no_earnings: { en: ['There are no earnings to compute the pay: it is 0', 'Give the earnings, or the salary'], ru: ['Нет заработка, по которому считают выплату: она равна 0', 'Укажите заработок или оклад'] },
  vacation_in_advance: { en: ['More vacation was used than earned', 'Check whether the ground of dismissal allows a deduction (ТК ст. 137)'], ru: ['Отпуска использовано больше, чем заработано', 'Проверьте, разрешает ли удержание основание увольнения (ТК ст. 137)'] },
  hire_month_whole: { en: ['The days before the hire count in the first month and lower the average', 'Give them as `excluded_days`'], ru: ['Дни до приёма учтены в первом месяце и снижают средний заработок', 'Укажите их в `excluded_days`'] },
  tax_set_off: { en: ['Excess tax at one rate is set off against tax due at another', 'Take the tax of the year as one sum; the documents of the agent show the set-off'], ru: ['Излишний налог по одной ставке зачтён в счёт налога по другой', 'Считайте налог года одной суммой: зачёт виден в документах агента'] },
  budget_code_unknown: { en: ['The budget code (КБК) of this tax is not known here', 'Ask the tax service for it, and add it to `budget_codes` of the employer'], ru: ['КБК этого налога программе неизвестен', 'Уточните его в налоговой и укажите в `budget_codes` работодателя'] },
  debt_needs_grounds: { en: ['An overpayment may be deducted only on the grounds of ТК ст. 137', 'Check the ground, or agree with the employee'], ru: ['Переплату можно удержать только по основаниям ТК ст. 137', 'Проверьте основание или договоритесь с сотрудником'] },
}

/** The problems of a request and of a row. Exhaustive too. */
// biome-ignore format: one text a line
export const problemMeanings: Readonly<Record<InputProblem['code'] | RowProblem['code'], Meaning>> = {
  malformed_json: { en: ['The text is not JSON', '`line`, `column`'], ru: ['Текст — не JSON', '`line`, `column`'] },
  too_deep: { en: ['Nested deeper than any field needs', '`maximum`'], ru: ['Вложенность больше, чем нужно любому полю', '`maximum`'] },
  duplicate_field: { en: ['A field is given twice', ''], ru: ['Поле указано дважды', ''] },
  missing_field: { en: ['A required field is missing', '`minimum`, `maximum`'], ru: ['Нет обязательного поля', '`minimum`, `maximum`'] },
  unknown_field: { en: ['There is no such field', '`suggestion`'], ru: ['Такого поля нет', '`suggestion`'] },
  wrong_type: { en: ['Text for a number, a number for a date', '`expected`'], ru: ['Текст вместо числа, число вместо даты', '`expected`'] },
  not_an_integer: { en: ['A fraction or an exponent: 1.5, 1.0, 1e5', '`minimum`, `maximum`'], ru: ['Дробь или степень: 1.5, 1.0, 1e5', '`minimum`, `maximum`'] },
  out_of_range: { en: ['Too small, too large, or a year whose law is not known', '`minimum`, `maximum`, `bounded_by`'], ru: ['Слишком мало, слишком много или год, закон которого неизвестен', '`minimum`, `maximum`, `bounded_by`'] },
  impossible_date: { en: ['Not a date of the calendar', ''], ru: ['Такой даты нет', ''] },
  value_not_allowed: { en: ['A word that the field does not have', '`allowed`'], ru: ['Слово, которого у поля не бывает', '`allowed`'] },
  wrong_length: { en: ['Too few or too many items of a list', '`minimum`, `maximum`'], ru: ['Слишком мало или слишком много элементов списка', '`minimum`, `maximum`'] },
  excluded_fields: { en: ['Two fields that cannot be given together', '`fields`'], ru: ['Два несовместимых поля', '`fields`'] },
  not_in_year: { en: ['A value for which the law of the year has no rule', '`year`'], ru: ['Значение, для которого в законе года нет правила', '`year`'] },
  unknown_in_year: { en: ['A value that needs a figure of the year which is not known yet', '`year`'], ru: ['Значение, для которого нужен ещё неизвестный показатель года', '`year`'] },
  no_payments: { en: ['Tax is not withheld from every payment: a year before 2023, self-employment', '`year`'], ru: ['НДФЛ удерживают не с каждой выплаты: год до 2023-го, самозанятость', '`year`'] },
  paid_in_another_year: { en: ['`paid_on` of a recalculation is not in the year of the months', '`year`; `maximum` where too much was paid in it'], ru: ['`paid_on` пересчёта — не в году расчёта', '`year`; `maximum`, если в нём переплатили'] },
  column_question: { en: ['It is not certain what a column holds: send one of the choices for its header in `mapping`', '`header`, `choices`'], ru: ['Неясно, что в столбце: пришлите один из вариантов для его заголовка в `mapping`', '`header`, `choices`'] },
  unreadable: { en: ['A row of a table cannot be read: too long, broken quotes, no object', 'only in rows'], ru: ['Строка таблицы не читается: слишком длинная, кавычки не закрыты, не объект', 'только в строках'] },
  no_person: { en: ['A row of a list is not a person: a heading, subtotal, signature, vacancy, total or empty row. Delete it, or leave such rows out with `--skip-headings`', 'only in rows'], ru: ['Строка списка — не сотрудник: заголовок, подытог, подпись, вакансия, итог или пустая строка. Удалите её или пропустите такие строки с `--skip-headings`', 'только в строках'] },
  same_person: { en: ['The person has a row above: the scale would be counted twice. Join the rows, give numbers or birth dates to tell namesakes apart, or continue with `income_before`', 'only in rows'], ru: ['У человека уже есть строка выше: шкала посчиталась бы дважды. Объедините строки, укажите номера или даты рождения однофамильцев или продолжите через `income_before`', 'только в строках'] },
}
