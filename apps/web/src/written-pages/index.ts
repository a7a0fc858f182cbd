/** The pages that the service writes: built by Vite into one module, which the service loads. */
export { answerPage, chosenPaths } from './answer-page.tsx'
export { docsPage } from './docs-page.tsx'
export { errorPage } from './error-page.tsx'
export { howPage } from './how-page.tsx'
