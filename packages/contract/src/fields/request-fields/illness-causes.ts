/** Who is ill, and whom an employee cares for. */
export const illnessCauses = {
  own: { en: 'oneself', ru: 'сам' },
  child_under_8: { en: 'a child under 8', ru: 'ребёнок до 8 лет' },
  child: { en: 'a child of 8 or more', ru: 'ребёнок 8 лет и старше' },
  relative: { en: 'another relative', ru: 'другой родственник' },
  quarantine: { en: 'quarantine', ru: 'карантин' },
} as const
