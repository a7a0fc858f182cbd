/**
 * The points that one request of each operation takes from its caller's limit: its processor time
 * in the service, in units of a plain calculation's. `npm run bench -- points` compares the table
 * with the measured times.
 */
export const requestPoints = {
  calc: 1,
  'private-calc': 1,
  'gross-up': 2,
  explain: 50,
  compare: 30,
  payments: 10,
  'payments/explain': 100,
  law: 1,
  page: 20,
  picture: 100,
} as const
