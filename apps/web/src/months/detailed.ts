import { signal } from '@preact/signals'

/** Whether every month and every column is shown, as an accountant needs them, with what only accountants ask for. */
export const isDetailedShown = signal(false)
