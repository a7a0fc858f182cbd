/** The kinds of absences, with their titles. */
export const absenceKinds = {
  vacation: { en: 'Vacation', ru: 'Отпуск' },
  sick: { en: 'Sick leave', ru: 'Больничный' },
  unpaid: { en: 'Unpaid leave', ru: 'Отпуск без оплаты' },
  business_trip: { en: 'Business trip', ru: 'Командировка' },
  donor_day: { en: 'Donor day', ru: 'Донорский день' },
} as const

/** How many absences a year may have, the calendar days of each, and the full months of insurance. */
export const absenceLimits = {
  most: 12,
  days: { minimum: 1, maximum: 366 },
  insuranceMonths: { minimum: 0, maximum: 1_200 },
} as const
