/**
 * The words of headers. A row is a concept with its words and abbreviations in both languages, separated by
 * ` | `; `*` stands for any ending. Headers are compared in lower case, with е for ё and a space for every
 * mark: «Р/к» is `р к`. The longest words that fit count.
 */
type Words = Readonly<Record<string, string>>

/** Terms of pay: a column with such a word is understood, or asked about. */
export const terms: Words = {
  salary:
    'оклад* | окл | сумма оклада | должностн* оклад* | оклад* тариф* | оклад* по тариф* | тарифн* оклад* | тарифн* ставк* оклад* | оклад* тарифн* ставк* | тарифн* ставк* оклад* и пр | зарплат* | зар плат* | з п | зп | зарпл | заработн* плат* | salary | salaries | base salary | base pay | basic pay | monthly pay | monthly wage | monthly wages | salary rate',
  'salary unsure':
    'gross pay | wage | wages | дата изменения оклад* | тарифн* ставк* | сдельн* | индексаци* | повышени* | повыш | increase',
  'salary unsure hour': 'почасов* | часов* тариф* | чтс',
  'district coefficient':
    'рк | р к | pk | р коэф* | р кф | район* к т | rk | district coefficient | районный | районные | уральские | уральский | regional factor',
  coefficient:
    'коэф* | коэф т* | коэффициент* | к т | кт | кф | coefficient | coef | coeff | multiplier',
  'north allowance':
    'сн | с н | северн* | северные | северка | сев | полярка | полярки | полярные | процентн* надбавк* | northern | polar allowance',
  'north allowance unsure': 'ch | полярн | заполярье',
  allowance:
    'надбавк* | надб | доплат* | прибавк* | allowance | allowances | supplement | hardship pay',
  longService:
    'выслуг* | надбавк* за выслуг* | доплат* за выслуг* | за выслуг* | long service | seniority bonus | seniority pay',
  bonus:
    'преми* | прем | бонус* | bonus | bonuses | тринадцатая | 13 я | 13 я зарплата | 13th salary',
  'bonus unsure':
    'переменн* част* | комиссионн* | variable | variable pay | commission* | incentive*',
  rate: 'ставка | ставки | rate',
  share:
    'fte | share of full time | доля ставки | ставка доля | доля занятости | часть ставки | размер ставки | ставок | объем ставки | full time equivalent | capacity util level | capacity utilization level | employment percentage | workload | норма занятости',
  'share unsure':
    'полставки | пол ставки | неполный день | неполное рабочее время | part time | штатн* единиц* | шт ед | единиц | численност* | headcount',
  employment:
    'занятость | тип занятости | вид занятости | форма занятости | employment type | employment status | worker type | форма сотрудничества | форма оформления | тип оформления | вид оформления | оформление | тип трудоустройства',
  contract: 'договор* | контракт* | contract | contract type | тип договора | вид договора',
  contractSum:
    'сумм* договор* | сумм* по договор* | сумм* контракт* | цена договор* | стоимость договор* | contract amount | contract sum | contract value | amount of contract',
  'contract unsure': 'сз | ип | подрядчик* | по подряду',
  selfEmployed: 'самозан* | смз | нпд | self employed | self employment',
  civilContract: 'гпх | дгпх | гпд | гражданско правов* | civil contract',
  hire: 'прием | прием на работу | дата приема* | дата приема на работу | принят | принята | принят на работу | принят с | дата трудоустройства | дата найма | найм | дата начала работы | начало работы | работа с | первый рабочий день | дата начала | дата выхода | дата выхода на работу | дата поступления | дата принятия | дата принятия на работу | дата оформления на работу | работает с | дата зачисления | дата зачисления в штат | дата приема в организацию | прием дата | прием на работу дата | принят дата | принят а | дата начала работ | трудоустроен* | трудоустроен* с | в компании с | в организации с | hire date | hired | hired on | date hired | date of hire | start date | first day | first working day | employment start | employment start date | joining date | date of joining | entry date | date of entry | hiring date | date employed | employed since | employed from | employment date | date of employment | doj | onboarding date | start of work | work start | date joined | join date | joined',
  'hire unsure': 'дата оформления | пришел | пришла | вышел | вышла',
  'dismissal unsure':
    'дата ухода | уход | ушел | ушла | договор* до | срок* договор* до | срок* действия договор* до | leaver | left',
  'hire dismissal unsure':
    'период работы | срок работы | даты работы | перевод | дата перевода | переведен*',
  dismissal:
    'увольн* | увол | дата увольн* | дата увол | дата ув | дата оконч | посл день | уволен | уволена | уволился | дата окончания | дата окончания работы | работает по | работает до | работал* по | работал* до | работа по | выбыл* | дата выбытия | уволен а | уволен дата | дата окончания тд | последний день работы | посл раб день | расторж | дата расторж | окончание работы | последний рабочий день | последний день | расторжени* | дата расторжени* | прекращени* | дата прекращени* | termination | termination date | terminated | dismissal | dismissal date | end date | leaving date | leave date | left on | resigned | resignation date | separation date | offboarding date | last day | last working day | exit date',
  residence:
    'резидент* | рез | налогов* резидент* | резидентств* | статус резидент* | resident | residency | tax resident | tax residence | tax residency | residency status',
  'nonResident unsure': 'иностранец | иностранн* граждан* | foreigner',
  nonResident:
    'нерез | не налогов* резидент* | нерезидент* | не резидент* | non resident | nonresident',
  taxpayerStatus:
    'статус налогопл* | статус нп | налоговый статус | статус ндфл | статус для ндфл | код статуса налогопл* | taxpayer status | tax status',
  deduction: 'вычет* | код* (?:12[6-9]|1[34]\\d) | deduction | deductions',
  ownDeduction:
    'на себя | вычет на себя | вычет на работника | вычет на сотрудника | own deduction',
  children:
    'дети | дет | детки | детей | детей на вычет | реб | ребенок | ребенк* | детьми | детях | children | child | kids',
  'children unsure': 'возраст дет* | возраст реб* | год* рожд* дет* | многодетн*',
  dependants:
    'иждивен* | семья | состав семьи | сын | сыновья | дочь | дочери | dependants | dependents',
  disabled: 'инвалид* | инв | мсэ | ветеран* | вбд | чернобыл* | disabled | disability',
  singleParent:
    'одинок* родител* | одинок* мать | одинок* мат* | мать одиночка | единств* родител* | single parent',
  'singleParent unsure': 'двойной вычет | отказ* второго родител* | вдова | вдовец | опекун*',
  gto: 'гто',
  privilege: 'сво | участник сво | льгот*',
  specialist: 'вкс | патент* | еаэс | авансов* платеж* | дней в рф',
  'foreign currency': '$ | usd | eur | € | £ | доллар* | евро | у е | dollars | cny | kzt | byn',
  currency: 'валют* | currency | ccy',
  town: 'город | городе | населенный пункт | насел* пункт | нас пункт | нп | город работы | место работы | city | town | work city | work location',
  northernSeniority:
    'северный стаж | стаж на севере | стаж в ркс | стаж ркс | стаж работы на севере | стаж работы в ркс | сев стаж | стаж сев* | стаж для надбавки | стаж для сн | northern seniority | northern seniority years | northern experience | years in the north',
  insuranceSeniority:
    'страховой стаж | страх стаж | стаж страховой | стаж для больничн* | стаж для бл | insurance years | insurance seniority | insurance record',
  accident:
    'травматизм* | взнос* на травматизм | нс и пз | нсипз | нс | несчастн* случа* | accident | accidents | accident insurance',
  tariff:
    'вид тарифа | вид тарифа взносов | тариф взносов | тариф страховых взносов | тариф страх взносов | тариф св | льготный тариф | мсп',
  conditions:
    'вредност* | вредн* | условия труда | кл* усл* труда | класс услов* | класс подкласс услов* | кут | доп* тариф* | соут | hazard pay',
  previousPay:
    'с начала год* | доход* с начала год* | друг* работодател* | ytd | year to date | прошл* работодател* | прошл* мест* | прошл* работ* | пред работодател* | пред мест* | друг* мест* работы | до трудоустройства | 2 ндфл | предыдущ* работодател* | предыдущ* мест* | прежн* работодател* | прежн* мест* | доход до приема | previous employer | previous employers',
  advanceDay:
    '(?:день|дата|срок|число)(?: выплаты)? аванса | advance day | day of advance | day of the advance',
  finalDay:
    'день окончательного расчет* | (?:день|дата|срок|число)(?: выплаты)? (?:зарплаты|зп|з п) | final pay day | payday | pay day',
}

/** Results and sums: a column with such a word passes beside a salary, and is asked about without one. */
export const sums: Words = {
  advance: 'аванс* | advance',
  gross:
    'gross | брутто | грязн* | до вычета ндфл | до вычета налог* | до вычетов | до налог* | до ндфл | до удержан* | before tax | before taxes | pre tax | гросс',
  accrued: 'начислен*',
  net: 'net | нетто | чист* | на руки | к выплате | к выдаче | на выдачу | к получению | к перечислению | к зачислению | на карту | после вычета ндфл | после вычета налог* | после налог* | за вычетом ндфл | take home | after tax | net pay',
  outcome:
    'выплачен* | выплата | выплаты | выплат | итого | всего | сумма | сумм | фот | стоимость | затраты | total | amount | cost | доход* | income | earnings | pay | payout | payment | payments | compensation | remuneration | вознаграждени* | тариф | тс | фикс',
  taken: 'ндфл | налог* | подоходн* | удержан* | взнос* | алимент* | tax | taxes | withheld',
}

/** Words that say more about a term, and mean nothing alone. */
export const details: Words = {
  district:
    'район* | рай | регион* | region | территор* | уральск* | district | regional | territorial',
  north:
    'север* | крайн* север* | район* крайн* север* | работ* в ркс | работ* в район* крайн* север* | ркс | мкс | полярн* | polar | north',
  percent: '% | процент* | проц | percent | pct | percentage',
  roubles: '₽ | руб* | р | rub | rur | rouble* | ruble* | rubles | в рублях',
  kopecks: 'коп | копе* | kop | kopeck* | kopek*',
  thousands: 'тыс* | т р | тр | k rub | thousand | thousands | в тысячах',
  millions: 'млн | миллион* | million | millions',
  month:
    'мес | месяц | месяца | месяцев | месяцы | месячн* | в месяц | за месяц | в мес | за мес | ежемесячн* | month | monthly | per month | a month | mo | период | period',
  year: '[1-4](?: й)? кв* | iv?i? кв* | iii кв* | [12] (?:полугодие|пг) | q[1-4] | h[12] | год | года | годов* | в год | за год | annual | annually | yearly | per year | per annum | year',
  each: 'в каждом месяце | каждый месяц | of each month | each month | every month',
  equally: 'поровну по месяцам | in equal parts by month',
  hour: 'дни | дней | дн | days | смен | смены | час | часы | часов* | в час | за час | hour | hours | hourly | per hour | день | дневн* | в день | за смену | daily | per day | недел* | weekly',
  official:
    'должностн* | должн | базов* | основн* | штатн* | текущ* | current | base | basic | установленн* | действующ* | employee | employees | сотрудник* | работник* | employee s | staff | согласно | по | штату | шр | расписанию | договору | по договору | по тд | по трудовому договору',
  quantity:
    'количество | колво | кол во | кол | число | number of | number | no of | count | qty | размер | величина | значение | value',
  persons: 'чел | человек | до 18 | до 18 лет | до 24 | несоверш* | лет',
  russia:
    'рф | россии | россия | russia | russian | да нет | yes no | налоговый | налоговой | статус | status | признак',
}

/** Words that are no terms, by what they say of a column. */
export const others = {
  /** It is about something else, whatever its other words are. */
  label:
    'контакт* | contact | contacts | фио | имя | фамилия | отчество | name | names | first name | last name | номер | № | no | id | uid | guid | код сотрудника | таб | табельный | дата договора | дата рожд* | рожд* | birth* | birthday | dob | номер договора | contract number | contract no | contract id | contract date | склад | причин* | reason | комментар* | примечан* | note | notes | comment | comments | счет | счета | р с | лицевой счет | банк* | bank | карта | card | зарплатный проект | salary grade | pay grade | salary band | pay band | pay group | payment method | скидк* | email | телефон | phone | пол | возраст | age | отметка времени | timestamp | created | created at | updated | updated at | modified | дата создания | дата изменения | график | размер одежды | размер обуви | день рождения | кем | повышени* квалификаци*',
  /** It is a label where no word is a term of pay: «Дата» is one, «Дата повышения оклада» may be a term. */
  weakLabel: 'дата | date | срок | срок договора | срок действия договора',
  /** Its numbers are nothing that pay depends on, unless they are as large as pay. */
  measure:
    'стаж | выслуг* лет | разряд | грейд | grade | level | kpi | кпэ | выполн* | эффективност* | рейтинг | rating | балл* | score | норма | дней отпуск* | дни отпуск* | vacation days | days of vacation | остаток | остатки | категория | этаж | приоритет',
  /** Its numbers and flags are nothing that pay depends on, however large they are. */
  numbered:
    'n | row | unnamed 0 | код* | code | employee number | personnel number | staff number | account number | phone number | заметк* | remark* | кабинет | каб | индекс | zip | zip code | postal code | инн | снилс | паспорт* | passport | серия | кпп | бик | октмо | окпо | огрн | оквэд | отдел* | подразделен* | цех | участок | бригада | group | группа | department | dept | team | project | проект* | офис | office | адрес* | address | cost center | cost centre | цфо | extension | доб | пропуск | инвентарный | логин | login | пароль | приказ | год рождения | рост | вес | email | работа* | активен | активна | active',
  /** They change nothing. */
  filler:
    'за свой счет | по месяцам | г | условия оплаты труда | условия оплаты | условия | даты | данные | сведения | постоянн* | разов* | о | в | за | и | на | с | к | the | of | in | for | per | a',
} satisfies Words

/** The beginnings of words of days that are neither the first nor the last one of work. */
export const otherDays: RegExp =
  /(?:^| )(?:медосмотр|медкниж|аттестац|инструктаж|обучен|экзамен|квалификац|выда[чн]|справк|приказ|заявлен|созда|обновл|измен|привив|вакцин|отчет|проверк|пересчет|возврат|medical|training|review|apprais|certif|issue|expir|order|login|report|recalculat|return)/

/** The months, January first. */
export const months: readonly string[] = [
  'янв | январ* | jan | january',
  'фев | февр | феврал* | feb | february',
  'мар | март* | mar | march',
  'апр | апрел* | apr | april',
  'май | мая | мае | may',
  'июн | июн* | jun | june',
  'июл | июл* | jul | july',
  'авг | август* | aug | august',
  'сен | сент | сентябр* | sep | sept | september',
  'окт | октябр* | oct | october',
  'ноя | нояб | ноябр* | nov | november',
  'дек | декабр* | dec | december',
]
