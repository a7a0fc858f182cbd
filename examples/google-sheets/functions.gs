// biome-ignore-all lint/correctness/noUnusedVariables: Google Sheets calls them

/**
 * На руки за год, рублей.
 * @param {number} salary оклад в месяц, рублей
 * @param {number} children детей с правом на вычет
 * @customfunction
 */
function OKLAD_NET(salary, children) {
  return OKLAD_YEAR_(salary, children).netIncome / 100
}

/**
 * НДФЛ за год, рублей.
 * @param {number} salary оклад в месяц, рублей
 * @param {number} children детей с правом на вычет
 * @customfunction
 */
function OKLAD_TAX(salary, children) {
  return OKLAD_YEAR_(salary, children).incomeTax / 100
}

function OKLAD_YEAR_(salary, children) {
  const grossSalary = Oklad.kopecks(Math.round(salary * 100))
  return Oklad.calculate(
    { grossSalary, children: children || 0 },
    Oklad.lawOf(new Date().getFullYear()),
  )
}
