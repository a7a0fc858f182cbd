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

window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  layout: 'OnThePage',
  plugins: [layout],
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
})
