import {
  type ContractType,
  contractTypeNames,
  contractTypes,
  isGiven,
  type Language,
  type RequestFieldName,
  snakeCase,
  type Text,
} from '@oklad/contract/fields'
import type {
  BreakEven,
  ComparedEngagement,
  ComparedSide,
  ComparisonResponse,
  Warning,
} from '@oklad/contract/internal'
import {
  type Ahead,
  type Comparison,
  type ContractTypeFigures,
  type ContractTypeName,
  compareContractTypes,
  lawVersion,
} from '@oklad/engine'
import { funds } from '@oklad/engine/internal'
import type { Calculation } from '../calculation/calculation.ts'
import { assessmentFields, hasEffect, notCountedWarnings } from '../calculation/not-counted.ts'
import { warningsOf } from '../calculation/warnings.ts'

type Absent = NonNullable<ComparedEngagement['absent']>

const wireName = (compared: ContractTypeName): ContractType =>
  contractTypeNames.find((name) => contractTypes[name].term === compared) as ContractType
const nameAhead = (ahead: Ahead) => (ahead === 'neither' ? ahead : wireName(ahead))

const disclaimer: Text = {
  en: 'The figures compare taxes, not rights. Work that is employment by its nature must not be arranged as a civil contract or as services of a self-employed person (Labour Code, article 15); a court treats it as employment, with taxes, contributions and fines. Vacation, sick pay and dismissal protection come with the employment contract alone.',
  ru: 'Сравниваются налоги, а не права. Трудовые отношения нельзя оформлять договором ГПХ или услугами самозанятого (ст. 15 ТК РФ): суд признает их трудовыми, и работодателю доначислят налоги, взносы и штрафы. Отпуск, больничные и защита при увольнении есть только у трудового договора.',
}

const notCompared: Text = {
  en: '{labels}: not counted, because a comparison shows the pay of the months under every contract type, before writs and refunds.',
  ru: 'Не учтено: {labels}. Сравниваются выплаты по месяцам при каждом виде договора, без удержаний и возвратов.',
}

/** The warning of the fields of a calculation that a comparison does not count. */
function ignoredIn(request: Calculation['request'], language: Language): Warning[] {
  const { employment_type = 'TD', deductions_after_tax } = request
  const names: RequestFieldName[] = employment_type === 'TD' ? [] : ['employment_type']
  if (isGiven(deductions_after_tax)) names.push('deductions_after_tax')
  names.push(...assessmentFields.filter(hasEffect(request)))
  return notCountedWarnings(names, notCompared, language)
}

/** Compares the contract types for the terms of a calculation. */
export function answerComparison(calculation: Calculation, language: Language): ComparisonResponse {
  const { request, terms, law } = calculation
  const { atEqualGross, atEqualCost, breakEvens } = compareContractTypes(terms, law)
  const warnings = [
    ...warningsOf(calculation, language, atEqualGross.employment.warnings),
    ...ignoredIn(request, language),
  ]
  return {
    at_equal_gross: writeSide(atEqualGross),
    at_equal_cost: writeSide(atEqualCost),
    break_evens: breakEvens.map(
      ({ between, aheadAtFirst, changes }): BreakEven => ({
        between: between.map(wireName),
        ahead_at_first: nameAhead(aheadAtFirst),
        changes: changes.map(({ salary, ahead }) => ({
          gross_salary: salary,
          ahead: nameAhead(ahead),
        })),
      }),
    ),
    notice: disclaimer[language],
    ...(request.law_version && { law_version: lawVersion() }),
    ...(warnings.length > 0 && { warnings }),
  }
}

function writeSide(comparison: Comparison): ComparedSide {
  const { employment, civilContract, selfEmployment } = comparison
  return {
    engagements: [
      writeFigures(employment),
      writeFigures(civilContract),
      'absent' in selfEmployment
        ? { employment_type: 'SELF_EMPLOYED', absent: snakeCase(selfEmployment.absent) as Absent }
        : writeFigures(selfEmployment),
    ],
    best_for_employee: comparison.bestForEmployee.map(wireName),
    best_for_employer: comparison.bestForEmployer.map(wireName),
  }
}

const writeFigures = (figures: ContractTypeFigures): ComparedEngagement => ({
  employment_type: wireName(figures.contractType),
  ...(figures.salary !== null && { gross_salary: figures.salary }),
  annual_gross_income: figures.grossIncome,
  annual_net_income: figures.netIncome,
  annual_tax_amount: figures.incomeTax,
  annual_contributions: funds.reduce((sum, fund) => sum + figures[fund], 0),
  employer_total_cost: figures.employerCost,
})
