/** The screens on which the page is looked at, CSS pixels. */
export const screens = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
} as const
