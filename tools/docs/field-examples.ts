import {
  grossUpFields,
  paymentFields,
  type RequestField,
  requestFields,
} from '@oklad/contract/fields'

/** Returns a request that has a field with a value other than its default, and the question that takes it. */
export function exampleOf(name: string) {
  const fields: Readonly<Record<string, RequestField>> = {
    ...requestFields,
    ...grossUpFields,
    ...paymentFields,
  }
  const { schema, notFor, atMost = name } = fields[name] as RequestField
  const [example] = schema.examples ?? []
  const other = schema.enum?.find((value) => value !== schema.default)
  const value = schema.type === 'boolean' ? schema.default !== true : (other ?? example)
  const operation =
    name in grossUpFields ? 'grossUp' : name in paymentFields ? 'payments' : 'privateCalc'
  const request = {
    ...(operation === 'grossUp' ? { target_net: 15000000 } : { gross_salary: 15000000 }),
    ...(notFor?.contracts.includes('TD') && { employment_type: 'SELF_EMPLOYED' }),
    ...(notFor?.residents && { is_not_resident: true }),
    [atMost]: fields[atMost]?.schema.examples?.[0],
    [name]: value,
  }
  return { operation, request } as const
}
