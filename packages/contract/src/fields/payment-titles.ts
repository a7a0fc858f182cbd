/** The titles of columns with payments by date and with the remittances of their tax. */
export const paymentTitles = {
  paidOn: { en: 'Paid on', ru: 'Выплачено' },
  paidFor: { en: 'Paid for', ru: 'За что' },
  remitBy: { en: 'Remit by', ru: 'Перечислить не позднее' },
  withheld: { en: 'Withheld', ru: 'Удержан' },
  slot: { en: 'Slot', ru: 'Код срока' },
  budgetCode: { en: 'Budget code', ru: 'КБК' },
  unknownCode: { en: 'not known', ru: 'неизвестен' },
} as const
