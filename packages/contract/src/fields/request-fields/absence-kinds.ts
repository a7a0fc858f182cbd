import type { Absence } from '@oklad/engine/ranges'
import type { Text } from '../../language.ts'

/** The kinds of absences, with their titles. */
export const absenceKinds = {
  vacation: { en: 'Vacation', ru: 'Отпуск' },
  sick: { en: 'Sick leave', ru: 'Больничный' },
  unpaid: { en: 'Unpaid leave', ru: 'Отпуск без оплаты' },
  business_trip: { en: 'Business trip', ru: 'Командировка' },
  donor_day: { en: 'Donor day', ru: 'Донорский день' },
} as const satisfies Readonly<Record<Absence['kind'], Text>>
