// biome-ignore-all lint/correctness/noUnusedVariables: Google Sheets calls them

/**
 * На руки за год, рублей. Для диапазона окладов — столбец ответов.
 * @param {number} salary оклад в месяц, рублей, или диапазон окладов
 * @param {number} children детей с правом на вычет, или диапазон той же высоты
 * @customfunction
 */
function OKLAD_NET(salary, children) {
  return OKLAD_EACH_(salary, children, (year) => year.netIncome / 100)
}

/**
 * НДФЛ за год, рублей. Для диапазона окладов — столбец ответов.
 * @param {number} salary оклад в месяц, рублей, или диапазон окладов
 * @param {number} children детей с правом на вычет, или диапазон той же высоты
 * @customfunction
 */
function OKLAD_TAX(salary, children) {
  return OKLAD_EACH_(salary, children, (year) => year.incomeTax / 100)
}

/** Считает каждую ячейку диапазона за один вызов; пустая ячейка остаётся пустой. */
function OKLAD_EACH_(salary, children, figure) {
  if (!Array.isArray(salary)) {
    if (Array.isArray(children)) throw new Error('Дети: нужна одна ячейка, потому что оклад один')
    return OKLAD_ONE_(salary, children, figure)
  }
  if (Array.isArray(children) && children.length !== salary.length) {
    throw new Error(`Дети: строк ${children.length}, а окладов ${salary.length}`)
  }
  return salary.map((row, line) =>
    row.map((cell, column) =>
      OKLAD_ONE_(cell, Array.isArray(children) ? children[line][column] : children, figure),
    ),
  )
}

function OKLAD_ONE_(salary, children, figure) {
  if (salary === '' || salary === undefined) return ''
  const grossSalary = Oklad.kopecks(Math.round(OKLAD_NUMBER_('Оклад', salary) * 100))
  const terms = { grossSalary, children: OKLAD_NUMBER_('Дети', children) }
  return figure(Oklad.calculate(terms, Oklad.lawOf(new Date().getFullYear())))
}

/** Число ячейки. Отформатированная как текст, например «150 000,50 ₽», читается, если её нельзя понять двояко. */
function OKLAD_NUMBER_(name, cell) {
  if (typeof cell === 'number') return cell
  if (cell === '' || cell === undefined) return 0
  const text = String(cell).trim()
  const plain =
    /^(\d{1,9}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2})(?:[.,](\d{1,2}))?\s?(?:₽|руб\.?|р\.)?$/
  const [, whole, fraction = '0'] = plain.exec(text) || []
  if (whole === undefined) throw new Error(`${name}: нужно число, а в ячейке «${text}»`)
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`)
}
