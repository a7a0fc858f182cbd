/** The kinds of absences, with their titles. */
export const absenceKinds = {
  vacation: { en: 'Vacation', ru: 'Отпуск' },
  sick: { en: 'Sick leave', ru: 'Больничный' },
  unpaid: { en: 'Unpaid leave', ru: 'Отпуск без оплаты' },
} as const
