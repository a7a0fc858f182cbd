import { defineClientComponent } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import './style.css'

const Playground = defineClientComponent(() => import('../../playground/playground.ts'))

export default { extends: theme, enhanceApp: ({ app }) => app.component('Playground', Playground) }
