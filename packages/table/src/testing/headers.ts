/**
 * Headers as accounting programs, personnel systems, surveys and home-made sheets have them, beside a column of
 * salaries, with the verdict of a person who reads them. `Header ← values` has the first values of the column.
 */

/** The headers that are certain, by the column that they mean; `|` separates them. */
export const understood: Readonly<Record<string, string>> = {
  gross_salary_rub:
    'Оклад|ОКЛАД|оклад|Оклад (руб.)|Оклад, руб.|Оклад, р.|Оклад, ₽|Оклад руб/мес|Оклад (₽ в месяц)|Оклад\nруб.|Оклад\u00a0(руб)|Должностной оклад|Должн. оклад, руб.|Оклад (тариф)|Оклад по тарифу|Тарифный оклад|Базовый оклад|Основной оклад, руб.|Размер оклада|Сумма_оклада_руб ← 1|Оклад сотрудника|Текущий оклад|Ежемесячный оклад|Оклад в месяц, руб.|Оклад gross|Оклад (брутто)|Оклад до вычета НДФЛ|Оклад до налогов|З/п|ЗП|ЗП (gross), руб.|Зарплата|Зарплата, руб./мес.|Зар. плата|Зарплата до вычета НДФЛ|Заработная плата|Заработная плата, руб.|Заработная плата в месяц|Salary|Salary (RUB)|Salary, RUB|Salary per month|Monthly salary|Monthly Salary (Gross)|Gross salary|Gross Monthly Salary, RUB|Base salary|Base Pay|BaseSalary|Basic salary|Current Salary|Employee salary|Wage|Monthly wage (₽)|salary_rub|base_salary|Оклад 2026|Оклад по штатному расписанию',
  gross_salary_thousand_rub:
    'Оклад, тыс. руб.|Оклад (тыс.руб.)|Оклад, т.р.|Зарплата, тыс. ₽|ЗП тыс. руб/мес|Salary, thousand RUB|Salary (thousands of roubles) ← 150, 90.5',
  gross_salary: 'Оклад, коп.|gross_salary|Gross_Salary|Salary, kopecks',
  territorial_multiplier:
    'Районный коэффициент|Районный коэф.|Район. коэф.|Район. коэфф.|Р/к|РК|р.к.|Р. коэф.|РК ← 1,15|Рай. коэффициент ← 1,15|Коэффициент районный|Районный к-т|Уральский коэффициент|Уральские|Районный ← 1,15|Региональный коэффициент|Территориальный коэф.|District coefficient|District coef.|Regional coefficient|Regional multiplier|РК (районный коэффициент)|Размер районного коэффициента',
  northern_coefficient:
    'Северная надбавка|Северная надбавка, %|Сев. надб.|Сев. надбавка (%)|СН|СН, %|Сев.надб., %|Северная процентная надбавка|Процентная надбавка|% северной надбавки|Размер северной надбавки, %|Надбавка северная|Северные|Северные, %|Полярка ← 80|Полярные, %|Northern allowance|Northern allowance (%)|Polar allowance, %',
  children_count:
    'Дети|Детей|Кол-во детей|Количество детей|Кол. детей|Число детей|Детей, чел.|Детей до 18 лет|Дети до 18|Кол-во несоверш. детей ← 2|Количество детей (чел.)|Children|Number of children|No. of children|Kids|Children count|Дети с правом на вычет',
  disabled_children_count:
    'Детей-инвалидов|Кол-во детей-инвалидов|Ребёнок-инвалид ← 0, 1|Disabled children',
  share_of_full_time:
    'FTE|fte|Share of full time|Share of full time ← 50, 100|Доля ставки|Кол-во ставок|Количество ставок|Ставок|Размер ставки|Часть ставки|Ставка ← 1, 0.5, 0.75|Ставка ← 1, 1, 1|Ставка (кол-во) ← 0,5|Занятость, % ← 100, 50|Занятость ← 0.5, 1|Full-time equivalent|FTE, % ← 50 %, 100 %|Workload ← 0.5|Rate ← 1, 0.5',
  hire_date:
    'Дата приёма|Дата приема|Дата приёма на работу|Дата приема сотрудника|Принят|Принята|Дата трудоустройства|Дата найма|Дата начала работы|Начало работы ← 01.03.2026|Первый рабочий день|Дата выхода на работу|Принят с|Прием ← 01.03.2026|Hire Date|HireDate|hire_date|Date of hire|Date Hired|Start Date|Employment start date|Joining date|Date of Joining',
  vacation_from:
    'Отпуск с|Отпуск 1 с|Отпуск (с) ← 06.07.2026|Начало отпуска|Дата начала отпуска|Ежегодный отпуск: начало|Отпуск, дата начала ← 6.7.26|vacation_from|Vacation from|Vacation start date',
  vacations:
    'Отпуск ← 06.07.2026–19.07.2026|Даты отпуска ← с 06.07.2026 по 19.07.2026|Vacations ← 2026-07-06 - 2026-07-19; 01.09.26 - 05.09.26',
  vacation_2_to: 'Отпуск 2 по|Отпуск по (2)|Конец отпуска №2|vacation_2_to|Vacation 2: end',
  vacation_days: 'vacation_days|Отпуск, календарных дней|Vacation, calendar days',
  sick_from: 'Больничный с|Дата начала больничного|Болезнь с|Нетрудоспособность с|Sick leave start',
  sick_to: 'Больничный по|Больничный лист: по|Окончание больничного|Sick leave to',
  unpaid_to: 'Отпуск без оплаты по|Без содержания по|Отпуск за свой счёт, по|Unpaid leave to',
  insurance_seniority:
    'Страховой стаж|Страховой стаж, лет ← 7|Стаж для больничного|Insurance, years',
  dismissal_date:
    'Дата увольнения|Уволен|Уволена|Дата увольн.|Увольнение ← 30.09.2026|Termination Date|Dismissal date|End Date|Last working day|Дата окончания работы|Последний рабочий день ← 30.09.2026|Окончание работы',
  employment_type:
    'Договор|Вид договора|Тип договора|Договор ← ГПХ, трудовой|Contract type|Contract ← TD, GPH|Форма сотрудничества ← самозанятый, штат|Тип занятости ← Полная занятость, ГПХ|Форма оформления ← ТД, ГПХ, НПД|Employment type ← full-time, contractor|Вид занятости ← Основное место работы, Внешнее совместительство|employment_type',
  self_employed:
    'Самозанятый|Самозанятый ← да, нет|Самозанятые|НПД ← да|Self-employed|Self employed ← yes, no',
  civil_contract: 'ГПХ ← да, нет|ГПХ|Договор ГПХ ← 1, 0|Civil contract|Civil contract ← yes',
  resident:
    'Резидент|Резидент РФ|Резидент РФ ← да, нет|Налоговый резидент|Резидент / нерезидент ← резидент, нерезидент|Резидентство ← резидент|Tax resident|Resident ← yes, no|Tax residency ← resident, non-resident',
  is_not_resident:
    'Нерезидент|Нерезидент ← да, нет|Не резидент РФ|Non-resident|Не налоговый резидент',
  taxpayer_status:
    'Статус налогоплательщика|Статус налогоплательщика ← 1, 2|Код статуса налогоплательщика ← 1|Taxpayer status',
  single_parent: 'Единственный родитель|Мать-одиночка ← да|Single parent',
  currency: 'Валюта ← RUB, руб.|Валюта оклада ← руб|Currency ← RUB|Salary currency ← RUR',
  gross_or_net: 'Gross/Net ← gross|Gross / net ← gross, net',
  town: 'Город|Город ← Норильск, Москва|Населённый пункт ← Сургут|Нас. пункт|City|City ← Norilsk|Work city|Место работы ← г. Мурманск|Город работы',
  northern_seniority:
    'Северный стаж|Северный стаж, лет|Стаж на Севере|Стаж в РКС|Сев. стаж (лет)|Стаж работы на Севере ← 2, 5|Northern seniority|Northern seniority, years',
  monthly_bonuses_3_rub:
    'Премия март, руб.|Премия, март|Премия, март, ₽|Bonus, March|Премия за март|Премия (март)|Премия, мар.|Бонус март|Премия 03.2026|Премия март 2026|Bonus March|Bonus, Mar|March bonus, RUB|monthly_bonuses_3_rub|Премии, март, ₽',
  monthly_bonuses_12_rub: 'Премия декабрь|Премия за дек.|December bonus|Премия 12.2026',
  monthly_salaries_3_rub:
    'Оклад март ← 100000, 90000|Зарплата за март ← 100000|Оклад по месяцам, март, ₽',
  accident_rate:
    'Взносы на травматизм, %|Травматизм, % ← 0,2|Ставка НС и ПЗ, % ← 0.2|Accident insurance, %',
  housing_expense_rub: 'Покупка или строительство жилья',
}

/** The headers that may be a term of pay and are not certain. */
export const asked: string =
  'Районный ← Северный, Южный|Подарок, руб.|Доход с прошлого места работы|Доход у предыдущего работодателя, руб.|Отработано дней|Дней отработано ← 15, 21|Days worked|Оклад, $|Оклад, USD|Зарплата (€)|Salary, EUR|Salary USD|Оклад, млн руб.|Оклад в год|Годовой оклад|Annual salary|Salary per year|Часовая ставка|Hourly rate ← 500, 700|Зарплата в час|Оклад за смену|Дневная ставка|Оклад старый|Новый оклад|Оклад с 01.07|Оклад 2025|Оклад после повышения|Оклад прошлого года|Ожидаемая зарплата|Желаемый оклад|Надбавка|Надбавка, %|Надбавка за выслугу|Персональная надбавка|Надбавка за вредность|Доплата|Доплата за совмещение|Доплата за ночные|Коэффициент|Коэф.|Коэффициент ← 1,15|Повышающий коэффициент|РК и СН|РКиСН ← 1,15|Премия|Премии|Премия, руб.|Премия, %|Годовая премия|Квартальная премия|Премия 1 кв.|Ежемесячная премия|Бонус|Annual bonus|Bonus|Bonus, %|Bonus Q1|Премия март 2025|Ставка|Ставка, руб.|Ставка ← 250000|Ставка ← 13 %|Rate|Вычет|Вычеты|Вычет на детей|Вычет на детей ← 1400, 2800|Код вычета 126|Вычет 126|Вычет 127|Налоговый вычет|Детские вычеты|Стандартный вычет|Tax deduction|Child deduction|Имущественный вычет|Иждивенцы|Dependents|Инвалидность|Инвалид|Инвалидность ← II гр., нет|Участник СВО|СВО|Льготы|ВКС|Патент|Вредность|Условия труда ← да|Отпускные|Больничный|Материальная помощь|Матпомощь|Sick pay|Город проживания|Договор ← № 12 от 01.02.2020|Contract ← C-102|Срочный договор|Резидент ← РК|Статус резидента ← Республика|Дети ← Маша, Петя|Children ← Anna|Валюта ← USD|Gross/Net ← net|Офис ← Норильск, Москва|Филиал ← Сургут|Локация ← Мурманск|Location ← Yakutsk|Регион ← Свердловская область|Подразделение ← Воркута|Поле 5 ← 1,15|К2 ← 1.3, 1|Column7 ← 0.5, 1|Доля ← 0,75|Столбец ← 30 %, 50 %|Статус ← Самозанятый, Штат|Тип ← ГПХ|Категория ← самозанятый|Статус ← нерезидент|Прим ← USD|Вид ← на руки|Период|Месяц|Month|Месяц ← март|Год|Занятость|Занятость ← неполная|Тип занятости|Employment type ← part-time|gros_salary|chidren_count|Окалд за месяц ← 1|Районный кэффициент|territorial_multipler|Сколько вы получаете (оклад)?|Ваш оклад до вычета налогов, руб.|Есть ли у вас дети?|Укажите район. коэф. и надбавку|Зарплата: план|Оклад ← 150, 90, 120'

/** The headers that have nothing to do with what is computed. */
export const passing: string =
  '№|№ п/п|N|No.|ID|id|UUID|Код|ФИО|Ф.И.О.|Ф. И. О. сотрудника|Фамилия|Имя|Отчество|Фамилия Имя Отчество|Сотрудник|Работник|Employee|Full name|First Name|Last name|Name|Preferred name|Табельный номер|Таб. №|Таб. номер|employee_id|Employee ID|Должность|Position|Job title|Title|Подразделение|Отдел|Department|Team|Структурное подразделение|Руководитель|Manager|Supervisor|Непосредственный руководитель|Район|Район ← Ленинский, Кировский|Категория|Category|Категория персонала|Company|Компания|Организация|Юрлицо|Пол|Gender|Дата рождения|Дата рожд.|Birth date|DOB|Возраст|Age|Телефон|Phone|E-mail|Email|Почта|Адрес|Address|Паспорт|ИНН|СНИЛС|Гражданство|Citizenship|Образование|Education|Комментарий|Комментарий к окладу|Примечание|Notes|Comment|Причина увольнения|Termination reason|Номер договора|№ договора|Дата договора|Срок договора|Contract number ← 12|График работы|Schedule|Грейд|Grade|Разряд|Pay grade|Pay frequency|Payment method|Банк|Номер счёта|Лицевой счёт|Bank account|Зарплатный проект|Отметка времени|Timestamp|Имя ребёнка|Дата рождения ребёнка|Город рождения|Cost center|ЦФО|Проект|Project|Проект ← A, B|Статус|Status ← active|Стаж|Общий стаж|Отпуск|Дней отпуска|Vacation days|KPI|KPI, %|Выполнение плана, % ← 95 %|Рейтинг ← 0.87|НДФЛ|НДФЛ, руб.|Удержано|Начислено|Начислено, руб.|К выплате|На руки|Сумма на руки|Net salary|Net pay|Аванс|Алименты|Взносы|Страховые взносы|Итого|Всего|ФОТ|Total|Tax|Total cost|Сумма|Доход|target_net|annual_net_income|annual_tax_amount_rub|monthly_net_income_3|errors|warnings|Unnamed: 0|Размер одежды|Дети ФИО|Кем принят|Офис ← Москва, Казань|Источник ← hh.ru, avito|Разное ← 1, 2, 3|Баллы ← 4.5, 3.2|Индекс ← 123456|Skills|Тег'
