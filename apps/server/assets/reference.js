const theme = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', theme.matches)
theme.addEventListener('change', follow)
follow()

/** The parts of the reference that the page shows: it has a title and landmarks of its own. */
const parts = ['SvgAssets', 'AuthorizeBtnContainer', 'operations', 'Models']

const layout = ({ React: { createElement } }) => ({
  components: {
    OnThePage: ({ getComponent, specSelectors }) =>
      specSelectors.loadingStatus() === 'success' &&
      createElement(
        'div',
        { className: 'swagger-ui' },
        parts.map((name) => createElement(getComponent(name, name !== 'SvgAssets'), { key: name })),
      ),
  },
})

const reference = document.getElementById('reference')
const isRussian = document.documentElement.lang === 'ru'

/** The words of Swagger UI in Russian. */
const russian = {
  Authorize: 'Ввести ключ',
  Cancel: 'Отмена',
  Clear: 'Очистить',
  Close: 'Закрыть',
  Code: 'Код',
  Controls: 'Выбирает',
  Description: 'Описание',
  Details: 'Подробности',
  Download: 'Скачать',
  'Edit Value': 'Правка',
  'Example Value': 'Пример',
  Examples: 'Примеры',
  'Examples:': 'Примеры:',
  Execute: 'Отправить',
  Headers: 'Заголовки',
  'Headers:': 'Заголовки:',
  'header.': 'запроса.',
  Links: 'Ссылки',
  'Media type': 'Тип содержимого',
  Name: 'Имя',
  'No links': 'Нет',
  'No parameters': 'Параметров нет',
  Parameters: 'Параметры',
  'Request URL': 'Адрес запроса',
  'Request body': 'Тело запроса',
  'Request duration': 'Время запроса',
  Reset: 'Сбросить',
  'Response body': 'Тело ответа',
  'Response headers': 'Заголовки ответа',
  Responses: 'Ответы',
  Schema: 'Схема',
  Schemas: 'Схемы',
  'Server response': 'Ответ сервера',
  'Try it out': 'Попробовать',
  Type: 'Тип',
}

const words = 'button, h3, h4, h5, th, td, small, i, span'

/** Says the words of Swagger UI in Russian, each the whole text of an element. */
const translateWords = () => {
  for (const element of reference.querySelectorAll(words)) {
    for (const text of element.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const english = text.data.trim()
      if (Object.hasOwn(russian, english)) text.data = text.data.replace(english, russian[english])
    }
  }
}

/** Names the controls of Swagger UI that have no label, and lets the keyboard scroll its examples. */
const complete = () => {
  if (isRussian) translateWords()
  const name = (selector, english, russian) => {
    for (const control of reference.querySelectorAll(`${selector}:not([aria-label])`)) {
      control.setAttribute('aria-label', isRussian ? russian : english)
    }
  }
  name('.examples-select-element', 'Example', 'Пример')
  name('.content-type', 'Media type', 'Тип содержимого')
  name('textarea', 'Request body', 'Тело запроса')
  name('select', 'Choice', 'Выбор')
  name('input', 'Value', 'Значение')
  for (const example of reference.querySelectorAll('pre:not([tabindex])')) example.tabIndex = 0
}
new MutationObserver(complete).observe(reference, {
  childList: true,
  characterData: true,
  subtree: true,
})

/** The document of the service; its texts in Russian where the page has a translation. */
async function translated() {
  const spec = await (await fetch('/openapi.json')).json()
  const texts = JSON.parse(reference.dataset.translation ?? '{}')
  for (const tag of spec.tags) Object.assign(tag, texts.tags?.[tag.name])
  for (const methods of Object.values(spec.paths)) {
    for (const operation of Object.values(methods)) {
      const [summary, description, answer] = texts.operations?.[operation.operationId] ?? []
      if (summary === undefined) continue
      const tags = operation.tags.map((tag) => texts.tags[tag].name)
      Object.assign(operation, { summary, description, tags })
      operation.responses['200'].description = answer
    }
  }
  return spec
}

const show = (spec) =>
  window.SwaggerUIBundle({
    spec,
    dom_id: '#reference',
    layout: 'OnThePage',
    plugins: [layout],
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    validatorUrl: null,
    syntaxHighlight: false,
  })
translated().then(show)
