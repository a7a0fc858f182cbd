import { byLanguage } from './by-language.ts'

/** The texts of a recalculation, which is loaded when it is opened. */
// biome-ignore format: one text a line
export const recalculationTexts = byLanguage({
  paidOn: { en: 'Day of the settlement', ru: 'День выплаты по пересчёту' },
  help: { en: 'Change everything else above, in the tab “After”: children, vacation, illness, bonuses, residence.', ru: 'Остальное меняйте выше, на вкладке «Стало»: дети, отпуск, больничный, премии, статус резидента.' },
  nothing: { en: 'Nothing has changed yet.', ru: 'Пока ничего не изменилось.' },
  later: (day: string) => ({ en: `No payment before ${day} changes, so there is nothing to settle: only later payments differ.`, ru: `Выплаты до ${day} не меняются, пересчитывать нечего: изменятся только следующие.` }),
  none: { en: 'These terms cannot be recalculated: both must be of the same year, 2023 or later, with tax withheld, and the day of the settlement must be in that year.', ru: 'Пересчитать нельзя: оба варианта должны быть за один год, не раньше 2023-го, по договору должны удерживать НДФЛ, а день выплаты — попадать в этот год.' },
  pays: (day: string, sum: string) => ({ en: `The employee is paid ${sum} ₽ more on ${day}. It is income of that day: the tax of earlier days does not change.`, ru: `${day} работнику доплатят ${sum} ₽ на руки. Это доход дня выплаты: налог прошлых дней не меняется.` }),
  owes: (sum: string) => ({ en: `The employee was overpaid by ${sum} ₽.`, ru: `Работнику переплатили ${sum} ₽.` }),
  setOff: { en: 'Set off in later payments of the year', ru: 'Зачтут в следующих выплатах года' },
  toReturn: { en: 'To be returned on request (Tax Code, art. 231)', ru: 'Вернут по заявлению (ст. 231 НК РФ)' },
  toReturnByService: { en: 'Returned by the tax service after the year, on a tax return (Tax Code, art. 231 para. 1.1)', ru: 'Вернёт налоговая после конца года по декларации (ст. 231 п. 1.1 НК РФ)' },
  notWithheld: { en: 'Not withheld by the end of the year', ru: 'Не удержат до конца года' },
  months: { en: 'Difference by month', ru: 'Разница по месяцам' },
  payments: { en: 'Difference by payment', ru: 'Разница по выплатам' },
  byDate: (payments: string, months: string) => ({ en: `By dates of payment the tax changes by ${payments} ₽, by months by ${months} ₽: income belongs to the day on which it is paid (Tax Code, art. 223), so a deduction or a rate changes in another month.`, ru: `По датам выплат НДФЛ меняется на ${payments} ₽, по месяцам — на ${months} ₽: доход относится ко дню выплаты (ст. 223 НК РФ), поэтому вычет или ставка меняются в другом месяце.` }),
  settlement: { en: 'recalculation', ru: 'пересчёт' },
  copyRows: { en: 'Copy the columns for the list of employees', ru: 'Скопировать столбцы для списка сотрудников' },
  rowsCopied: (rows: number) => (rows > 1 ? { en: 'Copied. The first row stays as it was paid; below it put a copy of the employee’s row with the second one. Both need ИНН or СНИЛС.', ru: 'Скопировано. Первая строка — как выплачено; под ней — копия строки сотрудника со столбцами второй. В обеих нужен ИНН или СНИЛС.' } : { en: 'Copied. Put the columns into the employee’s row.', ru: 'Скопировано. Вставьте столбцы в строку сотрудника.' }),
  noRows: { en: 'The list has no columns for this recalculation: more than the salary changes in a month whose advance is paid, tax was due before the day, or the rate is 30%.', ru: 'Столбцов для такого пересчёта в списке нет: в месяце с выплаченным авансом меняется не только оклад, налога до этого дня не хватило или ставка — 30 %.' },
  copyFailed: { en: 'The browser did not allow copying.', ru: 'Браузер не дал скопировать.' },
  repayments: { en: 'Deducted from payments, at most 20% of each', ru: 'Удержания из выплат, не больше 20 % каждой' },
  limit: { en: 'At most', ru: 'Не больше' },
  kept: { en: 'Deducted', ru: 'Удержат' },
  left: { en: 'Left', ru: 'Останется' },
})
