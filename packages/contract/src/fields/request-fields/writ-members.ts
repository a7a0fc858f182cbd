/** The kind of a writ that alone has a member, and the kind that needs it. */
export const writMembers = {
  share: { only: 'alimony_share', neededBy: 'alimony_share' },
  sum: { only: 'alimony_sum', neededBy: 'alimony_sum' },
  debt: { neededBy: 'writ' },
  priority: { only: 'writ' },
  keeps_minimum: { only: 'writ' },
} as const
