import { termTable } from '@oklad/engine/ranges'
import { contractTypes } from '../contract-types.ts'
import type { RequestField } from '../field.ts'
import { flag, numberOf, percent, termChoice } from './kinds.ts'
import { employmentOnly, notForSelfEmployed } from './not-for.ts'

/** The contract and the status of the person. */
export const personFields = {
  is_not_resident: {
    ...flag('isNonResident'),
    description:
      'A non-resident: no deductions, and 30% of each month (Tax Code, article 224, paragraph 3) unless non_resident_category says otherwise.',
    notFor: notForSelfEmployed,
    label: { en: 'Not a tax resident', ru: 'Нерезидент' },
    group: 'contract',
    option: {
      flag: '--non-resident',
      en: 'not a tax resident: 30% of each month, no deductions',
      ru: 'не налоговый резидент: 30 % с каждого месяца, без вычетов',
    },
  },
  non_resident_category: {
    ...termChoice('nonResidentCategory', {
      ordinary: { en: 'Ordinary, 30%', ru: 'Обычный, 30 %' },
      eaeu_citizen: { en: 'Citizen of the EAEU', ru: 'Гражданин ЕАЭС' },
      remote_employee: { en: 'Remote work', ru: 'Дистанционная работа' },
      highly_qualified_specialist: {
        en: 'Highly qualified specialist',
        ru: 'Высококвалифицированный специалист',
        term: 'listed',
      },
      refugee: { en: 'Refugee', ru: 'Беженец', term: 'listed' },
      compatriot: {
        en: 'Resettled compatriot',
        ru: 'Переселившийся соотечественник',
        term: 'listed',
      },
      patent_holder: { en: 'Foreigner with a patent', ru: 'Иностранец с патентом', term: 'listed' },
      ship_crew: {
        en: 'Crew of a Russian ship',
        ru: 'Член экипажа российского судна',
        term: 'listed',
      },
    }),
    description:
      'A category of non-residents whose work has the rates of residents (Tax Code, article 224, paragraphs 3 and 3.1; Treaty on the Eurasian Economic Union, article 73): cumulative, without deductions. remote_employee, for remote work, under an employment contract from 2024, under a civil contract from 2025.',
    needsFigure: {
      remote_employee: { TD: 'remote_employee_scale', GPH: 'remote_contractor_scale' },
    },
    notFor: { ...notForSelfEmployed, residents: 'nonResidentsOnly' },
    label: { en: 'Category of non-residents', ru: 'Категория нерезидента' },
    group: 'contract',
    argument: { en: '<category>', ru: '<категория>' },
    option: {
      flag: '--non-resident-category',
      en: 'with --non-resident: eaeu-citizen, remote-employee, highly-qualified-specialist, refugee, compatriot, patent-holder or ship-crew have the rates of residents; by default ordinary, 30%',
      ru: 'вместе с --non-resident: eaeu-citizen — гражданин ЕАЭС, remote-employee — дистанционная работа, highly-qualified-specialist — ВКС, refugee — беженец, compatriot — соотечественник, patent-holder — с патентом, ship-crew — экипаж судна: ставки резидентов; по умолчанию ordinary, 30 %',
    },
  },
  employment_type: {
    ...termChoice('contractType', contractTypes),
    description:
      'TD: employment contract; GPH: civil contract; SELF_EMPLOYED: tax on professional income.',
    needsFigure: { SELF_EMPLOYED: 'self_employment' },
    label: { en: 'Contract', ru: 'Договор' },
    headers: ['Contract type', 'Вид договора', 'Тип договора'],
    group: 'contract',
    argument: { en: '<contract>', ru: '<договор>' },
    option: {
      flag: '--contract',
      en: 'employment, civil or self-employed; by default employment',
      ru: 'employment — трудовой, civil — ГПХ, self-employed — самозанятый; по умолчанию employment',
    },
  },
  full_time_share: {
    schema: numberOf(termTable.fullTimeShare, 50),
    term: { term: 'fullTimeShare' },
    unit: 'count',
    description:
      'The share of full working time that the salary pays, percent, rounded down. The minimum wage is that of full time (Labour Code, article 133): the warning of pay below it, and the floors of vacation pay and sick pay, count this share of it. It does not change the salary.',
    notFor: employmentOnly,
    label: { en: 'Working time, % of full time', ru: 'Рабочее время, % от полного' },
    group: 'contract',
    argument: percent,
    option: {
      flag: '--share',
      en: 'the share of full working time that the salary pays, 1 to 100 percent: pay is compared with this share of the minimum wage; by default 100',
      ru: 'какую долю полного рабочего времени оплачивает оклад, от 1 до 100 процентов: с этой долей МРОТ сравниваются выплаты; по умолчанию 100',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
